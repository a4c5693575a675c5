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
