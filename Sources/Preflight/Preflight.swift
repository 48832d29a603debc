// `import Preflight` exports these modules. Their folders are next to the folder of this file.
@_exported public import MediaProbe
@_exported public import PreflightBatch
@_exported public import PreflightJudging
@_exported public import PreflightLanguage
@_exported public import PreflightRequests
@_exported public import PreflightRules
@_exported public import PreflightUploads
