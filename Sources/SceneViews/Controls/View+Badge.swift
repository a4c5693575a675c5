import SceneDisplay

extension View {
  /// Shows a number in parentheses after the view; 0 shows no number.
  ///
  /// - Parameter count: The number.
  /// - Returns: The view with the number.
  public nonisolated func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text in parentheses after the view; nil shows no text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view with the text.
  @_disfavoredOverload
  public nonisolated func badge<Badge: StringProtocol>(_ text: Badge?) -> some View {
    BadgedView(content: self, badge: text.map { Text($0) })
  }

  /// Shows a localized text in parentheses after the view; nil shows no text.
  ///
  /// - Parameter textKey: The key of the text, looked up in the app's string tables.
  /// - Returns: The view with the text.
  public nonisolated func badge(_ textKey: LocalizedStringKey?) -> some View {
    badge(textKey.map { Text($0) })
  }

  /// Shows a text in parentheses after the view, ignoring the text's style; nil shows no text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view with the text.
  @_disfavoredOverload
  public nonisolated func badge(_ text: Text?) -> some View {
    BadgedView(content: self, badge: text)
  }
}

/// A view, followed by a text in parentheses if there is a text.
private nonisolated struct BadgedView<Content: View>: View {
  let content: Content
  let badge: Text?

  @MainActor var body: some View {
    if let badge {
      Layers(DisplayContainer(.stack, axis: .horizontal), content, badge.inParentheses)
    } else {
      content
    }
  }
}
