import Checking
import Foundation
import Testing

/// Runs built apps as a person would.
struct Program {
  var name: String
  /// The program's file; executables are built beside the tests.
  var executable: URL

  init(name: String, executable: URL? = nil) {
    self.name = name
    self.executable =
      executable
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }

  struct Run {
    var status: Int32
    var output: String
    var complaints: String
  }

  /// The root of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  func run(
    _ arguments: String..., input: String = "", in folder: URL = Self.package
  ) throws -> Run {
    try run(arguments, input: input, in: folder)
  }

  func run(
    _ arguments: [String], input: String = "", in folder: URL = Self.package
  ) throws -> Run {
    let process = makeProcess(arguments)
    process.currentDirectoryURL = folder
    let (standardInput, output, complaints) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let text = try readToEnd(output.fileHandleForReading)
    let complaint = try readToEnd(complaints.fileHandleForReading)
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      complaints: String(decoding: complaint, as: UTF8.self))
  }

  /// Reads all there is; a signal that comes meanwhile, such as that a process has ended, doesn't matter.
  private func readToEnd(_ file: FileHandle) throws -> Data {
    var data = Data()
    while true {
      do {
        guard let more = try file.read(upToCount: 65_536), !more.isEmpty else { return data }
        data += more
      } catch let error as CocoaError
        where (error.underlying as? POSIXError)?.code == .EINTR
      {
        continue
      }
    }
  }

  /// Types lines, each once the text that is to come before it has been printed.
  ///
  /// - Returns: What was printed.
  func converse(_ lines: (after: String, type: String)...) throws -> String {
    let running = try start()
    for line in lines where running.read(until: line.after) { try running.type(line.type) }
    return try running.readToEnd()
  }

  /// Starts it for interactive input and output.
  func start(_ arguments: String...) throws -> RunningProgram {
    try RunningProgram(makeProcess(arguments))
  }

  private func makeProcess(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = Self.package
    return process
  }
}

@Suite(.thread(.programs)) struct CommandLineTests {
  private let example = Program(name: "MultipleScenes")
  private let unlaunchable = Program(name: "Unlaunchable")
  private let folder = Program.package.appending(path: "Examples/MultipleScenes")

  @Test func `a script gives the trace it must give, from a file and from a pipe`() throws {
    let script = folder.appending(path: "MultipleScenes.script")
    let expected = try String(
      contentsOf: folder.appending(path: "MultipleScenes.expected"), encoding: .utf8)
    let file = try example.run("--script", script.path)
    expectEqual(file.output, expected)
    expectEqual(file.status, 0)
    let pipe = try example.run(input: try String(contentsOf: script, encoding: .utf8))
    expectEqual(pipe.output, expected)
    expectEqual(pipe.status, 0)
  }

  @Test func `input is read as it comes, and each act is answered before the next`() throws {
    let text = try example.converse(
      (after: "scene 1 sceneDidBecomeActive\n", type: #"tap "Create Scene""#),
      (after: "scene 2 sceneDidBecomeActive\n", type: "close 2"))
    expect(text.hasSuffix("scene 2 didDiscardSceneSessions\n"))
  }

  @Test func `empty input names the example's own script`() throws {
    let run = try example.run()
    expectEqual(run.status, 0)
    expect(run.output.hasPrefix("launch\nwillFinishLaunching\ndidFinishLaunching\n"))
    expectContains(run.output, "--script Examples/MultipleScenes/MultipleScenes.script")
  }

  @Test func `a wrong line is refused with its number and status 65, and nothing after runs`()
    throws
  {
    let run = try example.run(input: "show\nclose 9\nquit\n")
    expectEqual(run.status, 65)
    expect(run.complaints.hasPrefix("line 2: there is no window 9"))
    expect(!run.output.contains("> quit"))
  }

  @Test func `a script that isn't there is status 66, one that isn't text 65`() throws {
    let missing = try example.run("--script", "nowhere.script")
    expectEqual(missing.status, 66)
    expect(missing.complaints.hasPrefix("nowhere.script: there is no file to read"))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).script")
    try Data([0xFF, 0xFE, 0x00]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try expectEqual(example.run("--script", file.path).status, 65)
  }

  @Test func `scenes are described, with status 1 if something is wrong with them`() throws {
    let right = try example.run("--describe-scenes")
    expectEqual(right.status, 0)
    expectEqual(
      right.output,
      """
      com.example.multiple-scenes
        WindowGroup "Main" (at 0)
          opens at launch
          external events: those no other scene takes
        WindowGroup "Second" (at 1)
          external events: "com.example.multiple-scenes.second"

      """)
    let wrong = try unlaunchable.run("--describe-scenes")
    expectEqual(wrong.status, 1)
    expectContains(wrong.output, "problem: app: nothing it declares can open at launch")
  }

  @Test func `S2: a delegate alone is a program, and its objects can be printed`() throws {
    let program = Program(name: "BeforeScenes")
    let run = try program.run(
      input: "show\nbackground\nexpect trace \"DidEnterBackground\"\nquit\n")
    expectEqual(run.status, 0)
    expectContains(run.output, "from before scenes")
    expectContains(run.output, "applicationDidBecomeActive")
    expectContains(run.output, "the application life cycle runs")
    let described = try program.run("--describe-objects")
    // The application life cycle is a problem.
    expectEqual(described.status, 1)
    expect(described.output.hasPrefix("Application BeforeScenes\n  delegate AppDelegate\n"))
    expectContains(described.output, "        HostingContent<Text>")
  }

  /// An Info.plist with a manifest that has one configuration.
  private func file(_ configuration: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
    let text = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><true/>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
      <array><dict>\(configuration)</dict></array></dict></dict></dict></plist>
      """
    try Data(text.utf8).write(to: file)
    return file
  }

  @Test func `a manifest is looked at, with status 1 if something is wrong with it`() throws {
    let right = try file("<key>UISceneConfigurationName</key><string>Inbox</string>")
    defer { try? FileManager.default.removeItem(at: right) }
    let run = try example.run("--lint-manifest", right.path)
    expectEqual(run.status, 0)
    expectEqual(run.output, "\(right.path): nothing is wrong with its scene manifest\n")
    let wrong = try file("<key>UISceneDelegateClassName</key><string></string>")
    defer { try? FileManager.default.removeItem(at: wrong) }
    let problems = try example.run("--lint-manifest=\(wrong.path)")
    expectEqual(problems.status, 1)
    expectEqual(problems.output.split(separator: "\n").count, 2)
    expectContains(problems.output, "UISceneDelegateClassName: the name of the class is empty")
  }

  @Test func `a manifest is checked alone, and with the app on request`() throws {
    let file = try file(
      "<key>UISceneConfigurationName</key><string>Inbox</string>"
        + "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).AppDelegate</string>")
    defer { try? FileManager.default.removeItem(at: file) }
    try expectEqual(example.run("--lint-manifest", file.path).status, 0)
    for arguments in [
      ["--lint-manifest", file.path, "--with-app"], ["--with-app", "--lint-manifest=\(file.path)"],
    ] {
      let run = try example.run(arguments)
      expectEqual(run.status, 1)
      expectContains(run.output, "MultipleScenes.AppDelegate isn't a WindowSceneDelegate")
    }
    let alone = try example.run("--with-app")
    expectEqual(alone.status, 65)
    expectEqual(alone.complaints, "--with-app: expected --lint-manifest FILE beside it\n")
  }

  @Test func `a manifest that can't be read is status 65, one that isn't there 66`() throws {
    let missing = try example.run("--lint-manifest", "nowhere.plist")
    expectEqual(missing.status, 66)
    expect(missing.complaints.hasSuffix("nowhere.plist: found no file, expected a property list\n"))
    try expectEqual(example.run("--lint-manifest", "README.md").status, 65)
    let wrong = try file("<key>UISceneConfigurationName</key><integer>7</integer>")
    defer { try? FileManager.default.removeItem(at: wrong) }
    let run = try example.run("--lint-manifest", wrong.path)
    expectEqual(run.status, 65)
    expectContains(run.complaints, "[0].UISceneConfigurationName: found the number 7")
    for arguments in [["--lint-manifest"], ["--lint-manifest", ""], ["--lint-manifest="]] {
      let run = try example.run(arguments)
      expectEqual(run.status, 65)
      expectEqual(run.complaints, "--lint-manifest: expected the path of an Info.plist\n")
    }
  }

  /// Runs a copy of the example, or of another program, with an Info.plist beside it.
  private func run(
    _ program: Program? = nil, beside list: Data, _ arguments: String...
  ) throws -> Program.Run {
    let program = program ?? example
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appending(path: program.name)
    // A copy can't be started while a process that was started meanwhile still has it open for writing.
    if (try? FileManager.default.linkItem(at: program.executable, to: copy)) == nil {
      try FileManager.default.copyItem(at: program.executable, to: copy)
    }
    try list.write(to: folder.appending(path: "Info.plist"))
    return try Program(name: program.name, executable: copy).run(arguments)
  }

  @Test func `S35: the manifest beside a program is its manifest`() throws {
    let list = try file(
      "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>")
    defer { try? FileManager.default.removeItem(at: list) }
    let run = try run(beside: Data(contentsOf: list))
    expectEqual(run.status, 0)
    expectContains(run.output, "there is no delegate class MultipleScenes.SceneDelegate")
  }

  @Test func `the configurations of a manifest are described with the scenes`() throws {
    let list = try file(
      """
      <key>UISceneConfigurationName</key><string>Inbox</string>
      <key>UISceneClassName</key><string>UIWindowScene</string>
      <key>UISceneDelegateClassName</key><string>Nobody</string>
      <key>UISceneStoryboardFile</key><string>Main</string>
      """)
    defer { try? FileManager.default.removeItem(at: list) }
    let run = try run(
      Program(name: "BeforeScenes"), beside: Data(contentsOf: list), "--describe-scenes")
    expectEqual(run.status, 0)
    expectEqual(
      run.output,
      """
      BeforeScenes
        UIWindowSceneSessionRoleApplication
          configuration "Inbox"
            scene: SceneRuntime.WindowScene
            delegate: Nobody, which isn't there
            storyboard: Main

      """)
  }

  @Test func `a damaged Info.plist beside a program is a problem, and the program runs`() throws {
    // An array that holds itself.
    var list = Data("bplist00".utf8)
    list += [0xA1, 0, 8, 0, 0, 0, 0, 0, 0, 1, 1] as [UInt8]
    for number: UInt8 in [1, 0, 10] { list += [0, 0, 0, 0, 0, 0, 0, number] as [UInt8] }
    let run = try run(beside: list)
    expectEqual(run.status, 0)
    expectContains(run.output, "Info.plist: byte 8: found an object that holds itself")
    expectContains(run.output, "scene 1 sceneDidBecomeActive")
    try expectEqual(self.run(beside: list, "--describe-scenes").status, 1)
  }

  @Test func `nothing to open at launch is status 78, with every sentence`() throws {
    let run = try unlaunchable.run()
    expectEqual(run.status, 78)
    expectEmpty(run.output)
    expectEqual(
      run.complaints.split(separator: "\n").map { $0.split(separator: ":")[0] },
      ["app", "Settings (at 1)"])
  }

  @Test func `a link on the command line is what the application is launched for`() throws {
    let run = try example.run("postbox://message/42")
    expect(run.output.hasPrefix("launch, open postbox://message/42\n"))
    expectContains(run.output, "unhandled event \"open postbox://message/42\"")
  }

  @Test func `a profile is chosen by name`() throws {
    let run = try example.run("--profile", "phone", input: #"tap "Create Scene""#)
    expectContains(run.output, "problem: new scene: only one scene is possible")
    try expectEqual(
      example.run("--profile=phone", input: #"tap "Create Scene""#).output, run.output)
    let wrong = try example.run("--profile", "watch")
    expectEqual(wrong.status, 65)
    expectEqual(wrong.complaints, "--profile: expected one of: tablet, phone, desktop, classic\n")
    try expectEqual(example.run("--profile").status, 65)
    try expectEqual(example.run("--script").status, 65)
  }

  @Test func `help lists the options, and unknown arguments are left to the app`() throws {
    let help = try example.run("--help")
    expectEqual(help.status, 0)
    expect(help.output.hasPrefix("Usage: MultipleScenes [OPTION …] [URL …]\n"))
    expectContains(help.output, "--describe-scenes")
    expectContains(help.output, "--lint-manifest FILE")
    expectContains(help.output, "NAME is tablet, phone, desktop or classic\n")
    let unknown = try example.run("--verbose")
    expectEqual(unknown.status, 0)
    expect(unknown.complaints.hasPrefix("--verbose: left to the app"))
    let secret = try example.run("--password", "hunter2", "-phunter2", "inbox")
    expectEqual(
      secret.complaints.split(separator: "\n").map { $0.prefix { $0 != ":" } },
      [
        "--password", "…", "-p…", "…",
      ])
  }
}
