/// The lengths of a frame along one axis, in points; a length is nil if the app doesn't set it.
public struct DisplayExtent: Hashable, Codable, Sendable {
  /// The minimum length, in points.
  public var minimum: Double?
  /// The ideal length, in points.
  public var ideal: Double?
  /// The maximum length, in points.
  public var maximum: Double?
  /// Whether the length extends to all available space.
  public var grows: Bool

  /// Creates a fixed length.
  ///
  /// - Parameter length: The length in points, used as the minimum, the ideal and the maximum; nil
  ///   for the content's own size.
  public init(_ length: Double?) {
    self.init(minimum: length, ideal: length, maximum: length)
  }

  /// Creates a length within a range; an infinite maximum extends to all available space.
  ///
  /// - Parameters:
  ///   - minimum: The minimum length in points; nil for none. A negative length counts as 0.
  ///   - ideal: The ideal length in points; nil for the content's ideal length.
  ///   - maximum: The maximum length in points; nil for none, `.infinity` for all available space.
  public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    // Infinite and invalid numbers are removed, because they can't be encoded. `grows` represents an infinite maximum.
    func length(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? max(0, $0) : nil } }
    self.minimum = length(minimum)
    self.ideal = length(ideal)
    self.maximum = length(maximum)
    grows = maximum == .infinity
  }
}

/// The alignment of the lines of a text.
public enum DisplayTextAlignment: String, Codable, Sendable {
  /// Each line begins at the leading edge.
  case leading
  /// Each line is centered.
  case center
  /// Each line ends at the trailing edge.
  case trailing
}

/// A set of edges.
public struct DisplayEdges: OptionSet, Hashable, Codable, Sendable {
  /// The sum of the raw values of the edges.
  public let rawValue: Int

  /// Creates a set from the sum of the edges' raw values: top 1, leading 2, bottom 4, trailing 8.
  ///
  /// - Parameter rawValue: The sum.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = DisplayEdges(rawValue: 1)
  /// The leading edge.
  public static let leading = DisplayEdges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DisplayEdges(rawValue: 4)
  /// The trailing edge.
  public static let trailing = DisplayEdges(rawValue: 8)
  /// The leading and trailing edges.
  public static let horizontal: DisplayEdges = [.leading, .trailing]
  /// The top and bottom edges.
  public static let vertical: DisplayEdges = [.top, .bottom]
  /// All edges.
  public static let all: DisplayEdges = [.horizontal, .vertical]
}

/// A modifier key held while another key is pressed.
public enum DisplayKeyModifier: String, Codable, Sendable {
  /// The command key.
  case command
  /// The control key.
  case control
  /// The option key.
  case option
  /// The shift key.
  case shift
  /// The caps lock key.
  case capsLock = "capslock"
  /// A marker, not a key; it means that the pressed key is on the numeric pad.
  case numericPad = "numericpad"
}
