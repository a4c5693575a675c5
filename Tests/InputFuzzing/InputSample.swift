import TestSupport

/// Samples of the input that a person, a script or a terminal sends.
enum InputSample {
  /// The secret in ``secretive`` and ``secretiveArguments``, which must never be printed.
  static let secret = "hunter2"

  static let lines = [
    #"tap "Open""#, #"tap "Ask" in 1"#, #"tap "odd \n""#, #"type "Hello" into "Subject""#,
    #"submit "Subject" in 1"#, "back", #"scroll down"#, #"scroll "Inbox" to 120"#,
    #"set "Size" to 14"#, #"step "Size" up"#, "focus 2", #"focus "Subject""#,
    #"press "command+shift+n""#, "resize 800 by 600", "switcher", "interrupt", "new window",
    "resume 1",
    "close 2", "background", "foreground", #"attach display "Projector""#,
    #"detach display "Projector""#, "memory pressure", "open postbox://message/42",
    "open postbox://a postbox://b", "relaunch", "relaunch postbox://message/7", "show",
    #"expect "Hello""#, "expect 2 windows", #"expect trace "scene""#, "quit",
    #"shortcut compose for "message/1""#, #"notify "Mail" for "m" with reply saying "x""#,
    #"continue read for "message/42""#, #"handoff read arrives for "message/42""#,
    "handoff read taken", "# a note", "", "help", "help tap", "?", "trace off", "trace on",
  ]

  /// Lines that are played as they are.
  static let secretive = [
    #"type "hunter2" into "Password""#, "open postbox://message/1?token=hunter2",
    "open https://anna:hunter2@postbox.example/m?hunter2#hunter2",
    #"notify "Mail" with reply saying "hunter2""#, #"type "hunter2"#,
  ]

  static let arguments = [
    "--script", "--profile", "tablet", "phone", "--profile=desktop", "--displays", "registered",
    "--describe-scenes", "--describe-objects", "--lint-manifest", "README.md",
    "--lint-manifest=/nowhere/Info.plist", "--migration-report", "--explain",
    "--explain=postbox://message/42", "postbox://message/42", "--help",
    "mailto:anna@postbox.example",
    "-", "--", "", "--verbose", "letter.txt",
  ]

  /// Arguments that are passed as they are.
  static let secretiveArguments = [
    "--password=hunter2", "postbox://message/42?token=hunter2", "https://anna:hunter2@a.example/",
  ]

  /// Sequences of bytes that a parser or a terminal may misinterpret.
  static let parts: [[UInt8]] =
    [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}OH", "\u{1B}[F", "\u{1B}[3~",
      "\u{1B}[1;5C", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[", "\u{1B}", "\u{1B}b", "\u{1B}\u{7F}",
      "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{1B}P1$r\u{1B}\\", "\u{9B}2J", "\u{85}", "\u{2028}",
      "\u{202E}", "\u{2066}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{E0041}", "\u{301}", "👩🏽‍💻",
      "🇩🇪", "郵便", "한", "\u{1112}\u{1161}", "\t", "\r", "\n", "\r\n", "\0", "\u{7F}", "\"", "\\",
      "\\\"", " in ", " into ", " to ", " for ", "-1", "1e999", "nan", "99999999999999999999",
      "://",
      "?", "#", "=", "tap \"", "open ", "trace ", "help ",
    ].map { Array($0.utf8) }
    + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    ]
    + (0..<0x20).map { [$0] }

  /// Damages bytes in one way of several.
  static func damage(
    _ bytes: [UInt8], splicing other: [UInt8], using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
    let part = parts.randomElement(using: &generator) ?? []
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes.insert(contentsOf: part, at: start)
    case 1: bytes.replaceSubrange(start..<end, with: part)
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 4: bytes.replaceSubrange(start..<end, with: other)
    case 5:
      bytes.insert(UInt8.random(in: 0...255, using: &generator), at: start)
    case 6:
      guard start < bytes.count else { return part }
      bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    default:
      // Most are short; a few are longer than a line may be.
      let isLong = Int.random(in: 0..<100, using: &generator) == 0
      let repeated = Array(repeating: part, count: isLong ? 70_000 / max(1, part.count) : 20)
      bytes.insert(contentsOf: repeated.joined(), at: start)
    }
    return bytes
  }
}
