extension TerminalCapabilities {
  /// Updates the capabilities after a reply, which may come late, twice, or not at all (T-9, T-10).
  package mutating func receive(_ reply: TerminalReply) {
    switch reply {
    case .attributes(let numbers): receive(attributes: numbers)
    case .version(let version): receive(version: version)
    case .mode(let mode, let state): receive(mode: mode, state: state)
    case .keyboard(let flags): receive(keyboard: flags)
    case .cursor(let row, let column): receive(cursorRow: row, column: column)
    case .color(11, let red, let green, let blue):
      let brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      background = brightness > 0.5 ? .light : .dark
      theme.background = ThemeColors.Color(red: red, green: green, blue: blue)
    case .color: break
    case .themeColor(let number, let red, let green, let blue):
      theme.numbered[number] = ThemeColors.Color(red: red, green: green, blue: blue)
    case .theme(let isDark): background = isDark ? .dark : .light
    case .cellSize(let width, let height):
      if width > 0, height > 0 { cellSize = CellSize(width: width, height: height) }
    case .size, .pixelSize: break
    case .style(let style):
      // A terminal separates the numbers with colons or semicolons, and may add an empty color space, which is skipped.
      let text = style.split { ":;".contains($0) }.joined(separator: ":")
      if text.contains("38:2:1:2:3") { raiseColors(to: .exact) }
    case .graphics(let isSupported):
      if !refusesPictures {
        pictures = isSupported ? .kitty : pictures == .kitty ? .none : pictures
      }
    case .notification(let identifier, _):
      if identifier == TerminalSequences.notificationQueryIdentifier { notifications = .osc99 }
    }
  }

  private mutating func raiseColors(to depth: ColorDepth) {
    if !hasChosenColors { colorDepth = max(colorDepth, depth) }
  }

  private mutating func receive(attributes numbers: [Int]) {
    hasAnswered = true
    // Ignore a reply whose first number is below 60, because its other numbers have another meaning (T-15).
    guard let level = numbers.first, level >= 60 else { return }
    if numbers.dropFirst().contains(22) { raiseColors(to: .sixteen) }
  }

  private mutating func receive(version text: String) {
    version = text
    let name = text.lowercased()
    if name.hasPrefix("tmux") {
      isTmux = true
      refusesPictures = true
      pictures = .none
      notifications = .none
    }
    if name.hasPrefix("tmux") || name.hasPrefix("xterm"), keyboard == .legacy, !refusesKeyboard {
      keyboard = .modifyOtherKeys
    }
    let exact = [
      "kitty", "foot", "ghostty", "wezterm", "alacritty", "contour", "iterm2", "konsole",
    ]
    if exact.contains(where: name.hasPrefix) { raiseColors(to: .exact) }
    if name.hasPrefix("xterm("), let patch = Int(name.dropFirst(6).prefix { $0.isNumber }),
      patch >= 331
    {
      raiseColors(to: .exact)
    }
    if ["foot", "ghostty"].contains(where: name.hasPrefix), notifications == .none {
      notifications = .osc777
    }
  }

  private mutating func receive(mode: Int, state: Int) {
    // A mode that is always reset can't be used: VTE reports this state for synchronized output (T-11).
    let canBeSet = state == 1 || state == 2
    switch mode {
    case 2026: synchronizesOutput = canBeSet
    case 2027:
      guard canBeSet || state == 3 else { return }
      joinsClusters = true
      widensVariations = true
      if state == 2 { switchesClusters = true }
    case 2031: reportsTheme = canBeSet
    case 2048: resizesInBand = canBeSet
    case _: break
    }
  }

  /// Applies the keyboard flags of a reply.
  ///
  /// The first reply shows that the terminal has kitty's keyboard protocol. The next reply shows whether the terminal
  /// has turned on the requested flags.
  private mutating func receive(keyboard flags: Int) {
    if refusesKeyboard { return }
    if keyboard != .kitty {
      keyboard = .kitty
    } else if flags & TerminalSequences.keyboardFlags != TerminalSequences.keyboardFlags {
      keyboard = .legacy
      refusesKeyboard = true
    }
  }

  /// Updates the capabilities with the position of the cursor after a text of
  /// ``TerminalSequences/widthProbe(columns:rows:)``.
  private mutating func receive(cursorRow row: Int, column: Int) {
    switch row {
    case TerminalSequences.clusterProbeRow: joinsClusters = joinsClusters || column == 3
    case TerminalSequences.variationProbeRow: widensVariations = widensVariations || column == 3
    case TerminalSequences.ambiguousProbeRow: drawsAmbiguousWide = column == 3
    case _: break
    }
  }
}
