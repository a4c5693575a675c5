public import Foundation
import SceneDisplay
import SceneViews

/// The place of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// The default of the language.
  case natural

  /// The place for views.
  var displayed: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

/// A view that shows a text.
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// The text with attributes, of which its characters are shown.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The font, of which weight and slant are shown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
  /// The color of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because this is Apple's type.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  /// The place of the lines.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The greatest number of lines; 0 for any.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
  /// The way of cutting a text; stored without effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text gets smaller to fit; stored without effect.
  open var adjustsFontSizeToFitWidth = false
  /// The least scale of the text; stored without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the person's preferred size; stored without effect.
  open var adjustsFontForContentSizeCategory = false

  override var content: any View {
    var label: any View = Text(text ?? "").styled(font, textColor)
    if textAlignment != .natural {
      label = AnyView(label).multilineTextAlignment(textAlignment.displayed)
    }
    return numberOfLines == 0 ? label : AnyView(label).lineLimit(numberOfLines)
  }
}

/// The way of cutting a text.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end at words.
  case byWordWrapping
  /// Lines end at characters.
  case byCharWrapping
  /// The text is cut at the edge.
  case byClipping
  /// The beginning is left out.
  case byTruncatingHead
  /// The end is left out.
  case byTruncatingTail
  /// The middle is left out.
  case byTruncatingMiddle
}

extension Text {
  /// Returns the text with the weight, slant and color of UIKit's values.
  @MainActor func styled(_ font: UIFont?, _ color: UIColor?) -> Text {
    var text = self
    if font?.isBold == true { text = text.bold() }
    if font?.isItalic == true { text = text.italic() }
    if let color, color != .label, let displayed = color.displayed {
      text = text.colored(displayed)
    }
    return text
  }
}
