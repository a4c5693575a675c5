import Checking
import Foundation
import Scenes
import Testing

struct Chapter: Codable, Hashable {
  var title: String
}

enum Corner: String, Codable, Hashable {
  case top
}

/// The form of a path that can be encoded.
struct NavigationPathTests {
  private struct Unknown: Hashable {}

  private func decode(_ text: String) throws -> NavigationPath {
    NavigationPath(
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(text.utf8)))
  }

  @Test func `a path of values of several types is readable JSON, and is decoded`() throws {
    var path = NavigationPath([42])
    path.append("a")
    path.append(Chapter(title: "1/2"))
    path.append([Corner.top])
    path.append(Double.infinity)
    let codable = try require(path.codable)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = String(decoding: try encoder.encode(codable), as: UTF8.self)
    expect(
      text.hasPrefix(
        #"["Si","42","SS","\"a\"","15SceneViewsTests7ChapterV","{\"title\":\"1/2\"}","#))
    try expectEqual(decode(text), path)
    expectEqual(NavigationPath(codable), path)
    expectEqual(codable, path.codable)
    expect(codable != NavigationPath().codable)
    expect(try decode("[]").isEmpty)
  }

  @Test func `a path with a value that isn't Codable has no such form`() {
    var path = NavigationPath([1])
    path.append(Unknown())
    expect(path.codable == nil)
    path.removeLast()
    expect(path.codable != nil)
  }

  @Test func `a value whose type has no name can't be encoded`() throws {
    struct Local: Codable, Hashable {}
    let codable = try require(NavigationPath([Local()]).codable)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(codable) }
  }

  @Test(arguments: [
    #"{}"#, #"["Si"]"#, #"["Si","x"]"#, #"["Si",42]"#, #"["SS","42"]"#, #"["7Unknown4TypeV","{}"]"#,
    #"["","1"]"#, #"["Si\u0001\u0002\u0003\u0004\u0005","1"]"#, #"["\u0000Si","1"]"#,
    #"["SaySi","1"]"#,
    #"["SayypG","[]"]"#, #"["yyc","1"]"#, #"["Any","1"]"#, #"["SDySiSaySiGG","[]"]"#, #"["_","1"]"#,
    #"["15SceneViewsTests7ChapterV","{\"name\":\"1\"}"]"#, #"["15SceneViewsTests7UnknownV","{}"]"#,
    "[\"\(String(repeating: "Say", count: 300))Si\(String(repeating: "G", count: 300))\",\"1\"]",
    "[\"\(String(repeating: "Say", count: 100_000))\",\"1\"]",
  ])
  func `a garbled form is an error`(text: String) {
    #expect(throws: DecodingError.self) { try decode(text) }
  }
}
