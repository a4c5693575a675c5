import SceneViews

/// The title and the id of a declared window.
///
/// The values are in an object, so that a declaration without title and id stores only a nil
/// reference, which is cheap to copy and to compare.
@usableFromInline nonisolated final class WindowNames: Sendable {
  /// The title, which windows show in the language of the environment.
  let title: Text?
  let id: String?

  @usableFromInline init(title: String? = nil, id: String? = nil) {
    self.title = title.map { Text(verbatim: $0) }
    self.id = id
  }

  init(_ title: Text, id: String? = nil) {
    self.title = title
    self.id = id
  }

  static func areSame(_ one: WindowNames?, _ other: WindowNames?) -> Bool {
    one === other || one?.title == other?.title && one?.id == other?.id
  }
}
