import Foundation

/// The build of a program from the prepared copies of an app's sources.
///
/// A ``Preparation`` makes the copies. Stand-ins replace declarations that are missing on this system (see
/// ``StandInCatalog``).
struct AppBuild {
  let toolchain: Toolchain
  let folder: URL
  let module: String
  /// The source of the file `Program.swift`, which starts the program.
  let program: String

  /// The result of a build.
  struct Result {
    /// The path of the program; nil if the build failed.
    var program: String? = nil
    /// The reason why the last attempt to build failed; nil if the build has a program.
    var reason: String?
    var catalog: StandInCatalog
    var changes: [Change]
  }

  /// The ``StandInLoop`` with the copies of the last compilation.
  private var loop: StandInLoop?

  init(toolchain: Toolchain, folder: URL, module: String, program: String) {
    self.toolchain = toolchain
    self.folder = folder
    self.module = module
    self.program = program
  }

  /// Compiles and links copies.
  ///
  /// Casts to types with stand-ins are rewritten, so that a run can let each cast succeed or fail. If a copy doesn't
  /// compile with rewritten casts, its casts stay as they are.
  mutating func run(_ copies: [SourceText]) throws -> Result {
    var loop = StandInLoop(
      copies, toolchain: toolchain, folder: folder, module: module, extra: program)
    try loop.run()
    guard loop.errors.isEmpty else {
      let error = loop.errors[0]
      let reason =
        error.file.isEmpty ? error.message : "\(error.file):\(error.line): \(error.message)"
      return Result(reason: reason, catalog: loop.catalog, changes: loop.changes)
    }
    try loop.rewriteCasts()
    self.loop = loop
    return try link()
  }

  /// Compiles and links the copies again, without the statement at which the app's code ended the process.
  ///
  /// - Parameter place: The file and the line of the statement, from the output of the process.
  /// - Returns: The result; nil if no statement at that line can be left out.
  /// - Throws: An error if the compiler can't be run.
  mutating func run(without place: (file: String, line: Int)) throws -> Result? {
    guard var loop, try loop.leaveOut(place) else { return nil }
    self.loop = loop
    return try link()
  }

  /// Builds the program, in at most four attempts.
  ///
  /// A build reports errors that a type check doesn't find. These errors are resolved after each failed attempt.
  private mutating func link() throws -> Result {
    guard var loop else { return Result(reason: nil, catalog: StandInCatalog(), changes: []) }
    var result = Result(reason: nil, catalog: loop.catalog, changes: loop.changes)
    let path = folder.appending(path: "program").path
    for _ in 0..<4 {
      let end = try toolchain.build(path, loop.files, in: folder, module: module)
      if end.status == 0 {
        (result.program, result.reason) = (path, nil)
        break
      }
      result.reason =
        end.output.split(separator: "\n").first { $0.contains("error") }.map(String.init)
        ?? "the compiler ended with status \(end.status ?? -1)"
      guard try loop.answer(build: end.output) else { break }
    }
    result.catalog = loop.catalog
    result.changes = loop.changes
    self.loop = loop
    return result
  }
}

extension StandInCatalog {
  /// The stand-ins as the report lists them.
  var list: [StandInType] {
    types.sorted { $0.key < $1.key }.map { .init(name: $0.key, kind: Self.text($0.value)) }
      + values.sorted().map { .init(name: $0, kind: "value or function") }
      + indexed.sorted().map { .init(name: "\($0).subscript", kind: "member") }
      + members.sorted { $0.key < $1.key }.flatMap { type, members in
        members.sorted().map { .init(name: "\(type).\($0.name)", kind: "member") }
      }
      + functions.sorted { $0.key < $1.key }.flatMap { type, functions in
        Set(functions.map(\.name)).sorted().map {
          .init(name: type.isEmpty ? "\($0)()" : "\(type).\($0)()", kind: "function")
        }
      }
  }

  private static func text(_ kind: Kind) -> String {
    switch kind {
    case .value, .generic: "value that accepts any member"
    case .content: "view or scene without content"
    case .subclass(let superclass): "subclass of \(superclass)"
    case .base: "superclass"
    case .protocol, .protocolOfValues: "protocol"
    case .wrapper: "property wrapper"
    case .alias(let target): target
    }
  }
}
