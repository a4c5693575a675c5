/// The stored sessions that a store returns at launch, with the history of launches and the problems of reading.
public struct StoredSessions: Hashable, Codable, Sendable {
  /// The records of the stored sessions, in any order.
  public var records: [SessionRecord]
  /// The last records of sessions that were removed from the store while the application wasn't running (S14).
  ///
  /// The store keeps each of these records until ``SessionChange/remove(_:)`` is written for its session.
  public var discarded: [SessionRecord]
  /// The identifiers and ordinals of sessions that the store keeps but can't read.
  ///
  /// No new session gets one of these identifiers or ordinals.
  public var reserved: [Place]
  /// The history of earlier launches.
  public var history: LaunchHistory
  /// The problems that were found while the sessions were read, each with a remedy and, if a file was moved, with the
  /// new path of the file.
  public var problems: [Problem]
  /// The unusable files that were moved to another folder while the sessions were read.
  public var setAside: [SetAsideFile]

  /// Creates the contents of a store.
  ///
  /// - Parameters:
  ///   - records: The records of the sessions, in any order.
  ///   - discarded: The last records of sessions that were removed from the store while the application wasn't running
  ///     (S14).
  ///   - reserved: The identifiers and ordinals of sessions that the store keeps but can't read.
  ///   - history: The history of earlier launches; by default, the history of an app that was never launched.
  ///   - problems: The problems that were found while the sessions were read.
  ///   - setAside: The unusable files that were moved to another folder.
  public init(
    _ records: [SessionRecord] = [], discarded: [SessionRecord] = [], reserved: [Place] = [],
    history: LaunchHistory = LaunchHistory(), problems: [Problem] = [],
    setAside: [SetAsideFile] = []
  ) {
    self.records = records
    self.discarded = discarded
    self.reserved = reserved
    self.history = history
    self.problems = problems
    self.setAside = setAside
  }

  /// Decodes the contents of a store.
  ///
  /// The property ``setAside`` may be missing, as it is in recordings of earlier versions.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if a property other than ``setAside`` is missing, or if a property is invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    records = try container.decode([SessionRecord].self, forKey: .records)
    discarded = try container.decode([SessionRecord].self, forKey: .discarded)
    reserved = try container.decode([Place].self, forKey: .reserved)
    history = try container.decode(LaunchHistory.self, forKey: .history)
    problems = try container.decode([Problem].self, forKey: .problems)
    setAside = try container.decodeIfPresent([SetAsideFile].self, forKey: .setAside) ?? []
  }

  /// The identifier and the ordinal of a stored session that isn't restored, for example because it can't be read.
  public struct Place: Hashable, Codable, Sendable {
    /// The persistent identifier of the session.
    public var id: SceneID
    /// The position of the session in the order of creation, from 1; 0 if it is unknown.
    public var ordinal: Int

    /// Creates the description of a stored session that isn't restored.
    ///
    /// - Parameters:
    ///   - id: The persistent identifier of the session.
    ///   - ordinal: The position of the session in the order of creation, from 1; 0 if it is unknown.
    public init(id: SceneID, ordinal: Int) {
      self.id = id
      self.ordinal = ordinal
    }
  }
}
