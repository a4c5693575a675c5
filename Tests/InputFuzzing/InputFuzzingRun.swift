import Foundation
import SceneHeadless
import SceneRuntime
import Scenes
import TestSupport

/// Damages scripts, standard input, keys and arguments at random, and has them played: each is done or
/// refused with a sentence, and nothing that is printed holds a control character or a secret.
@MainActor public struct InputFuzzingRun {
  /// The kinds of input that the run damages.
  public enum Kind: String, CaseIterable, Sendable {
    /// Lines, some of which hold a secret.
    case scripts
    /// Bytes of any kind.
    case input
    /// The bytes that a terminal sends while a person edits a line.
    case keys
    /// Command lines that ask for a report.
    case arguments
  }

  private var generator: SeededGenerator
  /// How many of each kind were tried.
  public private(set) var counts: [Kind: Int] = [:]
  /// How many lines were printed, also to say what is wrong.
  public private(set) var printed = 0
  /// How many of the exit statuses were which.
  public private(set) var statuses: [Int32: Int] = [:]
  /// How many lines were edited until they were entered.
  public private(set) var entered = 0

  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A summary of the run, on one line.
  public var summary: String {
    let kinds = Kind.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
    let ends = statuses.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    return "\(kinds) were damaged: \(printed) lines printed, \(entered) lines entered, statuses "
      + ends.joined(separator: ", ")
  }

  /// Damages one of a kind, and uses it.
  ///
  /// - Returns: What is wrong; nil if nothing is.
  public mutating func step(_ kind: Kind) async -> String? {
    counts[kind, default: 0] += 1
    switch kind {
    case .scripts: return await play(script)
    case .input:
      var bytes = Array(lines(6).joined(separator: [0x0A]))
      for _ in 0..<8 { bytes = damaged(bytes) }
      return await play(bytes)
    case .keys: return await type()
    case .arguments: return run(arguments)
    }
  }

  // MARK: - Making

  private mutating func line() -> [UInt8] {
    Array((InputSample.lines.randomElement(using: &generator) ?? "").utf8)
  }

  private mutating func lines(_ most: Int) -> [[UInt8]] {
    (0..<Int.random(in: 1...most, using: &generator)).map { _ in line() }
  }

  private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    InputSample.damage(bytes, splicing: line(), using: &generator)
  }

  private mutating func isChosen(oneIn count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private var script: [UInt8] {
    mutating get {
      let lines = lines(10).map { line in
        if isChosen(oneIn: 6) {
          return Array((InputSample.secretive.randomElement(using: &generator) ?? "").utf8)
        }
        // A line that stays one.
        return isChosen(oneIn: 2) ? line : damaged(line).filter { $0 != 0x0A }
      }
      return Array(lines.joined(separator: [0x0A])) + [0x0A]
    }
  }

  private var arguments: [String] {
    mutating get {
      (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        if isChosen(oneIn: 5) {
          return InputSample.secretiveArguments.randomElement(using: &generator) ?? ""
        }
        let sample = InputSample.arguments.randomElement(using: &generator) ?? ""
        let bytes = isChosen(oneIn: 2) ? damaged(Array(sample.utf8)) : Array(sample.utf8)
        // The system ends an argument at a null byte.
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
  }

  // MARK: - Using

  /// Plays bytes as a script, or as typed input.
  private mutating func play(_ bytes: [UInt8]) async -> String? {
    let host = HeadlessHost()
    var launch = FuzzedApp.launch(on: host)
    host.makeApplication = { host in
      launch = FuzzedApp.launch(on: host)
      return launch.application
    }
    var rest = bytes[...]
    let size = Int.random(in: 1...200, using: &generator)
    let reader = LineReader { () async throws(ScriptInput.Failure) in
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    let record = Printed()
    let console = Console(
      player: Player(application: launch.application, host: host),
      lines: isChosen(oneIn: 4) ? .script(reader) : .typed(reader), output: record.output)
    statuses[await console.run(), default: 0] += 1
    host.makeApplication = nil
    printed += record.count
    return record.problem.map { "\($0): \(Data(bytes).base64EncodedString())" }
  }

  /// Sends bytes to the editor of lines, in parts.
  private mutating func type() async -> String? {
    let host = HeadlessHost()
    let launch = FuzzedApp.launch(on: host)
    let player = Player(application: launch.application, host: host)
    await player.launch()
    defer { withExtendedLifetime(launch) {} }
    var bytes = Array(lines(3).joined(separator: [0x0D]))
    for _ in 0..<12 { bytes = damaged(bytes) }
    let width = Int.random(in: 1...100, using: &generator)
    var parser = KeyParser()
    var editor = LineEditor()
    var rest = bytes[...]
    // Long input arrives in long parts, as it does from a terminal.
    let most = max(50, bytes.count / 10)
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...most, using: &generator))
      rest = rest.dropFirst(part.count)
      for key in parser.append(Array(part)) {
        if case .accepted(let line) = editor.handle(
          key, complete: { Completion(of: $0, for: player) })
        {
          entered += 1
          _ = try? Act(line: line)
        }
      }
      let layout = LineLayout("> " + editor.before, editor.after, width: width).clipped(to: 24)
      if let problem = layout.problem(width) {
        return "\(problem): \(Data(bytes).base64EncodedString())"
      }
    }
    return nil
  }

  /// Has a report made by a command line.
  private mutating func run(_ arguments: [String]) -> String? {
    // Without a report standard input would be played.
    guard let options = try? CommandLineOptions(arguments), options.task == .run else {
      return report(arguments)
    }
    return report(arguments + ["--describe-scenes"])
  }

  private mutating func report(_ arguments: [String]) -> String? {
    let record = Printed()
    let run = CommandLineRun(
      settings: BuildSettings(of: FuzzedApp.self, bundleIdentifier: "fuzzed"), identifier: "fuzzed",
      output: record.output
    ) { host, profile, services in
      AppLaunch(FuzzedApp(), host: host, profile: profile, services: services)
    }
    statuses[run(arguments), default: 0] += 1
    printed += record.count
    return record.problem.map { "\($0): \(arguments)" }
  }
}

extension LineLayout {
  /// Returns a description of an error in the layout; nil if there is none.
  fileprivate func problem(_ width: Int) -> String? {
    guard rows.indices.contains(cursor.row), cursor.column >= 0,
      cursor.column <= rows[cursor.row].columns
    else { return "the cursor is nowhere" }
    // A wide character has no place in one column.
    guard rows.allSatisfy({ $0.columns <= max(2, width) }) else { return "a row is too long" }
    return rows.lazy.compactMap { disturbance(in: $0.text) }.first
  }
}

/// The output of a run.
@MainActor private final class Printed {
  private var bytes: [UInt8] = []
  private(set) lazy var output = Output(
    recording: { [unowned self] in bytes += $0 }, complaints: { [unowned self] in bytes += $0 })

  private var lines: [String]? {
    String(validating: bytes, as: UTF8.self)?.unicodeScalars.split(separator: "\n").map {
      String($0)
    }
  }

  var count: Int { lines?.count ?? 0 }

  /// A description of an error in the output; nil if there is none.
  var problem: String? {
    guard let lines else { return "what is printed isn't UTF-8" }
    if lines.contains(where: { $0.contains(InputSample.secret) }) { return "a secret is printed" }
    return lines.lazy.compactMap(disturbance).first
  }
}

/// Scalars that a terminal obeys or doesn't show.
///
/// These are C0, DEL and C1, the soft hyphen, zero-width and bidi characters, line and paragraph separators,
/// the mark of the byte order, annotations and tags. Joiners stand in words and emoji. The list is written
/// here again, so that a gap in the library's own is found.
private let disturbing: [ClosedRange<UInt32>] = [
  0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F,
  0x2028...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F,
]

/// A scalar that could disturb a terminal in a line; nil if there is none.
private func disturbance(in line: String) -> String? {
  line.unicodeScalars.contains { scalar in disturbing.contains { $0.contains(scalar.value) } }
    ? "\(line.debugDescription) is printed" : nil
}
