# The page: lobby, table, story, learning.

page-title = Grognard
page-umpire = Umpire
page-part-missing = This part of the page could not be loaded: check the connection, then reload.
