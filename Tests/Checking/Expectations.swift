import Foundation
public import Testing

/// Expects a condition to be true, and tells the line of the test otherwise.
///
/// Swift Testing's macro tells the values in the condition too, and takes the compiler ten times as long.
///
/// - Parameters:
///   - condition: The condition.
///   - note: The case of a table, or other words about the failure.
///   - fileID: The module and the file of the expectation; with the next three, its place.
///   - filePath: The path of this file.
///   - line: Its line, from 1.
///   - column: Its column, from 1.
public func expect(
  _ condition: Bool, _ note: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record("not true: \(code(in: filePath, line: line))", note(), at: place)
}

/// Expects two values to be equal, and tells where they differ.
///
/// The failure has the lines of two texts, or the elements of two arrays, dictionaries or sets, that only one of them
/// has. An expression in `#expect` says no more of a comparison, and takes the compiler fifteen times as long.
///
/// - Parameters:
///   - value: The value that the test got.
///   - expected: The value that it expects.
///   - note: The case of a table, or other words about the failure.
///   - fileID: The module and the file of the comparison; with the next three, its place. The macro for a place costs
///     the compiler more than the comparison.
///   - filePath: The path of this file.
///   - line: Its line, from 1.
///   - column: Its column, from 1.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ note: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard value != expected else { return }
  let difference =
    if let text = value as? String, let expected = expected as? String,
      (text + expected).contains(where: \.isNewline)
    {
      difference(of: lines(of: text), from: lines(of: expected))
    } else {
      difference(of: parts(of: value), from: parts(of: expected))
    }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record(difference, note(), at: place)
}

/// Ends the test if a condition isn't true.
///
/// - Parameters:
///   - condition: The condition.
///   - note: The case of a table, or other words about the failure.
///   - fileID: The module and the file of the requirement; with the next three, its place.
///   - filePath: The path of this file.
///   - line: Its line, from 1.
///   - column: Its column, from 1.
/// - Throws: Swift Testing's error, which has been recorded.
public func require(
  _ condition: Bool, _ note: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  if condition { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let text = [code(in: filePath, line: line), note()?.rawValue].compactMap(\.self).joined(
    separator: "\n")
  try #require(condition, "\(text)", sourceLocation: place)
}

/// Returns a value that a test needs, or ends the test if there is none.
///
/// - Parameters:
///   - value: The value.
///   - note: The case of a table, or other words about the failure.
///   - fileID: The module and the file of the requirement; with the next three, its place.
///   - filePath: The path of this file.
///   - line: Its line, from 1.
///   - column: Its column, from 1.
/// - Returns: The value.
/// - Throws: Swift Testing's error, which has been recorded.
public func require<Value>(
  _ value: Value?, _ note: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws -> Value {
  if let value { return value }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let text = [code(in: filePath, line: line), note()?.rawValue].compactMap(\.self).joined(
    separator: "\n")
  return try #require(value, "\(text)", sourceLocation: place)
}

/// Expects a text to have a part, and tells the text.
///
/// - Parameters:
///   - text: The text that the test got; nil has no part.
///   - part: The part that it expects.
///   - fileID: The module and the file of the expectation; with the next three, its place.
///   - filePath: The path of this file.
///   - line: Its line, from 1.
///   - column: Its column, from 1.
public func expectContains(
  _ text: String?, _ part: String,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if text?.contains(part) == true { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let report = text.map { "\(part) isn't in this text:\n\($0)" } ?? "there is no text with \(part)"
  Issue.record("\(report)", sourceLocation: place)
}

/// Expects a collection to have an element, and tells the elements.
///
/// - Parameters:
///   - elements: The elements that the test got.
///   - element: The element that it expects.
///   - fileID: The module and the file of the expectation; with the next three, its place.
///   - filePath: The path of this file.
///   - line: Its line, from 1.
///   - column: Its column, from 1.
public func expectContains<Element: Equatable>(
  _ elements: some Sequence<Element>, _ element: Element,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if elements.contains(element) { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let lines = elements.map { String(reflecting: $0) }.joined(separator: "\n")
  Issue.record(
    "\(String(reflecting: element)) isn't one of these:\n\(lines)", sourceLocation: place)
}

/// Expects a collection to have no elements, and tells those it has.
///
/// - Parameters:
///   - elements: The elements that the test got.
///   - fileID: The module and the file of the expectation; with the next three, its place.
///   - filePath: The path of this file.
///   - line: Its line, from 1.
///   - column: Its column, from 1.
public func expectEmpty(
  _ elements: some Collection,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if elements.isEmpty { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let lines =
    (elements as? String) ?? elements.map { String(reflecting: $0) }.joined(separator: "\n")
  Issue.record("these should be none:\n\(lines)", sourceLocation: place)
}

private func record(_ failure: String, _ note: Comment?, at place: SourceLocation) {
  Issue.record("\(note.map { "\(failure)\n\($0.rawValue)" } ?? failure)", sourceLocation: place)
}

/// Returns a line of a source file.
private func code(in path: String, line: Int) -> String {
  let source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  let code = source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line - 1)
    .first
  return code.map { String($0.drop { $0 == " " }) } ?? "the condition"
}

private func lines(of text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Returns the elements of a collection, or the description of any other value.
private func parts(of value: Any) -> [String] {
  switch value {
  case let list as [Any]: list.map { String(reflecting: $0) }
  case let table as [AnyHashable: Any]:
    table.map { "\(String(reflecting: $0.base)): \(String(reflecting: $1))" }.sorted()
  case let set as Set<AnyHashable>: set.map { String(reflecting: $0.base) }.sorted()
  default: [String(reflecting: value)]
  }
}

/// Returns the parts in their order, each in a line: after `+` one that isn't expected, after `-` one that is missing.
private func difference(of parts: [String], from expected: [String]) -> String {
  if parts == expected { return "two values that look the same: \(parts.joined(separator: "\n"))" }
  if parts.count == 1, expected.count == 1 { return "\(parts[0]) isn't \(expected[0])" }
  let changes = parts.difference(from: expected)
  var missing: Set<Int> = []
  var added: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): missing.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  var lines: [String] = []
  var (index, other) = (0, 0)
  while index < parts.count || other < expected.count {
    if missing.contains(other) {
      lines.append("- \(expected[other])")
      other += 1
    } else if added.contains(index) {
      lines.append("+ \(parts[index])")
      index += 1
    } else {
      lines.append("  \(parts[index])")
      (index, other) = (index + 1, other + 1)
    }
  }
  return (["not as expected (- is missing, + is too much):"] + lines).joined(separator: "\n")
}
