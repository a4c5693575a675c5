public import SceneDisplay

extension Button where Label == SceneViews.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol, whose image the host looks up.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SceneViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == SceneViews.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the symbol, whose image the host looks up.
  ///   - isOn: Whether the toggle is on.
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SceneViews.Label(title, systemImage: systemImage) }
  }
}

extension TextField {
  /// Creates a field with a remark for when it is empty, which hosts don't show.
  ///
  /// - Parameters:
  ///   - title: The label.
  ///   - text: The text.
  ///   - prompt: The remark.
  ///   - axis: The direction in which it grows, which has no effect.
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) {
    self.init(title, text: text)
  }

  /// Creates a field that grows with its text, which hosts show on one line.
  ///
  /// - Parameters:
  ///   - title: The label of the field.
  ///   - text: The text, set with each change that a person makes.
  ///   - axis: The direction in which the field grows, which has no effect.
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
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
  /// Creates a button with the usual title.
  public init() {
    self.init { Text("Settings…") }
  }
}
