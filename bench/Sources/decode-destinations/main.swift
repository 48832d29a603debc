import Preflight

// Prints how many built-in destinations and rules there are, and the milliseconds that their first use takes in this
// process: what a list of them shows, what judges read, and everything else.
let clock = ContinuousClock()
var rules = 0
let heads = clock.measure { for destination in Destinations.all { rules += destination.sources.count } }
rules = 0
let judging = clock.measure {
  for destination in Destinations.all { rules += destination.slots.flatMap(\.rules).count }
}
let rest = clock.measure { for destination in Destinations.all { rules += destination.appRules.count } }
print(Destinations.ids.count, rules, heads / .milliseconds(1), judging / .milliseconds(1), rest / .milliseconds(1))
