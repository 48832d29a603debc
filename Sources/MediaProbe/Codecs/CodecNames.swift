// FFmpeg's codec names for the codes listed by the MP4 registration authority (mp4ra.org) and QuickTime.

/// Returns the codec of any track; nil for an unknown code.
func codecName(_ code: FourCC, _ kind: StreamFacts.Kind) -> String? {
  switch kind {
  case .video: videoCodecName(code)
  case .audio: audioCodecName(code)
  case .subtitle: subtitleCodecName(code)
  case .data, .attachment: code == "gpmd" || code == "fdsc" || code == "rtmd" ? "bin_data" : nil
  }
}

func videoCodecName(_ code: FourCC) -> String? {
  switch code {
  case "avc1", "avc2", "avc3", "avc4", "dva1", "dvav", "drmi", "ai12", "ai15", "ai1q", "ai5q", "AVin", "x264": "h264"
  case "hvc1", "hev1", "hvc2", "hev2", "dvh1", "dvhe", "lhv1", "lhe1": "hevc"
  case "av01", "dav1": "av1"
  case "vp08": "vp8"
  case "vp09": "vp9"
  case "vvc1", "vvi1": "vvc"
  case "evc1": "evc"
  case "apv1": "apv"
  case "lvc1": "lcevc"
  case "mp4v", "DIVX", "XVID", "3IV1", "3IV2", "xvid", "FMP4": "mpeg4"
  case "apch", "apcn", "apcs", "apco", "ap4h", "ap4x": "prores"
  case "aprn", "aprh": "prores_raw"
  case "jpeg", "mjpa", "mjpg", "MJPG", "AVDJ", "dmb1", "AVRn": "mjpeg"
  case "mjpb": "mjpegb"
  case "png ", "PNG ", "MPNG": "png"
  case "gif ": "gif"
  case "mjp2", "MJ2C": "jpeg2000"
  case "tiff": "tiff"
  case "tga ": "targa"
  case "h263", "s263", "H263": "h263"
  case "mp1v", "m1v ", "m1v1", "mpeg": "mpeg1video"
  case "mp2v", "m2v1", "xdv1", "xdv2", "xdv3", "xdv4", "xdv5", "xdv6", "xdv7", "xdv8", "xdv9", "xdva", "xdvb", "xdvc",
    "xdvd", "xdve", "xdvf", "xd51", "xd54", "xd55", "xd59", "xd5a", "xd5b", "xd5c", "xd5d", "xd5e", "xd5f", "hdv1",
    "hdv2",
    "hdv3", "hdv4", "hdv5", "hdv6", "hdv7", "hdv8", "hdv9", "hdva", "mx5n", "mx5p", "mx4n", "mx4p", "mx3n", "mx3p":
    "mpeg2video"
  case "dvc ", "dvcp", "dvsd", "dvpp", "dv5n", "dv5p", "AVdv", "AVd1", "dvhq", "dvhp", "dvh6", "dvh5", "dvh3", "dvh2":
    "dvvideo"
  case "SVQ1", "svq1", "svqi": "svq1"
  case "SVQ3": "svq3"
  case "cvid": "cinepak"
  case "rle ": "qtrle"
  case "smc ": "smc"
  case "rpza", "azpr": "rpza"
  case "8BPS": "8bps"
  case "raw ", "yuvs", "2vuy", "2Vuy", "yuv2", "v308", "v408", "v410", "r210", "R10k", "b48r", "b64a":
    rawCodecName(code)
  case "v210", "bxy2": "v210"
  case "AVdn", "AVdh": "dnxhd"
  case "CFHD": "cfhd"
  case "icod": "aic"
  case "Hap1", "Hap5", "HapY", "HapA", "HapM": "hap"
  case "vc-1": "vc1"
  case "drac": "dirac"
  case "FFV1": "ffv1"
  case "WRLE": "bmp"
  case "IV50": "indeo5"
  case "WMV3": "wmv3"
  default: nil
  }
}

private func rawCodecName(_ code: FourCC) -> String {
  switch code {
  case "v308": "v308"
  case "v408": "v408"
  case "v410": "v410"
  case "r210": "r210"
  case "R10k": "r10k"
  default: "rawvideo"
  }
}

func audioCodecName(_ code: FourCC) -> String? {
  switch code {
  case "mp4a", "drms", "aac ": "aac"
  case ".mp3", "mp3 ", "MP3 ", "LAME": "mp3"
  case ".mp1": "mp1"
  case ".mp2": "mp2"
  case "ac-3", "sac3": "ac3"
  case "ec-3": "eac3"
  case "ac-4": "ac4"
  case "alac": "alac"
  case "Opus": "opus"
  case "fLaC": "flac"
  case "samr": "amr_nb"
  case "sawb": "amr_wb"
  case "sawp": "amr_wb+"
  case "sevc": "evrc"
  case "sqcp", "Qclp", "Qclq": "qcelp"
  case "dtsc", "dtse", "dtsh", "dtsl", "dts+", "dts-": "dts"
  case "mlpa": "truehd"
  case "iamf": "iamf"
  case "mha1", "mhm1", "mha2", "mhm2": "mpegh_3d_audio"
  case "ulaw": "pcm_mulaw"
  case "alaw": "pcm_alaw"
  case "ima4": "adpcm_ima_qt"
  case "MAC3": "mace3"
  case "MAC6": "mace6"
  case "agsm": "gsm"
  case "QDM2": "qdm2"
  case "QDMC": "qdmc"
  case "spex", "SPXN": "speex"
  case "vdva", "dvca": "dvaudio"
  case "nmos": "nellymoser"
  // The exact format of these depends on more than the code.
  case "sowt": "pcm_s16le"
  case "twos", "NONE": "pcm_s16be"
  case "raw ": "pcm_u8"
  case "in24": "pcm_s24be"
  case "in32": "pcm_s32be"
  case "fl32": "pcm_f32be"
  case "fl64": "pcm_f64be"
  case "lpcm", "ipcm": "pcm_s16le"
  case "fpcm": "pcm_f32le"
  default: nil
  }
}

func subtitleCodecName(_ code: FourCC) -> String? {
  switch code {
  case "tx3g", "text": "mov_text"
  case "c608": "eia_608"
  case "wvtt": "webvtt"
  case "stpp", "dfxp": "ttml"
  default: nil
  }
}
