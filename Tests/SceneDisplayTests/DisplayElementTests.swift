import Checking
import Foundation
import SceneDisplay
import TestSupport
import Testing

/// Elements of all kinds: what they fall back to, the acts they take, and how they are encoded.
struct DisplayElementTests {
  @Test(arguments: DisplayElement.samples)
  func `an element is the same when it is encoded and decoded`(
    element: DisplayElement
  ) throws {
    let data = try JSONEncoder().encode(element)
    try expectEqual(JSONDecoder().decode(DisplayElement.self, from: data), element)
  }

  @Test(arguments: DisplayElement.samples) func `an element takes the acts of its fallback`(
    element: DisplayElement
  ) {
    var fallbacks = 0
    var last = element
    while let fallback = last.fallback {
      expect(fallback.acts.isSubset(of: element.acts))
      fallbacks += 1
      last = fallback
    }
    expect(fallbacks < 5)
  }

  @Test func `the form of an element in JSON is stable`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ element: DisplayElement) throws -> String {
      String(decoding: try encoder.encode(element), as: UTF8.self)
    }
    try expectEqual(json(.text("a")), #"{"text":{"_0":{"content":"a","kind":"text"}}}"#)
    try expectEqual(
      json(.toggle(true)),
      #"{"control":{"_0":{"acts":["press","focus"],"kind":"button.toggle","#
        + #""value":{"isOn":{"_0":true}}}}}"#)
  }

  @Test func `acts of later versions are ignored`() throws {
    let data = Data(#"["press","juggle"]"#.utf8)
    try expectEqual(JSONDecoder().decode(DisplayActs.self, from: data), .press)
    expectEqual(DisplayActs(rawValue: 255).names.count, 8)
  }

  @Test func `a kind is a kind of all it falls back to`() {
    let kind = DisplayControl.Kind("rating", fallback: .toggle)
    expectEqual(kind.rawValue, "button.toggle.rating")
    expect(kind.name == "rating" && kind.fallback == .toggle)
    expect(kind.isKind(of: kind) && kind.isKind(of: .toggle) && kind.isKind(of: .button))
    expect(!kind.isKind(of: .link) && !DisplayControl.Kind.button.isKind(of: kind))
    expect(!DisplayControl.Kind("field2", fallback: nil).isKind(of: .textField))
  }

  @Test func `a node and its fallback have the same label and children`() throws {
    let label = DisplayNode(id: 2, element: .text("Urgent"))
    let node = DisplayNode(id: 1, element: .toggle(true), children: [label])
    let fallback = try require(node.fallback)
    expect(fallback.id == 1 && fallback.children == [label] && fallback.label == "Urgent")
    expectEqual(fallback.fallback, nil)
  }
}
