/// The known capabilities of a terminal.
///
/// At first, only the few capabilities that follow from the environment variables are known. Each reply of the terminal
/// adds capabilities (T-7); drawing never waits for a reply.
package struct TerminalCapabilities: Hashable, Sendable {
  /// The colors that a terminal can show, from few to many.
  package enum ColorDepth: Int, Comparable, Sendable {
    /// No colors, but attributes such as bold and reverse.
    case none
    /// The sixteen colors of the theme.
    case sixteen
    /// The sixteen colors of the theme and 240 fixed colors.
    case palette256
    /// Every color, by its red, green and blue components.
    case exact

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The brightness of the terminal's own background.
  package enum Background: Hashable, Sendable {
    case unknown
    case light
    case dark
  }

  /// The protocol in which the terminal reports keys.
  package enum Keyboard: Hashable, Sendable {
    /// The traditional bytes, in which some different keys can't be told apart.
    case legacy
    /// The protocol of kitty, whose flags are pushed onto a stack in the terminal.
    case kitty
    /// The protocol of xterm and tmux.
    case modifyOtherKeys
  }

  /// The protocol by which the terminal shows pictures.
  package enum Pictures: Hashable, Sendable {
    case none
    case kitty
    case iTerm
  }

  /// The control sequence for notifications; only OSC 99 reports that a notification was activated (T-83).
  package enum Notifications: Hashable, Sendable {
    case none
    case osc9
    case osc777
    case osc99
  }

  /// The person's choice of colors, which is an option of the command line.
  package enum ColorOption: String, CaseIterable, Sendable {
    case automatic = "auto"
    case none
    case sixteen = "16"
    case palette256 = "256"
    case exact = "24bit"
  }

  package var colorDepth = ColorDepth.sixteen { didSet { chooseTextColors() } }
  package var background = Background.unknown
  /// The known colors of the theme.
  package var theme = ThemeColors() { didSet { chooseTextColors() } }
  /// For each color of the theme, the readable color in which text is written.
  private(set) var textColors = StyleConversion.themeColors
  /// Whether the terminal can be queried for the colors of its theme.
  ///
  /// The value is false if no colors are shown, on the Linux console, and in tmux and screen, which have no theme or
  /// don't report its colors.
  private(set) var tellsColors = false
  /// Whether the terminal draws emoji that are joined, or have a skin tone, as one character of two cells (T-65).
  package var joinsClusters = false
  /// Whether a character that a variation selector changes into an emoji covers two cells (T-65).
  package var widensVariations = false
  /// Whether characters of ambiguous width, such as lines of frames, cover two cells (T-65).
  package var drawsAmbiguousWide = false
  /// Whether the terminal shows the changes between two marker sequences at once, without intermediate states (T-11).
  package var synchronizesOutput = false
  /// Whether links can be sent; nearly all terminals that don't show links ignore their sequences.
  package var showsLinks = true
  /// Whether the shape of the cursor can be changed.
  package var shapesCursor = true
  package var keyboard = Keyboard.legacy
  package var pictures = Pictures.none
  package var notifications = Notifications.none
  /// Whether the terminal reports a new size by a control sequence among the keys that it sends.
  package var resizesInBand = false
  /// Whether the terminal reports a change of its theme.
  package var reportsTheme = false
  /// Whether mode 2027 of the terminal, in which grapheme clusters are joined, must be set.
  package var switchesClusters = false
  /// Whether the app runs in tmux (T-18).
  package var isTmux = false
  /// Whether no control sequence may be sent (T-6).
  package var isPlain = false
  /// Whether the terminal shows queries of modes as text, as Terminal.app does (T-8).
  package var printsModeQueries = false
  /// Whether the terminal has answered all queries that it supports.
  package var hasAnswered = false
  /// The name and the version that the terminal reported; nil if it hasn't reported them.
  package var version: String?
  /// The size of a cell in pixels; nil if it isn't known.
  package var cellSize: CellSize?

  /// Whether the colors are fixed, so that no reply of the terminal changes them: the person has chosen them, or the
  /// terminal can't show colors.
  var hasChosenColors = false
  /// Whether the app runs in a program that doesn't pass pictures to the terminal (T-19).
  var refusesPictures = false
  /// Whether the terminal offered kitty's keyboard protocol, but didn't turn on all requested flags (T-49).
  var refusesKeyboard = false

  /// The size of a cell in pixels.
  package struct CellSize: Hashable, Sendable {
    package var width: Int
    package var height: Int
  }

  /// Creates the capabilities that follow from the environment variables (T-6, T-16, T-18).
  package init(
    environment: [String: String] = ["TERM": "xterm"], colorOption: ColorOption = .automatic
  ) {
    let term = environment["TERM", default: ""].lowercased()
    let program = environment["TERM_PROGRAM", default: ""]
    isPlain = term.isEmpty || term == "dumb"
    isTmux =
      environment["TMUX", default: ""] != "" || program == "tmux" || term.hasPrefix("tmux")
    printsModeQueries = program == "Apple_Terminal"
    showsLinks = !isPlain && term != "linux"
    shapesCursor = showsLinks
    chooseColors(environment, term: term, option: colorOption)
    let screens = ["STY", "ZELLIJ"]
    refusesPictures =
      isTmux || term.hasPrefix("screen")
      || screens.contains { environment[$0, default: ""] != "" }
    tellsColors =
      showsLinks && !isTmux && colorDepth != .none && !term.hasPrefix("screen")
      && environment["STY", default: ""] == ""
    if !isTmux {
      if ["iTerm.app", "WezTerm"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" {
        if !refusesPictures { pictures = .iTerm }
        notifications = .osc9
      } else if program == "ghostty" || ["rxvt-unicode", "foot"].contains(where: term.hasPrefix) {
        notifications = .osc777
      }
    }
  }

  private mutating func chooseTextColors() {
    textColors = theme.textColors(colorDepth)
  }

  private mutating func chooseColors(
    _ environment: [String: String], term: String, option: ColorOption
  ) {
    hasChosenColors = true
    switch option {
    case .none: colorDepth = .none
    case .sixteen: colorDepth = .sixteen
    case .palette256: colorDepth = .palette256
    case .exact: colorDepth = .exact
    case .automatic:
      let isOff = environment["NO_COLOR", default: ""] != "" || environment["CLICOLOR"] == "0"
      hasChosenColors = isOff || isPlain
      colorDepth = hasChosenColors ? .none : Self.colorDepth(environment, term: term)
    }
  }

  private static func colorDepth(_ environment: [String: String], term: String) -> ColorDepth {
    if ["truecolor", "24bit"].contains(environment["COLORTERM", default: ""]) { return .exact }
    if term.hasSuffix("-direct") { return .exact }
    if ["kitty", "ghostty", "alacritty", "wezterm"].contains(where: term.contains) {
      return .exact
    }
    if term == "foot" || term.hasPrefix("foot-") { return .exact }
    if term.contains("256color") { return .palette256 }
    return term.hasPrefix("vt") ? .none : .sixteen
  }
}
