public import Foundation

/// A type that draws the letters of texts; it has no effect, because hosts draw letters themselves.
///
/// A renderer can be passed to ``/SceneViews/View/textRenderer(_:)``, but its methods are never called.
public protocol TextRenderer: Animatable {
  /// Draws a text; never called.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text.
  ///   - context: The drawing context.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text for a proposal; never called.
  ///
  /// - Parameters:
  ///   - proposal: The size that the container of the text proposes.
  ///   - text: The text.
  /// - Returns: The size in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around the text in which the renderer may draw.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size that the text has without a renderer.
  ///
  /// - Parameters:
  ///   - proposal: The size that the container of the text proposes.
  ///   - text: The text.
  /// - Returns: The size in points.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No additional space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that tells a ``TextRenderer`` its size; the library never creates a value of this type.
public struct TextProxy {
  private let size: CGSize

  /// Returns the size of the text for a proposal.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    size
  }
}

/// A value that an app attaches to a part of a text, for its ``TextRenderer``.
public protocol TextAttribute {}

extension Text {
  /// Has no effect: hosts draw the letters of texts themselves, without a `TextRenderer`.
  ///
  /// - Parameter value: The value for the renderer of the text.
  /// - Returns: The text itself.
  public func customAttribute<Value: TextAttribute>(_ value: Value) -> Text { self }
}

extension View {
  /// Has no effect: hosts draw the letters of texts themselves, without a `TextRenderer`.
  ///
  /// - Parameter renderer: The renderer of the texts in the view, which is never called.
  /// - Returns: The view itself.
  public nonisolated func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> Self {
    self
  }
}

extension Text {
  /// The lines of a text, in the form that a ``TextRenderer`` gets; the library never creates a value of this type.
  public struct Layout: RandomAccessCollection, Sendable {
    private let lines: [Line]

    /// Whether a part of the text is left out, because there is too little space.
    public let isTruncated: Bool
    /// The index of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The index after the last line.
    public var endIndex: Int { lines.endIndex }
    /// The line at an index.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line, which consists of parts with one style each.
  public struct Line: RandomAccessCollection, Sendable {
    private let runs: [Run]

    /// The position and the size of the line.
    public let typographicBounds: TypographicBounds
    /// The index of the first part.
    public var startIndex: Int { runs.startIndex }
    /// The index after the last part.
    public var endIndex: Int { runs.endIndex }
    /// The part at an index.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// A part of a line that has one style; it consists of the shapes of letters.
  public struct Run: RandomAccessCollection, Sendable {
    private let slices: [RunSlice]

    /// The position and the size of the part.
    public let typographicBounds: TypographicBounds
    /// The direction in which the part is written.
    public let layoutDirection: LayoutDirection
    /// The index of the first letter shape.
    public var startIndex: Int { slices.startIndex }
    /// The index after the last letter shape.
    public var endIndex: Int { slices.endIndex }
    /// The letter shape at an index.
    public subscript(index: Int) -> RunSlice { slices[index] }

    /// The value that the app attached to the part; always nil, because ``/SceneViews/Text/customAttribute(_:)`` has no
    /// effect.
    ///
    /// - Parameter type: The type of the value.
    public subscript<Value: TextAttribute>(type: Value.Type) -> Value? { nil }
  }

  /// The shape of one or several letters of a part.
  public struct RunSlice: Sendable {
    /// The position and the size of the shape.
    public let typographicBounds: TypographicBounds
  }

  /// The position and the size of a piece of text, in points.
  public struct TypographicBounds: Sendable {
    /// The position of the baseline's beginning.
    public let origin: CGPoint
    /// The width.
    public let width: Double
    /// The height above the baseline.
    public let ascent: Double
    /// The height below the baseline.
    public let descent: Double
    /// The space below the text.
    public let leading: Double

    /// The rectangle around the piece.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Settings for drawing a piece of text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The sum of the raw values of the settings.
    public let rawValue: UInt32

    /// Creates a set from the sum of the raw values of its members.
    ///
    /// - Parameter rawValue: The sum of the raw values.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Letters may be drawn at any position, even between pixels; the option has no effect.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text; has no effect.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - options: Settings for drawing.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}

  /// Draws a part of a line; has no effect.
  ///
  /// - Parameters:
  ///   - run: The part.
  ///   - options: Settings for drawing.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}

  /// Draws the shapes of letters; has no effect.
  ///
  /// - Parameters:
  ///   - slice: The shapes.
  ///   - options: Settings for drawing.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
