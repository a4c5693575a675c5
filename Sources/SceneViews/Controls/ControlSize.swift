extension View {
  /// Sets the environment value `\.controlSize`; hosts draw all controls in the same size.
  ///
  /// - Parameter size: The size of the controls in the view.
  /// - Returns: The view, whose descendants read the size.
  public nonisolated func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }
}

extension EnvironmentValues {
  /// The size of controls, which is `regular` unless an ancestor sets another size.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

/// A size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// A size, from the smallest, `mini`, to the largest, `extraLarge`; `regular` is the default.
  case mini, small, regular, large, extraLarge
}
