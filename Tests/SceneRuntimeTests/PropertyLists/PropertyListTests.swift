import Checking
import Foundation
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Property lists of every kind: which are read, and what is said of the others.
struct PropertyListTests {
  private static let dict = "<plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>"

  @Test(arguments: [
    Data(dict.utf8), Data(("\u{FEFF}" + dict).utf8), Data(("\n  " + dict).utf8),
    Data(("<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + dict).utf8),
    Data([0xFF, 0xFE]) + Data(dict.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
  ])
  func `XML is read, with and without its head`(data: Data) throws {
    try expectEqual(PropertyValue(propertyList: data), .dictionary([.string("a"): .bool(true)]))
  }

  private static let nested =
    "<plist>" + String(repeating: "<array>", count: 60_000)
    + String(repeating: "</array>", count: 60_000) + "</plist>"

  private static let refused: [(text: String, found: String)] = [
    ("", "nothing"), (" \n", "nothing"), ("{ a = b; }", "an OpenStep property list, or JSON"),
    ("(a, b)", "an OpenStep property list, or JSON"), ("<abcd>", "an OpenStep property list"),
    ("Inbox", "bytes of another kind"), ("<plist><dict>", "XML with a mistake"),
    ("<", "XML with a mistake"), (nested, "XML with a mistake"),
    (
      "<?xml version=\"1.0\"?><!DOCTYPE a [ <!ENTITY b \"c\"> ]>", "XML with a mistake"
    ),
    (String(repeating: " ", count: 1 << 20 + 1), "more than 1048576 bytes"),
  ]

  @Test(arguments: refused)
  func `data that isn't a property list is refused`(text: String, found: String) {
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(propertyList: Data(text.utf8))
    }
    expectEqual(error?.code, .unreadable)
    expectEqual(error?.found.hasPrefix(found), true, "\(error?.found ?? "")")
  }

  private static func nested(_ depth: Int) -> Data {
    // Three dictionaries and an array stand around the innermost one.
    let text =
      "<plist><dict><key>UIApplicationSceneManifest</key><dict><key>POStamps</key>"
      + String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
      + "</dict></dict></plist>"
    return Data(text.utf8)
  }

  @Test func `values up to the depth limit are stored and written, deeper ones refused`()
    throws
  {
    let manifest = try SceneManifest(Self.nested(99))
    try expectEqual(
      SceneManifest(["UIApplicationSceneManifest": manifest.propertyListEntries]), manifest)
    let error = #expect(throws: PropertyListError.self) {
      _ = try SceneManifest(Self.nested(100))
    }
    expectEqual(error?.code, .unreadable)
    expectEqual(error?.found, "more than 100 values in each other")
  }

  @Test func `an archiver's reference has no place in a property list`() {
    let text =
      "<plist><dict><key>a</key><array>"
      + "<dict><key>CF$UID</key><integer>1</integer></dict></array></dict></plist>"
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(propertyList: Data(text.utf8))
    }
    expectEqual(error?.place, "a[0]")
    expectEqual(error?.found, "an archiver's reference")
  }

  @Test func `what has no place in a property list is named with the way to it`() {
    final class Stamp {}
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyListValue(object: ["a b": [1, ["c": Stamp()]]]).value(at: .top)
    }
    expectEqual(error?.place, "[\"a b\"][1].c")
    expectEqual(error?.found, "a Stamp")
  }

  /// A value that can't be used, in XML and as an object of a binary list.
  struct Unusable: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var xml: String
    var object: [UInt8]
  }

  static let unusable = [
    Unusable(
      testDescription: "the number nan", xml: "<real>nan</real>",
      object: [0x23, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]),
    Unusable(
      testDescription: "the number inf", xml: "<real>infinity</real>",
      object: [0x22, 0x7F, 0x80, 0, 0]),
    Unusable(
      testDescription: "a number of more than 64 bits",
      xml: "<integer>18446744073709551615</integer>",
      object: [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8)),
    Unusable(
      testDescription: "a date that no calendar has", xml: "<date>99999-01-01T00:00:00Z</date>",
      object: [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]),
    Unusable(
      testDescription: "an archiver's reference",
      xml: "<dict><key>CF$UID</key><integer>1</integer></dict>", object: [0x80, 1]),
  ]

  @Test(arguments: unusable)
  func `only a key that is read voids a file, in XML as in binary`(unusable: Unusable) throws {
    func both(_ key: String) -> [Data] {
      [
        Data("<plist><dict><key>\(key)</key>\(unusable.xml)</dict></plist>".utf8),
        BinaryPropertyListTests.list([
          [0xD1, 1, 2], [0x5F, 0x10, UInt8(key.utf8.count)] + key.utf8, unusable.object,
        ]),
      ]
    }
    for data in both("POStamps") {
      try expectEqual(InformationPropertyList(data), InformationPropertyList())
    }
    // A date in XML is one that a calendar has, as far as its years go.
    for data in both("CFBundleIdentifier") where !unusable.xml.hasPrefix("<date>") {
      let error = #expect(throws: PropertyListError.self) { _ = try InformationPropertyList(data) }
      expectEqual(error?.code, .unexpected)
      expectEqual(error?.place, "CFBundleIdentifier")
      expectEqual(error?.found, unusable.testDescription)
    }
  }

  @Test func `of a key that stands there twice the last counts, in XML as in binary`() throws {
    let texts =
      "<key>CFBundleIdentifier</key><true/><key>CFBundleIdentifier</key><string>b</string>"
    let lists = [
      Data("<plist><dict>\(texts)</dict></plist>".utf8),
      BinaryPropertyListTests.list([
        [0xD2, 1, 1, 2, 3], [0x5F, 0x10, 18] + Array("CFBundleIdentifier".utf8), [0x09],
        [0x51, 0x62],
      ]),
    ]
    for list in lists { try expectEqual(InformationPropertyList(list).bundleIdentifier, "b") }
  }

  @Test func `of a quick action's notes all is read`() {
    let text =
      "<plist><dict><key>UIApplicationShortcutItems</key><array><dict>"
      + "<key>UIApplicationShortcutItemType</key><string>compose</string>"
      + "<key>UIApplicationShortcutItemTitle</key><string>Compose</string>"
      + "<key>UIApplicationShortcutItemUserInfo</key><dict><key>a</key><array><real>nan</real></array>"
      + "</dict></dict></array></dict></plist>"
    let error = #expect(throws: PropertyListError.self) {
      _ = try InformationPropertyList(Data(text.utf8))
    }
    expectEqual(
      error?.place, "UIApplicationShortcutItems[0].UIApplicationShortcutItemUserInfo.a[0]")
    expectEqual(error?.found, "the number nan")
  }

  @Test func `a manifest preserves an unknown key with an unusable value`() throws {
    let manifest = try SceneManifest(["UIApplicationSceneManifest": ["POStamps": Double.nan]])
    expectEqual(manifest.unknownKeys, ["POStamps": .string("the number nan")])
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: ["a pipe", "a link to a pipe", "a device", "a directory"])
  func `only regular files are opened`(kind: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var list = folder.appending(path: "Info.plist")
    switch kind {
    case "a pipe": expectEqual(mkfifo(list.path, 0o600), 0)
    case "a link to a pipe":
      let pipe = folder.appending(path: "pipe")
      expectEqual(mkfifo(pipe.path, 0o600), 0)
      try FileManager.default.createSymbolicLink(at: list, withDestinationURL: pipe)
    case "a device": list = URL(filePath: "/dev/zero")
    default: try FileManager.default.createDirectory(at: list, withIntermediateDirectories: true)
    }
    let error = #expect(throws: PropertyListError.self) {
      _ = try InformationPropertyList(contentsOf: list)
    }
    expectEqual(error?.code, .unreadable)
    expectEqual(error?.file, list.path)
    expectContains(error?.found, kind.hasSuffix("pipe") ? "a pipe" : kind)
    // A program with such a file beside it is launched, and says so.
    guard kind != "a device" else { return }
    let standard = InformationPropertyList.Standard(beside: folder.appending(path: "Postbox"))
    expectEqual(standard.problem?.place, list.path)
  }

  @Test func `a file that isn't there, and one that can't be read`() {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appending(path: "\(UUID()).plist")
    let first = #expect(throws: PropertyListError.self) {
      _ = try PropertyListValue(contentsOf: missing)
    }
    expectEqual(first?.code, .missing)
    expectEqual(first?.description, "\(missing.path): found no file, expected a property list")
    let second = #expect(throws: PropertyListError.self) {
      _ = try PropertyListValue(contentsOf: folder)
    }
    expectEqual(second?.code, .unreadable)
  }

  @Test(arguments: [0, 1])
  func `a file is read up to the size limit, and a larger one is an error`(
    excess: Int
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = Self.dict.utf8
    let padding = PropertyValue.propertyListSizeLimit - text.count + excess
    try (Data(text) + Data(repeating: UInt8(ascii: "\n"), count: padding)).write(to: file)
    if excess == 0 {
      try expectEqual(InformationPropertyList(contentsOf: file), InformationPropertyList())
    } else {
      let error = #expect(throws: PropertyListError.self) {
        _ = try InformationPropertyList(contentsOf: file)
      }
      expectEqual(error?.found, "more than \(PropertyValue.propertyListSizeLimit) bytes")
    }
  }

  @Test func `an error is one line, whatever stands in it`() {
    let error = PropertyListError(
      .unexpected, at: "a", found: "the text \"b\n\u{1B}[2Jc\"", expected: "a number")
    expectEqual(error.description, "a: found the text \"b\\n\\u{1B}[2Jc\", expected a number")
  }
}
