/// An error in the file of a recording, with its location, its cause and a remedy.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file; nil for text that wasn't read from a file.
  public var file: String?
  /// The number of the line, from 1; nil if the error concerns the whole file.
  public var line: Int?
  /// A sentence with the cause and the remedy.
  public var message: String
  /// Whether the file is missing or can't be read, as opposed to having invalid content.
  public var isUnreadable = false

  package init(
    file: String? = nil, line: Int? = nil, message: String, isUnreadable: Bool = false
  ) {
    self.file = file
    self.line = line
    self.message = message
    self.isUnreadable = isUnreadable
  }

  /// The error as one line: the file and the line number as far as they are known, and the message.
  public var description: String {
    let place = [file, line.map { "line \($0)" }].compactMap(\.self).joined(separator: ", ")
    return (place.isEmpty ? "" : "\(place): ") + message
  }
}
