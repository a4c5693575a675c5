/// The sessions that a store read at launch, and the problems with sessions that it couldn't read.
public struct StoredSessions: Hashable, Codable, Sendable {
  /// The records, in any order.
  public var records: [SessionRecord]
  /// The last records of sessions that were removed from the store while the application wasn't
  /// running (S14).
  ///
  /// The store drops the records when it writes the removal of their sessions.
  public var discarded: [SessionRecord]
  /// The identifiers and ordinals of sessions that the store keeps but can't read; no new session gets
  /// one of these identifiers or ordinals.
  public var reserved: [Place]
  /// The earlier launches.
  public var history: LaunchHistory
  /// The problems, each with the remedy and, if a file was set aside, its new path.
  public var problems: [Problem]
  /// The files that were set aside while the sessions were read.
  public var setAside: [SetAsideFile]

  /// Creates the result of reading a store.
  ///
  /// - Parameters:
  ///   - records: The records, in any order.
  ///   - discarded: The last records of sessions that were removed while the application wasn't
  ///     running (S14).
  ///   - reserved: The identifiers and ordinals of sessions that the store keeps but can't read.
  ///   - history: The earlier launches; by default, none.
  ///   - problems: The problems found while reading.
  ///   - setAside: The files that were moved away because they couldn't be used.
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

  /// Decodes the result of reading a store.
  ///
  /// ``setAside`` may be missing, as in recordings of earlier versions.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if a property other than ``setAside`` is missing, or a property is
  ///   invalid.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    records = try container.decode([SessionRecord].self, forKey: .records)
    discarded = try container.decode([SessionRecord].self, forKey: .discarded)
    reserved = try container.decode([Place].self, forKey: .reserved)
    history = try container.decode(LaunchHistory.self, forKey: .history)
    problems = try container.decode([Problem].self, forKey: .problems)
    setAside = try container.decodeIfPresent([SetAsideFile].self, forKey: .setAside) ?? []
  }

  /// The identifier and the ordinal of a session that can't be read.
  public struct Place: Hashable, Codable, Sendable {
    /// The identifier.
    public var id: SceneID
    /// The position in creation order; 0 if it is unknown.
    public var ordinal: Int

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - id: The persistent identifier of the session.
    ///   - ordinal: The position in creation order, from 1; 0 if it is unknown.
    public init(id: SceneID, ordinal: Int) {
      self.id = id
      self.ordinal = ordinal
    }
  }
}
