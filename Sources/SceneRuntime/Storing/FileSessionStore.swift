public import Foundation

/// A session store in files, one for each session, that survives the end of the process and of the machine.
///
/// Changes are written off the main actor. A change is confirmed when its file and its folder are on the
/// disk. If they can't be written, the application goes on with a problem, and the store tries again until
/// they can. Files that can't be used are set aside, beside the folder, and cost no other session.
///
/// If another process uses the folder, the store keeps sessions in memory only, with a problem.
@MainActor public final class FileSessionStore: SessionStore {
  private let writer: SessionWriter
  private let path: String
  /// Whether another process has the folder, so that nothing is written.
  private var isOccupied = false

  /// Creates a store.
  ///
  /// - Parameter folder: The folder of the sessions, which is created if it doesn't exist.
  public convenience init(folder: URL) {
    self.init(folder: folder.path, on: SystemFiles()) { seconds, act in
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + seconds, execute: act)
    }
  }

  /// Creates a store on a file system.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - files: The file system.
  ///   - later: Performs an action after so many seconds.
  package init(
    folder: String, on files: any FileSystem,
    later: @escaping @Sendable (Double, @escaping @Sendable () -> Void) -> Void
  ) {
    path = folder
    writer = SessionWriter(SessionFolder(folder, on: files), later: later)
  }

  public func read() -> StoredSessions {
    do {
      return try writer.load()
    } catch is SessionFolder.Occupied {
      isOccupied = true
      return StoredSessions(problems: [.occupiedSessions(path)])
    } catch {
      return StoredSessions(problems: [.unreadableSessions(path, because: error)])
    }
  }

  public func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    if isOccupied { return completion(nil) }
    writer.write(changes, completion: completion)
  }
}

extension FileSessionStore {
  /// Returns the folder for the sessions of an application.
  ///
  /// It is `sessions` in a folder of the application's identifier, which is in `XDG_STATE_HOME`, or else
  /// in `.local/state` of the home folder. On Apple's platforms it is in Application Support.
  ///
  /// - Parameters:
  ///   - application: The identifier of the application.
  ///   - environment: The environment of the process.
  /// - Returns: The folder, which may not exist.
  public static func folder(
    of application: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let name =
      application.isEmpty || application.hasPrefix(".") ? "app-" + application : application
    return states(environment).appending(path: name.replacing("/", with: "-"))
      .appending(path: "sessions")
  }

  private static func states(_ environment: [String: String]) -> URL {
    #if canImport(Darwin)
    return URL.applicationSupportDirectory
    #else
    // The specification says that a relative path is to be ignored.
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
      return URL(filePath: path)
    }
    let home = environment["HOME"].map { URL(filePath: $0) } ?? URL.homeDirectory
    return home.appending(path: ".local/state")
    #endif
  }
}
