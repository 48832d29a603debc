/// The language of a media header (ISO/IEC 14496-12, 8.4.2.3): ISO 639-2 in three letters of five bits, or below 1024 one of
/// QuickTime's own numbers. Nil for `und` and what is unassigned, and for numbers in files that are not QuickTime's, where a 0
/// means that nothing was stated.
func mediaLanguage(_ code: Int, isQuickTime: Bool) -> String? {
  guard code >= 0x400 else { return isQuickTime ? quickTimeLanguage(code) : nil }
  if code == 0x55C4 { return nil }  // und
  let letters = [code >> 10 & 0x1F, code >> 5 & 0x1F, code & 0x1F]
  guard letters.allSatisfy({ (1...26).contains($0) }) else { return nil }
  return String(decoding: letters.map { UInt8($0 + 0x60) }, as: UTF8.self)
}

/// Macintosh language codes (QuickTime File Format, "Language Code Values") in ISO 639-2.
private func quickTimeLanguage(_ code: Int) -> String? {
  let first = [
    "eng", "fra", "ger", "ita", "dut", "swe", "spa", "dan", "por", "nor", "heb", "jpn", "ara", "fin", "gre", "ice",
    "mlt",
    "tur", "hrv", "chi", "urd", "hin", "tha", "kor", "lit", "pol", "hun", "est", "lav", nil, "fao", "per", "rus", "chi",
    nil, "iri", "alb", "ron", "ces", "slk", "slv", "yid", "srp", "mac", "bul", "ukr", "bel", "uzb", "kaz", "aze", "aze",
    "arm", "geo", "mol", "kir", "tgk", "tuk", "mon", nil, "pus", "kur", "kas", "snd", "tib", "nep", "san", "mar", "ben",
    "asm", "guj", "pan", "ori", "mal", "kan", "tam", "tel", nil, "bur", "khm", "lao", "vie", "ind", "tgl", "may", "may",
    "amh", "tir", "orm", "som", "swa", nil, "run", nil, "mlg", "epo",
  ]
  let second = ["wel", "baq", "cat", "lat", "que", "grn", "aym", "tat", "uig", "dzo", "jav"]
  if first.indices.contains(code) { return first[code] }
  return second.indices.contains(code - 128) ? second[code - 128] : nil
}
