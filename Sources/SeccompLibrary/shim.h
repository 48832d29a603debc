// Nothing is imported through this module: it only carries the flags of pkg-config to CConfinement.
