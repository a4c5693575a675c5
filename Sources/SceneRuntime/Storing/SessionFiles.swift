import Foundation

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The files of sessions in a folder.
///
/// A session has a file, and a second file with the previous generation of its contents. If only the previous
/// generation exists, the session was removed while the application wasn't running (S14).
///
/// A file is replaced in these steps:
///
/// 1. The new contents are written to a file with a temporary name, and flushed. This file is a new file or, if
///    ``begin(_:reusingPrevious:)`` can use it again, the file of the previous generation.
/// 2. The session's file also gets the name of the previous generation.
/// 3. The new file gets the name of the session's file, and replaces it.
/// 4. The folder is flushed.
struct SessionFiles {
  /// The suffix of the file names of previous generations; the other files have the suffix ``SessionFile/suffix``.
  static let previousSuffix = ".previous.json"
  /// The suffix of the temporary names of files that are being written.
  static let newSuffix = ".new"

  let path: String
  let files: any FileSystem

  /// The result of reading a session's file and its previous generation.
  struct Found {
    /// The common beginning of the file names, before the suffix.
    let stem: String
    /// The record of the session; nil if no file can be used.
    var record: SessionRecord?
    /// The suffix of the file from which the record was read.
    var source = SessionFile.suffix
    /// Whether only the previous generation exists, because the session's file was removed.
    var isRemoved = false
    /// Whether the previous generation exists.
    let hasPrevious: Bool
    /// Whether a file with a temporary name exists, because a process ended while it wrote a new file.
    let isUnfinished: Bool
    /// The names of unusable files, with the reasons.
    var damaged: [(name: String, reason: String)] = []
    /// The identifier and the ordinal of the session if its record can't be read; nil if they aren't known, or if the
    /// record was read.
    var place: StoredSessions.Place?
    /// Whether the session's files are left as they are, because one of them can't be read at present or has a newer
    /// format.
    var isKept = false
    var problems: [Problem] = []
  }

  /// Returns whether a name is that of a session's file, of a previous generation, or of a file that hasn't been
  /// completely written.
  static func hasSession(_ name: String) -> Bool {
    name.hasSuffix(SessionFile.suffix) || name.hasSuffix(newSuffix)
  }

  /// Reads the sessions of all files in the folder, on several threads.
  ///
  /// - Returns: The sessions in the order of their file names, and the names of files that weren't completely written.
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
    // Each iteration reads several files, because starting an iteration takes longer than reading a file. The number of
    // files per iteration is limited, so that all threads take part if there are many files.
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
    // If a process ended while it replaced a damaged file, the record may be in the file with the temporary name.
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
        // The file may be readable at the next launch, so the previous generation must not replace the file.
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

  /// Returns the identifier and ordinal of a session whose file can't be read.
  ///
  /// The identifier and the ordinal are taken from the previous generation. If the previous generation can't be read
  /// either, the file name gives the identifier, and the ordinal is 0, which means unknown. If the file name doesn't
  /// contain the whole identifier, the result is nil.
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
