/// The redaction of texts in logs: traces, explanations and problems.
///
/// The user and password of a link, the values of its parameters and query, its fragment, and presented
/// values are replaced by `…`. Text typed into a secure field is always redacted.
public enum Redaction {
  /// Whether redaction is disabled for the current task; `--show-values` disables it for a whole run.
  ///
  /// ```swift
  /// @MainActor func log(_ event: ExternalEvent, in application: Application) {
  ///   Redaction.$isDisabled.withValue(true) { print(application.explain(event)) }
  /// }
  /// ```
  @TaskLocal public static var isDisabled = false
}
