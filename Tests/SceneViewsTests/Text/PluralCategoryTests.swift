import Checking
import Testing

@testable import SceneViews

/// The categories of whole numbers, by samples of Unicode's CLDR.
struct PluralCategoryTests {
  /// Languages with their categories and some numbers of each.
  static let samples: [(languages: String, numbers: [String: [Int]])] = [
    ("ja km ko lo ms my th vi zh id in yo", ["other": [0, 1, 2, 11, 100]]),
    ("de en ka sv bg hu tr el", ["one": [1, -1], "other": [0, 2, 11, 21, 1_000_000]]),
    ("pa si hi bn fa am hy zu gu kn", ["one": [0, 1], "other": [2, 11, 21, 1_000_000]]),
    ("is mk", ["one": [1, 21, 101], "other": [0, 2, 11, 111, 1_000_000]]),
    (
      "it es ca pt_PT pt-PT",
      ["one": [1], "many": [1_000_000, 3_000_000], "other": [0, 2, 1_000_001]]
    ),
    ("fr pt pt_BR fr-CA", ["one": [0, 1], "many": [1_000_000], "other": [2, 21, 1_500_000]]),
    (
      "ru uk be",
      ["one": [1, 21, 101], "few": [2, 4, 22, 103], "many": [0, 5, 11, 12, 14, 111, 1_000]]
    ),
    ("sr hr bs sh sr-Latn", ["one": [1, 21], "few": [2, 4, 23], "other": [0, 5, 11, 12, 14]]),
    ("pl", ["one": [1], "few": [2, 4, 22], "many": [0, 5, 12, 14, 21, 101]]),
    ("cs sk", ["one": [1], "few": [2, 4], "other": [0, 5, 22]]),
    ("lt", ["one": [1, 21], "few": [2, 9, 22], "other": [0, 10, 11, 19, 20]]),
    ("lv", ["zero": [0, 10, 11, 19, 20], "one": [1, 21], "other": [2, 9, 22]]),
    ("ro mo", ["one": [1], "few": [0, 2, 19, 101, 119], "other": [20, 100, 120]]),
    ("sl", ["one": [1, 101], "two": [2, 102], "few": [3, 4, 103], "other": [0, 5, 11, 100]]),
    ("he iw", ["one": [1], "two": [2], "other": [0, 3, 10, 20, 100]]),
    (
      "ar",
      [
        "zero": [0], "one": [1], "two": [2], "few": [3, 10, 103, 110], "many": [11, 99, 111],
        "other": [100, 102, 200],
      ]
    ),
    (
      "cy",
      [
        "zero": [0], "one": [1], "two": [2], "few": [3], "many": [6], "other": [4, 5, 7, 13, 16],
      ]
    ),
    ("ga", ["one": [1], "two": [2], "few": [3, 6], "many": [7, 10], "other": [0, 11, 13]]),
    ("gd", ["one": [1, 11], "two": [2, 12], "few": [3, 10, 13, 19], "other": [0, 20, 21]]),
    (
      "mt",
      [
        "one": [1], "two": [2], "few": [0, 3, 10, 103], "many": [11, 19, 111],
        "other": [20, 100, 101, 102],
      ]
    ),
    (
      "br",
      [
        "one": [1, 21, 81], "two": [2, 22], "few": [3, 4, 9, 29], "many": [1_000_000],
        "other": [0, 5, 11, 12, 13, 71, 79, 92],
      ]
    ),
    ("gv", ["one": [1, 11], "two": [2, 12], "few": [0, 20, 100], "other": [3, 10, 30]]),
    ("fil", ["one": [0, 1, 2, 3, 5, 7], "other": [4, 6, 9, 14]]),
  ]

  @Test(arguments: samples.indices)
  func `a number has the category of its language`(index: Int) {
    let (languages, numbers) = Self.samples[index]
    for language in languages.split(separator: " ").map(String.init) {
      for (category, numbers) in numbers {
        for number in numbers {
          expectEqual(
            PluralCategory.name(of: number, in: language), category, "\(number) in \(language)")
        }
      }
    }
  }

  @Test func `the smallest number has a category`() {
    expectEqual(PluralCategory.name(of: .min, in: "en"), "other")
  }
}
