/// Why a property list can't be used: where it stands, what was found there, and what should be.
///
/// ```swift
/// do {
///   let manifest = try SceneManifest(["UIApplicationSceneManifest": "several"])
///   print(manifest.supportsMultipleScenes)
/// } catch {
///   // UIApplicationSceneManifest: found the text "several", expected a dictionary
///   print(error)
/// }
/// ```
///
/// Nothing of a property list that has such an error is used.
public struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure, by what a person does about them.
  public enum Code: String, Sendable {
    /// There is no file.
    case missing
    /// The bytes are no property list, or none of a kind that is read.
    case unreadable
    /// It is a property list, and a value in it is of another kind than its key asks for.
    case unexpected
  }

  /// Which kind of failure it is.
  public var code: Code
  /// The file; nil if there was none.
  public var file: String?
  /// The key path, such as `UIApplicationSceneManifest.UISceneConfigurations`, or the byte; empty
  /// if there is nothing in the file to point at.
  public var place: String
  /// What stands there, as a noun.
  public var found: String
  /// What should stand there, as a noun.
  public var expected: String

  public init(
    _ code: Code, file: String? = nil, at place: String, found: String, expected: String
  ) {
    self.code = code
    self.file = file
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// File and place, as far as there are any.
  fileprivate var whole: String {
    [file ?? "", place].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  public var description: String { "\(whole): found \(found), expected \(expected)".escaped }
}

extension Problem {
  /// What is recorded of a property list that should have been read and wasn't.
  package init(_ error: PropertyListError) {
    self.init(
      at: error.whole,
      "found \(error.found), so nothing of it is used",
      remedy: error.code == .unexpected
        ? "put \(error.expected) there" : "put a whole property list there, XML or binary")
  }
}
