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
    // A `WindowHierarchy` loads the views of its controllers, and calls methods such as `viewWillAppear(_:)`. For a
    // child controller that is in no hierarchy, this view does the same.
    guard controller.hierarchy == nil, controller.parent != nil else { return content }
    return AnyView(
      content
        .onAppear { [controller] in controller.appearAlone() }
        .onDisappear { [controller] in controller.disappearAlone() }
        .id(ObjectIdentifier(controller)))
  }
}

extension UIViewController {
  /// Loads the view of a controller that is in no `WindowHierarchy`, and calls methods such as `viewWillAppear(_:)`.
  package func appearAlone() {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
    movement.subtract([.presenting, .entering])
  }

  /// Calls methods such as `viewWillDisappear(_:)` of a controller that is in no `WindowHierarchy`.
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
