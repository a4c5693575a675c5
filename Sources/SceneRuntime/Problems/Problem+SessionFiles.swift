extension Problem.Code {
  /// A file of a session that can't be used, because its contents are damaged or it isn't a regular file.
  public static let damagedSessionFile: Self = "damagedSessionFile"
  /// A file of a session, or of an application's earlier launches, that a newer version of the library wrote.
  public static let newerSessionFile: Self = "newerSessionFile"
  /// A file of a session that can't be read at present, for example because the process has no permission.
  public static let unreadableSessionFile: Self = "unreadableSessionFile"
  /// A folder of sessions that can't be read.
  public static let unreadableSessions: Self = "unreadableSessions"
  /// A folder of sessions that another process uses.
  public static let occupiedSessions: Self = "occupiedSessions"
  /// A file of an application's earlier launches that can't be read.
  public static let unreadableLaunches: Self = "unreadableLaunches"
  /// Sessions that can't be saved at the moment.
  public static let unsavedSessions: Self = "unsavedSessions"
}

extension Problem {
  /// The state of a damaged file, from which the remedy in the problem's text follows.
  enum DamageRemedy {
    /// The file was moved to this path, where the user can examine it.
    case look(at: String)
    /// The file couldn't be moved, so the user has to remove it.
    case remove
    /// The file hasn't been moved yet; the next launch moves it.
    case launch
    /// The file stays in place, because the file with the previous state of the session can't be read at present.
    case stays

    fileprivate var text: String {
      switch self {
      case .look(let place): "look at \(place), where it was moved, or remove it"
      case .remove: "remove it, because it couldn't be moved aside"
      case .stays:
        "let the app read its previous generation, and launch again; the file stays as it is"
      case .launch: "launch the app, which moves it aside, or remove it"
      }
    }
  }

  static func damagedSessionFile(
    _ file: String, because reason: String, remedy: DamageRemedy, previous: SceneID?
  ) -> Problem {
    let loss =
      previous.map { "scene \($0) comes from its previous generation" }
      ?? "its session isn't restored"
    return Problem(
      .damagedSessionFile, at: file, "the file can't be used (\(reason)), so \(loss)",
      remedy: remedy.text)
  }

  static func newerSessionFile(_ file: String, format: Int) -> Problem {
    Problem(
      .newerSessionFile, at: file,
      "the file has format \(format), and this version reads up to \(SessionFile.format), so its session "
        + "isn't restored",
      remedy: "run a newer version of the app; the file stays as it is")
  }

  static func unreadableSessionFile(_ file: String, because error: FileError) -> Problem {
    Problem(
      .unreadableSessionFile, at: file,
      "the file can't be read (\(error)), so its session isn't restored",
      remedy: "let the app read it, and launch again; the file stays as it is")
  }

  static func unreadableSessions(_ folder: String, because error: any Error) -> Problem {
    Problem(
      .unreadableSessions, at: folder,
      "no session can be restored (\(error)), and those of this run are kept until it ends",
      remedy: "let the app create and read the folder")
  }

  static func occupiedSessions(_ folder: String) -> Problem {
    Problem(
      .occupiedSessions, at: folder,
      "another process of the app uses the folder, so this one restores nothing, and keeps its sessions "
        + "until it ends",
      remedy: "end the other process, and launch again")
  }

  static func unreadableLaunches(_ file: String, because reason: String) -> Problem {
    Problem(
      .unreadableLaunches, at: file,
      "the file can't be read (\(reason)), so the version of the last launch is unknown",
      remedy: "remove it, or let the app read it; this launch isn't the first")
  }

  static func newerLaunches(_ file: String, format: Int, known: Int) -> Problem {
    Problem(
      .newerSessionFile, at: file,
      "the file has format \(format), and this version reads up to \(known), so the version of this launch "
        + "isn't saved",
      remedy: "run a newer version of the app; the file stays as it is")
  }

  static func unsavedSessions(in folder: String, because error: any Error) -> Problem {
    Problem(
      .unsavedSessions, at: folder, "sessions can't be saved for now (\(error))",
      remedy: "make room, or let the app write there; it tries again")
  }
}
