import Foundation
import SceneRuntime
import TestSupport

/// A process with a load of sessions in files, which says what it tries and what is certain until it is
/// killed.
///
/// It prints a line before each step:
///
/// ```
/// starting
/// restored 7-1=12.3.0.9 7-4=0.0.0.0
/// try 8-1 13.0.0.0
/// sure 8-1=13.0.0.0 7-4=-
/// ```
@MainActor package enum LoadProgram {
  /// Runs until the process is killed.
  ///
  /// - Parameters:
  ///   - folder: The folder of the sessions.
  ///   - seed: The seed of the acts.
  ///   - isLying: Whether the store confirms changes that it hasn't written.
  package static func run(in folder: String, seed: UInt64, isLying: Bool) -> Never {
    let files = FileSessionStore(folder: URL(filePath: folder))
    let load = SessionLoad(store: isLying ? LyingStore(files) : files, seed: seed)
    load.onAttempt = { say("try \($0) \(text($1))") }
    load.onConfirmation = { say("sure " + list($0)) }
    load.application.trace.addSink { entry in
      if case .problem(let problem) = entry.kind {
        say("problem \(problem.code.rawValue) " + "\(problem)".replacing("\n", with: " "))
      }
    }
    say("starting")
    guard let restored = load.launch() else {
      say("problem a session came back with parts of several edits")
      exit(1)
    }
    say("restored " + list(restored))
    var generator = SeededGenerator(seed: ~seed)
    while true {
      load.step()
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: while !load.application.isQuiet, wait(for: load) {}
      case 1...3: if !load.application.isQuiet { _ = wait(for: load) }
      case _: break
      }
    }
  }

  private static func wait(for load: SessionLoad) -> Bool {
    if load.wait() { return true }
    say("problem the store doesn't answer")
    exit(1)
  }

  private static func text(_ mark: SessionMark?) -> String { mark.map { "\($0)" } ?? "-" }

  private static func list(_ marks: [SceneID: SessionMark?]) -> String {
    marks.map { "\($0)=\(text($1))" }.joined(separator: " ")
  }

  /// Writes a line at once, because the process may be killed next.
  private static func say(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    var count = 0
    while count < bytes.count {
      let written = bytes[count...].withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { exit(1) }
      count += written
    }
  }
}
