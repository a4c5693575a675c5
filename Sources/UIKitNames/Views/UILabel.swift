public import Foundation
import SceneDisplay
import SceneViews

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines that begin at the left edge.
  case left
  /// Centered lines.
  case center
  /// Lines that end at the right edge.
  case right
  /// Lines that reach from the left edge to the right edge.
  case justified
  /// The alignment that is natural in the language of the text.
  case natural

  /// The corresponding alignment of a `Text`, which can't have justified lines.
  ///
  /// Left, justified and natural lines are aligned at the leading edge, right lines at the trailing edge.
  var displayed: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// A view that shows text.
open class UILabel: UIView {
  /// The text that the label shows; nil for none.
  open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// The text with attributes; only the characters are stored and shown.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// The font; hosts show only whether the font is bold or italic.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
  /// The color of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
  /// The style of wrapping or truncating long text; stored without effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font is made smaller to fit the text into the width; stored without effect.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale of the font; stored without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the size of the font follows the person's preferred size; stored without effect.
  open var adjustsFontForContentSizeCategory = false

  override var content: any View {
    var label: any View = Text(text ?? "").styled(font, textColor)
    if textAlignment != .natural {
      label = AnyView(label).multilineTextAlignment(textAlignment.displayed)
    }
    return numberOfLines == 0 ? label : AnyView(label).lineLimit(numberOfLines)
  }
}

/// The styles of wrapping or truncating long text.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break between characters.
  case byCharWrapping
  /// The text is clipped at the edge.
  case byClipping
  /// The beginning of the line is truncated.
  case byTruncatingHead
  /// The end of the line is truncated.
  case byTruncatingTail
  /// The middle of the line is truncated.
  case byTruncatingMiddle
}

extension Text {
  /// Returns the text with a color, and in bold or italics if the font is bold or italic.
  @MainActor func styled(_ font: UIFont?, _ color: UIColor?) -> Text {
    var text = self
    if font?.isBold == true { text = text.bold() }
    if font?.isItalic == true { text = text.italic() }
    if let color, color != .label, let displayed = color.displayedText {
      text = text.colored(displayed)
    }
    return text
  }
}
