import SceneModel
public import SceneViews

/// An immersive space, which can be declared but is never opened, because no host has immersive
/// spaces.
public nonisolated struct ImmersiveSpace<Content: View>: Scene {
  /// The id for opening the space; nil if there is none.
  fileprivate let id: String?
  /// The type of the values that the space presents; nil if it presents no values.
  fileprivate let valueType: SceneDescription.ValueType?

  /// Creates a space with an id; the content closure is never called.
  ///
  /// - Parameters:
  ///   - id: The id for opening the space.
  ///   - content: The content of the space.
  @preconcurrency
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    (self.id, valueType) = (id, nil)
  }

  /// Creates a space without an id; the content closure is never called.
  ///
  /// - Parameter content: The content of the space.
  @preconcurrency
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    (id, valueType) = (nil, nil)
  }

  /// Creates a space for each value of a type; the content closure is never called.
  ///
  /// - Parameters:
  ///   - id: The id for opening the space.
  ///   - type: The type of the values.
  ///   - content: Returns the content for a value.
  @MainActor public init<Value: Codable & Hashable>(
    id: String, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    self.id = id
    valueType = SceneDescription.ValueType(type)
  }

  /// Creates a space for each value of a type; the content closure is never called.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: Returns the content for a value.
  @MainActor public init<Value: Codable & Hashable>(
    for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Content
  ) {
    id = nil
    valueType = SceneDescription.ValueType(type)
  }

  @MainActor public static func _makeNode(
    _ scene: ImmersiveSpace<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ImmersiveSpace<Content>> {
    ImmersiveSpaceNode(scene, in: parent, at: index)
  }
}

/// The node of an immersive space, which declares no window.
private final class ImmersiveSpaceNode<Content: View>: _SceneNode<ImmersiveSpace<Content>> {
  private var scene: ImmersiveSpace<Content>

  init(_ scene: ImmersiveSpace<Content>, in parent: _AnySceneNode, at index: Int?) {
    self.scene = scene
    super.init(in: parent, at: index)
  }

  override func update(to scene: ImmersiveSpace<Content>) {
    let isSame = scene.id == self.scene.id && scene.valueType == self.scene.valueType
    self.scene = scene
    if !isSame { tree.declarationsDidChange() }
  }

  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    resolution.add(
      SceneGraph.Space(
        id: scene.id, valueType: scene.valueType, path: traits.under(component).path))
  }
}
