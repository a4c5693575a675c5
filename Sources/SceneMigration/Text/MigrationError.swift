/// The reason why there is no report.
struct MigrationError: Error, CustomStringConvertible {
  /// The exit status that a reason has.
  enum Reason: Int32 {
    /// The command line is wrong.
    case usage = 64
    /// A project or file can't be read.
    case unreadable = 65
    /// A path is missing.
    case missing = 66
    /// Something that the command needs isn't there.
    case unusable = 69
  }

  /// The reason.
  var reason: Reason
  /// The path or the option.
  var place: String
  /// The fault.
  var fault: String
  /// The remedy.
  var remedy: String

  init(_ reason: Reason, _ place: String, _ fault: String, _ remedy: String) {
    self.reason = reason
    self.place = place
    self.fault = fault
    self.remedy = remedy
  }

  var description: String { "\(place): \(fault); \(remedy)" }
}
