public import ArgumentParser
public import Preflight

extension Checker.Engine: ExpressibleByArgument {}
extension FailureThreshold: ExpressibleByArgument {}
