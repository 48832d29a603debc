// The function is libFuzzer's; a target needs a file to build.
#include "CLibFuzzer.h"
