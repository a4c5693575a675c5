extension ToolbarItem {
  /// Has no effect: no host lets a person arrange toolbars.
  ///
  /// - Parameters:
  ///   - defaultVisibility: The visibility of the control until a person changes it.
  ///   - options: The rules for changing the visibility.
  /// - Returns: The item itself.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
  /// Has no effect: no host lets a person arrange toolbars.
  ///
  /// - Parameter behavior: Whether a person can move or remove the control.
  /// - Returns: The item itself.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
}

/// The rules for changing the visibility of a toolbar's control, which have no effect.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The sum of the raw values of the options.
  public let rawValue: Int

  /// Creates options from the sum of their raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values of the options.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A person who arranges the toolbar can add the control, even if it isn't in the toolbar at first.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// A rule for whether a person can move or remove a control of a toolbar; it has no effect, because no host supports
/// this.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The control can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// The control can be moved.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// The control stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}
