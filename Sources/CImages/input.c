#include "input.h"

#include <errno.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int64_t now_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

pi_input pi_input_make(int descriptor, int64_t size, pi_limits limits) {
  return (pi_input){
      .descriptor = descriptor,
      .size = size,
      .budget = limits.read_bytes,
      .deadline_ns = now_ns() + limits.deadline_ms * 1000000,
      .failure = PI_END_OF_FILE,
  };
}

static void stop(pi_input *input, const char *limit) {
  input->failure = PI_LIMIT;
  input->limit = limit;
}

bool pi_input_past_deadline(pi_input *input) {
  if (now_ns() <= input->deadline_ns) return false;
  stop(input, "the deadline passed");
  return true;
}

size_t pi_input_read(pi_input *input, unsigned char *out, size_t count) {
  if (pi_input_past_deadline(input)) return 0;
  size_t done = 0;
  while (done < count && input->position < input->size) {
    int64_t allowed = input->budget - input->bytes_read;
    if (allowed <= 0) {
      stop(input, "more bytes than are read");
      break;
    }
    int64_t there = input->size - input->position;
    size_t rest = (size_t)(there < allowed ? there : allowed);
    size_t wanted = count - done < rest ? count - done : rest;
    ssize_t got = pread(input->descriptor, out + done, wanted, (off_t)input->position);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      input->failure = PI_IO_ERROR;
      input->error = errno;
    }
    if (got <= 0) break;
    done += (size_t)got;
    input->position += got;
    input->bytes_read += got;
  }
  return done;
}

void pi_status_keep(pi_status *status, const char *line) {
  if (status->detail[0]) return;
  size_t length = strnlen(line, sizeof(status->detail) - 1);
  memcpy(status->detail, line, length);
  status->detail[length] = 0;
}

const char *pi_status_detail(const pi_status *status) { return status->detail; }
