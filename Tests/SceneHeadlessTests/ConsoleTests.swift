import Checking
import Foundation
import SceneRuntime
import Scenes
import Testing

@testable import SceneHeadless

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") { Loading() }
  }
}

private struct Loading: View {
  @State private var status = "idle"

  var body: some View {
    Text(status)
    Button("Load") { status = "loaded" }
  }
}

/// Lines in, text out; the same for a file, a pipe and a person, but for what only a person needs.
@MainActor struct ConsoleTests {
  private func run(
    _ lines: [String], isTerminal: Bool = false
  ) async -> (status: Int32, output: String, complaints: String) {
    await run(Postbox(), lines, isTerminal: isTerminal)
  }

  private func run<Declaration: App>(
    _ app: Declaration, _ lines: [String], isTerminal: Bool = false,
    store: any SessionStore = MemorySessionStore()
  ) async -> (status: Int32, output: String, complaints: String) {
    let host = HeadlessHost()
    let launch = AppLaunch(
      app, host: host, profile: .tablet, services: .repeatable(store: store))
    let recorded = Recorded()
    var bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    let reader = LineReader { () async throws(ScriptInput.Failure) in
      defer { bytes = [] }
      return bytes
    }
    let console = Console(
      player: Player(application: launch.application, host: host),
      lines: isTerminal ? .typed(reader) : .script(reader), output: recorded.output)
    let status = await console.run()
    return (status, recorded.text, recorded.complaints)
  }

  private static let launched = """
    launch
    willFinishLaunching
    didFinishLaunching
    -> new scene of WindowGroup at 0 (first scene)
    scene 1 configurationForConnecting
    scene 1 willConnectTo
    scene 1 sceneWillEnterForeground
    scene 1 sceneDidBecomeActive

    """

  @Test func `a script is echoed with what comes of each act`() async {
    let (status, output, complaints) = await run([
      "# A note.", "", #"tap "Load""#, #"expect "loaded""#, "show",
    ])
    expectEqual(status, 0)
    expectEmpty(complaints)
    expectEqual(
      output,
      Self.launched + """
        > tap "Load"
        press in scene 1
        > expect "loaded"
        > show
        window 1 "Inbox" (active, focused)
          loaded
          [Load]

        """)
  }

  @Test func `neither a password nor a link's secrets are echoed`() async {
    struct Account: App {
      var body: some Scene { WindowGroup("Account") { SignIn() } }
    }
    struct SignIn: View {
      @State private var name = ""
      @State private var secret = ""
      var body: some View {
        TextField("Name", text: $name)
        SecureField("Pass \"word\"", text: $secret)
      }
    }
    let (status, output, complaints) = await run(
      Account(),
      [
        #"type "anna" into "Name""#, #"type "hunter2"  into "Pass \"word\"" in 1"#,
        "open https://anna:pw@postbox.example/?hunter2&token=hunter2#hunter2",
        #"notify "Mail" for "m" with reply saying "hunter2""#, #"type "hunter2" into "Nothing""#,
      ])
    expectEqual(status, 65)
    for line in [
      #"> type "anna" into "Name""#, #"> type "…" into "Pass \"word\"" in 1"#,
      #"enter "anna" in scene 1"#, #"enter "…" in scene 1"#,
      "> open https://…@postbox.example/?…&token=…#…",
      #"> notify "Mail" for "m" with reply saying "…""#, #"> type "…" into "Nothing""#,
    ] {
      expect(output.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    expect(
      !output.contains("hunter2") && !output.contains("pw@") && !complaints.contains("hunter2"))
    let shown = await Redaction.$isDisabled.withValue(true) {
      await run(
        Account(),
        [
          #"type "hunter2" into "Pass \"word\"""#,
          #"notify "Mail" for "m" with reply saying "shown""#, "open https://a.example/?shown",
        ]
      ).output
    }
    expect(!shown.contains("hunter2"))
    expectContains(shown, #"> notify "Mail" for "m" with reply saying "shown""#)
    expectContains(shown, "> open https://a.example/?shown")
  }

  @Test(arguments: [
    #"tap "postbox://x?t=hunter2""#, #"submit "postbox://x?t=hunter2""#,
    #"set "postbox://x?t=hunter2" to 1"#, #"press "postbox://x?t=hunter2""#,
    #"scroll "postbox://x?t=hunter2" down"#, #"expect "postbox://x?t=hunter2""#,
    #"expect trace "postbox://x?t=hunter2""#, #"notify "T" for "x?hunter2""#,
    #"shortcut compose for "x?hunter2""#, #"continue read for "x?hunter2""#,
    #"handoff read for "x?hunter2""#,
  ])
  func `neither the echo of an act nor its error repeats a secret`(line: String) async {
    let (_, output, complaints) = await run([line])
    expect(!(output + complaints).contains("hunter2"), "\(output)\(complaints)")
  }

  @Test(arguments: [
    #"type "hunter2"#, #"type "x" into "hunter2"#, "open https://a:hunter2",
    "https://a.example/?hunter2", "open a.example/?hunter2",
  ])
  func `a line that can't be read isn't repeated with its secrets`(line: String) async {
    let (status, output, complaints) = await run([line])
    expectEqual(status, 65)
    expect(!output.contains("hunter2") && !complaints.contains("hunter2"), "\(complaints)")
  }

  @Test(arguments: [
    "tapp", #"tap "Send""#, #"expect "never""#, "resume 7", "expect 7 windows",
  ])
  func `a wrong line ends a script with its number and status 65`(line: String) async {
    let (status, output, complaints) = await run(["", "show", line, "new window"])
    expectEqual(status, 65)
    expect(complaints.hasPrefix("line 3: "))
    expect(["expected", "there are", "did you mean tap"].contains { complaints.contains($0) })
    expect(!output.contains("new window"))
  }

  @Test func `without acts the trace of the launch is followed by a hint`() async {
    let (status, output, _) = await run(["", "# nothing"])
    expectEqual(status, 0)
    expect(output.hasPrefix(Self.launched + "\nNo acts were given."))
    expectContains(output, "--script")
  }

  private static let inbox = """
    window 1 "Inbox" (active, focused)
      idle
      [Load]
    1 Load, button

    """

  @Test func `a person is prompted, corrected, and shown the window after what changed it`() async {
    let (status, output, complaints) = await run(
      ["tapp", "resize 800 by 600", #"tap "Load""#, #"tap "Load""#, "quit", "show"],
      isTerminal: true)
    expectEqual(status, 0)
    expect(complaints.hasPrefix("\"tapp\" isn't an act"))
    expectEqual(
      output,
      Self.inbox + """
        Type a number to choose, an act, or help for a list of acts; quit or Control-D ends.
        > > > window 1 "Inbox" (active, focused)
          loaded
          [Load]
        1 Load, button
        > >\u{20}
        """)
  }

  @Test func `a person who asks for the trace gets it with the windows`() async {
    let (_, output, _) = await run(
      ["trace on", "resize 800 by 600", #"tap "Load""#, #"tap "Load""#, "quit"], isTerminal: true)
    expect(
      output.hasSuffix(
        """
        > > resize scene 1 to 800.0 by 600.0
        scene 1 didUpdateEffectiveGeometry
        > press in scene 1
        window 1 "Inbox" (active, focused)
          loaded
          [Load]
        1 Load, button
        > press in scene 1
        > quit
        scene 1 sceneWillResignActive
        scene 1 sceneDidEnterBackground
        scene 1 snapshot
        applicationWillTerminate

        """))
  }

  @Test func `a word that is near no act is answered with the way to find one`() async {
    let (_, _, complaints) = await run(["bogus", "exit", "tpa"], isTerminal: true)
    expectEqual(
      complaints,
      """
      "bogus" isn't an act; type help for a list of acts, or choices for what can be chosen
      "exit" isn't an act; did you mean quit?
      "tpa" isn't an act; did you mean tap?

      """)
  }

  @Test func `a choice in a row names the row`() async {
    struct Rows: App {
      var body: some Scene { WindowGroup("Inbox") { Messages() } }
    }
    struct Messages: View {
      @State private var selection: Int?
      @State private var isOn = false

      var body: some View {
        List(selection: $selection) {
          ForEach(4..<6) { number in
            HStack {
              Text("Message \(number)")
              Button("Read") {}
              Toggle("Keep", isOn: $isOn)
            }
          }
        }
        Button("New") {}
      }
    }
    let (_, output, _) = await run(Rows(), ["choices"], isTerminal: true)
    expectContains(
      output,
      """
      > 1 Message 4, row
      2 Read, button, in row Message 4
      3 Keep, toggle, off, in row Message 4
      4 Message 5, row
      5 Read, button, in row Message 5
      6 Keep, toggle, off, in row Message 5
      7 New, button

      """)
  }

  @Test func `the trace is off at first, but for problems`() async {
    let (_, output, complaints) = await run(
      [#"tap "Load""#, "open postbox://nowhere", "trace on", "trace", "foreground"],
      isTerminal: true)
    let lines = output.split(separator: "\n").map(String.init)
    expect(!output.contains("press in scene 1"))
    expectContains(lines, "  loaded")
    expect(lines.contains { $0.hasPrefix("> problem: ") && $0.contains("postbox://nowhere") })
    expect(lines.contains { $0.hasSuffix("foreground") })
    expectEqual(complaints, "expected: trace on, or trace off\n")
  }

  @Test func `help lists the acts in words, explains one, and is a question mark too`() async {
    let (_, output, complaints) = await run(
      [
        "help", "?", "help tap", "? new window", "?help", "HELP trace", "help tapp", "help destroy",
      ], isTerminal: true)
    let help = Act.help.joined(separator: "\n") + "\n"
    expectEqual(output.components(separatedBy: "> " + help).count, 3)
    expectContains(
      output,
      """
      > tap "LABEL" [at N] [in N]
        a person presses a button, a toggle, or anything else that can be pressed

      For example: tap "New Message"

      N is a window's number
      """)
    expectContains(output, "> new window\n  a person opens another window\n")
    expectContains(output, "> help, or ?\n  the acts are listed\n")
    expectContains(output, "> trace on\n  every entry of the trace")
    expect(
      complaints.hasPrefix(
        """
        "tapp" isn't an act; did you mean tap?
        "destroy" isn't an act; expected one of: tap, type,
        """))
  }

  @Test func `a number chooses an element of the window`() async {
    let (_, output, complaints) = await run(
      ["1", "7", "1 now", "choices"], isTerminal: true)
    expectContains(output, "> window 1 \"Inbox\" (active, focused)\n  loaded\n")
    expectContains(output, "> 1 Load, button\n")
    expect(
      complaints.hasPrefix(
        """
        there is no choice 7; expected one of 1 to 1
        expected nothing behind the number of the button "Load"
        """))
  }

  @Test func `a person is told which other windows are restored`() async {
    let store = MemorySessionStore()
    _ = await run(Postbox(), ["new window", "resume 1", "quit"], store: store)
    let (_, output, _) = await run(Postbox(), [], isTerminal: true, store: store)
    expectContains(
      output,
      """
      window 1 "Inbox" (active, focused)
        idle
        [Load]
      1 Load, button
      window 2 "Inbox" (disconnected)
      Type a number to choose, an act, or help for a list of acts; quit or Control-D ends.

      """)
  }

  @Test func `the end of input quits`() async {
    let (status, output, _) = await run(["trace on"], isTerminal: true)
    expectEqual(status, 0)
    expectContains(output, "> > \nquit\n")
    expect(output.hasSuffix("applicationWillTerminate\n"))
  }

  @Test func `a failing act lists labels without their control characters`() async {
    struct Disturbing: App {
      var body: some Scene {
        WindowGroup("Inbox") { Button("Read\u{1B}]0;x\u{7}\n> quit") {} }
      }
    }
    let (status, _, complaints) = await run(Disturbing(), [#"tap "Send""#])
    expectEqual(status, 65)
    expectEqual(
      complaints,
      """
      line 1: there is nothing "Send" to tap in window 1; expected one of: \
      button "Read\\u{1B}]0;x\\u{07}\\n> quit"

      """)
  }

  @Test func `problems of the declarations are printed before the launch`() async {
    struct Twice: App {
      var body: some Scene {
        WindowGroup("First", id: "inbox") { Text("First") }
        WindowGroup("Second", id: "inbox") { Text("Second") }
      }
    }
    let (_, output, _) = await run(Twice(), [])
    expect(output.hasPrefix("problem: WindowGroup \"Second\" (\"inbox\") at 1: it has the id"))
  }

  @Test func `displayed text is escaped for the terminal`() async {
    struct Disturbing: App {
      var body: some Scene {
        WindowGroup("In\u{1B}box") { Text("a\u{1B}[31m\u{202E}b") }
      }
    }
    let (_, output, _) = await run(Disturbing(), ["show"])
    expect(
      output.hasSuffix("window 1 \"In\\u{1B}box\" (active, focused)\n  a\\u{1B}[31m\\u{202E}b\n"))
  }
}
