import Foundation

/// Sets or removes an environment variable of this process. Use it only in a process that runs one test.
func setEnvironment(_ name: String, to value: String?) {
  if let value { unsafe setenv(name, value, 1) } else { unsafe unsetenv(name) }
}
