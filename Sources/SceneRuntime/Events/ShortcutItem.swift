/// A quick action of the app's, as a person chose it, such as New Message in Postbox.
///
/// A scene that connects for it finds it in ``ConnectionOptions/shortcutItem``; one that is there is
/// told by ``WindowSceneDelegate/windowScene(_:performActionFor:completionHandler:)`` (S42).
@MainActor public final class ShortcutItem {
  /// What a person chose, by a name of the app's own.
  public let type: String
  /// What a person read.
  public let localizedTitle: String
  /// What a person read below the title.
  public let localizedSubtitle: String?
  /// The name of the image beside the title.
  public let icon: String?
  /// What the app noted with the item.
  public let userInfo: [String: Any]?
  /// By what a scene is chosen; only a string can match, whatever else it may be (S74).
  public let targetContentIdentifier: Any?

  /// Makes an item of its record, as at delivery.
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
