import SceneRuntime

/// The main scene of each application that had the focus last, whose values the commands of windows of tools read.
///
/// Applications without such windows aren't listed.
@MainActor enum MainScenes {
  // Proof: on the main actor and private, and no method calls other code while it accesses the property.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private static var known:
    [ObjectIdentifier: (application: WeakApplication, main: StateLocation<Main>)] = [:]

  /// A reference that doesn't keep an application.
  private struct WeakApplication {
    weak var application: Application?
  }

  /// A main scene, which isn't kept.
  private struct Main {
    weak var session: SceneSession?
  }

  private static func main(of application: Application) -> StateLocation<Main> {
    let id = ObjectIdentifier(application)
    if let entry = known[id], entry.application.application === application { return entry.main }
    known = known.filter { $0.value.application.application != nil }
    let recent = application.recentSession { $0.sceneDescription?.kind != .utilityWindow }
    let main = StateLocation(Main(session: recent))
    known[id] = (WeakApplication(application: application), main)
    return main
  }

  /// Returns the values that the views of a scene read: its own, or for a window of tools those of the main scene that had the
  /// focus last.
  static func values(for session: SceneSession?, own: FocusedCells?) -> FocusedCells? {
    guard let session, session.sceneDescription?.kind == .utilityWindow,
      let application = session.application
    else { return own }
    let main = main(of: application).read().session?.scene as? WindowScene
    return main?.windows.lazy.compactMap { ($0.content as? any FocusedContent)?.focusedValues }
      .first
  }

  /// Notes that a scene may have the focus now.
  static func follow(_ session: SceneSession) {
    // Most applications have no window that reads from others.
    guard !known.isEmpty, let application = session.application,
      application.focusedSession === session, session.sceneDescription?.kind != .utilityWindow
    else { return }
    let main = main(of: application)
    if main.peek().session !== session { main.modify { $0.session = session } }
  }
}

/// Content whose views offer values to commands.
@MainActor protocol FocusedContent: AnyObject {
  var focusedValues: FocusedCells? { get }
}
