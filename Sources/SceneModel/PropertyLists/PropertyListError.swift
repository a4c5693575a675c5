/// An error in a property list, with its location, the value that was found there, and the value that was expected.
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
/// A property list that has such an error isn't used at all.
public struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors, each with its own remedy.
  public enum Code: String, Sendable {
    /// The file doesn't exist.
    case missing
    /// The data isn't a property list of a supported format.
    case unreadable
    /// A value in the property list doesn't have the type that its key requires, or a required value is missing.
    case unexpected
  }

  /// The kind of error.
  public var code: Code
  /// The path of the file; nil if the property list wasn't read from a file.
  public var file: String?
  /// The location of the error in the property list.
  ///
  /// The location is a key path, such as `UIApplicationSceneManifest.UISceneConfigurations`, or the number of a byte,
  /// or `property list` for the whole property list. It is empty if the file can't be read.
  public var place: String
  /// The value that was found, as a noun.
  public var found: String
  /// The value that was expected, as a noun.
  public var expected: String

  /// Creates an error at a location in a property list.
  ///
  /// - Parameters:
  ///   - code: The kind of error.
  ///   - file: The path of the file; nil if the property list wasn't read from a file.
  ///   - place: The key path or the number of the byte; empty if the file can't be read.
  ///   - found: The value that was found, as a noun, such as `the text "several"`.
  ///   - expected: The value that was expected, as a noun, such as `a dictionary`.
  public init(
    _ code: Code, file: String? = nil, at place: String, found: String, expected: String
  ) {
    self.code = code
    self.file = file
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// The file and the location in the file, as far as they are known.
  fileprivate var whole: String {
    [file ?? "", place].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// The error as one line: the location, the value that was found, and the value that was expected.
  public var description: String { "\(whole): found \(found), expected \(expected)".escaped }
}

extension Problem {
  /// Creates the problem that is recorded if a property list can't be used because of an error.
  package init(_ error: PropertyListError) {
    self = .unusablePropertyList(
      at: error.whole, found: error.found,
      expected: error.code == .unexpected ? error.expected : nil)
  }
}
