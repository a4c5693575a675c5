/// The title and the id of a declared window.
///
/// Stored indirectly, so that windows without a title or id add no cost to evaluating the app's body.
@usableFromInline nonisolated final class WindowNames: Sendable {
  let title: String?
  let id: String?

  @usableFromInline init(title: String? = nil, id: String? = nil) {
    self.title = title
    self.id = id
  }

  static func areSame(_ one: WindowNames?, _ other: WindowNames?) -> Bool {
    one === other || one?.title == other?.title && one?.id == other?.id
  }
}
