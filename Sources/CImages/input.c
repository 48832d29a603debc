#include "input.h"

#include <string.h>

pr_input pi_input_make(int descriptor, int64_t size, pi_limits limits) {
  return pr_input_make(descriptor, 0, size, limits.read_bytes, limits.deadline_ms);
}

pi_outcome pi_input_failure(const pr_input *input) {
  if (pi_input_limit(input)) return PI_LIMIT;
  return input->system_error ? PI_IO_ERROR : PI_END_OF_FILE;
}

const char *pi_input_limit(const pr_input *input) {
  if (input->timed_out) return "the deadline passed";
  return input->budget_spent ? "more bytes than are read" : NULL;
}

void pi_status_keep(pi_status *status, const char *line) {
  if (status->detail[0]) return;
  size_t length = strnlen(line, sizeof(status->detail) - 1);
  memcpy(status->detail, line, length);
  status->detail[length] = 0;
}

pi_status pi_status_end(const pi_status *status, const pr_input *input) {
  pi_status ended = *status;
  ended.bytes_read = input->bytes_read;
  ended.system_error = input->system_error;
  return ended;
}

pi_status pi_status_out_of_memory(void) {
  return (pi_status){.outcome = PI_OUT_OF_MEMORY, .detail = "out of memory"};
}

const char *pi_status_detail(const pi_status *status) { return status->detail; }
