import Preflight

// Prints the numbers of built-in destinations, rules and share states, and the milliseconds of their first use in this process:
// the content of a list of destinations, the rules on files and requests, the share states, and everything else.
let clock = ContinuousClock()
var (sources, rules, states) = (0, 0, 0)
let heads = clock.measure { for destination in Destinations.all { sources += destination.sources.count } }
let judging = clock.measure {
  for destination in Destinations.all {
    for slot in destination.slots { rules += slot.rules.count }
    rules += destination.requestRules.count
  }
}
let answers = clock.measure {
  for destination in Destinations.all { states += destination.shareStates?.states.count ?? 0 }
}
let rest = clock.measure { for destination in Destinations.all { rules += destination.appRules.count } }
let times = [heads, judging, answers, rest].map { $0 / .milliseconds(1) }
print(Destinations.ids.count, rules, states, times[0], times[1], times[2], times[3])
