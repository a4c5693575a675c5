extension Button where Label == SceneViews.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol, whose image the host looks up.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SceneViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol, whose image the host looks up.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SceneViews.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == SceneViews.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol, whose image the host looks up.
  ///   - isOn: Whether the toggle is on.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SceneViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - systemImage: The name of the symbol, whose image the host looks up.
  ///   - isOn: Whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SceneViews.Label(titleKey, systemImage: systemImage) }
  }
}

/// A button that opens the window of the app's settings.
public nonisolated struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a button with views as its label.
  ///
  /// - Parameter label: The label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A button that opens the settings.
  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == Text {
  /// Creates a button with the standard title.
  public init() {
    self.init { Text("Settings…") }
  }
}
