import SceneDisplay
import SceneViews

/// A view that shows a controller as a page of a `NavigationStack` or as a column of a `NavigationSplitView`.
///
/// The page has the title and the buttons of the controller's navigation item. If the parent of the controller is a
/// navigation controller that hides its navigation bar, the page has neither.
struct NavigationPage: View {
  let controller: UIViewController

  var body: some View {
    controller.redisplay.read()
    controller.navigationController?.redisplay.read()
    // Only the direct parent can hide the bar. If a navigation controller contains a split view, the navigation
    // controller doesn't hide the bars of the columns.
    let navigation = controller.parent as? UINavigationController
    let item = navigation?.isNavigationBarHidden == true ? nil : controller.navigationItem
    return DisplayedController(controller: controller)
      .navigationTitle(ifPresent: item.flatMap { $0.title ?? controller.title })
      .toolbar {
        ForEach(item?.leftBarButtonItems ?? [], id: \.identity) { button in
          ToolbarItem(placement: .navigation) { BarButton(item: button) }
        }
        ForEach(item?.rightBarButtonItems ?? [], id: \.identity) { button in
          ToolbarItem(placement: .primaryAction) { BarButton(item: button) }
        }
        ForEach(bottomItems, id: \.identity) { button in
          ToolbarItem(placement: .automatic) { BarButton(item: button) }
        }
      }
  }

  private var bottomItems: [UIBarButtonItem] {
    guard controller.navigationController?.isToolbarHidden == false else { return [] }
    return controller.toolbarItems ?? []
  }
}

/// A view that shows the item of a bar: its custom view, the actions of its menu, or a button.
private struct BarButton: View {
  let item: UIBarButtonItem

  var body: some View {
    let _: Void = item.redisplay.read()
    if let view = item.customView {
      DisplayedView(view: view)
    } else if let menu = item.menu {
      MenuButtons(menu: menu).disabled(!item.isEnabled)
    } else if let title = item.accessibilityLabel ?? item.title ?? item.image?.name {
      Button(title) { item.press() }.disabled(!item.isEnabled)
        .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    }
  }
}
