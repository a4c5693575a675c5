package import Foundation

/// The stored sessions of an application in one file, which people can copy and send with bug reports.
package struct SessionArchive: Codable {
  /// The version of the format.
  package static let format = 1
  /// The maximum number of bytes of a file that can be read.
  package static let sizeLimit = 256 << 20

  private var format = Self.format
  /// Whether the secrets of links were left out, so that the sessions can't be restored exactly.
  package var isRedacted = false
  /// The identifier of the application.
  package var application: String
  private var sessions: [SessionFile]

  /// Creates an archive of the sessions of an application.
  package init(of application: String, _ records: [SessionRecord]) {
    self.application = application
    sessions = records.sorted { ($0.ordinal, $0.id) < ($1.ordinal, $1.id) }.map(SessionFile.init)
  }

  /// The records of the sessions, in the order of creation.
  package var records: [SessionRecord] { sessions.map(\.record) }

  /// Returns the contents of the archive's file.
  package func data() throws -> Data { try SessionFile.encoder.encode(self) }

  /// Reads the contents of an archive's file.
  ///
  /// - Throws: The reason why the file can't be used. No session of such a file is read.
  package init(_ data: Data) throws(SessionFile.Damage) {
    guard data.count <= Self.sizeLimit else {
      throw .unusable("it has more than \(Self.sizeLimit) bytes")
    }
    guard let format = try? JSONDecoder().decode(Head.self, from: data).format else {
      throw .unusable("it isn't JSON with the format of an archive")
    }
    guard format <= Self.format else { throw .newer(format: format, nil) }
    do {
      self = try JSONDecoder().decode(SessionArchive.self, from: data)
    } catch let damage as SessionFile.Damage {
      throw damage
    } catch {
      throw .unusable(error.withoutValues)
    }
    guard format > 0 else { throw .unusable("its format is \(format)") }
    let ids = Dictionary(grouping: records, by: \.id).filter { $1.count > 1 }.keys.sorted()
    if let id = ids.first { throw .unusable("it has session \(id) several times") }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    format = try container.decode(Int.self, forKey: .format)
    isRedacted = try container.decodeIfPresent(Bool.self, forKey: .isRedacted) ?? false
    application = try container.decode(String.self, forKey: .application)
    sessions = try container.decode([SessionFile].self, forKey: .sessions)
  }

  private struct Head: Decodable {
    var format: Int
  }

  /// Returns the archive's records in the form in which they are added to a store that has other records.
  ///
  /// If the store has a record with the same identifier as a record of the archive, the archive's record replaces it.
  /// If another record has the same ordinal, the archive's record gets an ordinal after the largest one.
  package func records(beside others: [SessionRecord]) -> [SessionRecord] {
    let ids = Set(records.map(\.id))
    var taken = Set(others.filter { !ids.contains($0.id) }.map(\.ordinal))
    // Numbering continues after the largest ordinal within the limit, because a launch replaces ordinals beyond the
    // limit.
    var last =
      (taken.union(records.map(\.ordinal))).filter { $0 <= SessionRecord.countLimit }.max() ?? 0
    return records.map { record in
      var record = record
      if !taken.insert(record.ordinal).inserted {
        last += 1
        record.ordinal = last
        taken.insert(last)
      }
      return record
    }
  }
}
