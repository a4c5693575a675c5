package import SceneViews

/// A view that shows a controller with what it presents, and follows its changes.
package struct DisplayedController: View {
  let controller: UIViewController

  package init(controller: UIViewController) {
    self.controller = controller
  }

  package var body: some View {
    controller.redisplay.read()
    // A controller that is presented over the whole window is shown in place of the presenting one.
    let presented = controller.shownPresented
    let covering = presented?.presentationKind == .cover ? presented : nil
    return Shown(controller: controller, covering: covering)
      .sheet(isPresented: presentation(.sheet)) {
        if let presented = controller.presented(as: .sheet) {
          DisplayedController(controller: presented)
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
        AnyView(DisplayedController(controller: covering)).id(ObjectIdentifier(covering))
      } else {
        ControllerContent(controller: controller)
      }
    }
  }
}

/// A view that shows the content of a controller, with its navigation title.
private struct ControllerContent: View {
  let controller: UIViewController

  var body: some View {
    controller.redisplay.read()
    return AnyView(controller.content)
  }
}

/// The kinds of presented controllers.
enum PresentationKind {
  /// In place of the presenting controller.
  case cover
  /// In front of it.
  case sheet
  /// A question in front of it.
  case alert
  /// Choices in front of it.
  case dialog
}

extension UIViewController {
  /// The presented controller, if it is presented as a kind in front of this one.
  func presented(as kind: PresentationKind) -> UIViewController? {
    shownPresented?.presentationKind == kind ? shownPresented : nil
  }
}
