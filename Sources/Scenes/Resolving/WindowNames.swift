/// The title and the id of a declared window.
///
/// Apart from the window, so that one without either costs its app's body nothing for them.
@usableFromInline nonisolated final class WindowNames: Sendable {
  let title: String?
  let id: String?

  @usableFromInline init(title: String? = nil, id: String? = nil) {
    self.title = title
    self.id = id
  }
}
