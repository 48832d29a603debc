// FFmpeg's names of the default channel layouts of each codec.

/// Returns the layout of an MPEG-4 channel configuration (ISO/IEC 14496-3, table 1.19). By the standard, configuration
/// 7 has wide front speakers; encoders use it for 7.1 with side speakers.
func mpeg4LayoutName(_ configuration: Int) -> String? {
  switch configuration {
  case 1: "mono"
  case 2: "stereo"
  case 3: "3.0"
  case 4: "4.0"
  case 5: "5.0"
  case 6: "5.1"
  case 7: "7.1"
  case 11: "6.1(back)"
  case 12: "7.1"
  case 14: "5.1.2"
  default: nil
  }
}

/// Returns the layout in the channel order of Vorbis I (4.3.9), which Opus shares (RFC 7845, 5.1.1.2).
func vorbisLayoutName(_ channels: Int) -> String? {
  switch channels {
  case 1: "mono"
  case 2: "stereo"
  case 3: "3.0"
  case 4: "quad"
  case 5: "5.0"
  case 6: "5.1"
  case 7: "6.1"
  case 8: "7.1"
  default: nil
  }
}

/// Returns the layout of FLAC channels (RFC 9639, 9.1.3).
func flacLayoutName(_ channels: Int) -> String? {
  switch channels {
  case 5: "5.0(side)"
  case 6: "5.1(side)"
  default: vorbisLayoutName(channels)
  }
}

/// Returns the layout of Apple Lossless channels, by the channel layout tags in its published source.
func appleLosslessLayoutName(_ channels: Int) -> String? {
  switch channels {
  case 1: "mono"
  case 2: "stereo"
  case 3: "3.0"
  case 4: "4.0"
  case 5: "5.0"
  case 6: "5.1"
  case 7: "6.1(back)"
  case 8: "7.1(wide)"
  default: nil
  }
}

/// Returns the layout of acmod and lfeon in AC-3 and E-AC-3 (ETSI TS 102 366, table 4.3).
func dolbyLayoutName(_ mode: Int, hasLowFrequency: Bool) -> String? {
  switch (mode, hasLowFrequency) {
  case (1, false): "mono"
  case (0, false), (2, false): "stereo"
  case (0, true), (2, true): "2.1"
  case (3, false): "3.0"
  case (3, true): "3.1"
  case (4, false): "3.0(back)"
  case (5, false): "4.0"
  case (5, true): "4.1"
  case (6, false): "quad(side)"
  case (7, false): "5.0(side)"
  case (7, true): "5.1(side)"
  default: nil
  }
}
