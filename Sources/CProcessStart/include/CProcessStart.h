// This module declares nothing: the check in start.c runs by itself before Swift's runtime starts.
