public import PreflightRules

// This extension is here because Codable is not in Embedded Swift, which compiles the module of this type.
extension Language: Codable {}
