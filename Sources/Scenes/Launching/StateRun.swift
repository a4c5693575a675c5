import Foundation
import SceneHeadless

/// The tasks of the option `--state`, which list, show, remove, clear, export and import the stored sessions of an
/// application.
@MainActor struct StateRun {
  /// The identifier of the application whose sessions are stored.
  var application: String
  /// The folder with the files of the sessions.
  var folder: URL
  var output: Output

  /// Performs a task.
  ///
  /// - Returns: The exit status: 0 for success, 1 if files are damaged, 65 for an unknown session or an invalid file,
  ///   66 for a file or a folder that can't be read, 74 if a file can't be written.
  func run(_ task: StateTask) -> Int32 {
    do {
      switch task {
      case .list: return try list()
      case .show(let id): return try show(id)
      case .remove(let id): return try remove(id)
      case .clear: return try clear()
      case .export(let path): return try export(to: path)
      case .import(let path): return try add(from: path)
      }
    } catch let error as FileSessionStore.EditingError {
      output.complain("\(error)")
      return 74
    } catch {
      output.complain("\(folder.path): \(error); expected a folder that can be read")
      return 66
    }
  }

  private func list() throws -> Int32 {
    let stored = try FileSessionStore.stored(in: folder)
    let records = stored.records.sorted { ($0.ordinal, $0.id) < ($1.ordinal, $1.id) }
    let last = records.max { ($0.lastUse, $0.ordinal) < ($1.lastUse, $1.ordinal) }
    output.write(
      "\(application): \(count(records.count)) in \(folder.path)")
    output.write(
      lines: records.map { record in
        let facts = [
          record.isOnScreen ? "on screen" : nil, record.id == last?.id ? "used last" : nil,
        ].compactMap(\.self)
        return (["  \(record.name)"] + facts).joined(separator: ", ")
      })
    output.write(
      lines: stored.discarded.map { "  \($0.name), removed; the next launch tells the app" })
    output.write(lines: stored.problems.map { "problem: \($0)" })
    return stored.problems.isEmpty ? 0 : 1
  }

  private func show(_ id: SceneID) throws -> Int32 {
    let stored = try FileSessionStore.stored(in: folder)
    let removed = stored.discarded.first { $0.id == id }
    let problems = stored.problems(of: id, in: folder)
    if let record = stored.records.first(where: { $0.id == id }) ?? removed {
      output.write(text: String(decoding: shown(try SessionFile(record).data()), as: UTF8.self))
    } else if problems.isEmpty {
      return complain(of: id, stored)
    }
    if let removed { output.complain("\(removed.name): removed; the next launch tells the app") }
    output.complain(lines: problems.map { "problem: \($0)" })
    return problems.isEmpty ? 0 : 1
  }

  private func remove(_ id: SceneID) throws -> Int32 {
    let stored = try FileSessionStore.stored(in: folder)
    let record = stored.records.first { $0.id == id }
    // A session whose file can't be read has no record, but can be removed by its identifier, which is in the file's
    // name. The branch below handles an identifier with neither a record nor a file.
    if record == nil, !FileSessionStore.hasFile(of: id, in: folder) {
      guard let removed = stored.discarded.first(where: { $0.id == id }) else {
        return complain(of: id, stored)
      }
      output.write("\(removed.name): removed before; the next launch tells the app")
      return 0
    }
    try FileSessionStore.discard(id, in: folder)
    output.write(
      record.map { "\($0.name): removed; the next launch tells the app" }
        ?? "scene \(id): its file, which can't be read, is removed")
    return 0
  }

  private func clear() throws -> Int32 {
    let number = try FileSessionStore.clear(folder)
    output.write("\(folder.path): \(count(number)) removed; the next launch is a first one")
    return 0
  }

  private func export(to path: String) throws -> Int32 {
    let stored = try FileSessionStore.stored(in: folder)
    var archive = SessionArchive(of: application, stored.records)
    archive.isRedacted = !Redaction.isDisabled
    let data = shown(try archive.data())
    let file = RegularFile(path)
    if file.isOther {
      output.complain("\(path): it isn't a regular file; expected the path of a file to write")
      return 74
    }
    do throws(FileError) {
      // The sessions contain private data, so only the owner can read the file.
      try SystemFiles().replace(file.path, with: data)
    } catch {
      output.complain("\(error); name a file in a folder that exists and has room")
      return 74
    }
    let rest =
      Redaction.isDisabled
      ? "" : "; passwords, queries and fragments of links are left out, --show-values exports them"
    output.write("\(path): \(count(stored.records.count))\(rest)")
    output.write(lines: stored.problems.map { "problem: \($0)" })
    return stored.problems.isEmpty ? 0 : 1
  }

  private func add(from path: String) throws -> Int32 {
    let data: Data
    do throws(FileError) {
      data = try SystemFiles().contents(
        of: RegularFile(path).path, limit: SessionArchive.sizeLimit)
    } catch {
      let reason =
        switch error.code {
        case ENOENT: "there is no file"
        case EINVAL, ELOOP, ENXIO: "it isn't a regular file"
        default: "it can't be read (\(error))"
        }
      output.complain("\(path): \(reason); expected a file that --state export has written")
      return 66
    }
    let archive: SessionArchive
    do throws(SessionFile.Damage) {
      archive = try SessionArchive(data)
    } catch {
      output.complain("\(path): \(error); expected a file that --state export has written")
      return 65
    }
    guard archive.application == application else {
      output.complain(
        "\(path): it has sessions of \(archive.application); expected those of \(application)")
      return 65
    }
    if archive.isRedacted {
      let ids = Set(try FileSessionStore.stored(in: folder).records.map(\.id))
      if let id = archive.records.map(\.id).first(where: ids.contains) {
        output.complain(
          "\(path): secrets of links were left out of it, so it can't replace session \"\(id)\"; expected "
            + "another --state-dir, or a file that was exported with --show-values")
        return 65
      }
    }
    let records = try FileSessionStore.add(archive, to: folder)
    output.write("\(folder.path): \(count(records.count)) added or replaced")
    output.write(lines: records.map { "  \($0.name)" })
    return 0
  }

  private func complain(of id: SceneID, _ stored: StoredSessions) -> Int32 {
    let ids = stored.ids(in: folder)
    output.complain(
      "--state: there is no stored session \"\(id)\" in \(folder.path); expected "
        + (ids.isEmpty ? "another folder, because this one has none" : "one of: ")
        + ids.prefix(20).joined(separator: ", ") + (ids.count > 20 ? ", …" : ""))
    return 65
  }

  private func shown(_ json: Data) -> Data {
    Redaction.isDisabled ? json : RedactedJSON(json).data
  }

  private func count(_ number: Int) -> String { number == 1 ? "1 session" : "\(number) sessions" }
}
