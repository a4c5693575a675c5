public import Foundation

/// A session store with a file for each session.
///
/// Saved sessions survive the end of the process and a restart of the machine.
///
/// For each session, the folder has two files: one with the session's current data, and one with the session's previous
/// data, which is called the previous generation. Next to the folder are the folder `damaged`, to which unusable files
/// are moved, and the files `launches.json` and `launching`, which record earlier launches and the running launch.
///
/// Changes are written off the main actor. A change is confirmed when its file and its folder are on the disk. If the
/// file or the folder can't be written, a problem is recorded, the application continues, and the store tries again
/// until writing succeeds. A file that can't be used is moved to `damaged`, and the sessions of the other files are
/// restored.
///
/// If another process uses the folder, or the folder can't be listed, the store records a problem
/// and keeps sessions only in memory.
///
/// ```swift
/// let folder = FileSessionStore.folder(of: "com.example.postbox")
/// let store = FileSessionStore(folder: folder)
/// store.beginReading()
/// ```
@MainActor public final class FileSessionStore: SessionStore {
  private let writer: SessionWriter
  private let path: String
  /// The sessions of this process if it can't use the folder, because another process uses the folder or because the
  /// folder can't be listed; nil if this process uses the folder.
  private var memory: MemorySessionStore?

  /// Creates a store of the sessions in a folder.
  ///
  /// - Parameter folder: The folder of the sessions, which is created if it doesn't exist.
  public convenience init(folder: URL) {
    self.init(folder: folder.path, on: SystemFiles()) { seconds, act in
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + seconds, execute: act)
    }
  }

  /// Creates a store of the sessions in a folder of a file system.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - files: The file system.
  ///   - later: A closure that performs an action after a number of seconds, on any thread.
  package init(
    folder: String, on files: any FileSystem,
    later: @escaping @Sendable (Double, @escaping @Sendable () -> Void) -> Void
  ) {
    path = folder
    writer = SessionWriter(SessionFolder(folder, on: files), later: later)
  }

  /// Begins to read the sessions off the main actor, so that the launch has to wait for them less, or not at all.
  public func beginReading() {
    writer.beginLoading()
  }

  public func read() -> StoredSessions {
    do {
      let stored = try writer.load()
      memory = nil
      return stored
    } catch is FolderLock.Occupied {
      let store = memory ?? MemorySessionStore(StoredSessions(history: history))
      memory = store
      var stored = store.read()
      stored.problems.append(.occupiedSessions(path))
      return stored
    } catch {
      // Changes are kept in memory, because new files would replace the files of sessions that can't be read.
      if writer.perform({ $0.exists }) {
        memory = memory ?? MemorySessionStore(StoredSessions(history: history))
      }
      return StoredSessions(
        history: history, problems: [.unreadableSessions(path, because: error)])
    }
  }

  /// The history of earlier launches, which may be readable even if the sessions aren't.
  private var history: LaunchHistory { writer.perform { $0.launchHistory() } }

  public func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    if let memory { return memory.write(changes, turn: turn, completion: completion) }
    writer.write(changes, completion: completion)
  }

  public func launchWillBegin(_ history: LaunchHistory) {
    if memory != nil { return }
    writer.perform { $0.beginLaunch(history) }
  }

  public func launchDidFinish(
    _ history: LaunchHistory, completion: @escaping @Sendable () -> Void
  ) {
    if let memory { return memory.launchDidFinish(history, completion: completion) }
    writer.finishLaunch(history, completion: completion)
  }

  public func applicationWillEnd() {
    if memory == nil { writer.finish() }
  }
}

extension FileSessionStore {
  /// Returns the folder for the sessions of an application.
  ///
  /// The folder is called `sessions`, and is in a folder with the application's identifier as its name. The folder of
  /// the application is in the folder that the environment variable `XDG_STATE_HOME` names or, if the variable isn't
  /// set, in `.local/state` of the home folder. On Apple's platforms, the folder of the application is in Application
  /// Support.
  ///
  /// - Parameters:
  ///   - application: The identifier of the application. In the name of the folder, a hyphen replaces each slash. If
  ///     the identifier is empty or begins with a full stop, the name begins with `app-`.
  ///   - environment: The environment variables of the process, by their names. A variable whose path is relative is
  ///     ignored.
  /// - Returns: The folder. It may not exist.
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
    // The XDG Base Directory Specification requires that a relative path is ignored.
    if let path = environment["XDG_STATE_HOME"], path.hasPrefix("/") {
      return URL(filePath: path)
    }
    let home =
      environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? URL.homeDirectory
    return home.appending(path: ".local/state")
    #endif
  }
}
