/// Something said of a part of what a window shows; a host that can't show it leaves it out.
public enum DisplayTrait: Hashable, Codable, Sendable {
  /// The room it takes, and where in it it stands.
  case frame(width: DisplayExtent, height: DisplayExtent, DisplayAlignment)
  /// Room around it, in points; nil for the host's own measure.
  case padding(DisplayEdges, Double?)
  case bold(Bool)
  case italic(Bool)
  /// The color of what is in it.
  case foreground(DisplayColor)
  /// The color behind it.
  case background(DisplayColor)
  /// A line around it, so many points wide.
  case border(DisplayColor, width: Double)
  /// At which side the lines of a text stand.
  case textAlignment(DisplayTextAlignment)
  /// How many lines of a text are shown at the most.
  case lineLimit(Int?)
  /// Whether a person can't act on it.
  case disabled(Bool)
  /// It takes its room and isn't seen.
  case hidden
  /// It does something when it is pressed.
  case tappable
  /// Whether what a person types goes to it.
  case focused(Bool)
  /// What it is for, for those who ask.
  case help(String)
  /// What is read out in its place.
  case accessibilityLabel(String)
  /// A name for tests and scripts, which a person doesn't see.
  case accessibilityIdentifier(String)
  /// A key that does what pressing it does; nil for none, whatever is said further out.
  ///
  /// The keys held with it stand in the order command, control, option, shift, caps lock, numeric pad.
  case keyboardShortcut(key: String?, modifiers: [DisplayKeyModifier])
}

/// How much room something takes in one direction, in points; nil for what it wants.
public struct DisplayExtent: Hashable, Codable, Sendable {
  public var minimum: Double?
  public var ideal: Double?
  public var maximum: Double?
  /// Whether it takes all the room there is.
  public var grows: Bool

  /// So much room and no more, no less.
  public init(_ length: Double?) {
    self.init(minimum: length, ideal: length, maximum: length)
  }

  /// Room between a least and a most; an infinite most is all there is.
  public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    // A number that isn't one says nothing, and plain data can't hold it.
    func length(_ number: Double?) -> Double? { number.flatMap { $0.isFinite ? max(0, $0) : nil } }
    self.minimum = length(minimum)
    self.ideal = length(ideal)
    self.maximum = length(maximum)
    grows = maximum == .infinity
  }
}

/// Where in its room something stands.
public enum DisplayAlignment: String, Codable, Sendable {
  case center
  case leading
  case trailing
  case top
  case bottom
  case topLeading
  case topTrailing
  case bottomLeading
  case bottomTrailing
}

/// At which side the lines of a text stand.
public enum DisplayTextAlignment: String, Codable, Sendable {
  case leading
  case center
  case trailing
}

/// Sides of something.
public struct DisplayEdges: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  /// Sides by the sum of their raw values: top 1, leading 2, bottom 4, trailing 8.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let top = DisplayEdges(rawValue: 1)
  public static let leading = DisplayEdges(rawValue: 2)
  public static let bottom = DisplayEdges(rawValue: 4)
  public static let trailing = DisplayEdges(rawValue: 8)
  public static let horizontal: DisplayEdges = [.leading, .trailing]
  public static let vertical: DisplayEdges = [.top, .bottom]
  public static let all: DisplayEdges = [.horizontal, .vertical]
}

/// A color by its meaning, which a host translates.
public enum DisplayColor: String, Codable, Sendable {
  case primary
  case secondary
  case accent
  case red
  case orange
  case yellow
  case green
  case blue
  case purple
  case gray
  case black
  case white
}

/// A key held while another is pressed.
public enum DisplayKeyModifier: String, Codable, Sendable {
  case command
  case control
  case option
  case shift
  case capsLock = "capslock"
  /// The key is on the numeric pad.
  case numericPad = "numericpad"
}
