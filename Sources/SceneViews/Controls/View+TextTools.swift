// Modifiers for text tools of Apple's systems, such as search and replacement. Hosts have no such tools.
extension View {
  /// Has no effect: hosts show no bar for finding texts.
  ///
  /// - Parameter isPresented: Whether the bar is shown; never set.
  /// - Returns: The view itself.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> Self { self }

  /// Has no effect: hosts show no bar for finding texts.
  ///
  /// - Parameter isDisabled: Whether a person can't find texts.
  /// - Returns: The view itself.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Has no effect: hosts show no bar for finding texts.
  ///
  /// - Parameter isDisabled: Whether a person can't replace the found texts.
  /// - Returns: The view itself.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Has no effect: hosts have no tools that write texts.
  ///
  /// - Parameter behavior: The way in which the tools change texts.
  /// - Returns: The view itself.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }

  /// Has no effect: hosts have no tools that write texts.
  ///
  /// - Parameter visibility: Whether a button for the tools is shown.
  /// - Returns: The view itself.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self {
    self
  }

  /// Has no effect: hosts don't capitalize typed text.
  ///
  /// - Parameter style: The words or letters that are capitalized.
  /// - Returns: The view itself.
  public nonisolated func autocapitalization(_ style: TextAutocapitalizationType) -> Self { self }
}

/// The way in which tools of the system change texts.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The system chooses how the tools change the text.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The tools change the text in its place.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The tools show the changed text in a window.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The tools can't be used.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The styles of capitalization while typing, which have no effect.
public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letter is capitalized.
  case none
  /// The first letter of each word is capitalized.
  case words
  /// The first letter of each sentence is capitalized.
  case sentences
  /// All letters are capitalized.
  case allCharacters
}
