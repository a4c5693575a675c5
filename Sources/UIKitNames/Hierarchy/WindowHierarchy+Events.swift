import Foundation
import SceneRuntime

extension WindowHierarchy {
  /// Notifies all controllers of the window that the system is short of memory.
  func receiveMemoryWarning() {
    root?.forEachInside { $0.didReceiveMemoryWarning() }
  }

  /// Notifies the controllers if a host has changed the size of the scene's windows.
  func followSize() {
    guard let size = window?.windowScene?.effectiveGeometry.size, size.width > 0, size.height > 0
    else { return }
    let new = CGSize(width: size.width, height: size.height)
    let old = lastSize
    lastSize = new
    guard let old, old != new, let root else { return }
    let coordinator = AtOnceCoordinator()
    for controller in sequence(first: root, next: { $0.shownPresented }) {
      controller.viewWillTransition(to: new, with: coordinator)
    }
    coordinator.run()
    for controller in appearances.shown { controller.viewIfLoaded?.setNeedsLayout() }
  }
}

extension UIViewController {
  /// Calls a closure with the controller, the controllers inside it, and the controllers that these controllers
  /// present.
  fileprivate func forEachInside(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children { child.forEachInside(body) }
    directlyPresented?.forEachInside(body)
  }
}

/// A transition coordinator that collects changes, and makes all of them when `run()` is called.
final class AtOnceCoordinator: UIViewControllerTransitionCoordinator {
  private var work: [() -> Void] = []
  private var completions: [() -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    if let animation { work.append { animation(self) } }
    if let completion { completions.append { completion(self) } }
    return true
  }

  /// Calls the closures for the changes, then the completion closures.
  func run() {
    let all = work + completions
    (work, completions) = ([], [])
    for action in all { action() }
  }
}
