# south-seas
