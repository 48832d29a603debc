package import MediaProbe

/// All texts of one language, except those of destinations (`DestinationTexts`).
///
/// Every topic is a structure with one instance for each language, which script/tools/texts makes from the file of the language.
/// This is a class because it has many members and is passed around.
package final class Words: Sendable {
  /// The language tag (BCP 47, RFC 5646).
  let tag: String
  let typography: Typography
  /// The mark before the decimals of a number.
  let decimalMark: String?
  package let messages: TextTable
  let records: RecordWords
  let reports: ReportWords

  init(
    tag: String, typography: Typography, messages: TextTable, records: RecordWords, reports: ReportWords
  ) {
    self.tag = tag
    self.typography = typography
    decimalMark = messages.decimalMark
    self.messages = messages
    self.records = records
    self.reports = reports
  }
}
