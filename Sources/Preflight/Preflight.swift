// Everything that `import Preflight` brings. Each module is some folders beside this file.
@_exported public import MediaProbe
@_exported public import PreflightBatch
@_exported public import PreflightJudging
@_exported public import PreflightLanguage
@_exported public import PreflightRequests
@_exported public import PreflightRules
