/// Returns the language of a media header (ISO/IEC 14496-12, 8.4.2.3): three letters of ISO 639-2 with five bits each,
/// or below 1024 a QuickTime language code. Nil for `und` and unassigned codes. Also nil for language codes in other
/// files, in which 0 means that no language is stated.
func mediaLanguage(_ code: Int, isQuickTime: Bool) -> String? {
  guard code >= 0x400 else { return isQuickTime ? quickTimeLanguage(code) : nil }
  if code == 0x55C4 { return nil }  // und
  let letters = [code >> 10 & 0x1F, code >> 5 & 0x1F, code & 0x1F]
  guard letters.allSatisfy({ (1...26).contains($0) }) else { return nil }
  return String(decoding: letters.map { UInt8($0 + 0x60) }, as: UTF8.self)
}

/// Returns the ISO 639-2 code of a Macintosh language code (QuickTime File Format, "Language Code Values").
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
