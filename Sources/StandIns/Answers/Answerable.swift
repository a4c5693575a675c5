import Foundation
import UIKitNames

/// A type whose values a ``StandIn`` can create for the app's code.
protocol Answerable {
  /// Returns the value that the app's code gets as the result of the members and calls in `path`.
  ///
  /// If several values are possible, such as true and false, ``Answers/isYes(_:)`` chooses between them.
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

extension Answerable where Self: ExpressibleByIntegerLiteral {
  static func answer(_ path: String) -> Self { Answers.isYes("\(path) != 0") ? 1 : 0 }
}

extension Int: Answerable {}
extension Double: Answerable {}
extension Float: Answerable {}
extension Int64: Answerable {}
extension Int32: Answerable {}
extension UInt: Answerable {}

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
  static func answer(_ path: String) -> Set { Set([Element].answer(path)) }
}

extension Dictionary: Answerable {
  static func answer(_ path: String) -> [Key: Value] {
    guard Answers.isYes("\(path).isEmpty == false") else { return [:] }
    let key: Key? = Answers.made("\(path).key")
    let value: Value? = Answers.made("\(path).value")
    guard let key, let value else { return [:] }
    return [key: value]
  }
}

extension Data: Answerable {
  static func answer(_ path: String) -> Data {
    Answers.isYes("\(path).isEmpty == false") ? Data(path.utf8) : Data()
  }
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
