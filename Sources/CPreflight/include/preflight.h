#ifndef PREFLIGHT_H
#define PREFLIGHT_H

// libpreflight predicts the answers of share destinations to a media file while its bytes arrive (docs/c-library.md).
//
// No call opens a file, prints or starts a thread, and no call has an effect on another upload. Calls for different uploads can
// run at the same time in any threads. Calls for the same upload wait for each other. Texts are in UTF-8 and end with a NUL.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The version of this header. `preflight_version` returns the version of the library.
#define PREFLIGHT_VERSION "0.2.0"

/// The size of a file whose size is not known.
#define PREFLIGHT_SIZE_UNKNOWN UINT64_MAX

/// The check of one upload.
typedef struct preflight_upload preflight_upload;

/// The results of calls. Later versions can have more negative ones.
enum {
  /// The call did what it says.
  PREFLIGHT_OK = 0,
  /// An argument is wrong, or the call has no meaning at this time. Nothing has changed.
  PREFLIGHT_INVALID = -1,
};

/// What is certain about an upload.
enum {
  /// No answer is certain, or a rule needs more than the header of the file.
  PREFLIGHT_OPEN = 0,
  /// At least one destination accepts the upload, perhaps with a warning. Bytes that have not arrived can still change it.
  PREFLIGHT_ACCEPTED = 1,
  /// Every destination refuses the upload, whatever its other bytes are.
  PREFLIGHT_REFUSED = 2,
};

/// Begins the check of one upload.
///
/// - `to`: ids, short names or groups of destinations, separated by commas, such as "instagram-reel,tiktok-video".
/// - `assume`: a JSON object with values that no file contains, such as {"app_version": "17.3"}; NULL for none.
/// - `size`: the length of the file in bytes. An upload that ends before or after it is refused.
/// - `name`: the name of the file, whose extension is compared with the content; NULL to compare nothing.
/// - `error`: gets a text that says in one line what is wrong, or NULL after a success. Free it with `preflight_free`. NULL if
///   the text is not wanted.
///
/// Returns the upload, which `preflight_close` ends; NULL if `to` or `assume` is wrong, or if the size is above 2^63 - 1.
preflight_upload *preflight_open(const char *to, const char *assume, uint64_t size, const char *name, char **error);

/// Adds the bytes that follow those added last. `bytes` can be NULL if `count` is 0. The bytes are copied as far as they describe
/// the file.
///
/// Returns PREFLIGHT_OK. PREFLIGHT_INVALID if an argument is wrong, or after `preflight_end`.
int preflight_add(preflight_upload *upload, const void *bytes, size_t count);

/// Adds bytes at an offset of the file. They may overlap those added before. After `preflight_end`, only bytes before the end can be
/// added.
///
/// Returns PREFLIGHT_OK. PREFLIGHT_INVALID if an argument is wrong, or if the bytes end after 2^63 - 1.
int preflight_add_at(preflight_upload *upload, const void *bytes, size_t count, uint64_t offset);

/// Returns 1 if the check needs more bytes; `*start` and `*end` get their range, without the byte at `*end`. It may exceed
/// the end of a file of unknown size. Returns 0 if it needs none. PREFLIGHT_INVALID if an argument is NULL.
///
/// A caller that can read ranges reads this one, or a longer one from the same start, and adds it: best 64 KiB or more, because
/// the end of a short file can show damage. An upload in order brings the range by itself.
int preflight_needed(preflight_upload *upload, uint64_t *start, uint64_t *end);

/// Ends an upload in order, or a file that does not have the needed bytes: no bytes follow. A file of known size from which ranges
/// are read needs no end if `preflight_needed` returned 0.
///
/// Returns PREFLIGHT_OK. PREFLIGHT_INVALID if `upload` is NULL or has ended.
int preflight_end(preflight_upload *upload);

/// Returns PREFLIGHT_OPEN, PREFLIGHT_ACCEPTED or PREFLIGHT_REFUSED. PREFLIGHT_INVALID if `upload` is NULL.
///
/// PREFLIGHT_REFUSED is certain at any time. Read the others after the end. A service has to decide about PREFLIGHT_OPEN.
int preflight_state(preflight_upload *upload);

/// Returns a JSON array with one verdict for each destination, in their order: the records of `preflight scan` without `record` and
/// `path` (schemas/verdict.schema.json). Free it with `preflight_free`. NULL if `upload` is NULL or no memory is left.
char *preflight_verdicts(preflight_upload *upload);

/// Ends the check and frees its memory. Does nothing for NULL. No other call may use the upload at the same time or later.
void preflight_close(preflight_upload *upload);

/// Frees a text that a call of this library returned. Does nothing for NULL.
void preflight_free(char *text);

/// Returns the version of the library, such as "0.2.0". It is not freed.
const char *preflight_version(void);

/// Returns a text that changes with every built-in rule, so that a caller knows when to judge again. Free it with
/// `preflight_free`. NULL if no memory is left.
char *preflight_rules_fingerprint(void);

#ifdef __cplusplus
}
#endif

#endif
