/// The treatment of a view's descendants by assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Assistive technologies ignore the descendants; this library treats the value as `combine`.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Assistive technologies read the descendants one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Assistive technologies read the descendants as one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The roles and states of an element that assistive technologies announce.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The sum of the raw values of the traits.
  public let rawValue: Int

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values, which are powers of two.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  private static let allNames = [
    "button", "header", "selected", "link", "image", "text", "modal", "search", "updates", "sound",
    "key", "summary", "media", "interaction", "turn", "toggle", "tabs",
  ]

  /// The names of the traits in the set, for display annotations.
  var names: [String] {
    Self.allNames.enumerated().filter { rawValue & 1 << $0.offset != 0 }.map(\.element)
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// An element that is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// An element in front of all other elements; they can't be used while this element is shown.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(rawValue: 128)
  /// An element that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  /// An element that plays a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 512)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
  /// An element that summarizes the screen.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 2048)
  /// An element that starts media.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
  /// An element that a person touches directly, without assistive gestures.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
  /// An element that turns a page.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 16_384)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 32_768)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 65_536)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// `unspecified` is a heading without a level, `h1` is the heading of the whole screen, and `h2` to `h6` are headings
  /// of parts, from the largest to the smallest.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The direction of a step by which an assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// `increment` is up, `decrement` down.
  case increment, decrement
}

/// A standard action of assistive technologies, or an action with a name.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: Text

  /// The action that pressing the element performs.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that closes a dialog or leaves a page.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The action that is used most on a screen.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "show menu")
  /// The action that deletes the item that the element shows.
  public static let delete = AccessibilityActionKind(name: "delete")

  /// Creates an action with a name.
  ///
  /// - Parameter name: The name, whose styles are ignored.
  public init(named name: Text) {
    self.name = name.unstyled
  }

  private init(name: String) {
    self.name = Text(verbatim: name)
  }
}
