// Calls with arguments that make no sense, and from many threads at once: misuse SAMPLE
#include <preflight.h>

#include <malloc.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition) \
  do { \
    if (!(condition)) { \
      fprintf(stderr, "misuse: line %d: %s\n", __LINE__, #condition); \
      exit(1); \
    } \
  } while (0)

static unsigned char sample[1 << 20];
static size_t length;

// Opens an upload that must be refused with a text about it.
static void refused(const char *to, const char *assume, uint64_t size, const char *word) {
  char *error = NULL;
  CHECK(preflight_open(to, assume, size, NULL, &error) == NULL);
  CHECK(error != NULL && strstr(error, word) != NULL && strchr(error, '\n') == NULL && strlen(error) < 4100);
  preflight_free(error);
  CHECK(preflight_open(to, assume, size, NULL, NULL) == NULL);
}

static preflight_upload *opened(uint64_t size) {
  char *error = "not set";
  preflight_upload *upload = preflight_open("tiktok-video", NULL, size, "clip.mp4", &error);
  CHECK(upload != NULL && error == NULL);
  return upload;
}

static void arguments_of_open(void) {
  refused(NULL, NULL, 0, "no destination");
  refused("", NULL, 0, "no destination");
  refused(" , ,", NULL, 0, "no destination");
  refused("tiktok-vide", NULL, 0, "did you mean");
  refused("\xff\xfe", NULL, 0, "no destination");
  refused("two\nlines\x1b[2J", NULL, 0, "two\\nlines\\e[2J");
  refused("tiktok-video", "", 0, "no JSON");
  refused("tiktok-video", "{", 0, "no JSON");
  refused("tiktok-video", "\xff", 0, "no JSON");
  refused("tiktok-video", "[]", 0, "no JSON object");
  refused("tiktok-video", "{\"app_version\": 17}", 0, "no text");
  refused("tiktok-video", "{\"nothing\": \"1\"}", 0, "nothing");
  refused("tiktok-video", NULL, UINT64_MAX - 1, "size");
  refused("tiktok-video", NULL, (uint64_t)INT64_MAX + 1, "size");
  // Too deep, too many and too long.
  char *text = calloc(1, 1 << 22);
  memset(text, '[', (1 << 22) - 1);
  refused("tiktok-video", text, 0, "no JSON");
  memset(text, 'x', (1 << 22) - 1);
  refused(text, NULL, 0, "no destination");
  preflight_upload *upload = preflight_open("tiktok-video", NULL, 0, text, NULL);
  CHECK(upload != NULL);
  preflight_close(upload);
  memset(text, ',', (1 << 22) - 1);
  refused(text, NULL, 0, "no destination");
  free(text);
}

static void no_upload(void) {
  uint64_t start = 7, end = 7;
  CHECK(preflight_add(NULL, sample, length) == PREFLIGHT_INVALID);
  CHECK(preflight_add_at(NULL, sample, length, 0) == PREFLIGHT_INVALID);
  CHECK(preflight_needed(NULL, &start, &end) == PREFLIGHT_INVALID && start == 7 && end == 7);
  CHECK(preflight_end(NULL) == PREFLIGHT_INVALID);
  CHECK(preflight_state(NULL) == PREFLIGHT_INVALID);
  CHECK(preflight_verdicts(NULL) == NULL);
  preflight_close(NULL);
  preflight_free(NULL);
}

static void arguments_of_an_upload(void) {
  uint64_t start, end;
  preflight_upload *upload = opened(PREFLIGHT_SIZE_UNKNOWN);
  CHECK(preflight_needed(upload, NULL, &end) == PREFLIGHT_INVALID);
  CHECK(preflight_needed(upload, &start, NULL) == PREFLIGHT_INVALID);
  CHECK(preflight_add(upload, NULL, 1) == PREFLIGHT_INVALID);
  CHECK(preflight_add(upload, NULL, 0) == PREFLIGHT_OK);
  CHECK(preflight_add(upload, sample, 0) == PREFLIGHT_OK);
  CHECK(preflight_add(upload, sample, SIZE_MAX) == PREFLIGHT_INVALID);
  CHECK(preflight_add(upload, sample, (size_t)INT64_MAX + 1) == PREFLIGHT_INVALID);
  CHECK(preflight_add_at(upload, sample, length, UINT64_MAX) == PREFLIGHT_INVALID);
  CHECK(preflight_add_at(upload, sample, length, UINT64_MAX - length) == PREFLIGHT_INVALID);
  CHECK(preflight_add_at(upload, sample, length, INT64_MAX) == PREFLIGHT_INVALID);
  CHECK(preflight_add_at(upload, sample, 0, UINT64_MAX) == PREFLIGHT_INVALID);
  // None of these has changed anything.
  CHECK(preflight_needed(upload, &start, &end) == 1 && start == 0 && end > 0);
  CHECK(preflight_add(upload, sample, length) == PREFLIGHT_OK);
  CHECK(preflight_end(upload) == PREFLIGHT_OK);
  CHECK(preflight_state(upload) == PREFLIGHT_ACCEPTED);
  // After the end, only bytes before it can come.
  CHECK(preflight_end(upload) == PREFLIGHT_INVALID);
  CHECK(preflight_add(upload, sample, 1) == PREFLIGHT_INVALID);
  CHECK(preflight_add_at(upload, sample, 1, length) == PREFLIGHT_INVALID);
  CHECK(preflight_add_at(upload, sample, 1, 0) == PREFLIGHT_OK);
  CHECK(preflight_state(upload) == PREFLIGHT_ACCEPTED);
  preflight_close(upload);
}

static void largest_offsets(void) {
  // The last byte that a file can have, once without a size and once with the largest one.
  for (int i = 0; i < 2; i++) {
    preflight_upload *upload = opened(i == 0 ? PREFLIGHT_SIZE_UNKNOWN : INT64_MAX);
    CHECK(preflight_add_at(upload, sample, 1, INT64_MAX - 1) == PREFLIGHT_OK);
    CHECK(preflight_add(upload, sample, 1) == PREFLIGHT_INVALID);
    CHECK(preflight_add_at(upload, sample, length, 0) == PREFLIGHT_OK);
    CHECK(preflight_end(upload) == PREFLIGHT_OK);
    CHECK(preflight_state(upload) == PREFLIGHT_REFUSED);
    preflight_close(upload);
  }
}

// Bytes in pieces of any length, in any order and repeatedly give no trap and an answer.
static void odd_pieces(void) {
  uint64_t random = 0x9e3779b97f4a7c15;
  for (int round = 0; round < 300; round++) {
    preflight_upload *upload = opened(round % 3 == 0 ? length : round % 3 == 1 ? PREFLIGHT_SIZE_UNKNOWN : random >> (random % 63 + 1));
    for (int piece = 0; piece < 60; piece++) {
      random = random * 6364136223846793005u + 1442695040888963407u;
      size_t at = (random >> 33) % length, count = (random >> 13) % (length - at) + 1;
      uint64_t offset = random % 5 == 0 ? random >> (random % 60) : at;
      preflight_add_at(upload, sample + at, count % 4096, offset);
      CHECK(preflight_state(upload) >= 0);
    }
    preflight_end(upload);
    char *text = preflight_verdicts(upload);
    CHECK(text != NULL && text[0] == '[');
    preflight_free(text);
    preflight_close(upload);
  }
}

// Memory does not grow with the number of uploads. The first ones make what all share.
static void memory(void) {
  size_t before = 0;
  for (int i = 0; i < 1100; i++) {
    if (i == 100) before = mallinfo2().uordblks;
    preflight_upload *upload = opened(length);
    CHECK(preflight_add(upload, sample, length) == PREFLIGHT_OK && preflight_end(upload) == PREFLIGHT_OK);
    preflight_free(preflight_verdicts(upload));
    preflight_close(upload);
    refused("tiktok-video", "{", 0, "no JSON");
  }
  CHECK(mallinfo2().uordblks <= before + 10000);
}

// An upload of each thread has its own answer, whatever the others do.
static void *own_uploads(void *shared) {
  for (int i = 0; i < 100; i++) {
    preflight_upload *upload = opened(length + (i % 2));
    for (size_t at = 0; at < length; at += 4096) {
      CHECK(preflight_add(upload, sample + at, length - at < 4096 ? length - at : 4096) == PREFLIGHT_OK);
      preflight_add_at(shared, sample + at, length - at < 4096 ? length - at : 4096, at);
      CHECK(preflight_state(shared) >= 0);
    }
    preflight_end(upload);
    CHECK(preflight_state(upload) == (i % 2 == 0 ? PREFLIGHT_ACCEPTED : PREFLIGHT_REFUSED));
    char *text = preflight_verdicts(i % 3 == 0 ? shared : upload), *print = preflight_rules_fingerprint();
    CHECK(text != NULL && text[0] == '[' && strlen(print) == 8);
    preflight_free(text);
    preflight_free(print);
    preflight_close(upload);
    uint64_t start, end;
    CHECK(preflight_needed(shared, &start, &end) >= 0);
  }
  return NULL;
}

static void eight_threads(void) {
  pthread_t threads[8];
  preflight_upload *shared = opened(length);
  for (int i = 0; i < 8; i++) CHECK(pthread_create(&threads[i], NULL, own_uploads, shared) == 0);
  for (int i = 0; i < 8; i++) CHECK(pthread_join(threads[i], NULL) == 0);
  CHECK(preflight_end(shared) == PREFLIGHT_OK);
  CHECK(preflight_state(shared) == PREFLIGHT_ACCEPTED);
  preflight_close(shared);
}

int main(int count, char **words) {
  CHECK(count == 2);
  FILE *file = fopen(words[1], "rb");
  CHECK(file != NULL);
  length = fread(sample, 1, sizeof sample, file);
  CHECK(length > 4096 && length < sizeof sample);
  fclose(file);
  CHECK(strcmp(preflight_version(), PREFLIGHT_VERSION) == 0);
  arguments_of_open();
  no_upload();
  arguments_of_an_upload();
  largest_offsets();
  odd_pieces();
  memory();
  eight_threads();
  return 0;
}
