#include "tonemap.h"

#include <math.h>
#include <stdbool.h>

// ITU-R BT.2408, 2.2: the luminance of white paper in HDR, in cd/m². It becomes 1.0.
#define WHITE 203.0f
// The highest luminance that is kept distinct, in cd/m²: the peak of HLG displays in BT.2100, and of most PQ grading.
#define PEAK 1000.0f

// ITU-R BT.2100-2, table 4: converts the signal to luminance in cd/m².
static float pq_light(float signal) {
  const float m1 = 2610.0f / 16384, m2 = 2523.0f / 4096 * 128, c1 = 3424.0f / 4096, c2 = 2413.0f / 4096 * 32,
              c3 = 2392.0f / 4096 * 32;
  float power = powf(signal, 1 / m2);
  return 10000 * powf(fmaxf(power - c1, 0) / (c2 - c3 * power), 1 / m1);
}

// Table 5: converts the signal to scene light, from 0 to 1.0.
static float hlg_scene(float signal) {
  const float a = 0.17883277f, b = 1 - 4 * a, c = 0.5f - a * logf(4 * a);
  return signal <= 0.5f ? signal * signal / 3 : (expf((signal - c) / a) + b) / 12;
}

// IEC 61966-2-1, 5.2: converts light to the sRGB signal.
static uint8_t srgb(float light) {
  float signal = light <= 0.0031308f ? 12.92f * light : 1.055f * powf(light, 1 / 2.4f) - 0.055f;
  return (uint8_t)lrintf(255 * fminf(fmaxf(signal, 0), 1));
}

static void map_pixel(uint8_t *pixel, const float light_of[256], bool is_hlg, bool is_wide) {
  float r = light_of[pixel[0]], g = light_of[pixel[1]], b = light_of[pixel[2]];
  if (is_hlg) {
    // Table 5: the opto-optical transfer function, with the gamma of 1.2 for this peak.
    float gain = PEAK * powf(0.2627f * r + 0.6780f * g + 0.0593f * b, 0.2f);
    r *= gain, g *= gain, b *= gain;
  }
  r /= WHITE, g /= WHITE, b /= WHITE;
  if (is_wide) {
    // ITU-R BT.2407, 2: converts the primaries of BT.2020 to those of BT.709; colors outside are clipped.
    float x = 1.6605f * r - 0.5876f * g - 0.0728f * b, y = -0.1246f * r + 1.1329f * g - 0.0083f * b,
          z = -0.0182f * r - 0.1006f * g + 1.1187f * b;
    r = fmaxf(x, 0), g = fmaxf(y, 0), b = fmaxf(z, 0);
  }
  // Reinhard et al., Photographic Tone Reproduction for Digital Images (2002), equation 4. It is applied to the
  // brightest component, so that colors keep their hue.
  const float brightest = fmaxf(r, fmaxf(g, b)), limit = PEAK / WHITE;
  float gain = (1 + brightest / (limit * limit)) / (1 + brightest);
  pixel[0] = srgb(r * gain), pixel[1] = srgb(g * gain), pixel[2] = srgb(b * gain);
}

void pf_tone_map(uint8_t *rgba, size_t count, enum AVColorTransferCharacteristic transfer,
                 enum AVColorPrimaries primaries) {
  bool is_hlg = transfer == AVCOL_TRC_ARIB_STD_B67;
  if (!is_hlg && transfer != AVCOL_TRC_SMPTE2084) return;
  float light_of[256];
  for (int i = 0; i < 256; i++) light_of[i] = is_hlg ? hlg_scene((float)i / 255) : pq_light((float)i / 255);
  for (size_t i = 0; i < count; i++) map_pixel(rgba + 4 * i, light_of, is_hlg, primaries == AVCOL_PRI_BT2020);
}
