/// The values that a person copied or drags, kept in the process; text is handed on to the host's clipboard too.
@MainActor public final class Pasteboard {
  /// The objects, such as item providers of views.
  public private(set) var items: [AnyObject] = []
  /// The text; nil for none.
  public private(set) var text: String?
  /// The activity among what is kept, which opens a window when it is dropped in one of its own; nil for none.
  package var activity: UserActivity?
  private let copy: @MainActor (String) -> Void

  init(_ copy: @escaping @MainActor (String) -> Void) {
    self.copy = copy
  }

  /// Replaces what is kept.
  ///
  /// - Parameters:
  ///   - items: The objects.
  ///   - text: The text that stands for them outside of the process; nil for none.
  public func set(_ items: [AnyObject], text: String? = nil) {
    self.items = items
    self.text = text
    activity = nil
    if let text { copy(text) }
  }
}

extension Application {
  /// The values that a person copied; their text is on the clipboard of the host, if that has one.
  public var pasteboard: Pasteboard { parts.windows.pasteboard }

  /// The values that a person drags between windows.
  package var dragPasteboard: Pasteboard { parts.windows.dragPasteboard }
}
