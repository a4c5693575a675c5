public import Foundation

/// A session store in files, one for each session, that survives the end of the process and of the machine.
///
/// The folder has a file for each session, and the previous generation of each file. Beside the folder are
/// `damaged`, with the files that were set aside, and `launches.json` and `launching`, with the earlier
/// launches and one that runs.
///
/// Changes are written off the main actor. A change is confirmed when its file and its folder are on the
/// disk. If they can't be written, the application goes on with a problem, and the store tries again until
/// they can. Files that can't be used are set aside, beside the folder, and cost no other session.
///
/// If another process uses the folder, or the folder can't be listed, the store keeps sessions in memory only,
/// with a problem.
///
/// ```swift
/// let folder = FileSessionStore.folder(of: "com.example.postbox")
/// let store = FileSessionStore(folder: folder)
/// store.beginReading()
/// ```
@MainActor public final class FileSessionStore: SessionStore {
  private let writer: SessionWriter
  private let path: String
  /// The sessions of this process while another one has the folder; nil if this one has it.
  private var memory: MemorySessionStore?

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

  /// Begins to read the sessions off the main actor, so that the launch finds them read.
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
      // New sessions would take the places of those that can't be read.
      if writer.perform({ $0.exists }) {
        memory = memory ?? MemorySessionStore(StoredSessions(history: history))
      }
      return StoredSessions(
        history: history, problems: [.unreadableSessions(path, because: error)])
    }
  }

  /// The earlier launches, which are known even if the sessions can't be read.
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
  /// It is `sessions` in a folder of the application's identifier, which is in `XDG_STATE_HOME`, or else
  /// in `.local/state` of the home folder. On Apple's platforms it is in Application Support.
  ///
  /// - Parameters:
  ///   - application: The identifier of the application. A slash in it becomes a hyphen.
  ///   - environment: The environment of the process, by name; relative paths in it are ignored.
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
    let home =
      environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? URL.homeDirectory
    return home.appending(path: ".local/state")
    #endif
  }
}
