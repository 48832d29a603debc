#include "preflight.h"

const char *preflight_version(void) { return PREFLIGHT_VERSION; }
