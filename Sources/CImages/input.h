// The parts that the adapters of both libraries share: their limits on reading, and the status of a reading.
#pragma once

#include "CImages.h"

#include <DescriptorInput.h>

pr_input pi_input_make(int descriptor, int64_t size, pi_limits limits);
// Returns the reason why the last read gave fewer bytes than requested.
pi_outcome pi_input_failure(const pr_input *input);
// Returns the limit that was reached, as text for people; NULL if no limit was reached.
const char *pi_input_limit(const pr_input *input);

// Keeps the first line of detail, truncated to the available room.
void pi_status_keep(pi_status *status, const char *line);
// Returns the status of a reading that has ended.
pi_status pi_status_end(const pi_status *status, const pr_input *input);
pi_status pi_status_out_of_memory(void);
