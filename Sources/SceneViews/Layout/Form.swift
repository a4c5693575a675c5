import SceneDisplay

/// A container for related controls, such as settings.
///
/// ```swift
/// struct AccountSettings: View {
///   @State private var name = ""
///   @State private var checksHourly = true
///
///   var body: some View {
///     Form {
///       TextField("Name", text: $name)
///       Toggle("Check every hour", isOn: $checksHourly)
///     }
///   }
/// }
/// ```
public nonisolated struct Form<Content: View>: View {
  let child: Content

  /// Creates a form of controls.
  ///
  /// - Parameter content: The controls, from the top; sections group the controls.
  public init(@ViewBuilder content: () -> Content) {
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: Form<Content>, in parent: _AnyNode
  ) -> _Node<Form<Content>> {
    parent.styledNode(view, \.ownForm) { FormParts(content: AnyView($0.child)) }
      ?? ContainerNode(view, in: parent)
  }
}

extension Form: ContainerView {
  var element: DisplayElement { .form }
}
