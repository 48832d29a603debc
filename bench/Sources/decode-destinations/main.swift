import Preflight

// Prints the microseconds that the first use of all built-in destinations takes in this process: what every judge reads of
// them, and then everything else.
let clock = ContinuousClock()
var rules = 0
let judging = clock.measure { rules = Destinations.all.reduce(0) { $0 + $1.slots.flatMap(\.rules).count } }
let rest = clock.measure { rules += Destinations.all.reduce(0) { $0 + $1.appRules.count } }
print(Destinations.ids.count, rules, judging / .microseconds(1), rest / .microseconds(1))
