import SceneViews

/// The actions of a menu, shown as buttons in the order of the menu.
struct MenuButtons: View {
  let menu: UIMenu

  var body: some View {
    ForEach(menu.actions, id: \.identifier) { action in
      Button(action.title) { action.run(for: nil) }
        .disabled(action.attributes.contains(.disabled))
    }
  }
}
