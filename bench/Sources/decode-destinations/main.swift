import Preflight

// Prints how many built-in destinations, rules and share states there are, and the milliseconds that their first use takes
// in this process: what a list of destinations shows, the rules on files and requests, the share states, and everything
// else.
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
