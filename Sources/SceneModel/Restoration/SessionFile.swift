package import Foundation

/// The file of one session, which is readable JSON with the version of the format.
///
/// The value that the session presents is separate from the other properties of the session. It is written as a string
/// that contains the JSON of the value, so that a person can read it.
package struct SessionFile {
  /// The version of the format in which files are written.
  package static let format = 2
  /// The maximum number of bytes of a file that can be read.
  package static let sizeLimit = 64 << 20
  /// The end of the name of every session's file.
  package static let suffix = ".json"

  /// The record of the session.
  package var record: SessionRecord

  package init(_ record: SessionRecord) {
    self.record = record
  }

  /// A reason why a file has no usable session.
  package enum Damage: Error, Hashable {
    /// The file is empty, damaged or invalid.
    ///
    /// The text is the reason, as a clause.
    case unusable(String)
    /// A newer version of this library wrote the file.
    ///
    /// The associated `Place` has the session's identifier and ordinal; it is nil if they can't be read.
    case newer(format: Int, StoredSessions.Place?)
  }

  // MARK: - Writing

  /// Returns the contents of the file.
  ///
  /// - Throws: An encoding error if a value can't be represented in JSON.
  package func data() throws -> Data {
    let data = try Self.encoder.encode(contents)
    if data.count <= Self.sizeLimit { return data }
    // Without indentation, the contents never exceed the maximum size of a file, because the size of a record's values
    // is limited.
    let compact = Self.encoder
    compact.outputFormatting.remove(.prettyPrinted)
    return try compact.encode(contents)
  }

  private var contents: Contents {
    var session = record
    // A value whose JSON isn't valid UTF-8 stays among the properties, as data.
    let value = record.value.flatMap { String(validating: $0, as: UTF8.self) }
    if value != nil { session.value = nil }
    return Contents(format: Self.format, value: value, session: session)
  }

  /// An encoder that writes JSON for a person to read.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  // MARK: - Reading

  /// Reads the contents of a session's file.
  ///
  /// - Parameter data: The contents of the file.
  /// - Throws: The reason why the file has no usable session.
  package init(_ data: Data) throws(Damage) {
    if data.isEmpty { throw .unusable("it is empty") }
    if data.count > Self.sizeLimit {
      throw .unusable("it has more than \(Self.sizeLimit) bytes")
    }
    let decoder = JSONDecoder()
    guard let format = try? decoder.decode(Head.self, from: data).format else {
      throw .unusable("it isn't JSON with the format of a session")
    }
    guard format <= Self.format else {
      let place = try? decoder.decode(Newer.self, from: data).session
      throw .newer(format: format, place)
    }
    guard format > 0 else { throw .unusable("its format is \(format)") }
    do {
      try self.init(decoder.decode(Contents.self, from: data))
    } catch let damage as Damage {
      throw damage
    } catch {
      throw .unusable(error.withoutValues)
    }
  }

  private init(_ contents: Contents) throws(Damage) {
    record = contents.session
    // In format 1, the value is among the properties of the session, as base-64 text.
    if contents.format > 1, let value = contents.value { record.value = Data(value.utf8) }
    if let fault = record.faults.first { throw .unusable("\(fault.place): \(fault.reason)") }
  }

  private struct Head: Decodable {
    var format: Int
  }

  /// The properties that the file of any newer version is expected to have.
  private struct Newer: Decodable {
    var session: StoredSessions.Place
  }

  private struct Contents: Codable {
    var format: Int
    var value: String?
    var session: SessionRecord
  }

  // MARK: - Names

  /// Returns the identifier of the session whose file has the given name; nil if the name doesn't contain the
  /// identifier.
  package static func id(named name: String) -> SceneID? {
    let stem = String(name.dropLast(suffix.count))
    return stem.utf8.allSatisfy(isPlain) ? stem : nil
  }

  /// Returns the name of the file of a session.
  ///
  /// The name is the identifier of the session, if the identifier consists of at most 64 ASCII letters, digits and
  /// hyphens. Otherwise, it is the first 40 bytes of the identifier, with an underscore for each byte that isn't one of
  /// these characters, followed by a hash. The name ends with `suffix`. Different identifiers thus have different file
  /// names, which are valid in every file system.
  package static func name(of id: SceneID) -> String {
    if id.utf8.count <= 64, id.utf8.allSatisfy(isPlain) { return id + suffix }
    // Identifiers that are canonically equivalent are equal in Swift, so the files of equal identifiers need the same
    // name.
    let id = id.precomposedStringWithCanonicalMapping
    let start = id.utf8.prefix(40).map { isPlain($0) ? String(UnicodeScalar($0)) : "_" }.joined()
    return "\(start)~\(hash(of: id))\(suffix)"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Returns two 64-bit FNV-1a hashes of a string, with different start values, as 32 hexadecimal digits.
  ///
  /// The digits are the same in every process.
  private static func hash(of text: String) -> String {
    func half(_ start: UInt64) -> String {
      let hash = text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return half(0xcbf2_9ce4_8422_2325) + half(0x8422_2325_cbf2_9ce4)
  }
}

extension SessionFile: Codable {
  package init(from decoder: any Decoder) throws {
    let contents = try Contents(from: decoder)
    guard 1...Self.format ~= contents.format else {
      throw Damage.newer(format: contents.format, nil)
    }
    try self.init(contents)
  }

  package func encode(to encoder: any Encoder) throws {
    try contents.encode(to: encoder)
  }
}

extension SessionFile.Damage: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unusable(let reason): reason
    case .newer(let format, _):
      "it has format \(format), which only a newer version reads"
    }
  }
}
