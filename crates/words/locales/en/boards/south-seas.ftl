# The board of South Seas in the browser.
