public import Foundation
import SceneDisplay

extension AttributeScopes {
  /// The text attributes that views support.
  ///
  /// ```swift
  /// import Foundation
  /// import Scenes
  ///
  /// struct DueView: View {
  ///   var body: some View { Text(notice) }
  ///
  ///   private var notice: AttributedString {
  ///     var text = AttributedString("Overdue")
  ///     text.foregroundColor = .red
  ///     text.font = .body.bold()
  ///     return text
  ///   }
  /// }
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters, which hosts don't show.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The attributes that Foundation defines, such as links.
    public let foundation: FoundationAttributes

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
  }

  /// The text attributes that views support.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of a text attribute that views support.
  ///
  /// - Parameter keyPath: The property of the key, such as `\.foregroundColor`.
  /// - Returns: The key.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension Text {
  /// Creates a text from an attributed string.
  ///
  /// - Parameter text: The attributed string. Of its attributes, hosts show only fonts, foreground colors, underlines,
  ///   strikethroughs and links. A link is underlined, and has the accent color unless it has a foreground color.
  @_disfavoredOverload
  public init(_ text: AttributedString) {
    self.init(text.displayRuns)
  }
}

extension AttributedString {
  /// The text as runs for display, with the attributes that hosts can show, such as the font and the color.
  var displayRuns: [TextRun] {
    runs.map { TextRun(String(self[$0.range].characters), $0.attributes) }
  }
}

extension TextRun {
  /// Creates a run of text in the styles of its attributes.
  fileprivate init(_ text: String, _ attributes: AttributeContainer) {
    self.init(text)
    if let link = attributes.link {
      self.link = link.absoluteString
      isUnderlined = true
      color = .accent
    }
    if let font = attributes.font {
      self.font = font.display
      if font.isItalic { isItalic = true }
    }
    if let foreground = attributes.foregroundColor {
      let drawn = foreground._drawn(in: EnvironmentValues())
      color = drawn.isClear ? .clear : drawn.text
    }
    if attributes.underlineStyle != nil { isUnderlined = true }
    if attributes.strikethroughStyle != nil { isStruckThrough = true }
  }
}
