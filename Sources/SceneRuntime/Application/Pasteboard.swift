/// The values that a person has copied or is dragging.
///
/// The values stay in the process. The text of copied values is also put on the clipboard of the host.
@MainActor public final class Pasteboard {
  /// The values as objects; a view that is dragged, or from which is copied, supplies item providers.
  public private(set) var items: [AnyObject] = []
  /// The text of the values for other programs; nil for none.
  public private(set) var text: String?
  /// The user activity among the values; nil if there is none.
  ///
  /// If the person drops the activity outside all windows, the activity opens a window.
  package var activity: UserActivity?
  private let copy: @MainActor (String) -> Void

  init(_ copy: @escaping @MainActor (String) -> Void) {
    self.copy = copy
  }

  /// Replaces the values.
  ///
  /// - Parameters:
  ///   - items: The new values as objects.
  ///   - text: The text that represents the values in other programs; nil for none.
  public func set(_ items: [AnyObject], text: String? = nil) {
    self.items = items
    self.text = text
    activity = nil
    if let text { copy(text) }
  }
}

extension Application {
  /// The values that a person has copied.
  ///
  /// The text of the values is also on the clipboard of the host, if the host has a clipboard.
  public var pasteboard: Pasteboard { parts.windows.pasteboard }

  /// The values that a person drags between windows.
  package var dragPasteboard: Pasteboard { parts.windows.dragPasteboard }
}
