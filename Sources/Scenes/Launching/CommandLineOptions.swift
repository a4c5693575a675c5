import Foundation
import SceneHeadless

/// The options on the command line of an app.
package struct CommandLineOptions {
  var input = ScriptInput.standardInput
  var profile = HostProfile.tablet
  /// The path of the file to which the run is recorded; nil if it isn't.
  var record: String?
  /// The path of the recording to replay.
  var replay: String?
  /// The path of the folder for the app's state; nil for that of the person who runs it, at a terminal.
  var stateFolder: String?
  /// Whether the run begins with the report of what was restored.
  var reportsRestoration = false
  /// Whether values in links and presented values are printed without redaction.
  var showsValues = false
  package var task = Task.run
  /// The links for which the application is launched.
  var urls: [URL] = []
  /// Unknown arguments, which belong to the app.
  var others: [String] = []

  /// The task of the program.
  package enum Task: Equatable {
    case run
    case describeScenes
    case describeObjects
    /// Checks the Info.plist at a path, alone or together with the app.
    case lintManifest(String, withApp: Bool)
    case reportMigration
    /// Prints the plan of a launch.
    case describeLaunch
    /// Prints or changes what is stored.
    case state(StateTask)
    /// Explains the routing of the links on the command line.
    case explain
    case showHelp

    /// Whether the task stores sessions, also in a folder that doesn't exist.
    fileprivate var isImport: Bool {
      if case .state(.import) = self { true } else { false }
    }
  }

  static let help = """
    --script FILE       play the acts in FILE, one a line; - is standard input
    --record FILE       write the inputs of the run and its trace to FILE, which holds them as they
                        were, also passwords and the secrets of links
    --replay FILE       replay a recorded run, compare its trace, and end
    --state-dir DIR     keep the sessions in DIR, and restore those that are there; at a terminal they
                        are kept without it, in the person's folder for state
    --restoration-report
                        print what the launch restored, and what it didn't and why, and go on
    --describe-launch   print what a launch would restore, and where links would go, and end
    --state list        print the stored sessions, and end
    --state show ID     print what is stored of a session, and end
    --state remove ID   remove a stored session, of which the next launch is told, and end
    --state export FILE write the stored sessions to FILE, for a bug report, and end
    --state import FILE store the sessions of an exported FILE, and end
    --profile NAME      run as on a kind of device; NAME is \(profileNames)
    --displays RULE     when an external display has a scene: automatic, as soon as it is attached,
                        or registered, once the app has registered for it
    --describe-scenes   print the declared scenes and the manifest's configurations, and what is wrong
                        with the scenes, and end
    --describe-objects  launch, print application, delegates, sessions, scenes and windows, and end
    --lint-manifest FILE
                        print what is wrong with the scene manifest of an Info.plist, and end
    --with-app          with --lint-manifest: look also for the app's classes, storyboards and
                        configurations; runs scene delegates that are named beside a storyboard, and
                        the application delegate's method that configures scenes
    --migration-report  play the application delegate without scenes and with them, really calling
                        its methods, print what would be lost, and end; for links if there are any
    --explain URL       launch, print where a link would go and why, and end; several may be given
    --show-values       print the values of links' queries, their fragments, and what windows present,
                        which are left out else
    --help              print this, and end
    URL                 launch for a link
    """

  /// The names of the profiles, as in "tablet, phone or classic".
  private static var profileNames: String {
    let names = HostProfile.all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")"
  }

  private static let valued = [
    "--script", "--record", "--replay", "--state-dir", "--profile", "--displays", "--lint-manifest",
  ]
  private static let tasks: [String: Task] = [
    "--describe-scenes": .describeScenes, "--describe-objects": .describeObjects,
    "--describe-launch": .describeLaunch,
    "--migration-report": .reportMigration, "--explain": .explain, "--help": .showHelp,
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
    while let argument = rest.popFirst() {
      switch argument {
      case "--script":
        guard let path = Self.path(rest.popFirst()) else {
          throw ScriptError("--script: expected the path of a script, or - for standard input")
        }
        input = path == "-" ? .standardInput : .file(path)
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
        "--state-dir: expected a run, --describe-launch or --state, and no --replay beside it")
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

  /// Whether the task concerns stored sessions.
  private var usesStore: Bool {
    switch task {
    case .run, .describeLaunch, .state, .showHelp: true
    case .describeScenes, .describeObjects, .lintManifest, .reportMigration, .explain: false
    }
  }

  /// The path after an option; nil if the next argument is an option or a link.
  private static func path(_ word: String?) -> String? {
    guard let word, !word.isEmpty, !word.hasPrefix("--"), !word.contains("://") else { return nil }
    return word
  }

  /// Sets the task, which can be set once; help has precedence.
  private mutating func ask(for other: Task) throws {
    if task == .showHelp || task == other { return }
    guard task == .run || other == .showHelp else {
      throw ScriptError("two reports were asked for; expected one at a time")
    }
    task = other
  }
}
