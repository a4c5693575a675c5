/// An error that ends the command without a result.
struct MigrationError: Error, CustomStringConvertible {
  /// The exit statuses for the reasons of an error.
  enum Reason: Int32 {
    /// The command line is invalid.
    case usage = 64
    /// A project or file can't be read.
    case unreadable = 65
    /// No file or folder exists at a path.
    case missing = 66
    /// A tool or module that the command needs is missing.
    case unusable = 69
    /// The report, the copies or the tests can't be written.
    case unwritable = 74
  }

  /// The reason, which determines the exit status.
  var reason: Reason
  /// The path or the option that the error is about.
  var place: String
  /// A description of the error.
  var fault: String
  /// A suggestion for resolving the error.
  var remedy: String

  init(_ reason: Reason, _ place: String, _ fault: String, _ remedy: String) {
    self.reason = reason
    self.place = place
    self.fault = fault
    self.remedy = remedy
  }

  var description: String { "\(place): \(fault); \(remedy)" }
}
