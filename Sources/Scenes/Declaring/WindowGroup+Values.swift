// Window groups that present values.
//
// The closures that create content have Apple's type, without `@MainActor`. With the attribute, a
// closure that begins with `$id in` would be inferred as Sendable, and a closure that reads a
// property of the app would cause a warning. The initializers are isolated to the main actor, like
// the `body` properties that call the initializers.
extension WindowGroup {
  /// Creates a group with a window per value.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(nil, .presenting(type, content))
  }

  /// Creates a group with a window per value and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(id: id), .presenting(type, content))
  }

  /// Creates a group with a window per value and a title.
  ///
  /// - Parameters:
  ///   - title: The title of windows whose content sets no title (S112).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value: Codable & Hashable, Shown: View>(
    _ title: Title, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(title: String(title)), .presenting(type, content))
  }

  /// Creates a group with a window per value and a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ titleKey: LocalizedStringKey, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(Text(titleKey)), .presenting(type, content))
  }

  /// Creates a group with a window per value, a title, and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - title: The title of windows whose content sets no title (S112).
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @_disfavoredOverload
  @MainActor public init<Title: StringProtocol, Value: Codable & Hashable, Shown: View>(
    _ title: Title, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(title: String(title), id: id), .presenting(type, content))
  }

  /// Creates a group with a window per value, a localized title, and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(Text(titleKey), id: id), .presenting(type, content))
  }

  // MARK: - With a default value

  /// Creates a group with a window per value, and a default value for windows opened without a
  /// value.
  ///
  /// ```swift
  /// WindowGroup(for: Int.self) { $number in
  ///   Text("Message \(number)")
  /// } defaultValue: {
  ///   1
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @preconcurrency
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(nil, .presenting(type, content, default: defaultValue))
  }

  /// Creates a group with a window per value, a default value, and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @preconcurrency
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(id: id), .presenting(type, content, default: defaultValue))
  }

  /// Creates a group with a window per value, a title and a default value.
  ///
  /// - Parameters:
  ///   - title: The title of windows whose content sets no title (S112).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Title: StringProtocol, Value: Codable & Hashable, Shown: View>(
    _ title: Title, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(
      WindowNames(title: String(title)), .presenting(type, content, default: defaultValue))
  }

  /// Creates a group with a window per value, a localized title and a default value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @preconcurrency
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ titleKey: LocalizedStringKey, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(Text(titleKey)), .presenting(type, content, default: defaultValue))
  }

  /// Creates a group with a window per value, a title, a default value, and an id for opening its
  /// windows.
  ///
  /// - Parameters:
  ///   - title: The title of windows whose content sets no title (S112).
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Title: StringProtocol, Value: Codable & Hashable, Shown: View>(
    _ title: Title, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(
      WindowNames(title: String(title), id: id), .presenting(type, content, default: defaultValue))
  }

  /// Creates a group with a window per value, a localized title, a default value, and an id for
  /// opening its windows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @preconcurrency
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(
      WindowNames(Text(titleKey), id: id), .presenting(type, content, default: defaultValue))
  }
}
