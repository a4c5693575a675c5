import Foundation

/// A program made of uses, each in a view, a scene or a declaration of its own.
struct UseProgram {
  /// A use: the code of a view's body, of a scene's, or a declaration.
  private struct Use {
    let kind: Substring
    let code: String
    /// The name that isn't offered; nil if the use compiles.
    let name: String?
  }

  private static let folder = Compiler.package.appending(path: "Tests/Fixtures/Vocabulary")
  /// The properties that a view or an app declares if its body uses them, because each takes the compiler its time.
  private static let properties: [(use: String, declaration: String)] = [
    ("count", "@State var count = 0"), ("flag", "@State var flag = false"),
    ("name", "@State var name = \"\""), ("value", "@State var value = 0.0"),
    ("items", "@State var items: [Item] = []"), ("sel", "@State var sel: Int? = nil"),
    ("selID", "@State var selID: Int? = nil"), ("selID1", "@State var selID1: Int? = nil"),
    ("focus", "@FocusState var focus: Bool"), ("err", "let err: Failure? = nil"),
    ("url", "let url = URL(string: \"a:b\")!"),
    ("scenePhase", "@Environment(\\.scenePhase) var scenePhase"),
    ("$date", "@State var date = Date()"), ("$color", "@State var color: Color = .red"),
    ("$comps", "@State var comps: Set<DateComponents> = []"),
    ("$vis", "@State var vis: NavigationSplitViewVisibility = .all"),
    ("$col)", "@State var col: NavigationSplitViewColumn = .detail"),
    ("$path", "@State var path = NavigationPath()"),
    ("$order", "@State var order: [KeyPathComparator<Item>] = []"),
    ("in: ns", "@Namespace var ns"), (": mods", "var mods: EventModifiers = [.command]"),
    ("$fl)", "@State var fl: Float = 0"),
  ]

  private let uses: [Use]
  private let header: String

  /// Reads uses.
  ///
  /// - Parameters:
  ///   - file: The name of the file with a use in each line: its kind and its code, and for one that
  ///     isn't offered its name.
  ///   - imports: The modules that the program imports.
  /// - Throws: An error of the system if the file can't be read.
  init(uses file: String, imports: [String]) throws {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    uses = text.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t")
      return Use(
        kind: fields[0], code: fields[1].replacingOccurrences(of: "\\n", with: "\n"),
        name: fields.count > 2 ? String(fields[2]) : nil)
    }
    header = imports.map { "import \($0)\n" }.joined()
  }

  var count: Int { uses.count }
  var names: [String] { uses.compactMap(\.name) }
  /// The codes of all uses.
  var all: Set<String> { Set(uses.map(\.code)) }

  /// Checks the program.
  ///
  /// - Parameter options: The options of the compiler.
  /// - Returns: Each error and each warning, behind its use.
  /// - Throws: An error of the system if the compiler can't be run.
  func messages(_ options: [String]) throws -> [String] {
    try findings(options).map { "\($0.use): \($0.message)" }
  }

  /// Checks the program.
  ///
  /// - Parameter options: The options of the compiler.
  /// - Returns: The codes of the uses that have an error or a warning.
  /// - Throws: An error of the system if the compiler can't be run.
  func refused(_ options: [String]) throws -> Set<String> {
    Set(try findings(options).map(\.use))
  }

  private func findings(_ options: [String]) throws -> [(use: String, message: String)] {
    var sources = [
      "Prelude.swift": header
        + (try String(contentsOf: Self.folder.appending(path: "Prelude.swift.txt"), encoding: .utf8))
    ]
    // Files of some fifty uses each, with the use of each line.
    var places: [String: [Int: String]] = [:]
    for (number, start) in stride(from: 0, to: uses.count, by: 50).enumerated() {
      let file = "Uses\(number).swift"
      var text = header
      for index in start..<min(start + 50, uses.count) {
        let first = text.count { $0 == "\n" } + 1
        text += declaration(of: uses[index], index: index)
        let last = text.count { $0 == "\n" } + 1
        for line in first..<last { places[file, default: [:]][line] = uses[index].code }
      }
      sources[file] = text
    }
    return try Compiler.findings(sources, options).map { finding in
      (places[finding.file]?[finding.line] ?? finding.file, finding.message)
    }
  }

  private func properties(of code: String) -> String {
    Self.properties.filter { code.contains($0.use) }.map(\.declaration).joined(separator: "; ")
  }

  private func declaration(of use: Use, index: Int) -> String {
    switch use.kind {
    case "scene":
      return """
        struct A\(index): App {
          \(properties(of: use.code))
          init() {}
          func makeIt() -> some View { Text("x") }
          var body: some Scene { \(use.code) }
        }

        """
    case "view":
      return """
        struct V\(index): View {
          \(properties(of: use.code))
          func act() {}
          func makeIt() -> some View { Text("x") }
          var body: some View { \(use.code) }
        }

        """
    default:
      // Extensions and macros can't stand in a type.
      if use.code.contains("extension ") || use.code.hasPrefix("#") { return "\(use.code)\n" }
      let code = use.code.replacingOccurrences(
        of: "^(@MainActor )?let ", with: "$1static let ", options: .regularExpression)
      return "enum N\(index) {\n\(code)\n}\n"
    }
  }
}
