/// The values that a person copied or drags.
///
/// The values stay in the process; text is also copied to the host's clipboard.
@MainActor public final class Pasteboard {
  /// The objects, such as item providers of views.
  public private(set) var items: [AnyObject] = []
  /// The text; nil for none.
  public private(set) var text: String?
  /// The activity among the values; nil if there is none.
  ///
  /// An activity that is dropped outside all windows opens a window.
  package var activity: UserActivity?
  private let copy: @MainActor (String) -> Void

  init(_ copy: @escaping @MainActor (String) -> Void) {
    self.copy = copy
  }

  /// Replaces the values.
  ///
  /// - Parameters:
  ///   - items: The objects.
  ///   - text: The text that represents the objects outside the process; nil for none.
  public func set(_ items: [AnyObject], text: String? = nil) {
    self.items = items
    self.text = text
    activity = nil
    if let text { copy(text) }
  }
}

extension Application {
  /// The values that a person copied; their text is also on the clipboard of the host, if the host
  /// has one.
  public var pasteboard: Pasteboard { parts.windows.pasteboard }

  /// The values that a person drags between windows.
  package var dragPasteboard: Pasteboard { parts.windows.dragPasteboard }
}
