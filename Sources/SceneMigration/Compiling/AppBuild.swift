import Foundation

/// Compiles an app's prepared copies to a program.
struct AppBuild {
  let toolchain: Toolchain
  let folder: URL
  let module: String
  /// The source of the program's start.
  let program: String

  /// The result of a build.
  struct Result {
    /// The path of the program; nil if there is none.
    var program: String?
    /// The reason why there is none.
    var reason: String?
    var catalog: StandInCatalog
    var changes: [Change]
  }

  /// Compiles copies, with casts that can be answered both ways if possible.
  func run(_ copies: [SourceText]) throws -> Result {
    var loop = StandInLoop(
      copies, toolchain: toolchain, folder: folder, module: module, extra: program)
    try loop.run()
    var result = Result(program: nil, reason: nil, catalog: loop.catalog, changes: loop.changes)
    guard loop.errors.isEmpty else {
      let error = loop.errors[0]
      result.reason =
        error.file.isEmpty ? error.message : "\(error.file):\(error.line): \(error.message)"
      return result
    }
    try loop.rewriteCasts()
    let path = folder.appending(path: "program").path
    for _ in 0..<4 {
      let end = try toolchain.build(path, loop.files, in: folder, module: module)
      if end.status == 0 {
        result.program = path
        break
      }
      result.reason =
        end.output.split(separator: "\n").first { $0.contains("error") }.map(String.init)
        ?? "the compiler ended with status \(end.status ?? -1)"
      guard try loop.answer(build: end.output) else { break }
    }
    result.catalog = loop.catalog
    result.changes = loop.changes
    return result
  }
}

extension StandInCatalog {
  /// The stand-ins as they are listed.
  var list: [StandInType] {
    types.sorted { $0.key < $1.key }.map { .init(name: $0.key, kind: Self.text($0.value)) }
      + values.sorted().map { .init(name: $0, kind: "value or function") }
      + members.sorted { $0.key < $1.key }.flatMap { type, members in
        members.sorted().map { .init(name: "\(type).\($0.name)", kind: "member") }
      }
  }

  private static func text(_ kind: Kind) -> String {
    switch kind {
    case .value, .generic: "value that accepts any member"
    case .subclass(let superclass): "subclass of \(superclass)"
    case .base: "superclass"
    case .protocol: "protocol"
    case .wrapper: "property wrapper"
    case .alias(let target): target
    }
  }
}
