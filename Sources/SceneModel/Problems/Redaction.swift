/// The replacement of secrets in logged text: in traces, explanations and problems.
///
/// The user and password of a link, the values of its parameters and query, its fragment, and the values that windows
/// present are replaced by `…`. Text that was typed into a secure field is replaced even if redaction is disabled.
public enum Redaction {
  /// Whether redaction is disabled for the current task.
  ///
  /// The option `--show-values` disables redaction for a whole run.
  ///
  /// ```swift
  /// @MainActor func log(_ event: ExternalEvent, in application: Application) {
  ///   Redaction.$isDisabled.withValue(true) { print(application.explain(event)) }
  /// }
  /// ```
  @TaskLocal public static var isDisabled = false
}
