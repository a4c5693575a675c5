/// A view that may have a tag, before it is mounted.
nonisolated protocol Tagged {
  var tag: AnyHashable? { get }
}
