import Foundation
import SceneHeadless
import SceneTerminal

// Parsing of arguments, and the rules for options that exclude or require each other.
extension CommandLineOptions {
  private static let valued = [
    "--script", "--record", "--replay", "--state-dir", "--profile", "--displays", "--lint-manifest",
    "--color", "--picture", "--picture-graph",
    "--picture-timeline", "--size",
  ]
  private static let tasks: [String: Task] = [
    "--describe-scenes": .describeScenes, "--describe-objects": .describeObjects,
    "--describe-launch": .describeLaunch,
    "--migration-report": .reportMigration, "--explain": .explain, "--help": .showHelp,
    "--reset-terminal": .resetTerminal,
  ]

  /// Parses the arguments.
  ///
  /// - Throws: A ``ScriptError`` that describes the expected argument.
  package init(_ arguments: [String]) throws {
    // `--name=value` is equivalent to `--name value`.
    var rest = arguments.flatMap { argument -> [String] in
      let valued = Self.valued + ["--explain", "--state"]
      guard let option = valued.first(where: { argument.hasPrefix($0 + "=") }) else {
        return [argument]
      }
      return [option, String(argument.dropFirst(option.count + 1))]
    }[...]
    var displays: HostProfile.ExternalDisplays?
    var isWithApp = false
    var isProfileGiven = false
    var isScriptGiven = false
    while let argument = rest.popFirst() {
      switch argument {
      case "--script":
        guard let path = Self.path(rest.popFirst()) else {
          throw ScriptError("--script: expected the path of a script, or - for standard input")
        }
        input = path == "-" ? .standardInput : .file(path)
        isScriptGiven = true
      case "--record":
        guard let path = Self.path(rest.popFirst()) else {
          throw ScriptError("--record: expected the path of a file to write")
        }
        record = path
      case "--replay":
        guard let path = Self.path(rest.popFirst()) else {
          throw ScriptError("--replay: expected the path of a file that --record has written")
        }
        replay = path
      case "--state-dir":
        guard let path = Self.path(rest.popFirst()) else {
          throw ScriptError("--state-dir: expected the path of a folder")
        }
        stateFolder = path
      case "--profile":
        guard let name = rest.popFirst(),
          let named = HostProfile.all.first(where: { $0.name == name })
        else {
          throw ScriptError(
            "--profile: expected one of: "
              + HostProfile.all.map(\.name).joined(separator: ", "))
        }
        profile = named
        isProfileGiven = true
      case "--displays":
        guard let rule = rest.popFirst().flatMap(HostProfile.ExternalDisplays.init) else {
          throw ScriptError("--displays: expected one of: automatic, registered")
        }
        displays = rule
      case "--state": try ask(for: .state(StateTask(&rest)))
      case "--restoration-report": reportsRestoration = true
      case "--plain": isPlain = true
      case "--picture":
        picture = try Self.picturePath(rest.popFirst(), of: argument)
      case "--picture-graph":
        graphPicture = try Self.picturePath(rest.popFirst(), of: argument)
      case "--picture-timeline":
        timelinePicture = try Self.picturePath(rest.popFirst(), of: argument)
      case "--size":
        let numbers = rest.popFirst()?.split(separator: "x").map { Int($0) ?? 0 } ?? []
        guard numbers.count == 2, numbers.allSatisfy((5...1_000).contains) else {
          throw ScriptError("--size: expected columns and rows, such as 80x24")
        }
        pictureSize = (numbers[0], numbers[1])
      case "--color":
        guard let option = rest.popFirst().flatMap(TerminalCapabilities.ColorOption.init) else {
          throw ScriptError(
            "--color: expected one of: "
              + TerminalCapabilities.ColorOption.allCases.map(\.rawValue).joined(separator: ", "))
        }
        color = option
      case "--show-values": showsValues = true
      case "--lint-manifest":
        guard let path = Self.path(rest.popFirst()) else {
          throw ScriptError("--lint-manifest: expected the path of an Info.plist")
        }
        try ask(for: .lintManifest(path, withApp: false))
      case "--with-app": isWithApp = true
      default:
        if let task = Self.tasks[argument] {
          try ask(for: task)
        } else if let name = argument.split(separator: "=").first.map(String.init),
          Self.tasks[name] != nil || name == "--restoration-report"
        {
          throw ScriptError("\(name): expected no value behind it")
        } else if let url = URL(string: argument), url.scheme != nil {
          urls.append(url)
        } else {
          others.append(argument)
        }
      }
    }
    // With `--reset-terminal`, ignore all other options, because a person adds this option to the command line of a
    // program that was killed.
    if task == .resetTerminal { return }
    if let displays { profile.externalDisplays = displays }
    if case .lintManifest(let path, _) = task {
      task = .lintManifest(path, withApp: isWithApp)
    } else if isWithApp, task != .showHelp {
      throw ScriptError("--with-app: expected --lint-manifest FILE beside it")
    }
    if let option = record == nil ? replay.map({ _ in "--replay" }) : "--record", task != .showHelp
    {
      guard task == .run else {
        throw ScriptError("\(option): expected a run, and no report beside it")
      }
      let isInput = input != .standardInput || isProfileGiven || displays != nil || !urls.isEmpty
      if replay != nil, record != nil || isInput {
        throw ScriptError(
          "--replay: the recording has the acts, the links and the profile; expected no --script, "
            + "--record, --profile, --displays or link beside it")
      }
    }
    if stateFolder != nil, !usesStore || replay != nil {
      throw ScriptError(
        "--state-dir: expected a run, --describe-launch, --picture-graph or --state, and no --replay "
          + "beside it")
    }
    if case .state = task {
      if let other = others.first ?? urls.first?.absoluteString {
        throw ScriptError("--state: expected nothing behind its words, and found \(other)")
      }
      if input != .standardInput || isProfileGiven || record != nil {
        throw ScriptError("--state: expected no --script, --record or --profile beside it")
      }
      if let path = stateFolder, !FileManager.default.fileExists(atPath: path), !task.isImport {
        throw ScriptError("--state-dir: there is no folder \(path)")
      }
    }
    try checkPictures(isScriptGiven: isScriptGiven)
    if reportsRestoration, task != .run && task != .showHelp {
      throw ScriptError("--restoration-report: expected a run, and no other report beside it")
    }
    if task == .explain, let other = others.first(where: { !$0.hasPrefix("--") }) {
      do {
        _ = try URL(link: other)
      } catch {
        throw ScriptError("--explain: \(error)")
      }
    }
    if task == .explain, urls.isEmpty {
      throw ScriptError("--explain: expected a link, such as postbox://message/42")
    }
    if task == .reportMigration, !profile.hasScenes {
      throw ScriptError(
        "--migration-report: the profile \(profile.name) has no scenes; expected one of: "
          + HostProfile.all.filter(\.hasScenes).map(\.name).joined(separator: ", "))
    }
  }

  /// Whether the task allows the option `--state-dir`.
  private var usesStore: Bool {
    switch task {
    case .run, .describeLaunch, .drawGraph, .state, .showHelp: true
    case .describeScenes, .describeObjects, .lintManifest, .reportMigration, .explain,
      .resetTerminal:
      false
    }
  }

  /// Returns the path after an option; nil if the next argument is missing, an option or a link.
  static func path(_ word: String?) -> String? {
    guard let word, !word.isEmpty, !word.hasPrefix("--"), !word.contains("://") else { return nil }
    return word
  }

  /// Sets the task that the command line requests; requesting two different tasks is an error, unless one of the tasks
  /// is help.
  private mutating func ask(for other: Task) throws {
    if task == .showHelp || task == other { return }
    guard task == .run || other == .showHelp else {
      throw ScriptError("two reports were asked for; expected one at a time")
    }
    task = other
  }
}
