/// Helpers for the lists of intervals and the curves of sound and pictures.
#pragma once

#include "CContent.h"

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

/// Adds an interval that begins after those before it, and counts its length. An interval without length is left out.
void pc_intervals_add(pc_intervals *intervals, const pc_interval *interval);

/// Begins a curve without points. `step_us` is at least 1.
void pc_curve_begin(pc_curve *curve, int64_t start_us, int64_t step_us);
/// Raises all points from this time until just before `end_us` to at least this value. If `end_us` is not after
/// `time_us`, that is one point. Times before the start count for the first point. Points without a value repeat the
/// point before them. When the points are full, pairs of them are merged and the step is doubled.
void pc_curve_add(pc_curve *curve, int64_t time_us, int64_t end_us, float value);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif
