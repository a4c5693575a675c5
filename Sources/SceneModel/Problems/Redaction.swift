/// The replacement of secrets in logged text: in traces, explanations and problems.
///
/// In a link, these parts are replaced by `…`: the user, the password, the values of path parameters such as
/// `;session=1`, the values of the query, and the fragment.
/// The values that windows present are replaced too. Text that was typed into a secure field is replaced even if
/// redaction is disabled.
public enum Redaction {
  /// Whether redaction is disabled for the current task.
  ///
  /// The command-line option `--show-values` disables redaction for the whole process.
  ///
  /// ```swift
  /// @MainActor func log(_ event: ExternalEvent, in application: Application) {
  ///   Redaction.$isDisabled.withValue(true) { print(application.explain(event)) }
  /// }
  /// ```
  @TaskLocal public static var isDisabled = false
}
