import SceneDisplay

/// The look that the system chooses for buttons.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(nil) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that the system chooses for buttons.
  @_disfavoredOverload
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button that shows its label without a border.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.plain) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that shows its label without a border.
  @_disfavoredOverload
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button without a border; hosts draw it like a plain button.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.plain) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border; hosts draw it like a plain button.
  @_disfavoredOverload
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button that looks like a link; hosts draw it like a plain button.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.plain) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link; hosts draw it like a plain button.
  @_disfavoredOverload
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button with a border.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.bordered) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border.
  @_disfavoredOverload
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button with a border, for the most important action.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.prominent) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with a border, for the most important action.
  @_disfavoredOverload
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button on a glass background; hosts draw it like a bordered button.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.bordered) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on a glass background; hosts draw it like a bordered button.
  @_disfavoredOverload
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A button on a colored glass background, for the most important action; hosts draw it like a prominent button.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.prominent) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on a colored glass background, for the most important action; hosts draw it like a prominent button.
  @_disfavoredOverload
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button in a bar below the toolbar of the window; hosts draw it like a bordered button.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.bordered) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in a bar below the toolbar of the window; hosts draw it like a bordered button.
  @_disfavoredOverload
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A button in a bar below the toolbar, for an action; hosts draw it like a bordered button.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.bordered) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button in a bar below the toolbar, for an action; hosts draw it like a bordered button.
  @_disfavoredOverload
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// A button that looks like a card; hosts draw it like a bordered button.
public nonisolated struct CardButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button that hosts draw.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.bordered) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A button that looks like a card; hosts draw it like a bordered button.
  @_disfavoredOverload
  public static var card: CardButtonStyle { CardButtonStyle() }
}
