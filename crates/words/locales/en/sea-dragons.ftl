# sea-dragons
