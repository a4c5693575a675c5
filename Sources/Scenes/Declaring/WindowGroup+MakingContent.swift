public import SceneViews

// The initializers of this extension have the parameter name `makeContent`, as in newer versions of SwiftUI. They don't
// change the meaning of a call with a trailing closure.
extension WindowGroup {
  /// Creates a group identified by its position among the declarations.
  ///
  /// - Parameter makeContent: Returns the content of a window.
  @_disfavoredOverload
  @preconcurrency
  public init(@ViewBuilder makeContent: @escaping @MainActor () -> Content) {
    self.init(content: makeContent)
  }

  /// Creates a group with an id for opening its windows.
  ///
  /// - Parameters:
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - makeContent: Returns the content of a window.
  @_disfavoredOverload
  @preconcurrency
  public init(id: String, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
    self.init(id: id, content: makeContent)
  }

  /// Creates a group with a title.
  ///
  /// The parameter `id` has a default value. Therefore, for a call with a trailing closure, the compiler prefers an
  /// initializer with the parameter `content`.
  ///
  /// - Parameters:
  ///   - title: The title of windows whose content sets no title (S112).
  ///   - id: The id, unique among the app's scenes (S104); nil for none.
  ///   - makeContent: Returns the content of a window.
  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, id: String? = nil,
    @ViewBuilder makeContent: @escaping @MainActor () -> Content
  ) {
    if let id {
      self.init(title, id: id, content: makeContent)
    } else {
      self.init(title, content: makeContent)
    }
  }

  /// Creates a group with a localized title.
  ///
  /// The parameter `id` has a default value. Therefore, for a call with a trailing closure, the compiler prefers an
  /// initializer with the parameter `content`.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - id: The id, unique among the app's scenes (S104); nil for none.
  ///   - makeContent: Returns the content of a window.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, id: String? = nil,
    @ViewBuilder makeContent: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(Text(titleKey), id: id), .plain(makeContent))
  }
}

extension WindowGroup {
  /// Creates a group with a window per value, and a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ title: Text, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(title), .presenting(type, content))
  }

  /// Creates a group with a window per value, a `Text` view as its title, and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ title: Text, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(title, id: id), .presenting(type, content))
  }

  /// Creates a group with a window per value, a `Text` view as its title, and a default value.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @preconcurrency
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ title: Text, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(title), .presenting(type, content, default: defaultValue))
  }

  /// Creates a group with a window per value, a `Text` view as its title, a default value, and an id for opening its
  /// windows.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @preconcurrency
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ title: Text, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(title, id: id), .presenting(type, content, default: defaultValue))
  }
}
