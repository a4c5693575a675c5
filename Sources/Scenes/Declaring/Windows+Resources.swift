public import SceneViews

// Initializers whose title is a resource: the key of a localized title, together with its string table.
extension WindowGroup {
  /// Creates a group with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - content: Returns the content of a window.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(Text(titleResource)), .plain(content))
  }

  /// Creates a group with a title from a resource and an id for opening its windows.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Returns the content of a window.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(Text(titleResource), id: id), .plain(content))
  }

  /// Creates a group with a window per value and a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @_disfavoredOverload
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ titleResource: LocalizedStringResource, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(Text(titleResource)), .presenting(type, content))
  }

  /// Creates a group with a window per value, a title from a resource, and an id for opening its
  /// windows.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to the window's value; the value is nil if the window
  ///     was opened without one.
  @_disfavoredOverload
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(Text(titleResource), id: id), .presenting(type, content))
  }

  /// Creates a group with a title from a resource and a window per value; a new window without a value gets a default.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ titleResource: LocalizedStringResource, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(WindowNames(Text(titleResource)), .presenting(type, content, default: defaultValue))
  }

  /// Creates a group with a window per value, a title from a resource, a default value, and an id
  /// for opening its windows.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - type: The type of the values.
  ///   - content: Returns the content of a window for a binding to its value.
  ///   - defaultValue: Returns the value of a window that was opened without a value, or whose
  ///     stored value can't be decoded (S100); called on the main actor.
  @_disfavoredOverload
  @preconcurrency
  @MainActor public init<Value: Codable & Hashable, Shown: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
    defaultValue: @escaping @MainActor () -> Value
  ) where Content == PresentedWindowContent<Value, Shown> {
    self.init(
      WindowNames(Text(titleResource), id: id), .presenting(type, content, default: defaultValue))
  }
}

extension Window {
  /// Creates a window with a title from a resource.
  ///
  /// - Parameters:
  ///   - titleResource: The key of the title with its string table.
  ///   - id: The id, unique among the app's scenes (S104).
  ///   - content: Returns the content of the window.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(WindowNames(Text(titleResource), id: id), .plain(content))
  }
}
