/// The redaction of texts that end up in a log: traces, explanations and problems.
///
/// User and password of a link, the values of its parameters and of its query, its fragment, and what windows
/// present are hidden, with a `…` in the place of each. Text that a person typed into a secure field is hidden
/// in any case.
public enum Redaction {
  /// Whether the task writes these texts without redaction, as `--show-values` has a whole run do.
  ///
  /// ```swift
  /// @MainActor func log(_ event: ExternalEvent, in application: Application) {
  ///   Redaction.$isDisabled.withValue(true) { print(application.explain(event)) }
  /// }
  /// ```
  @TaskLocal public static var isDisabled = false
}
