// The released declarations of libpreflight.so.0. The compiler refuses a header that contradicts them; functions are only added.
#include <preflight.h>

preflight_upload *preflight_open(const char *, const char *, uint64_t, const char *, char **);
int preflight_add(preflight_upload *, const void *, size_t);
int preflight_add_at(preflight_upload *, const void *, size_t, uint64_t);
int preflight_needed(preflight_upload *, uint64_t *, uint64_t *);
int preflight_end(preflight_upload *);
int preflight_state(preflight_upload *);
char *preflight_verdicts(preflight_upload *);
void preflight_close(preflight_upload *);
void preflight_free(char *);
const char *preflight_version(void);
char *preflight_rules_fingerprint(void);

_Static_assert(PREFLIGHT_OK == 0 && PREFLIGHT_INVALID == -1, "the results of calls");
_Static_assert(PREFLIGHT_OPEN == 0 && PREFLIGHT_ACCEPTED == 1 && PREFLIGHT_REFUSED == 2, "the states of an upload");
_Static_assert(PREFLIGHT_SIZE_UNKNOWN == UINT64_MAX, "the size that is not known");
