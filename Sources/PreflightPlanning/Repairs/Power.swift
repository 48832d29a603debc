/// Returns a positive number raised to an exponent; 0 for other numbers. It needs no C library, which browsers do not have.
func power(_ base: Double, _ exponent: Double) -> Double {
  guard base > 0, base.isFinite else { return 0 }
  // The binary logarithm is the exponent of the number and that of its significand, by the series of artanh.
  let part = (base.significand - 1) / (base.significand + 1)
  var (term, sum) = (part, 0.0)
  for divisor in stride(from: 1.0, through: 41, by: 2) {
    sum += term / divisor
    term *= part * part
  }
  let ln2 = 0.693_147_180_559_945_3
  let logarithm = (Double(base.exponent) + 2 * sum / ln2) * exponent
  guard abs(logarithm) < 1000 else { return logarithm < 0 ? 0 : .greatestFiniteMagnitude }
  let whole = logarithm.rounded()
  let rest = (logarithm - whole) * ln2
  var (factor, result) = (1.0, 1.0)
  for index in 1...16 {
    factor *= rest / Double(index)
    result += factor
  }
  return Double(sign: .plus, exponent: Int(whole), significand: result)
}
