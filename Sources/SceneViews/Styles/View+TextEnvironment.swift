public import SceneDisplay

// Hosts get some environment values, such as the font, as annotations in the display tree. For the types of these
// values, there are overloads of the modifiers `environment` and `transformEnvironment`, which also add the annotation.
extension View {
  /// Sets the alignment of the lines in texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.multilineTextAlignment`.
  ///   - value: The alignment.
  /// - Returns: The view, whose descendants read the value. Setting `\.multilineTextAlignment` has the same effect as
  ///   `multilineTextAlignment(_:)`.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, TextAlignment>, _ value: TextAlignment
  ) -> some View {
    with(keyPath == \.multilineTextAlignment ? .textAlignment(value) : .unchanged)
      .plainEnvironment(keyPath, value)
  }

  /// Sets the maximum number of lines of texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.lineLimit`.
  ///   - value: The number of lines; nil for no limit.
  /// - Returns: The view, whose descendants read the value. Setting `\.lineLimit` has the same effect as
  ///   `lineLimit(_:)`.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Int?>, _ value: Int?
  ) -> some View {
    with(keyPath == \.lineLimit ? .lineLimit(value.map { max(0, $0) }) : .unchanged)
      .plainEnvironment(keyPath, value)
  }

  /// Sets the font of texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.font`.
  ///   - value: The font; nil for the host's default.
  /// - Returns: The view, whose descendants read the value. Setting `\.font` has the same effect as `font(_:)`.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Font?>, _ value: Font?
  ) -> some View {
    with(keyPath == \.font && value?.isItalic == true ? .italic(true) : .unchanged)
      .with(keyPath == \.font ? .font(value?.display ?? DisplayFont(style: .body)) : .unchanged)
      .plainEnvironment(keyPath, value)
  }

  /// Sets the case of texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.textCase`.
  ///   - value: The case; nil to show texts as they are written.
  /// - Returns: The view, whose descendants read the value. Setting `\.textCase` has the same effect as `textCase(_:)`.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Text.Case?>, _ value: Text.Case?
  ) -> some View {
    with(keyPath == \.textCase ? .textCase(value?.display) : .unchanged)
      .plainEnvironment(keyPath, value)
  }

  /// Sets the truncation mode of texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.truncationMode`.
  ///   - value: The part of a text that is truncated.
  /// - Returns: The view, whose descendants read the value. Setting `\.truncationMode` has the same effect as
  ///   `truncationMode(_:)`.
  public nonisolated func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Text.TruncationMode>, _ value: Text.TruncationMode
  ) -> some View {
    with(keyPath == \.truncationMode ? .truncation(value.rawValue) : .unchanged)
      .plainEnvironment(keyPath, value)
  }

  /// Transforms the alignment of the lines in texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.multilineTextAlignment`.
  ///   - transform: Changes the alignment that outer modifiers set.
  /// - Returns: The view, whose descendants read the changed value; only `\.multilineTextAlignment` affects texts.
  public nonisolated func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, TextAlignment>,
    transform: @escaping (inout TextAlignment) -> Void
  ) -> some View {
    modifier(
      TraitOfEnvironment(keyPath == \.multilineTextAlignment ? \.textAlignmentTrait : \.noTrait)
    )
    .plainTransformEnvironment(keyPath, transform)
  }

  /// Transforms the maximum number of lines of texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.lineLimit`.
  ///   - transform: Changes the number of lines that outer modifiers set.
  /// - Returns: The view, whose descendants read the changed value; only `\.lineLimit` affects texts.
  public nonisolated func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Int?>,
    transform: @escaping (inout Int?) -> Void
  ) -> some View {
    modifier(TraitOfEnvironment(keyPath == \.lineLimit ? \.lineLimitTrait : \.noTrait))
      .plainTransformEnvironment(keyPath, transform)
  }

  /// Transforms the font of texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.font`.
  ///   - transform: Changes the font that outer modifiers set.
  /// - Returns: The view, whose descendants read the changed value; only `\.font` affects texts.
  public nonisolated func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Font?>,
    transform: @escaping (inout Font?) -> Void
  ) -> some View {
    modifier(TraitOfEnvironment(keyPath == \.font ? \.slantTrait : \.noTrait))
      .modifier(TraitOfEnvironment(keyPath == \.font ? \.fontTrait : \.noTrait))
      .plainTransformEnvironment(keyPath, transform)
  }

  /// Transforms the case of texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.textCase`.
  ///   - transform: Changes the case that outer modifiers set.
  /// - Returns: The view, whose descendants read the changed value; only `\.textCase` affects texts.
  public nonisolated func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Text.Case?>,
    transform: @escaping (inout Text.Case?) -> Void
  ) -> some View {
    modifier(TraitOfEnvironment(keyPath == \.textCase ? \.textCaseTrait : \.noTrait))
      .plainTransformEnvironment(keyPath, transform)
  }

  /// Transforms the truncation mode of texts, or another environment value of the same type.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value, such as `\.truncationMode`.
  ///   - transform: Changes the truncation mode that outer modifiers set.
  /// - Returns: The view, whose descendants read the changed value; only `\.truncationMode` affects texts.
  public nonisolated func transformEnvironment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Text.TruncationMode>,
    transform: @escaping (inout Text.TruncationMode) -> Void
  ) -> some View {
    modifier(TraitOfEnvironment(keyPath == \.truncationMode ? \.truncationTrait : \.noTrait))
      .plainTransformEnvironment(keyPath, transform)
  }

  /// Sets an environment value without an annotation.
  nonisolated func plainEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _EnvironmentModifier<Value>> {
    ModifiedContent(content: self, modifier: _EnvironmentModifier(path: keyPath, value: value))
  }
}
