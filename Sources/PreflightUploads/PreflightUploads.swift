// `import PreflightUploads` exports these modules, which are enough to judge an upload and to write the answer.
@_exported public import MediaProbe
@_exported public import PreflightJudging
@_exported public import PreflightLanguage
@_exported public import PreflightRules
