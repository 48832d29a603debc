import Foundation

/// Sets a variable of this process' environment, or removes it. Only for a process that runs one test.
func setEnvironment(_ name: String, to value: String?) {
  if let value { unsafe setenv(name, value, 1) } else { unsafe unsetenv(name) }
}
