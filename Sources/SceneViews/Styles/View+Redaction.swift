import SceneDisplay

extension View {
  /// Hides the texts in the view for a reason, in addition to the reasons of outer views.
  ///
  /// Hosts show `▒` in place of each letter. Scripts find controls by their labels as before.
  ///
  /// ```swift
  /// struct MessageRow: View {
  ///   let subject: String?
  ///
  ///   var body: some View {
  ///     Text(subject ?? "Loading").redacted(reason: subject == nil ? .placeholder : [])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter reason: The reasons. With `placeholder`, all texts are hidden; with `privacy`, only those in views that
  ///   `privacySensitive(_:)` marks; other reasons hide nothing.
  /// - Returns: The view with its texts hidden.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier { reasons, _ in reasons.formUnion(reason) })
  }

  /// Removes the reasons for which outer views hide the texts in the view.
  ///
  /// - Returns: The view, whose texts are shown.
  public nonisolated func unredacted() -> some View {
    modifier(RedactionModifier { reasons, _ in reasons = [] })
  }

  /// Marks the view as private, so that its texts are hidden where the reasons include `privacy`.
  ///
  /// - Parameter isSensitive: Whether the view is private.
  /// - Returns: The view with the mark.
  public nonisolated func privacySensitive(_ isSensitive: Bool = true) -> some View {
    modifier(RedactionModifier { _, isPrivate in isPrivate = isSensitive })
  }
}

extension EnvironmentValues {
  /// The reasons for which outer views hide the texts in the view; views set the reasons by `redacted(reason:)`.
  public internal(set) var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the view is marked as private.
  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A modifier that changes whether the texts in a view are hidden.
private nonisolated struct RedactionModifier: ViewModifier {
  @Environment(\.redactionReasons) private var outerReasons
  @Environment(\.isPrivacySensitive) private var isPrivateOutside
  /// Changes the reasons, and whether the view is marked as private.
  let change: (inout RedactionReasons, inout Bool) -> Void

  init(_ change: @escaping (inout RedactionReasons, inout Bool) -> Void) {
    self.change = change
  }

  @MainActor func body(content: Content) -> some View {
    var (reasons, isPrivate) = (outerReasons, isPrivateOutside)
    change(&reasons, &isPrivate)
    return
      content
      .with(
        .redacted(reasons.contains(.placeholder) || isPrivate && reasons.contains(.privacy))
      )
      .environment(\.redactionReasons, reasons)
      .environment(\.isPrivacySensitive, isPrivate)
  }
}

/// The reasons why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The sum of the raw values of the reasons.
  public let rawValue: Int

  /// Creates a set from the sum of the raw values of its members.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1, 2 and 4, in the order of the reasons
  ///   below.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content isn't loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
