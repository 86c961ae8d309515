# The board of Sea Dragons in the browser.
