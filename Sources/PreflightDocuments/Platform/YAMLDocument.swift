import LibYAML

/// The nodes of a YAML document, as libyaml composes them. It owns the memory that libyaml allocated.
@safe struct YAMLDocument: ~Copyable {
  /// The reason why the bytes are not valid YAML.
  struct Failure {
    /// The message of libyaml, with its context in the document.
    let problem: String
    let place: Place
    /// The offset of invalid bytes, which replaces `place`; nil for all other failures.
    let offset: Int?
  }

  struct Node {
    enum Content {
      case scalar(String, isQuoted: Bool)
      case list([Int32])
      case mapping([(key: Int32, value: Int32)])
    }

    let place: Place
    /// The place after the node.
    let end: Place
    let content: Content
  }

  private let document: UnsafeMutablePointer<yaml_document_t>
  /// The reason why the document could not be read; nil if it could be read.
  let failure: Failure?
  /// The index of the outermost node; nil after the last document.
  let root: Int32?

  /// Calls `body` with each document of a stream, until it returns false or a document has a failure.
  ///
  /// - Parameter bytes: The stream in UTF-8.
  static func each(in bytes: ArraySlice<UInt8>, _ body: (borrowing YAMLDocument) -> Bool) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var parser = unsafe yaml_parser_t()
      guard unsafe yaml_parser_initialize(&parser) == 1 else { return }
      defer { unsafe yaml_parser_delete(&parser) }
      unsafe yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      while true {
        let document = unsafe YAMLDocument(next: &parser)
        // After the last document, libyaml returns an empty one.
        if document.failure == nil, document.root == nil { return }
        guard body(document), document.failure == nil else { return }
      }
    }
  }

  /// Returns the first place where lists and mappings are nested deeper than a limit; nil if the stream stays within the limit,
  /// or is invalid before it exceeds it.
  ///
  /// libyaml needs time for all levels at each token, so this function stops at the first level beyond the limit.
  static func place(in bytes: ArraySlice<UInt8>, nestedDeeperThan limit: Int) -> Place? {
    unsafe bytes.withUnsafeBufferPointer { buffer -> Place? in
      var parser = unsafe yaml_parser_t()
      guard unsafe yaml_parser_initialize(&parser) == 1 else { return nil }
      defer { unsafe yaml_parser_delete(&parser) }
      unsafe yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var depth = 0
      while true {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(&parser, &event) == 1 else { return nil }
        defer { unsafe yaml_event_delete(&event) }
        switch unsafe event.type {
        case YAML_STREAM_END_EVENT: return nil
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
          depth += 1
          if depth > limit + 1 { return unsafe Place(event.start_mark) }
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
        default: break
        }
      }
    }
  }

  private init(next parser: inout yaml_parser_t) {
    unsafe document = .allocate(capacity: 1)
    unsafe document.initialize(to: yaml_document_t())
    guard unsafe yaml_parser_load(&parser, document) == 1 else {
      unsafe document.initialize(to: yaml_document_t())
      failure = unsafe Failure(parser)
      root = nil
      return
    }
    failure = nil
    // Nodes are numbered from 1, the outermost first.
    root = unsafe yaml_document_get_root_node(document) == nil ? nil : 1
  }

  /// The place where the document begins.
  var place: Place { unsafe Place(document.pointee.start_mark) }

  deinit {
    unsafe yaml_document_delete(document)
    unsafe document.deallocate()
  }

  /// Returns the node with an index from another node or `root`; nil for any other index.
  func node(_ index: Int32) -> Node? {
    guard let node = unsafe yaml_document_get_node(document, index) else { return nil }
    let place = unsafe Place(node.pointee.start_mark)
    let end = unsafe Place(node.pointee.end_mark)
    switch unsafe node.pointee.type {
    case YAML_SCALAR_NODE:
      let scalar = unsafe node.pointee.data.scalar
      let text = unsafe String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isQuoted = unsafe scalar.style != YAML_PLAIN_SCALAR_STYLE && scalar.style != YAML_ANY_SCALAR_STYLE
      return Node(place: place, end: end, content: .scalar(text, isQuoted: isQuoted))
    case YAML_SEQUENCE_NODE:
      let items = unsafe node.pointee.data.sequence.items
      let count = unsafe items.top - items.start
      let list = unsafe Array(UnsafeBufferPointer(start: items.start, count: count))
      return Node(place: place, end: end, content: .list(list))
    case YAML_MAPPING_NODE:
      let pairs = unsafe node.pointee.data.mapping.pairs
      let members = unsafe UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start)
      return Node(place: place, end: end, content: .mapping(unsafe members.map { ($0.key, $0.value) }))
    default:
      return nil
    }
  }
}

extension YAMLDocument.Failure {
  fileprivate init(_ parser: yaml_parser_t) {
    var problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "out of memory"
    if let context = unsafe parser.context {
      problem += unsafe " \(String(cString: context)) in line \(parser.context_mark.line + 1)"
    }
    let isReader = unsafe parser.error == YAML_READER_ERROR
    unsafe self.init(
      problem: problem, place: Place(parser.problem_mark), offset: isReader ? Int(parser.problem_offset) : nil)
  }
}

extension Place {
  /// Converts a mark of libyaml, which counts lines and columns (in characters) from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
  }
}
