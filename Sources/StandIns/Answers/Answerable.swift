import Foundation
import UIKitNames

/// A type whose values are answers.
protocol Answerable {
  /// A value, by the answer to the question of a path.
  static func answer(_ path: String) -> Self
}

extension Optional: Answerable {
  static func answer(_ path: String) -> Self {
    guard Answers.isYes("\(path) != nil") else { return nil }
    let value: Wrapped? = Answers.made(path)
    return value
  }
}

extension Bool: Answerable {
  static func answer(_ path: String) -> Bool { Answers.isYes(path) }
}

extension String: Answerable {
  static func answer(_ path: String) -> String { Answers.isYes("\(path) != \"\"") ? path : "" }
}

extension Int: Answerable {
  static func answer(_ path: String) -> Int { Answers.isYes("\(path) != 0") ? 1 : 0 }
}

extension Double: Answerable {
  static func answer(_ path: String) -> Double { Answers.isYes("\(path) != 0") ? 1 : 0 }
}

extension Float: Answerable {
  static func answer(_ path: String) -> Float { Answers.isYes("\(path) != 0") ? 1 : 0 }
}

extension Int64: Answerable {
  static func answer(_ path: String) -> Int64 { Answers.isYes("\(path) != 0") ? 1 : 0 }
}

extension Int32: Answerable {
  static func answer(_ path: String) -> Int32 { Answers.isYes("\(path) != 0") ? 1 : 0 }
}

extension UInt: Answerable {
  static func answer(_ path: String) -> UInt { Answers.isYes("\(path) != 0") ? 1 : 0 }
}

extension Substring: Answerable {
  static func answer(_ path: String) -> Substring { Substring(String.answer(path)) }
}

extension Character: Answerable {
  static func answer(_ path: String) -> Character { Answers.isYes("\(path) != \" \"") ? "a" : " " }
}

extension Array: Answerable {
  static func answer(_ path: String) -> [Element] {
    guard Answers.isYes("\(path).isEmpty == false") else { return [] }
    let element: Element? = Answers.made(path)
    return element.map { [$0] } ?? []
  }
}

extension Set: Answerable {
  static func answer(_ path: String) -> Set { [] }
}

extension Dictionary: Answerable {
  static func answer(_ path: String) -> [Key: Value] { [:] }
}

extension Data: Answerable {
  static func answer(_ path: String) -> Data { Data() }
}

extension Date: Answerable {
  static func answer(_ path: String) -> Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension UUID: Answerable {
  static func answer(_ path: String) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension UIKitNames.Selector: Answerable {
  static func answer(_ path: String) -> UIKitNames.Selector { UIKitNames.Selector(path) }
}

extension URL: Answerable {
  static func answer(_ path: String) -> URL { URL(filePath: "/stand-in") }
}
