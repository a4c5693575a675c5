import SceneDisplay

/// A picture, with what stands for it where it can't be seen.
public nonisolated struct Image: View, Hashable {
  let name: String
  let alternative: String?

  /// A picture by its name, for which the name itself stands where it can't be seen.
  public init(_ name: String) {
    self.name = name
    alternative = name
  }

  /// A picture by its name.
  ///
  /// - Parameters:
  ///   - name: The name by which the host finds it.
  ///   - label: What stands for it where it can't be seen.
  public init(_ name: String, label: Text) {
    self.name = name
    alternative = label.content
  }

  /// A picture that comes with the system, by the name of its symbol.
  ///
  /// The name itself stands for it where it can't be seen.
  public init(systemName: String) {
    self.init(systemName)
  }

  /// A picture that only adorns: where it can't be seen nothing stands for it.
  public init(decorative name: String) {
    self.name = name
    alternative = nil
  }

  @MainActor public static func _makeNode(_ view: Image, in parent: _AnyNode) -> _Node<Image> {
    LeafNode(view, in: parent)
  }
}

extension Image: LeafView {
  var element: DisplayElement { .image(name: name, alternative: alternative) }
}
