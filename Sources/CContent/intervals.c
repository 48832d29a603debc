#include "intervals.h"

void pc_intervals_add(pc_intervals *intervals, const pc_interval *interval) {
  int64_t length;
  if (__builtin_sub_overflow(interval->end_us, interval->start_us, &length)) length = INT64_MAX;
  if (interval->end_us <= interval->start_us) return;
  if (intervals->count < PC_INTERVALS) intervals->items[intervals->count++] = *interval;
  else intervals->dropped++;
  if (__builtin_add_overflow(intervals->total_us, length, &intervals->total_us)) intervals->total_us = INT64_MAX;
  if (length > intervals->longest_us) intervals->longest_us = length;
}

void pc_curve_begin(pc_curve *curve, int64_t start_us, int64_t step_us) {
  curve->count = 0;
  curve->start_us = start_us;
  curve->step_us = step_us;
}

// Merges pairs of points. The last point stays alone if their number is odd.
static void halve(pc_curve *curve) {
  for (int32_t i = 0; i < curve->count; i += 2) {
    float left = curve->points[i], right = i + 1 < curve->count ? curve->points[i + 1] : left;
    curve->points[i / 2] = left > right ? left : right;
  }
  curve->count = (curve->count + 1) / 2;
  curve->step_us *= 2;
}

// Returns the time from the start; 0 for times before it. The difference of two times can be beyond the signed range.
static uint64_t elapsed(const pc_curve *curve, int64_t time_us) {
  return time_us > curve->start_us ? (uint64_t)time_us - (uint64_t)curve->start_us : 0;
}

void pc_curve_add(pc_curve *curve, int64_t time_us, int64_t end_us, float value) {
  uint64_t from = elapsed(curve, time_us), until = elapsed(curve, end_us);
  uint64_t last = until > from ? until - 1 : from;
  while (last / (uint64_t)curve->step_us >= PC_CURVE) halve(curve);
  int32_t first_point = (int32_t)(from / (uint64_t)curve->step_us);
  int32_t last_point = (int32_t)(last / (uint64_t)curve->step_us);
  while (curve->count < first_point) {
    curve->points[curve->count] = curve->count > 0 ? curve->points[curve->count - 1] : value;
    curve->count++;
  }
  for (int32_t i = first_point; i <= last_point; i++) {
    if (i == curve->count) curve->points[curve->count++] = value;
    else if (curve->points[i] < value) curve->points[i] = value;
  }
}
