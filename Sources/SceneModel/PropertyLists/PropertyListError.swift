/// An error in a property list: its location, the value found, and the value expected.
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
/// A property list with such an error isn't used at all.
public struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The types of failure, each with its own remedy.
  public enum Code: String, Sendable {
    /// The file doesn't exist.
    case missing
    /// The data isn't a property list of a supported format.
    case unreadable
    /// A value in the property list has a different type than its key requires.
    case unexpected
  }

  /// The type of failure.
  public var code: Code
  /// The file; nil if the property list wasn't read from a file.
  public var file: String?
  /// The key path, such as `UIApplicationSceneManifest.UISceneConfigurations`, or the number of the
  /// byte; empty if the error has no location in the file.
  public var place: String
  /// The value found, as a noun.
  public var found: String
  /// The value expected, as a noun.
  public var expected: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The type of failure.
  ///   - file: The path of the file; nil if the property list wasn't read from a file.
  ///   - place: The key path or the number of the byte; empty if the error has no location in the
  ///     file.
  ///   - found: The value found, as a noun, such as `the text "several"`.
  ///   - expected: The value expected, as a noun, such as `a dictionary`.
  public init(
    _ code: Code, file: String? = nil, at place: String, found: String, expected: String
  ) {
    self.code = code
    self.file = file
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// The file and the location, as far as they are known.
  fileprivate var whole: String {
    [file ?? "", place].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// The error as one line: the location, the value found, and the value expected.
  public var description: String { "\(whole): found \(found), expected \(expected)".escaped }
}

extension Problem {
  /// Creates the problem that is recorded if a property list can't be used.
  package init(_ error: PropertyListError) {
    self = .unusablePropertyList(
      at: error.whole, found: error.found,
      expected: error.code == .unexpected ? error.expected : nil)
  }
}
