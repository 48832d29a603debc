extension ForeignFormat {
  static let anymap = ForeignFormat(
    "PPM", .image, ["ppm", "pgm", "pbm", "pnm", "pam", "pfm"],
    demuxers: [
      "ppm_pipe", "pgm_pipe", "pbm_pipe", "pam_pipe", "pfm_pipe", "pgmyuv_pipe", "phm_pipe",
    ])
  static let paintbrush = ForeignFormat("PCX", .image, ["pcx", "dcx"], demuxers: ["pcx_pipe"])
  static let siliconGraphics = ForeignFormat("SGI image", .image, ["sgi"], demuxers: ["sgi_pipe"])
  static let webPage = ForeignFormat(notMedia: .aWebPage)
  static let sourceCode = ForeignFormat(notMedia: .sourceCode)
  static let document = ForeignFormat(notMedia: .anXMLDocument)
  static let plainArchive = ForeignFormat(
    notMedia: .aZIPArchive, "PK\u{3}\u{4}", "PK\u{5}\u{6}", "PK\u{7}\u{8}")
  static let pdfDocument = ForeignFormat(notMedia: .aPDFDocument)
  static let tapeArchive = ForeignFormat(notMedia: .aTARArchive)
  static let program = ForeignFormat(
    notMedia: .aProgram, "\u{7F}ELF", "\u{FE}\u{ED}\u{FA}\u{CE}", "\u{FE}\u{ED}\u{FA}\u{CF}",
    "\u{CE}\u{FA}\u{ED}\u{FE}",
    "\u{CF}\u{FA}\u{ED}\u{FE}", "\u{CA}\u{FE}\u{BA}\u{BE}", "\0asm\u{1}")

  /// All formats. A format without marks is recognized by its name or its structure.
  package static let all: [ForeignFormat] = videos + audioFormats + pictures + others

  private static let videos: [ForeignFormat] = [
    ForeignFormat("RealMedia", .video, ["rm", "rmvb", "rv"], demuxers: ["rm", "ivr"], ".RMF"),
    // IEC 61834: the first block of a frame has no positive mark that is strong enough.
    ForeignFormat("DV", .video, ["dv", "dif"], demuxers: ["dv"]),
    ForeignFormat("NUT", .video, ["nut"], demuxers: ["nut"], "nut/multimedia container\0"),
    ForeignFormat(
      "Windows recorded TV (WTV)", .video, ["wtv"], demuxers: ["wtv"], "\u{B7}\u{D8}\0 7I\u{DA}\u{11}\u{A6}N\0\u{7}"),
    ForeignFormat("GXF", .video, ["gxf"], demuxers: ["gxf"], "\0\0\0\0\u{1}\u{BC}"),
    ForeignFormat("Flash (SWF)", .video, ["swf"], demuxers: ["swf"], "FWS", "CWS", "ZWS"),
    ForeignFormat("Y4M", .video, ["y4m"], demuxers: ["yuv4mpegpipe"], "YUV4MPEG2 "),
    ForeignFormat("Blackmagic RAW", .video, ["braw"]),
    ForeignFormat("RED raw (R3D)", .video, ["r3d"], demuxers: ["r3d"], Mark("RED1", at: 4), Mark("RED2", at: 4)),
    ForeignFormat("ARRI raw", .video, ["ari", "arx"], "ARRI\u{12}\u{34}\u{56}\u{78}", "ARRI\u{78}\u{56}\u{34}\u{12}"),
    ForeignFormat("Magic Lantern raw (MLV)", .video, ["mlv"], demuxers: ["mlv"], "MLVI"),
    ForeignFormat("FLIC animation", .video, ["fli", "flc"], demuxers: ["flic"]),
    ForeignFormat("Smacker video", .video, ["smk"], demuxers: ["smk"], "SMK2", "SMK4"),
    ForeignFormat(
      "Bink video", .video, ["bik", "bk2"], demuxers: ["bink"], "BIKf", "BIKg", "BIKh", "BIKi", "KB2g", "KB2i"),
    ForeignFormat("Nullsoft video (NSV)", .video, ["nsv"], demuxers: ["nsv"], "NSVf", "NSVs"),
    ForeignFormat("AMV", .video, ["amv"], Mark("RIFF", and: "AMV ")),
    ForeignFormat("Video CD", .video, demuxers: ["vcd"], Mark("RIFF", and: "CDXA")),
    ForeignFormat("TiVo recording", .video, ["tivo"], demuxers: ["ty"]),
    ForeignFormat("raw VC-1 video", .video, ["vc1"], demuxers: ["vc1", "vc1test"]),
    ForeignFormat("raw VVC video", .video, ["vvc", "h266", "266"], demuxers: ["vvc"]),
    ForeignFormat("raw AV1 video", .video, ["obu"], demuxers: ["obu", "av1"]),
    ForeignFormat("raw MPEG-4 video", .video, demuxers: ["m4v"]),
    ForeignFormat("raw H.263 video", .video, ["h263", "263"], demuxers: ["h263"]),
    ForeignFormat("raw H.261 video", .video, ["h261", "261"], demuxers: ["h261"]),
    ForeignFormat("raw DNxHD video", .video, ["dnxhd", "dnxhr"], demuxers: ["dnxhd"]),
    ForeignFormat("raw Dirac video", .video, demuxers: ["dirac"], "BBCD\0"),
  ]

  private static let audioFormats: [ForeignFormat] = [
    ForeignFormat("RealAudio", .audio, ["ra"], ".ra\u{FD}"),
    // ETSI TS 102 114, 5.3.1 and annex: sync words of 16 and 14 bits in both byte orders, and the file header of
    // DTS-HD.
    ForeignFormat(
      "DTS audio", .audio, ["dts", "dtshd", "dtsma"], demuxers: ["dts", "dtshd"], "\u{7F}\u{FE}\u{80}\u{1}",
      "\u{FE}\u{7F}\u{1}\u{80}", "\u{1F}\u{FF}\u{E8}\0", "\u{FF}\u{1F}\0\u{E8}", "DTSHDHDR"),
    ForeignFormat("WavPack audio", .audio, ["wv"], demuxers: ["wv"], "wvpk"),
    ForeignFormat("Monkey's Audio", .audio, ["ape"], demuxers: ["ape"], "MAC "),
    ForeignFormat("Musepack audio", .audio, ["mpc", "mpp"], demuxers: ["mpc", "mpc8"], "MP+", "MPCK"),
    ForeignFormat("True Audio (TTA)", .audio, ["tta"], demuxers: ["tta"], "TTA1", "TTA2"),
    ForeignFormat("TAK audio", .audio, ["tak"], demuxers: ["tak"], "tBaK"),
    ForeignFormat("OptimFROG audio", .audio, ["ofr", "ofs"], "OFR "),
    ForeignFormat("Shorten audio", .audio, ["shn"], demuxers: ["shn"], "ajkg"),
    ForeignFormat(
      "DSD audio", .audio, ["dsf", "dff"], demuxers: ["dsf", "iff"], "DSD \u{1C}", Mark("FRM8", and: "DSD ", from: 12)),
    ForeignFormat(
      "Dolby TrueHD audio", .audio, ["thd", "truehd", "mlp"], demuxers: ["truehd", "mlp"],
      Mark("\u{F8}\u{72}\u{6F}\u{BA}", at: 4), Mark("\u{F8}\u{72}\u{6F}\u{BB}", at: 4)),
    ForeignFormat("Dolby AC-4 audio", .audio, ["ac4"], demuxers: ["ac4"]),
    ForeignFormat("Sun audio (AU)", .audio, ["au", "snd"], demuxers: ["au"], ".snd\0\0"),
    ForeignFormat(
      "Wave64 audio", .audio, ["w64"], demuxers: ["w64"], "riff\u{2E}\u{91}\u{CF}\u{11}\u{A5}\u{D6}\u{28}\u{DB}"),
    ForeignFormat("BW64 audio", .audio, ["bw64"], Mark("BW64", and: "WAVE")),
    ForeignFormat("Creative Voice audio", .audio, ["voc"], demuxers: ["voc"], "Creative Voice File\u{1A}"),
    ForeignFormat("MIDI", .audio, ["mid", "midi", "kar", "rmi"], "MThd\0\0\0\u{6}", Mark("RIFF", and: "RMID")),
    ForeignFormat("Audible audiobook", .audio, ["aa"], demuxers: ["aa"], Mark("\u{57}\u{90}\u{75}\u{36}", at: 4)),
    ForeignFormat("GSM audio", .audio, ["gsm"], demuxers: ["gsm"]),
    ForeignFormat("Sony ATRAC audio", .audio, ["oma", "omg", "aa3"], demuxers: ["oma"], "ea3\u{3}"),
    ForeignFormat("QCELP audio", .audio, ["qcp"], demuxers: ["qcp"], Mark("RIFF", and: "QLCM")),
    ForeignFormat("xWMA audio", .audio, ["xwma"], demuxers: ["xwma"], Mark("RIFF", and: "XWMA")),
    ForeignFormat("tracker music", .audio, ["xm", "s3m"], "Extended Module: ", Mark("SCRM", at: 44)),
    ForeignFormat("dictation (DSS)", .audio, ["dss", "ds2"], demuxers: ["dss"], "\u{2}dss", "\u{3}ds2"),
    ForeignFormat("raw SBC audio", .audio, ["sbc", "msbc"], demuxers: ["sbc"]),
    ForeignFormat("raw LOAS audio", .audio, ["loas", "latm"], demuxers: ["loas"]),
  ]

  private static let pictures: [ForeignFormat] = [
    ForeignFormat("OpenEXR", .image, ["exr"], demuxers: ["exr_pipe"], "v/1\u{1}"),
    ForeignFormat("Radiance HDR", .image, ["hdr", "rgbe"], demuxers: ["hdr_pipe"], "#?RADIANCE\n", "#?RGBE\n"),
    // The signature of Targa is at the end of newer files; older ones have none.
    ForeignFormat("Targa (TGA)", .image, ["tga", "icb", "vda"]),
    anymap, paintbrush, siliconGraphics,
    ForeignFormat("DPX", .image, ["dpx"], demuxers: ["dpx_pipe"], "SDPX", "XPDS"),
    ForeignFormat("Cineon", .image, ["cin"], "\u{80}\u{2A}\u{5F}\u{D7}", "\u{D7}\u{5F}\u{2A}\u{80}"),
    ForeignFormat(
      "Sun raster", .image, ["ras", "sun"], demuxers: ["sunrast_pipe"], "\u{59}\u{A6}\u{6A}\u{95}"),
    ForeignFormat("X bitmap (XBM)", .image, ["xbm"], demuxers: ["xbm_pipe"]),
    ForeignFormat("X pixmap (XPM)", .image, ["xpm"], demuxers: ["xpm_pipe"], "/* XPM */"),
    ForeignFormat("X window dump", .image, ["xwd"], demuxers: ["xwd_pipe"]),
    ForeignFormat("GIMP (XCF)", .image, ["xcf"], "gimp xcf"),
    ForeignFormat("Krita", .image, ["kra"]),
    ForeignFormat("Sketch", .image, ["sketch"]),
    ForeignFormat("Affinity", .image, ["afphoto", "afdesign"], "\0\u{FF}KA"),
    ForeignFormat("Paint Shop Pro", .image, ["pspimage"], "Paint Shop Pro Image File"),
    ForeignFormat("CorelDRAW", .image, ["cdr"]),
    ForeignFormat("Adobe Illustrator", .image, ["ai"]),
    ForeignFormat(
      "PostScript (EPS)", .image, ["eps", "epsf"], demuxers: [], "%!PS", "\u{C5}\u{D0}\u{D3}\u{C6}"),
    ForeignFormat("compressed SVG", .image, ["svgz"]),
    ForeignFormat("Windows metafile (WMF)", .image, ["wmf"], "\u{D7}\u{CD}\u{C6}\u{9A}"),
    ForeignFormat("Windows metafile (EMF)", .image, ["emf"], Mark("\u{1}\0\0\0", and: " EMF", from: 40)),
    ForeignFormat("JPEG XR", .image, ["jxr", "wdp", "hdp"], "II\u{BC}\u{1}"),
    ForeignFormat("FLIF", .image, ["flif"], "FLIF"),
    ForeignFormat("BPG", .image, ["bpg"], "BPG\u{FB}"),
    ForeignFormat("QOI", .image, ["qoi"], demuxers: ["qoi_pipe"], "qoif"),
    ForeignFormat("KTX", .image, ["ktx", "ktx2"], "\u{AB}KTX "),
    ForeignFormat("ASTC texture", .image, ["astc"], "\u{13}\u{AB}\u{A1}\u{5C}"),
    ForeignFormat("PVR texture", .image, ["pvr"], "PVR\u{3}"),
    ForeignFormat("FITS", .image, ["fits", "fts"], demuxers: ["fits"], "SIMPLE  = "),
    ForeignFormat("DICOM", .image, ["dcm", "dicom"], Mark("DICM", at: 128)),
    ForeignFormat("JBIG2", .image, ["jb2", "jbig2"], "\u{97}JB2\r\n\u{1A}\n"),
    ForeignFormat(
      "Amiga picture (ILBM)", .image, ["iff", "ilbm", "lbm"], Mark("FORM", and: "ILBM"), Mark("FORM", and: "PBM ")),
    ForeignFormat("MNG", .image, ["mng"], "\u{8A}MNG\r\n\u{1A}\n"),
    ForeignFormat("JNG", .image, ["jng"], "\u{8B}JNG\r\n\u{1A}\n"),
    ForeignFormat("animated cursor", .image, ["ani"], Mark("RIFF", and: "ACON")),
    ForeignFormat("PICT", .image, ["pict", "pct"], demuxers: ["qdraw_pipe"]),
    ForeignFormat("Photo CD", .image, ["pcd"], demuxers: ["photocd_pipe"]),
    ForeignFormat("Alias PIX", .image, demuxers: ["pix_pipe"]),
    // These are camera raw formats. The formats that begin like TIFF are read as TIFF, and `CameraRaw` names them.
    ForeignFormat("Canon raw (CR3)", .image, ["cr3"], Mark("ftypcrx ", at: 4)),
    ForeignFormat("Canon raw (CRW)", .image, ["crw"], Mark("HEAPCCDR", at: 6)),
    ForeignFormat("Fujifilm raw (RAF)", .image, ["raf"], "FUJIFILMCCD-RAW "),
    ForeignFormat("Olympus raw (ORF)", .image, ["orf"], "IIRO", "IIRS", "MMOR"),
    ForeignFormat("Panasonic raw (RW2)", .image, ["rw2", "rwl"], "IIU\0"),
    ForeignFormat("Minolta raw (MRW)", .image, ["mrw"], "\0MRM"),
    ForeignFormat("Sigma raw (X3F)", .image, ["x3f"], "FOVb"),
  ]

  /// Formats that are not media. An archive whose first file is stored without compression still begins with the
  /// archive's own signature.
  private static let others: [ForeignFormat] = [
    // Those that are not the format of a program are read as `zip`.
    plainArchive,
    ForeignFormat(notMedia: .aRARArchive, "Rar!\u{1A}\u{7}"),
    ForeignFormat(notMedia: .a7zArchive, "7z\u{BC}\u{AF}\u{27}\u{1C}"),
    ForeignFormat(notMedia: .aCabinet, "MSCF\0\0\0\0"),
    ForeignFormat(notMedia: .aUnixArchive, "!<arch>\n"),
    ForeignFormat(
      notMedia: .aCompressedFile, "\u{1F}\u{8B}\u{8}", Mark("BZh", and: "1AY&SY", from: 4), "\u{FD}7zXZ\0",
      "\u{28}\u{B5}\u{2F}\u{FD}", "\u{4}\u{22}\u{4D}\u{18}"),
    tapeArchive, program,
    ForeignFormat(notMedia: .anOfficeDocument, "\u{D0}\u{CF}\u{11}\u{E0}\u{A1}\u{B1}\u{1A}\u{E1}"),
    ForeignFormat(notMedia: .aDatabase, "SQLite format 3\0"),
    ForeignFormat(notMedia: .aPropertyList, "bplist00"),
    ForeignFormat(notMedia: .aFont, "wOFF", "wOF2", "OTTO\0"),
    // Such a file accompanies each file on a disk that cannot store resource forks.
    ForeignFormat(notMedia: .anAppleDoubleFile, "\0\u{5}\u{16}\u{7}\0\u{2}\0\0"),
  ]
}
