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
    let presented = controller.presentedViewController
    let covering = presented?.modalPresentationStyle.coversPresenter == true ? presented : nil
    return Shown(controller: controller, covering: covering)
      .sheet(isPresented: presentation(.sheet)) {
        if let presented = controller.presented(as: .sheet) {
          DisplayedController(controller: presented)
        }
      }
      .alert(controller.question?.title ?? "", isPresented: presentation(.alert)) {
        if let question = controller.question { Answers(question: question) }
      } message: {
        if let message = controller.question?.message { Text(message) }
      }
      .confirmationDialog(controller.question?.title ?? "", isPresented: presentation(.dialog)) {
        if let question = controller.question { Answers(question: question) }
      } message: {
        if let message = controller.question?.message { Text(message) }
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
  case sheet, alert, dialog
}

extension UIViewController {
  /// The presented controller, if it is presented as a kind in front of this one.
  func presented(as kind: PresentationKind) -> UIViewController? {
    guard let presented = presentedViewController else { return nil }
    let ownKind: PresentationKind? =
      switch (presented as? UIAlertController)?.preferredStyle {
      case .alert: .alert
      case .actionSheet: .dialog
      case nil: presented.modalPresentationStyle.coversPresenter ? nil : .sheet
      }
    return ownKind == kind ? presented : nil
  }

  /// The presented alert.
  fileprivate var question: UIAlertController? { presentedViewController as? UIAlertController }
}

/// The text fields and the buttons of an alert.
private struct Answers: View {
  let question: UIAlertController

  var body: some View {
    question.redisplay.read()
    return Group {
      DisplayedViews(views: question.textFields ?? [])
      ForEach(question.actions, id: \.identity) { action in
        Button(action.title ?? "", role: action.style.role) { question.answer(action) }
          .disabled(!action.isEnabled)
      }
    }
  }
}
