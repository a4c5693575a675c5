import Foundation

/// The compilation, in rounds, of prepared copies of an app's sources.
///
/// Each round compiles the copies and resolves the errors, mostly by stand-ins for missing declarations. The rounds end
/// when no error is left, or when a round changes nothing.
struct StandInLoop {
  /// The compiler.
  let toolchain: Toolchain
  /// The folder of the copies.
  let folder: URL
  /// The name of the module to which the copies are compiled.
  let module: String
  /// The text of an additional file, `Program.swift`; empty if there is none.
  var extra: String = ""

  /// The prepared copies.
  private(set) var sources: [SourceText]
  /// The stand-ins that the copies have needed so far.
  private(set) var catalog = StandInCatalog()
  /// The changes that the loop made to the copies so that they compile and run.
  private(set) var changes: [Change] = []
  /// The errors of the last round or build.
  private(set) var errors: [Diagnostic] = []
  /// The warnings of the last round.
  private(set) var warnings: [Diagnostic] = []
  /// The number of rounds that have begun.
  private(set) var rounds = 0
  /// The errors of each round and each build, which help to find out why a file doesn't compile.
  private(set) var log: [[Diagnostic]] = []

  /// The errors that `Rules.answer` didn't resolve, from all rounds.
  private(set) var unanswered: [Diagnostic] = []

  /// The lines of the generated file with the stand-ins, from the last compilation.
  private var generated: [String] = []
  private var takenAway: [Int: [String: Int]] = [:]

  init(
    _ sources: [SourceText], toolchain: Toolchain, folder: URL, module: String, extra: String = ""
  ) {
    self.sources = sources
    self.toolchain = toolchain
    self.folder = folder
    self.module = module
    self.extra = extra
    catalog.hideNames(from: sources)
  }

  /// The names of the files to compile, relative to the folder.
  var files: [String] {
    sources.indices.map(fileName) + ["StandInTypes.swift"]
      + (extra.isEmpty ? [] : ["Program.swift"])
  }

  private func fileName(_ index: Int) -> String {
    let name = sources[index].path.split(separator: "/").last.map(String.init) ?? "File.swift"
    // A colon in a name would look like the end of the name in the compiler's messages.
    return "\(index)-\(String(name.map { $0 == ":" || !$0.isASCII ? "_" : $0 }))"
  }

  /// Runs rounds until no error is left, a round changes nothing, or the compiler takes too long.
  ///
  /// - Parameter limit: The maximum number of rounds.
  /// - Throws: An error if the compiler can't be run.
  mutating func run(limit: Int = 16) throws {
    try addModifiers()
    while rounds < limit {
      rounds += 1
      try write()
      guard let messages = try toolchain.check(files, in: folder, module: module, seconds: 150)
      else {
        errors = [
          Diagnostic(
            file: "", line: 0, column: 0, isError: true, message: "the compiler took too long")
        ]
        return
      }
      errors = messages.filter(\.isError)
      warnings = messages.filter { !$0.isError }
      log.append(errors)
      if errors.isEmpty { return }
      if leaveOutSlow() { continue }
      guard answer(errors, mayTakeAway: rounds > 3) else { return }
    }
  }

  /// Adds stand-ins for the view modifiers that the copies call but don't declare, such as modifiers that the app
  /// declares in other files.
  ///
  /// In one round the compiler reports at most one missing modifier of a chain, and none if the body has another error.
  /// Therefore all missing modifiers are found before the first round.
  private mutating func addModifiers() throws {
    let calls = sources.map(\.modifierCalls)
    let declared = Set(sources.flatMap(\.functionNames))
    let names = Set(zip(sources, calls).flatMap { source, calls in calls.map(source.text) })
      .subtracting(declared).sorted()
    guard !names.isEmpty, toolchain.importable.contains("SwiftUI") else { return }
    let probe = names.flatMap { name in
      ["View", "Scene"].map { "func standIn_\(name)(_ part: some \($0)) { _ = part.\(name) }" }
    }
    try Data((["import StandIns", "import SwiftUI"] + probe).joined(separator: "\n").utf8)
      .write(to: folder.appending(path: "Modifiers.swift"))
    let messages =
      try toolchain.check(["Modifiers.swift"], in: folder, module: module, seconds: 60) ?? []
    let missing = names.filter { name in
      messages.count { $0.message.hasSuffix("has no member '\(name)'") } == 2
    }
    var rules = Rules(catalog, sources)
    for (source, calls) in zip(sources, calls) {
      for call in calls where missing.contains(source.text(call)) {
        _ = rules.addFunction(at: call, of: "View", source)
      }
    }
    catalog = rules.catalog
  }

  /// Resolves the errors of a build.
  ///
  /// A build reports errors that a type check doesn't find.
  ///
  /// - Parameter output: The output of the compiler.
  /// - Returns: Whether the copies or the stand-ins changed.
  /// - Throws: An error if the copies can't be written.
  mutating func answer(build output: String) throws -> Bool {
    errors = Diagnostic.read(output).filter(\.isError)
    log.append(errors)
    guard !errors.isEmpty, answer(errors, mayTakeAway: true) else { return false }
    try write()
    return true
  }

  /// Removes or replaces the statement at which the app's code ended the process.
  ///
  /// - Parameter place: The name of the file and the line of the statement.
  /// - Returns: Whether the copies changed.
  /// - Throws: An error if the copies can't be written or compiled.
  mutating func leaveOut(_ place: (file: String, line: Int)) throws -> Bool {
    guard
      let file = sources.indices.first(where: {
        fileName($0) == place.file || fileName($0).hasSuffix("-\(place.file)")
      })
    else { return false }
    let source = sources[file]
    let line = source.tokens.indices.filter {
      source.line(at: source.tokens[$0].range.lowerBound) == place.line
    }
    guard let token = line.first(where: { source.text($0) == "!" && $0 > line[0] }) ?? line.first
    else { return false }
    let excision = Excision(source: source, earlier: takenAway[file] ?? [:])
    guard let part = excision.part(at: token) else { return false }
    for edit in part.edits { note(edit, in: file, part.kind) }
    sources[file].apply(part.edits)
    takenAway[file, default: [:]][part.key, default: 0] += part.weight
    try write()
    return true
  }

  /// Rewrites casts to types with stand-ins, one copy after the other.
  ///
  /// If the copies don't compile with the rewritten casts of a copy, the casts of this copy stay as they are.
  mutating func rewriteCasts() throws {
    let rewriting = CastRewriting(catalog: catalog)
    for index in sources.indices {
      let edits = rewriting.edits(in: sources[index])
      guard !edits.isEmpty else { continue }
      let before = sources[index]
      sources[index].apply(edits)
      try write()
      let messages = try toolchain.check(files, in: folder, module: module, seconds: 150)
      if messages?.contains(where: \.isError) != false { sources[index] = before }
    }
    try write()
  }

  /// Writes the copies and the stand-ins.
  mutating func write() throws {
    for index in sources.indices {
      try Data(sources[index].bytes).write(to: folder.appending(path: fileName(index)))
    }
    var imports = ["Foundation", "FoundationNetworking", "Observation", "StandIns"]
    imports += Toolchain.aliases.keys.sorted().filter(toolchain.importable.contains)
    let text = catalog.text(importing: imports)
    generated = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try Data(text.utf8)
      .write(to: folder.appending(path: "StandInTypes.swift"))
    if !extra.isEmpty {
      try Data(extra.utf8).write(to: folder.appending(path: "Program.swift"))
    }
  }

  /// Resolves errors with stand-ins and edits.
  ///
  /// If no rule resolves any of the errors, or if `mayTakeAway` is true, the code with unresolved errors is removed.
  ///
  /// - Returns: Whether the copies or the stand-ins changed.
  private mutating func answer(_ errors: [Diagnostic], mayTakeAway: Bool) -> Bool {
    let names = Dictionary(uniqueKeysWithValues: sources.indices.map { (fileName($0), $0) })
    var rules = Rules(catalog, sources)
    rules.isLate = rounds > 10
    rules.isEarly = errors.contains { $0.message.hasPrefix("cannot find ") }
    var open: [Rules.Place] = []
    var changed = false
    for error in errors {
      let file = names[error.file.split(separator: "/").last.map(String.init) ?? ""]
      let offset = file.flatMap { sources[$0].offset(line: error.line, column: error.column) }
      let token = offset.flatMap { offset in file.flatMap { sources[$0].index(at: offset) } }
      let place = Rules.Place(diagnostic: error, file: file, token: token)
      let isGenerated = error.file.hasSuffix("StandInTypes.swift")
      if rules.answer(place) || isGenerated && rules.answer(generated: error, text: generated) {
        changed = true
      } else {
        open.append(place)
        unanswered.append(error)
      }
    }
    catalog = rules.catalog
    if !changed || mayTakeAway {
      let answered = open.filter { rules.answerAtLast($0) }
      // Other messages about the line of a resolved error can be about the same call, so these messages wait for the
      // next round.
      let lines = Set(answered.map { [$0.file ?? -1, $0.diagnostic.line] })
      changed = changed || !answered.isEmpty
      for place in open where !lines.contains([place.file ?? -1, place.diagnostic.line]) {
        changed = takeAway(place, &rules) || changed
      }
    }
    for (file, edits) in rules.edits {
      for edit in edits where !(taken[file]?.contains(edit) ?? false) {
        note(edit, in: file, .adaptation)
      }
      sources[file].apply(edits)
    }
    taken = [:]
    return changed
  }

  /// The files and names of the functions that were slow to type-check in any round.
  private var slow: Set<String> = []

  /// Replaces the bodies of functions that are slow to type-check with calls of a stand-in.
  ///
  /// A body is replaced if the function was slow in two rounds, or very slow in one round.
  ///
  /// - Returns: Whether the copies changed.
  private mutating func leaveOutSlow() -> Bool {
    var changed = false
    for function in SlowFunction.read(warnings) {
      let isFirst = slow.insert(function.named).inserted
      guard !isFirst || function.milliseconds > 3 * SlowFunction.limit,
        let file = sources.indices.first(where: { function.file.hasSuffix(fileName($0)) }),
        let body = function.body(in: sources[file])
      else { continue }
      let source = sources[file]
      let text = "{ return Answers.value(\"\(function.name)\") }"
      let edit = SourceText.Edit(range: source.bytes(of: body), text: text)
      note(edit, in: file, .leftOut)
      sources[file].apply([edit])
      changed = true
    }
    return changed
  }

  /// The edits of the current round that remove code, by the index of the file in `sources`.
  private var taken: [Int: Set<SourceText.Edit>] = [:]

  private mutating func note(_ edit: SourceText.Edit, in file: Int, _ kind: Change.Kind) {
    let source = sources[file]
    changes.append(
      Change(
        kind: kind, file: source.path, line: source.line(at: edit.range.lowerBound),
        old: String(decoding: source.bytes[edit.range], as: UTF8.self), new: edit.text))
  }

  private mutating func takeAway(_ place: Rules.Place, _ rules: inout Rules) -> Bool {
    guard let file = place.file, let token = place.token else { return false }
    let offset = sources[file].tokens[token].range.lowerBound
    // Several messages can be about the same range. If the range is removed already, this message needs no further
    // edit.
    if taken[file]?.contains(where: { $0.range.contains(offset) }) == true { return true }
    let excision = Excision(source: sources[file], earlier: takenAway[file] ?? [:])
    guard let part = excision.part(at: token) else { return false }
    for edit in part.edits {
      // A removal replaces smaller edits inside its range.
      rules.edits[file, default: []].removeAll {
        edit.range.contains($0.range.lowerBound) || $0.range.contains(edit.range.lowerBound)
      }
      rules.edits[file, default: []].append(edit)
      taken[file, default: []].insert(edit)
      note(edit, in: file, part.kind)
    }
    takenAway[file, default: [:]][part.key, default: 0] += part.weight
    return true
  }
}
