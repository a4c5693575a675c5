// Titles that are keys of translations, which aren't translated here.
extension Button where Label == Text {
  /// Creates a button whose title is a key.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown itself.
  ///   - role: The role of the button; nil for none.
  ///   - action: The action to perform when the button is pressed.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(key.text, role: role, action: action)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle whose title is a key.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown itself.
  ///   - isOn: Whether the toggle is on.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(key.text, isOn: isOn)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label whose title is a key.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown itself.
  ///   - name: The name of the symbol.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, systemImage name: String) {
    self.init(key.text, systemImage: name)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose title is a key.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown itself.
  ///   - destination: Returns the view when it is shown.
  @_disfavoredOverload
  public init<Destination: View>(
    _ key: LocalizedStringKey, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(key.text, destination: destination)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section whose header is a key.
  ///
  /// - Parameters:
  ///   - key: The key, which is shown itself.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(key.text, content: content)
  }
}

extension View {
  /// Sets the window's title to a key.
  ///
  /// - Parameter key: The key, which is shown itself.
  /// - Returns: The view with the title.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ key: LocalizedStringKey) -> some View {
    navigationTitle(key.text)
  }
}
