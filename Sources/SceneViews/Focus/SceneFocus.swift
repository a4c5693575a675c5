import SceneRuntime

/// The values that the views of one scene offer.
@MainActor final class SceneFocus {
  private static var known: [ObjectIdentifier: (session: Weak, focus: SceneFocus)] = [:]

  /// A reference that doesn't keep a session.
  private struct Weak {
    weak var session: SceneSession?
  }

  /// The values, which those who read them depend on.
  let values = StateLocation(FocusedValues())
  /// The views that offer values, in the order in which they appeared.
  private var offers: [(owner: ObjectIdentifier, offer: (inout FocusedValues) -> Void)] = []

  static func of(_ session: SceneSession) -> SceneFocus {
    let id = ObjectIdentifier(session)
    if let entry = known[id], entry.session.session === session { return entry.focus }
    known = known.filter { $0.value.session.session != nil }
    let focus = SceneFocus()
    known[id] = (Weak(session: session), focus)
    return focus
  }

  /// The main scene of each application that had the focus last, which windows of tools read from.
  private static var mains:
    [ObjectIdentifier: (application: WeakApplication, main: StateLocation<Main>)] =
      [:]

  /// A reference that doesn't keep an application.
  private struct WeakApplication {
    weak var application: Application?
  }

  /// A main scene, which isn't kept.
  struct Main {
    weak var session: SceneSession?
  }

  private static func main(of application: Application) -> StateLocation<Main> {
    let id = ObjectIdentifier(application)
    if let entry = mains[id], entry.application.application === application { return entry.main }
    mains = mains.filter { $0.value.application.application != nil }
    let recent = application.recentSession { $0.sceneDescription?.kind != .utilityWindow }
    let main = StateLocation(Main(session: recent))
    mains[id] = (WeakApplication(application: application), main)
    return main
  }

  /// Returns the scene whose values the views of a scene read: for a window of tools the main scene that had the
  /// focus last.
  static func source(for session: SceneSession) -> SceneSession? {
    guard session.sceneDescription?.kind == .utilityWindow, let application = session.application
    else { return session }
    return main(of: application).read().session
  }

  /// Notes that a scene may have the focus now.
  static func follow(_ session: SceneSession) {
    // Most applications have no window that reads from others.
    guard !mains.isEmpty, let application = session.application,
      application.focusedSession === session, session.sceneDescription?.kind != .utilityWindow
    else { return }
    let main = main(of: application)
    if main.peek().session !== session { main.modify { $0.session = session } }
  }

  /// Replaces what a view offers; nil for nothing.
  func offer(_ offer: ((inout FocusedValues) -> Void)?, by owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    let place = offers.firstIndex { $0.owner == id }
    if let offer {
      if let place { offers[place].offer = offer } else { offers.append((id, offer)) }
    } else if let place {
      offers.remove(at: place)
    }
    let offers = offers
    values.modify { values in
      values = FocusedValues()
      for entry in offers { entry.offer(&values) }
    }
  }
}
