#include "DescriptorInput.h"

#include <errno.h>
#include <time.h>
#include <unistd.h>

static int64_t now_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

pr_input pr_input_make(int descriptor, int64_t start, int64_t size, int64_t budget, int64_t deadline_ms) {
  return (pr_input){
      .descriptor = descriptor,
      .start = start,
      .size = size,
      .budget = budget,
      .deadline_ns = now_ns() + deadline_ms * 1000000,
  };
}

bool pr_input_past_deadline(pr_input *input) {
  if (!input->timed_out && now_ns() > input->deadline_ns) input->timed_out = true;
  return input->timed_out;
}

size_t pr_input_read(pr_input *input, uint8_t *out, size_t count) {
  if (pr_input_past_deadline(input)) return 0;
  size_t done = 0;
  while (done < count && input->position < input->size) {
    int64_t allowed = input->budget - input->bytes_read;
    if (allowed <= 0) {
      input->budget_spent = true;
      break;
    }
    int64_t there = input->size - input->position;
    size_t rest = (size_t)(there < allowed ? there : allowed);
    size_t wanted = count - done < rest ? count - done : rest;
    ssize_t got = pread(input->descriptor, out + done, wanted, (off_t)(input->start + input->position));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) input->system_error = errno;
    if (got <= 0) break;
    done += (size_t)got;
    input->position += got;
    input->bytes_read += got;
  }
  return done;
}
