import Foundation
import SceneRuntime
import TestSupport

/// A way to damage a property list.
enum Mutation {
  /// Values, keys and elements are changed, and the whole is written again.
  case values
  /// Bytes are changed, put in, taken out or moved.
  case bytes
  /// Everything behind a byte is gone.
  case end
  /// Numbers at the end of a binary list, which say where all else is; a tag of an XML one.
  case structure
}

extension Mutation {
  /// Each as often as it is to be tried; what leaves a property list says most of manifests.
  static let weighted: [Mutation] = [.values, .values, .values, .bytes, .bytes, .structure, .end]

  func apply(to data: Data, using generator: inout SeededGenerator) throws -> Data {
    switch self {
    case .values:
      let value = try Self.changed(data, using: &generator)
      return try PropertyListSerialization.data(
        fromPropertyList: value.base, format: Bool.random(using: &generator) ? .xml : .binary,
        options: 0)
    case .bytes:
      var bytes = Array(data)
      for _ in 1...Int.random(in: 1...4, using: &generator) { Self.edit(&bytes, &generator) }
      return Data(bytes)
    case .end:
      return data.prefix(Int.random(in: 0..<data.count, using: &generator))
    case .structure:
      var bytes = Array(data)
      if data.starts(with: "bplist".utf8) {
        let place = bytes.count - Int.random(in: 1...min(64, bytes.count), using: &generator)
        bytes[place] = [0, 1, 2, 8, 0x7F, 0xFF].randomElement(using: &generator) ?? 0
      } else {
        if Bool.random(using: &generator) {
          Self.moveTag(in: &bytes, &generator)
        } else {
          Self.insertElement(in: &bytes, &generator)
        }
      }
      return Data(bytes)
    }
  }

  /// The value of a property list, with values, keys and elements changed.
  static func changed(
    _ data: Data, using generator: inout SeededGenerator
  ) throws -> PropertyValue {
    var value = try PropertyValue(propertyList: data)
    for _ in 1...Int.random(in: 1...3, using: &generator) {
      value.change(using: &generator, depth: 0)
    }
    return value
  }

  private static func edit(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return }
    let end = min(bytes.count, place + Int.random(in: 1...16, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 3: bytes.removeSubrange(place..<end)
    case _:
      let slice = Array(bytes[place..<end])
      bytes.insert(contentsOf: slice, at: bytes.indices.randomElement(using: &generator) ?? 0)
    }
  }

  /// Takes a tag from one place and puts it in another.
  private static func moveTag(in bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "<") }
    guard let start = starts.randomElement(using: &generator),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let target = starts.randomElement(using: &generator)
    else { return }
    let tag = Array(bytes[start...end])
    if Bool.random(using: &generator) { bytes.removeSubrange(start...end) }
    bytes.insert(contentsOf: tag, at: min(target, bytes.count))
  }

  /// Puts something in that is read in its own way, or not at all.
  private static func insertElement(in bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "<") }
    guard let start = starts.randomElement(using: &generator) else { return }
    let depth = [10, 200, 20_000].randomElement(using: &generator) ?? 10
    let element =
      [
        "<real>nan</real>", "<real>-infinity</real>", "<integer>18446744073709551615</integer>",
        "<integer>-99999999999999999999</integer>", "<date>99999-01-01T00:00:00Z</date>",
        "<key>UISceneConfigurationName</key>", "<key>UIMainStoryboardFile</key><true/>",
        "<string>\u{9B}2J\u{202E}</string>", "<key>UISceneClassName</key><string></string>",
        "<dict><key>CF$UID</key><integer>1</integer></dict>",
        String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth),
      ].randomElement(using: &generator) ?? ""
    bytes.insert(contentsOf: element.utf8, at: start)
  }
}

extension PropertyValue {
  /// Changes the value, or one somewhere inside it.
  fileprivate mutating func change(using generator: inout SeededGenerator, depth: Int) {
    switch self {
    case .dictionary(var entries)
    where !entries.isEmpty && Int.random(in: 0..<8, using: &generator) > 0:
      // A dictionary's own order differs from run to run.
      let keys = entries.keys.sorted { "\($0)" < "\($1)" }
      guard let key = keys.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: entries[key] = nil
      case 1:
        entries[.string("Other")] = entries[key]
        entries[key] = nil
      case _: entries[key]?.change(using: &generator, depth: depth + 1)
      }
      self = .dictionary(entries)
    case .array(var values) where !values.isEmpty && Int.random(in: 0..<8, using: &generator) > 0:
      guard let index = values.indices.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: values.remove(at: index)
      case 1: values.append(values[index])
      case _: values[index].change(using: &generator, depth: depth + 1)
      }
      self = .array(values)
    case .string(let text) where Int.random(in: 0..<4, using: &generator) > 0:
      self = .string(
        [
          "", "$(", "${PRODUCT_NAME", "$(NOTHING)", "a.b.c.d.e.f", "\u{202E}", "UIScene",
          text + text,
        ]
        .randomElement(using: &generator) ?? text)
    case .bool(let flag) where Bool.random(using: &generator): self = .bool(!flag)
    case .null, .bool, .integer, .number, .string, .data, .date, .url, .uuid, .array, .set,
      .dictionary:
      self =
        [
          .bool(true), .integer(-1), .integer(.max), .number(1e300), .number(.nan),
          .number(-.infinity), .string("Inbox"),
          (0..<150).reduce(.bool(true)) { value, _ in .array([value]) },
          .data(Data([0, 1])), .date(.distantPast), .array([]), .array([.string("Inbox")]),
          .dictionary([:]), .dictionary([.string("UISceneConfigurationName"): .integer(7)]),
        ].randomElement(using: &generator) ?? .bool(false)
    }
  }
}
