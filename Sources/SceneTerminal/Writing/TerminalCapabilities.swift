/// The known capabilities of a terminal.
///
/// It begins with the careful set that the environment allows, and grows with each reply (T-7): drawing never waits
/// for an answer.
package struct TerminalCapabilities: Hashable, Sendable {
  /// The colors that a terminal can show, from few to many.
  package enum ColorDepth: Int, Comparable, Sendable {
    /// Attributes such as bold and reverse only.
    case none
    /// The sixteen colors of the theme.
    case sixteen
    /// The 240 fixed colors of the palette besides them.
    case palette256
    /// All colors.
    case exact

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The brightness of the terminal's own background.
  package enum Background: Hashable, Sendable {
    case unknown
    case light
    case dark
  }

  /// The form in which the terminal can report keys.
  package enum Keyboard: Hashable, Sendable {
    /// Bytes that are the same for some keys.
    case legacy
    /// The form of kitty, which is pushed onto a stack.
    case kitty
    /// The form of xterm and tmux.
    case modifyOtherKeys
  }

  /// The protocol for pictures.
  package enum Pictures: Hashable, Sendable {
    case none
    case kitty
    case iTerm
  }

  /// The control sequence for notifications; only number 99 reports that one was activated (T-83).
  package enum Notifications: Hashable, Sendable {
    case none
    case osc9
    case osc777
    case osc99
  }

  /// The person's choice of colors, as an option of the command line.
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
  /// The colors in which text of each of the theme's colors can be read.
  private(set) var textColors = StyleConversion.themeColors
  /// Whether to query the terminal for the colors of its theme; a multiplexer has none, or doesn't report them.
  private(set) var tellsColors = false
  /// Whether emoji that are joined, or have a skin tone, are drawn as one character of two cells (T-65).
  package var joinsClusters = false
  /// Whether a character that is made an emoji by a variation selector takes two cells (T-65).
  package var widensVariations = false
  /// Whether characters of ambiguous width, such as those of frames, take two cells (T-65).
  package var drawsAmbiguousWide = false
  /// Whether a frame appears at once, if it is marked (T-11).
  package var synchronizesOutput = false
  /// Whether links can be sent; nearly all terminals that don't show them ignore them.
  package var showsLinks = true
  /// Whether the shape of the cursor can be changed.
  package var shapesCursor = true
  package var keyboard = Keyboard.legacy
  package var pictures = Pictures.none
  package var notifications = Notifications.none
  /// Whether the terminal reports its size as input.
  package var resizesInBand = false
  /// Whether the terminal reports that its theme has changed.
  package var reportsTheme = false
  /// Whether joining of clusters must be switched on (mode 2027).
  package var switchesClusters = false
  /// Whether tmux stands between the app and the terminal (T-18).
  package var isTmux = false
  /// Whether no control sequence may be sent at all (T-6).
  package var isPlain = false
  /// Whether queries of modes are shown as text, by Terminal.app (T-8).
  package var printsModeQueries = false
  /// Whether the terminal has answered all queries that it knows.
  package var hasAnswered = false
  /// The name and the version that the terminal reported.
  package var version: String?
  /// The size of a cell in pixels; nil if it isn't known.
  package var cellSize: CellSize?

  /// Whether the person has chosen the colors, so that no reply changes them.
  var hasChosenColors = false
  /// Whether a program stands between the app and the terminal that keeps pictures to itself (T-19).
  var refusesPictures = false
  /// Whether the keyboard protocol was offered, and then wasn't granted in full (T-49).
  var refusesKeyboard = false

  /// The size of a cell in pixels.
  package struct CellSize: Hashable, Sendable {
    package var width: Int
    package var height: Int
  }

  /// Creates the careful set for an environment (T-6, T-16, T-18).
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
