import Foundation

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The files of sessions in a folder.
///
/// A session has a file and the previous generation of its file. If only the previous generation
/// exists, the session was removed while the application wasn't running (S14).
///
/// A file is replaced in these steps:
///
/// 1. A new file is written and flushed. It is the file of the previous generation if
///    ``begin(_:reusingPrevious:)`` can use this file again.
/// 2. The old file also gets the name of the previous generation.
/// 3. The new file gets the name of the session's file.
/// 4. The folder is flushed.
struct SessionFiles {
  /// The suffix of the previous generation of a file, in place of ``SessionFile/suffix``.
  static let previousSuffix = ".previous.json"
  /// The suffix of a file that is being written.
  static let newSuffix = ".new"

  let path: String
  let files: any FileSystem

  /// The session of a file and its previous generation.
  struct Found {
    /// The common beginning of the names of the session's file and of its previous generation.
    let stem: String
    /// The session; nil if no file can be used.
    var record: SessionRecord?
    /// The suffix of the file that contains the session.
    var source = SessionFile.suffix
    /// Whether only the previous generation exists.
    var isRemoved = false
    /// Whether the previous generation is there.
    let hasPrevious: Bool
    /// Whether a process ended while it wrote a new file.
    let isUnfinished: Bool
    /// The names of unusable files, with the reasons.
    var damaged: [(name: String, reason: String)] = []
    /// The identifier and ordinal of a session that can't be read; nil if they aren't known.
    var place: StoredSessions.Place?
    /// Whether the file is kept unchanged, because it can't be read now.
    var isKept = false
    var problems: [Problem] = []
  }

  /// Returns whether the file with a name contains a session, even if the file isn't completely
  /// written.
  static func hasSession(_ name: String) -> Bool {
    name.hasSuffix(SessionFile.suffix) || name.hasSuffix(newSuffix)
  }

  /// Reads all sessions on several threads.
  ///
  /// - Returns: The sessions in the order of their names, and the names of unfinished files.
  /// - Throws: A `FileError` if the folder can't be listed.
  func read() throws -> (found: [Found], unfinished: [String]) {
    var current: Set<String> = []
    var previous: Set<String> = []
    var unfinished: [String] = []
    for name in try files.names(in: path) {
      if name.hasSuffix(Self.newSuffix) {
        unfinished.append(name)
      } else if name.hasSuffix(Self.previousSuffix) {
        previous.insert(String(name.dropLast(Self.previousSuffix.count)))
      } else if name.hasSuffix(SessionFile.suffix) {
        current.insert(String(name.dropLast(SessionFile.suffix.count)))
      }
    }
    let new = Set(unfinished.map { String($0.dropLast(Self.newSuffix.count)) })
    let ordered = current.union(previous).sorted().map { stem in
      Found(
        stem: stem, isRemoved: !current.contains(stem), hasPrevious: previous.contains(stem),
        isUnfinished: new.contains(stem))
    }
    return (read(ordered), unfinished)
  }

  private func read(_ stems: [Found]) -> [Found] {
    let found = Mutex([Found?](repeating: nil, count: stems.count))
    // Each thread reads several files, because starting a thread takes longer than reading a file.
    // All threads get files.
    let share = stems.count / (2 * ProcessInfo.processInfo.activeProcessorCount)
    let size = min(64, max(8, share))
    let count = (stems.count + size - 1) / size
    DispatchQueue.concurrentPerform(iterations: count) { part in
      let places = (part * size)..<min((part + 1) * size, stems.count)
      let read = places.map { self.read(stems[$0]) }
      found.withLock { found in
        for (place, result) in zip(places, read) { found[place] = result }
      }
    }
    return found.withLock { $0.compactMap(\.self) }
  }

  private func read(_ names: Found) -> Found {
    var found = names
    let stem = found.stem
    var suffixes = found.isRemoved ? [] : [SessionFile.suffix]
    suffixes.append(Self.previousSuffix)
    // If a process ended while it replaced a damaged file, the session is in the new file.
    if !found.isRemoved, found.isUnfinished { suffixes.append(Self.newSuffix) }
    for suffix in suffixes {
      let name = stem + suffix
      do {
        let data = try files.contents(of: "\(path)/\(name)", limit: SessionFile.sizeLimit)
        let record = try SessionFile(data).record
        guard SessionFile.name(of: record.id) == stem + SessionFile.suffix else {
          throw SessionFile.Damage.unusable("it has the session of another file, \(record.id)")
        }
        found.record = record
        found.source = suffix
        return found
      } catch  where suffix == Self.newSuffix {
        continue
      } catch SessionFile.Damage.unusable(let reason) {
        found.damaged.append((name, reason))
      } catch SessionFile.Damage.newer(let format, let place) {
        found.problems.append(.newerSessionFile("\(path)/\(name)", format: format))
        found.isKept = true
        found.place = place ?? self.place(of: stem)
        return found
      } catch let error as FileError {
        if error.isMissing { continue }
        if error.isIrregular {
          found.damaged.append((name, "it isn't a regular file"))
          continue
        }
        // The file may be readable later, so its previous generation must not replace it.
        found.problems.append(.unreadableSessionFile("\(path)/\(name)", because: error))
        found.isKept = true
        found.place = place(of: stem)
        return found
      } catch {
        found.damaged.append((name, "\(error)"))
      }
    }
    if found.record == nil { found.place = place(of: stem) }
    return found
  }

  /// Returns the identifier and ordinal of a session, from its previous generation or otherwise
  /// from the name of its file.
  private func place(of stem: String) -> StoredSessions.Place? {
    let previous = "\(path)/\(stem)\(Self.previousSuffix)"
    if let data = try? files.contents(of: previous, limit: SessionFile.sizeLimit),
      let record = try? SessionFile(data).record
    {
      return StoredSessions.Place(id: record.id, ordinal: record.ordinal)
    }
    return SessionFile.id(named: stem + SessionFile.suffix).map {
      StoredSessions.Place(id: $0, ordinal: 0)
    }
  }
}
