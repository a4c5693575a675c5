extension View {
  /// Shows a number behind the view in parentheses; 0 shows none.
  ///
  /// - Parameter count: The number.
  /// - Returns: The view with the number.
  public nonisolated func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : "\(count)")
  }

  /// Shows a text behind the view in parentheses; nil shows none.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view with the text.
  @_disfavoredOverload
  public nonisolated func badge<Badge: StringProtocol>(_ text: Badge?) -> some View {
    BadgedView(content: self, badge: text.map { String($0) })
  }

  /// Shows a localized text behind the view in parentheses; nil shows none.
  ///
  /// - Parameter textKey: The key of the text, looked up in the app's string tables.
  /// - Returns: The view with the text.
  public nonisolated func badge(_ textKey: LocalizedStringKey?) -> some View {
    badge(textKey?.text)
  }

  /// Shows a text behind the view in parentheses, ignoring its style; nil shows none.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view with the text.
  @_disfavoredOverload
  public nonisolated func badge(_ text: Text?) -> some View {
    badge(text?.content)
  }
}

/// A view with a text behind it.
private nonisolated struct BadgedView<Content: View>: View {
  let content: Content
  let badge: String?

  @MainActor var body: some View {
    if let badge {
      HStack {
        content
        Text("(\(badge))")
      }
    } else {
      content
    }
  }
}
