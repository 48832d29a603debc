// Tone mapping of high dynamic range to the eight bits of a thumbnail.
#pragma once

#include <libavutil/pixfmt.h>
#include <stddef.h>
#include <stdint.h>

// Converts RGBA pixels of PQ or HLG to sRGB; leaves all others unchanged.
void pf_tone_map(uint8_t *rgba, size_t count, enum AVColorTransferCharacteristic transfer,
                 enum AVColorPrimaries primaries);
