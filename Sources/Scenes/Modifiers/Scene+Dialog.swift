public import SceneViews

extension Scene {
  /// Adds a switch that a person turns on so that an alert of the app isn't shown again.
  ///
  /// - Parameter isSuppressed: Set to true when the person turns the switch on. The app has to read the binding before
  ///   it shows the alert.
  /// - Returns: The scene with the switch.
  public nonisolated func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(verbatim: "Don't ask again"), isSuppressed: isSuppressed)
  }

  /// Adds a switch with a title; a person turns it on so that an alert of the app isn't shown again.
  ///
  /// - Parameters:
  ///   - title: The title of the switch.
  ///   - isSuppressed: Set to true when the person turns the switch on. The app has to read the binding before it shows
  ///     the alert.
  /// - Returns: The scene with the switch.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(verbatim: String(title)), isSuppressed: isSuppressed)
  }

  /// Adds a switch with a localized title; a person turns it on so that an alert of the app isn't shown again.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isSuppressed: Set to true when the person turns the switch on. The app has to read the binding before it shows
  ///     the alert.
  /// - Returns: The scene with the switch.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a switch with a `Text` view as its title; a person turns it on so that an alert of the app isn't shown again.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isSuppressed: Set to true when the person turns the switch on. The app has to read the binding before it shows
  ///     the alert.
  /// - Returns: The scene with the switch.
  public nonisolated func dialogSuppressionToggle(
    _ title: Text, isSuppressed: Binding<Bool>
  ) -> some Scene {
    environment(
      \.alertSuppression, AlertSuppression(title: title, isSuppressed: isSuppressed))
  }

  /// Has no effect: alerts of every severity look the same.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: The scene itself.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> Self { self }

  /// Has no effect: alerts have no icons.
  ///
  /// - Parameter icon: The icon.
  /// - Returns: The scene itself.
  public nonisolated func dialogIcon(_ icon: Image?) -> Self { self }
}

/// The severity of an alert.
public enum DialogSeverity: Hashable, Sendable {
  /// `automatic` leaves the choice to the system; `standard` informs, and `critical` warns of a loss.
  case automatic, standard, critical
}

/// A switch that a person turns on so that an alert isn't shown again.
nonisolated struct AlertSuppression {
  let title: Text
  let isSuppressed: Binding<Bool>
}

extension EnvironmentValues {
  var alertSuppression: AlertSuppression? {
    get { self[AlertSuppressionKey.self] }
    set { self[AlertSuppressionKey.self] = newValue }
  }
}

private struct AlertSuppressionKey: EnvironmentKey {
  static var defaultValue: AlertSuppression? { nil }
}
