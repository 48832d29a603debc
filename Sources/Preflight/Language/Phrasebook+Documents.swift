extension Phrasebook {
  /// What is wrong with a document that somebody wrote: a request, or a file of an app.
  static var documentSentences: KeyValuePairs<StaticString, StaticString> {
    [
      "{} (and {} more)": "{}（另有 {} 处）",
      "did you mean “{}”?": "是否想写“{}”？",
      "expected one of {}": "应为以下之一：{}",

      // What was found, and what was expected.
      "nothing": "空值",
      "the number {}": "数值 {}",
      "“{}” in quotes, a text": "带引号的字符串“{}”",
      "a list": "列表",
      "a mapping": "对象",
      "a text": "字符串",
      "a whole number": "整数",
      "a number": "数值",
      "true or false": "true 或 false",
      "a value": "值",
      "a request": "分享请求",
      "the name of a destination": "分享渠道的名称",
      "a site association": "apple-app-site-association",
      "an entry of details": "details 的条目",
      "a component": "components 的条目",
      "an app id": "应用 ID",
      "a path": "路径",
      "a pattern": "匹配规则",
      "a name": "名称",
      "a pattern, or patterns by the names of query items": "匹配规则，或按查询参数名列出的匹配规则",

      // YAML and JSON.
      "the document has {} bytes, at most {} are read": "文档共 {} 字节，最多读取 {} 字节",
      "the document is not valid UTF-8": "文档不是有效的 UTF-8",
      "the document is not valid UTF-8, which JSON has to be (RFC 8259, 8.1)":
        "文档不是有效的 UTF-8，而 JSON 必须使用 UTF-8（RFC 8259，8.1）",
      "found a byte order mark, which JSON must not have (RFC 8259, 8.1): save as UTF-8 without one":
        "文档带有 BOM，而 JSON 不允许（RFC 8259，8.1）：请保存为不带 BOM 的 UTF-8",
      "no valid YAML: a second document begins, expected one": "YAML 无效：出现了第二个文档，应只有一个",
      "no valid YAML: {}": "YAML 无效 ({})",
      "no valid JSON: {}": "JSON 无效 ({})",
      "the document is empty": "文档为空",
      "the document has more than {} values, aliases counted": "文档中的值超过 {} 个（含别名）",
      "the document has more than {} values": "文档中的值超过 {} 个",
      "nested deeper than {} levels": "嵌套超过 {} 层",
      "more than {} aliases": "别名超过 {} 个",
      "the key “{}” stands twice in one {}": "同一对象中重复出现键“{}”",
      "found {} with half of a character (a lone surrogate), expected the pair of escapes":
        "{}含有不成对的代理项（surrogate），应写成成对的转义序列",
      "no such folder: check the path": "文件夹不存在：请检查路径",
      "found a file, expected a folder": "这是文件，应为文件夹",
      "the path is empty: name a file": "路径为空：请写明文件",
      "the path holds a NUL character, which none can: check the path": "路径含有 NUL 字符，路径中不能有该字符：请检查路径",
      "found {}, expected {} as a mapping": "{2}应为对象，当前为{1}",
      "found {} as a key of {}, expected a word": "{2}的键应为字符串，当前为{1}",
      "{} has no “{}”": "{}缺少“{}”",
      "“{}” is empty": "“{}”为空",
      "unknown word “{}”": "未知的取值“{}”",
      "unknown key “{}” in {}": "{2}中有未知的键“{1}”",
      "expected a request, found none": "没有找到分享请求",
      "no request of {} can be written down": "{} 不支持用文档描述分享请求",
      "no destination “{}”": "没有名为“{}”的分享渠道",
      "found {} behind the end of the document": "文档结尾之后还有{}",
      "found } behind a comma, expected one more member: take the comma out": "逗号之后是 }，缺少成员：请去掉该逗号",
      "found ] behind a comma, expected one more value: take the comma out": "逗号之后是 ]，缺少值：请去掉该逗号",
      "found {}, expected a key in double quotes or }": "当前为{}，应为带双引号的键或 }",
      "found {}, expected a key in double quotes": "当前为{}，应为带双引号的键",
      "found {}, expected : behind the key “{}”": "当前为{}，键“{}”之后应为冒号",
      "found {}, expected , or }": "当前为{}，应为逗号或 }",
      "found {}, expected , or ]": "当前为{}，应为逗号或 ]",
      "found {}, expected four hexadecimal digits behind \\u": "当前为{}，\\u 之后应为四位十六进制数字",
      "a JSON document": "JSON 文档",
      "a value or ]": "值或 ]",
      "the end of the document": "文档结尾",
      "a comment, which JSON does not have": "注释（JSON 不支持注释）",
      "found a line end or control character in a string; write it as an escape": "字符串中有换行或控制字符，请使用转义写法",
      "the string is not closed by \"": "字符串缺少结尾的双引号",
      "the document ends within a string": "文档在字符串中间结束",
      "found the escape {}, which JSON does not have": "JSON 没有转义序列 {}",
      "found half of a surrogate pair": "出现了不成对的代理项（surrogate）",

      // Property lists.
      "found a property list without keys, expected a dictionary": "属性列表没有键，应为字典",
      "the property list has {} bytes, at most {} are read": "属性列表共 {} 字节，最多读取 {} 字节",
      "the property list has more than {} values": "属性列表中的值超过 {} 个",
      "the values of the property list have more than {} bytes": "属性列表中的值超过 {} 字节",
      "the property list is damaged: save it again, or write it anew": "属性列表已损坏：请重新保存或重新编写",
      "found neither XML nor a binary property list, expected one of them": "既不是 XML 属性列表，也不是二进制属性列表",
      "the file is empty, expected a property list": "文件为空，应为属性列表",
      "found a property list of the old text form, or JSON; expected XML or binary: plutil -convert xml1 makes it XML":
        "这是旧式文本属性列表或 JSON，应为 XML 或二进制：可用 plutil -convert xml1 转换为 XML",
      "found {}, expected a property list, XML or binary": "当前为{}，应为 XML 或二进制属性列表",
      "the file ends within the {} of line {}": "文件在第 {2} 行的 {1} 内结束",
      "found {} between elements, expected {}": "元素之间出现了{}，应为 {}",
      "a comment in XML is <!-- … -->": "XML 的注释写作 <!-- … -->",
      "<key> or </dict>": "<key> 或 </dict>",
      "a value or </array>": "值或 </array>",
      "the value of the key “{}”": "键“{}”的值",
      "the tag is not closed by “>”": "标签缺少结尾的“>”",
      "found {}, expected an element of a property list": "当前为 {}，应为属性列表的元素",
      "found {} within {}, expected {}": "{2} 中出现了 {1}，应为 {3}",
      "found {}, which closes nothing": "{} 没有对应的开始标签",
      "found {}, expected {} for the {} of line {}": "当前为 {}，应为 {}，与第 {4} 行的 {3} 对应",
      "“{}” is not closed by “{}”": "“{}”缺少结尾的“{}”",

      // Site associations.
      "is no site association": "不是 apple-app-site-association 文件",
      "found a signed file (PKCS #7), an older form that is not read; expected plain JSON":
        "这是经过签名的文件（PKCS #7），这种旧格式不受支持，应为纯 JSON",
      "the entry names no app: expected “appIDs”, a list of TEAMID.bundle.id":
        "该条目没有列出应用：应填写“appIDs”，即由 TEAMID.bundle.id 组成的列表",
      "the entry has neither “components” nor “paths”, so it claims no link":
        "该条目既没有“components”也没有“paths”，不会匹配任何链接",
      "found {}, expected {} as a string": "当前为{}，应为字符串形式的{}",

      "the link is longer than {} characters, and was not compared with patterns": "链接超过 {} 个字符，未与匹配规则比较",
      "the site association uses substitution variables such as {}, which are not read":
        "apple-app-site-association 使用了替换变量（例如 {}），无法判定",
      "the patterns of the site association take too long to compare with the link":
        "apple-app-site-association 的匹配规则过于复杂，未能与链接比较完",

      // Pages.
      "“{}”, which the page names, is not in the folder of its resources: put it there":
        "page_resources 文件夹中没有页面引用的“{}”：请放入该文件夹",
      "“{}”, which the page names, cannot be read: {}": "页面引用的“{}”无法读取：{}",
      "“{}”, which the page names, has no file name to look for": "页面引用的“{}”不含文件名，无法查找",
      "the page names more than {} files of one sort, of which no more are looked for":
        "页面引用的同类文件超过 {} 个，其余未查找",

      // Whatever is not said in other words above.
      "found {}, expected {}": "当前为{}，应为{}",
      "expected {}": "应为 {}",
    ]
  }
}
