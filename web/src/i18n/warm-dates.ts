// Run as a worker. The first date that a browser writes takes it longer than a whole screen does, as it looks first which
// languages it has; what it found it keeps for all that belongs to the page.
Intl.DateTimeFormat().format()
close()
