package import SceneViews

/// A view of a controller and of the controllers that it presents; the view updates when one of them changes.
package struct DisplayedController: View {
  let controller: UIViewController

  package init(controller: UIViewController) {
    self.controller = controller
  }

  package var body: some View {
    controller.redisplay.read()
    // A presented controller of the kind `cover` replaces the presenting controller.
    let presented = controller.shownPresented
    let covering = presented?.presentationKind == .cover ? presented : nil
    return Shown(controller: controller, covering: covering)
      .sheet(isPresented: presentation(.sheet)) {
        if let presented = controller.presented(as: .sheet) {
          DisplayedController(controller: presented)
            .dismissing { [weak controller] in controller?.dismissPresented() }
            .onKeyPress { [weak presented] key in
              presented?.responderHierarchy?.performCommand(for: key) ?? .ignored
            }
        }
      }
      .alert(presented?.title ?? "", isPresented: presentation(.alert)) {
        if let presented { DisplayedController(controller: presented) }
      } message: {
        if let message = presented?.question { Text(message) }
      }
      .confirmationDialog(presented?.title ?? "", isPresented: presentation(.dialog)) {
        if let presented { DisplayedController(controller: presented) }
      } message: {
        if let message = presented?.question { Text(message) }
      }
  }

  private func presentation(_ kind: PresentationKind) -> Binding<Bool> {
    let controller = controller
    return Binding {
      controller.redisplay.read()
      return controller.presented(as: kind) != nil
    } set: { isPresented in
      guard !isPresented, let presented = controller.presented(as: kind) else { return }
      controller.dismissByPerson(presented)
    }
  }

  private struct Shown: View {
    let controller: UIViewController
    let covering: UIViewController?

    var body: some View {
      if let covering {
        AnyView(DisplayedController(controller: covering))
          .dismissing { [weak controller] in controller?.dismissPresented() }
          .id(ObjectIdentifier(covering))
      } else {
        ControllerContent(controller: controller)
      }
    }
  }
}

/// A view that shows the content of a controller, and updates when the controller changes.
private struct ControllerContent: View {
  let controller: UIViewController

  var body: some View {
    controller.redisplay.read()
    let content = AnyView(controller.content)
    // A window loads the views of its controllers, and tells them that they appear; here, there is no such window.
    guard controller.hierarchy == nil, controller.parent != nil else { return content }
    return AnyView(
      content
        .onAppear { [controller] in controller.appearAlone() }
        .onDisappear { [controller] in controller.disappearAlone() }
        .id(ObjectIdentifier(controller)))
  }
}

extension UIViewController {
  /// Tells a controller outside of windows of controllers that its view appears; loads the view if it isn't loaded.
  package func appearAlone() {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
    movement.subtract([.presenting, .entering])
  }

  /// Tells a controller outside of windows of controllers that its view has disappeared.
  package func disappearAlone() {
    if parent == nil { movement.insert(.leaving) }
    viewWillDisappear(false)
    viewDidDisappear(false)
    movement.subtract([.dismissing, .dismissingAnimated, .leaving])
  }
}

/// The types of presentation of a controller.
enum PresentationKind {
  /// The controller replaces the presenting controller.
  case cover
  /// The controller is a sheet in front of the presenting controller.
  case sheet
  /// The controller is an alert in front of the presenting controller.
  case alert
  /// The controller is a dialog in front of the presenting controller.
  case dialog
}

extension UIViewController {
  /// Returns the presented controller if its presentation is of the given kind; otherwise nil.
  func presented(as kind: PresentationKind) -> UIViewController? {
    shownPresented?.presentationKind == kind ? shownPresented : nil
  }
}
