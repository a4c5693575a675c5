import Foundation

/// Texts outside of views in the language of an environment, such as titles of scenes.
@MainActor package final class EnvironmentText {
  private let locale: EnvironmentLink<Locale>
  private let calendar: EnvironmentLink<Calendar>
  private let timeZone: EnvironmentLink<TimeZone>

  /// Creates texts for an environment.
  ///
  /// - Parameter scope: The environment.
  package init(in scope: EnvironmentScope) {
    locale = EnvironmentLink(Environment(\.locale), in: scope)
    calendar = EnvironmentLink(Environment(\.calendar), in: scope)
    timeZone = EnvironmentLink(Environment(\.timeZone), in: scope)
  }

  /// Returns a text without its styles; an evaluation that calls it depends on the language.
  ///
  /// - Parameter text: The text.
  /// - Returns: The characters of the text.
  package func content(of text: Text) -> String {
    text.content(in: locale.value, calendar.value, timeZone.value)
  }

  /// Reads the language from another environment from now on.
  ///
  /// - Parameter scope: The environment.
  package func move(to scope: EnvironmentScope) {
    locale.follow(scope)
    calendar.follow(scope)
    timeZone.follow(scope)
  }

  /// Ends to read the environment.
  package func end() {
    locale.disconnect()
    calendar.disconnect()
    timeZone.disconnect()
  }
}
