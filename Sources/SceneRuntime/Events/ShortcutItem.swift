/// A quick action of the app that the user chose, such as New Message in Postbox.
///
/// If a scene connects for the quick action, the item is in ``ConnectionOptions/shortcutItem``. If a connected scene
/// was chosen, its delegate receives the item with
/// ``WindowSceneDelegate/windowScene(_:performActionFor:completionHandler:)`` (S42).
@MainActor public final class ShortcutItem {
  /// The identifier of the quick action, chosen by the app.
  public let type: String
  /// The title of the quick action.
  public let localizedTitle: String
  /// The text below the title; nil for none.
  public let localizedSubtitle: String?
  /// The name of the image beside the title; nil for none.
  public let icon: String?
  /// The custom data of the quick action; nil for none.
  public let userInfo: [String: Any]?
  /// The identifier by which the scene for the quick action is chosen; nil for none.
  ///
  /// Activation conditions of scenes match the identifier only if it is a string (S74).
  public let targetContentIdentifier: Any?

  /// Creates an item with the contents of a record, as the library does when it delivers a quick action.
  ///
  /// - Parameter record: The contents of the quick action. The values of its custom data become Foundation types.
  public init(_ record: ShortcutRecord) {
    type = record.type
    localizedTitle = record.localizedTitle
    localizedSubtitle = record.localizedSubtitle
    icon = record.icon
    userInfo = record.userInfo?.mapValues(\.base)
    targetContentIdentifier = record.targetContentIdentifier?.base
  }
}

extension ShortcutItem: Hashable {
  public nonisolated static func == (lhs: ShortcutItem, rhs: ShortcutItem) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
