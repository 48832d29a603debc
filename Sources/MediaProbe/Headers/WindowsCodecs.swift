// FFmpeg's names for the codec codes of AVI, WAV and Matroska's compatibility modes.

/// Returns the codec of a BITMAPINFOHEADER compression code, ignoring case; nil for an unlisted one.
func windowsVideoName(_ code: FourCC) -> String? {
  switch code.description.uppercased() {
  case "H264", "X264", "AVC1", "DAVC", "VSSH", "Q264": "h264"
  case "HEVC", "H265", "X265", "HVC1", "HEV1": "hevc"
  case "FMP4", "DIVX", "DX50", "XVID", "MP4S", "MP4V", "M4S2", "3IV2", "DVX1", "RMP4", "FFDS": "mpeg4"
  case "MP43", "DIV3", "DIV4", "DIV5", "DIV6", "MPG3", "AP41", "COL0", "COL1": "msmpeg4v3"
  case "MP42", "DIV2": "msmpeg4v2"
  case "MPG4": "msmpeg4v1"
  case "MJPG", "AVRN", "JPGL", "LJPG", "DMB1", "MJPA": "mjpeg"
  case "MJLS": "jpegls"
  case "MPG1", "MPEG": "mpeg1video"
  case "MPG2", "MPG2V", "MP2V": "mpeg2video"
  case "H263", "X263", "S263": "h263"
  case "U263": "h263"
  case "VP80": "vp8"
  case "VP90": "vp9"
  case "VP60", "VP61", "VP62": "vp6"
  case "AV01": "av1"
  case "WMV1": "wmv1"
  case "WMV2": "wmv2"
  case "WMV3": "wmv3"
  case "WVC1": "vc1"
  case "DVSD", "DV25", "DVHD", "CDVC", "DV50": "dvvideo"
  case "HFYU": "huffyuv"
  case "FFVH": "ffvhuff"
  case "FFV1": "ffv1"
  case "CVID": "cinepak"
  case "IV31", "IV32": "indeo3"
  case "IV41": "indeo4"
  case "IV50": "indeo5"
  case "THEO": "theora"
  case "MPNG", "PNG1": "png"
  case "ULRA", "ULRG", "ULY0", "ULY2", "ULY4", "ULH0", "ULH2": "utvideo"
  case "MJ2C": "jpeg2000"
  case "I420", "IYUV", "YV12", "YUY2", "UYVY", "YVYU", "NV12", "Y800", "Y8  ", "GREY", "DIB ", "RGB ": "rawvideo"
  default: nil
  }
}

/// Returns the codec of a WAVEFORMATEX tag (registered in RFC 2361 and mmreg.h); nil for an unlisted one.
///
/// - Parameter bits: Bits per sample, which distinguish the PCM formats.
func windowsAudioName(_ tag: Int, bits: Int) -> String? {
  switch tag {
  case 0x0001:
    switch bits {
    case 1...8: "pcm_u8"
    case 9...16: "pcm_s16le"
    case 17...24: "pcm_s24le"
    case 25...32: "pcm_s32le"
    case 33...64: "pcm_s64le"
    default: nil
    }
  case 0x0003: bits == 64 ? "pcm_f64le" : bits == 32 ? "pcm_f32le" : nil
  case 0x0002: "adpcm_ms"
  case 0x0006: "pcm_alaw"
  case 0x0007: "pcm_mulaw"
  case 0x0011: "adpcm_ima_wav"
  case 0x0031: "gsm_ms"
  case 0x0050: "mp2"
  case 0x0055: "mp3"
  case 0x00FF, 0x1600, 0x706D: "aac"
  case 0x0160: "wmav1"
  case 0x0161: "wmav2"
  case 0x0162: "wmapro"
  case 0x0163: "wmalossless"
  case 0x2000: "ac3"
  case 0x2001: "dts"
  case 0x566F: "vorbis"
  case 0x704F: "opus"
  case 0xF1AC: "flac"
  default: nil
  }
}
