// Windows that present a value each.
//
// The closures that make content have the type they have at Apple, without `@MainActor`: with it, a closure
// that begins with `$id in` is Sendable, and reads no property of the app without a warning. The
// initialisers are on the main actor, as the bodies are in which they are called.
extension WindowGroup {
  /// Declares a window per value.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Makes the content of a window, of a binding to its value; the value is nil in a
  ///     window that was opened without one.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(nil, .presenting(type, content))
  }

  /// Declares a window per value, which can be opened by an id too.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(id: id), .presenting(type, content))
  }

  /// Declares a window per value, with a title.
  @MainActor public init<Title: StringProtocol, Value: Codable & Hashable, Shown: View>(
    _ title: Title, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(title: String(title)), .presenting(type, content))
  }

  /// Declares a window per value, with a title, which can be opened by an id too.
  @MainActor public init<Title: StringProtocol, Value: Codable & Hashable, Shown: View>(
    _ title: Title, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(title: String(title), id: id), .presenting(type, content))
  }

  // MARK: - With a default value

  /// Declares a window per value, with a value for windows that are opened without one.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Makes the content of a window, of a binding to its value.
  ///   - defaultValue: Makes the value of a window that was opened without one, or whose value can't
  ///     be read back (S100).
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(nil, .presenting(type, content, default: defaultValue))
  }

  /// Declares a window per value, with a default value, which can be opened by an id too.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(id: id), .presenting(type, content, default: defaultValue))
  }

  /// Declares a window per value, with a title and a default value.
  @MainActor public init<Title: StringProtocol, Value: Codable & Hashable, Shown: View>(
    _ title: Title, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(
      WindowNames(title: String(title)), .presenting(type, content, default: defaultValue))
  }

  /// Declares a window per value, with a title and a default value, which can be opened by an id
  /// too.
  @MainActor public init<Title: StringProtocol, Value: Codable & Hashable, Shown: View>(
    _ title: Title, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(
      WindowNames(title: String(title), id: id), .presenting(type, content, default: defaultValue))
  }
}
