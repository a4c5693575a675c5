import Checking
import Foundation
import SceneDisplay
import Testing

struct DisplayColorTests {
  @Test(arguments: [
    ("red", DisplayColor.red), ("accent", .accent),
    ("#0a14ff", .exact(red: 10, green: 20, blue: 255)),
  ])
  func `a color is written as its name or its parts`(text: String, color: DisplayColor) throws {
    expectEqual(color.rawValue, text)
    expectEqual(DisplayColor(rawValue: text), color)
    let data = try JSONEncoder().encode([color])
    expectEqual(String(decoding: data, as: UTF8.self), "[\"\(text)\"]")
    try expectEqual(JSONDecoder().decode([DisplayColor].self, from: data), [color])
  }

  @Test(arguments: ["", "#", "#12345", "#1234567", "#12345g", "#+12345", "mauve", "#ä1234"])
  func `other texts are no color`(text: String) {
    expectEqual(DisplayColor(rawValue: text), nil)
  }

  @Test(arguments: [
    (DisplayColor.exact(red: 250, green: 40, blue: 40), DisplayColor.red),
    (.exact(red: 3, green: 3, blue: 3), .black), (.exact(red: 140, green: 145, blue: 150), .gray),
    (.secondary, .secondary),
  ])
  func `an exact color has a nearest name`(color: DisplayColor, name: DisplayColor) {
    expectEqual(color.nearestName, name)
  }
}
