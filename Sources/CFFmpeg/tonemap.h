// High dynamic range in the eight bits of a small picture.
#pragma once

#include <libavutil/pixfmt.h>
#include <stddef.h>
#include <stdint.h>

// Brings RGBA pixels of PQ or HLG to sRGB; leaves all others as they are.
void pf_tone_map(uint8_t *rgba, size_t count, enum AVColorTransferCharacteristic transfer,
                 enum AVColorPrimaries primaries);
