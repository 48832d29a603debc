/// Returns FFmpeg's name and the bits per sample of PCM audio; nil for other codecs.
///
/// - Parameters:
///   - isLittle: True if QuickTime's `enda` box states little-endian.
///   - flags: Flags of a sound description of version 2: 1 float, 2 big-endian, 4 signed.
///   - configuration: PCMConfig (ISO/IEC 23003-5, 5.1), including version and flags.
func pcmFormat(
  _ description: SampleDescription, isLittle: Bool, flags: Int64, configuration: Fields?
) -> (name: String, bits: Int)? {
  let bits = description.bitsPerSample
  switch description.original {
  case "sowt": return integer(bits, isLittle: true)
  case "twos": return integer(bits, isLittle: isLittle)
  case "raw ": return bits == 16 ? integer(16, isLittle: false) : ("pcm_u8", 8)
  case "NONE": return bits == 8 ? ("pcm_u8", 8) : integer(bits, isLittle: false)
  case "in24": return integer(24, isLittle: isLittle)
  case "in32": return integer(32, isLittle: isLittle)
  case "fl32": return (isLittle ? "pcm_f32le" : "pcm_f32be", 32)
  case "fl64": return (isLittle ? "pcm_f64le" : "pcm_f64be", 64)
  case "lpcm":
    let isLittle = flags & 2 == 0
    if flags & 1 != 0 {
      return bits == 64 ? (isLittle ? "pcm_f64le" : "pcm_f64be", 64) : (isLittle ? "pcm_f32le" : "pcm_f32be", 32)
    }
    if bits == 8, flags & 4 == 0 { return ("pcm_u8", 8) }
    return integer(bits, isLittle: isLittle)
  case "ipcm", "fpcm":
    guard let format = configuration?.u8(4), let size = configuration?.u8(5) else { return nil }
    let isLittle = format & 1 != 0
    if description.original == "ipcm" { return integer(size, isLittle: isLittle) }
    if size == 64 { return (isLittle ? "pcm_f64le" : "pcm_f64be", 64) }
    return (isLittle ? "pcm_f32le" : "pcm_f32be", 32)
  default: return nil
  }
}

private func integer(_ bits: Int, isLittle: Bool) -> (name: String, bits: Int)? {
  switch bits {
  case 8: ("pcm_s8", 8)
  case 16: (isLittle ? "pcm_s16le" : "pcm_s16be", 16)
  case 24: (isLittle ? "pcm_s24le" : "pcm_s24be", 24)
  case 32: (isLittle ? "pcm_s32le" : "pcm_s32be", 32)
  default: nil
  }
}
