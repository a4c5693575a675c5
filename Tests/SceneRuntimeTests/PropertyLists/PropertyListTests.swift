import Foundation
import Testing

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
    #expect(try PropertyValue(propertyList: data) == .dictionary([.string("a"): .bool(true)]))
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
  func `what is no property list is refused`(text: String, found: String) {
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(propertyList: Data(text.utf8))
    }
    #expect(error?.code == .unreadable)
    #expect(error?.found.hasPrefix(found) == true, "\(error?.found ?? "")")
  }

  @Test func `what is nested as deep as Foundation reads is kept and written`() throws {
    let text =
      "<plist><dict><key>UIApplicationSceneManifest</key><dict><key>POStamps</key>"
      + String(repeating: "<array>", count: 500) + String(repeating: "</array>", count: 500)
      + "</dict></dict></plist>"
    let manifest = try SceneManifest(Data(text.utf8))
    #expect(try SceneManifest(["UIApplicationSceneManifest": manifest.propertyList]) == manifest)
  }

  @Test func `an archiver's reference has no place in a property list`() {
    let text =
      "<plist><dict><key>a</key><array>"
      + "<dict><key>CF$UID</key><integer>1</integer></dict></array></dict></plist>"
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(propertyList: Data(text.utf8))
    }
    #expect(error?.place == "a[0]")
  }

  @Test func `what has no place in a property list is named with the way to it`() {
    final class Stamp {}
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue.value(of: ["a b": [1, ["c": Stamp()]]], at: .top)
    }
    #expect(error?.place == "[\"a b\"][1].c")
    #expect(error?.found == "a Stamp")
  }

  @Test func `a number of more than 64 bits is said to be one`() {
    let error = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue.value(of: ["a": UInt64.max], at: .top)
    }
    #expect(error?.description.hasPrefix("a: found a number of more than 64 bits") == true)
  }

  @Test func `a file that isn't there, and one that can't be read`() {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appending(path: "\(UUID()).plist")
    let first = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(propertyListAt: missing)
    }
    #expect(first?.code == .missing)
    #expect(first?.description == "\(missing.path): found no file, expected a property list")
    let second = #expect(throws: PropertyListError.self) {
      _ = try PropertyValue(propertyListAt: folder)
    }
    #expect(second?.code == .unreadable)
  }

  @Test(arguments: [0, 1])
  func `a file is read up to the limit of its size, and a larger one is said to be too large`(
    excess: Int
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = Self.dict.utf8
    let padding = PropertyValue.propertyListSizeLimit - text.count + excess
    try (Data(text) + Data(repeating: UInt8(ascii: "\n"), count: padding)).write(to: file)
    if excess == 0 {
      #expect(
        try PropertyValue(propertyListAt: file) == .dictionary([.string("a"): .bool(true)]))
    } else {
      let error = #expect(throws: PropertyListError.self) {
        _ = try PropertyValue(propertyListAt: file)
      }
      #expect(error?.found == "more than \(PropertyValue.propertyListSizeLimit) bytes")
    }
  }

  @Test func `an error is one line, whatever stands in it`() {
    let error = PropertyListError(
      .unexpected, at: "a", found: "the text \"b\n\u{1B}[2Jc\"", expected: "a number")
    #expect(error.description == "a: found the text \"b\\n\\u{1B}[2Jc\", expected a number")
  }
}
