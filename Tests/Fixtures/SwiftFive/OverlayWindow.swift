import UIKit

/// A window class as apps have it, with initializers and methods that it overrides.
public class OverlayWindow: UIWindow {
  public private(set) var calls: [String] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .alert + 1
    backgroundColor = .clear
  }

  public override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func makeKeyAndVisible() {
    super.makeKeyAndVisible()
    calls.append("make key and visible")
  }

  public override func becomeKey() {
    super.becomeKey()
    calls.append("become key")
  }

  public override func resignKey() {
    super.resignKey()
    calls.append("resign key")
  }

  public override var isHidden: Bool {
    didSet { calls.append(isHidden ? "hidden" : "shown") }
  }

  public override func sendEvent(_ event: UIEvent) {
    super.sendEvent(event)
  }

  public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { calls.append("shaken") }
    super.motionEnded(motion, with: event)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("laid out")
  }
}

/// Moves between first controllers, and reads places, as apps do.
public func replaceRoot(of window: UIWindow, by controller: UIViewController) {
  UIView.transition(
    with: window, duration: 0.3, options: .transitionCrossDissolve,
    animations: { window.rootViewController = controller }, completion: { _ in })
  let badge = BadgeView()
  window.insertSubview(badge, at: 0)
  window.bringSubviewToFront(badge)
  _ = badge.convert(badge.bounds, to: window)
  _ = badge.convert(badge.bounds, to: nil)
  badge.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
}
