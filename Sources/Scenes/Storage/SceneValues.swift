import SceneRuntime
import SceneViews

/// The values of the `SceneStorage` properties in the views of a scene, by key.
///
/// The values exist as long as the scene's session.
@MainActor final class SceneValues {
  private var known: [String: AnyObject] = [:]
  /// The values whose key was first used for a value of another type; these values aren't saved.
  private var others: [OtherKey: AnyObject] = [:]

  private struct OtherKey: Hashable {
    let key: String
    let type: ObjectIdentifier
  }

  /// Returns the values of a session, created on first use.
  static func of(_ session: SceneSession) -> SceneValues {
    if let values = session.viewMemory as? SceneValues { return values }
    let values = SceneValues()
    session.viewMemory = values
    return values
  }

  /// Returns the value with the given key and type, loaded from the session on first use.
  ///
  /// If the key was first used for a value of another type, a problem is recorded, and the value is neither loaded nor
  /// saved.
  func value<Value>(
    _ key: String, _ initial: Value, _ coding: SceneValueCoding<Value>, in session: SceneSession
  ) -> SceneValue<Value> {
    guard let first = known[key] else {
      let value = SceneValue(key, initial, coding, in: session)
      known[key] = value
      value.load()
      return value
    }
    if let value = first as? SceneValue<Value> { return value }
    let other = OtherKey(key: key, type: ObjectIdentifier(Value.self))
    if let value = others[other] as? SceneValue<Value> { return value }
    let value = SceneValue(key, initial, coding, in: nil)
    others[other] = value
    if let first = first as? any TypedValue {
      session.application?.report(
        .sceneValueOfOtherType(
          key, in: session.id, Value.self, than: first.type))
    }
    return value
  }
}

/// A value of `SceneStorage` properties, which the views of a scene share and the session saves.
@MainActor final class SceneValue<Value> {
  /// The number of changes.
  ///
  /// Views that show the value read this number, so that the views are updated.
  let changes = StateLocation(0)
  private let key: String
  private let coding: SceneValueCoding<Value>
  /// The session that saves the value; nil if the value isn't saved.
  private weak var session: SceneSession?
  private var current: Value

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - key: The key under which the session saves the value.
  ///   - initial: The value while the session has no saved value.
  ///   - coding: The coding of the saved value.
  ///   - session: The session that saves the value; nil for none.
  init(
    _ key: String, _ initial: Value, _ coding: SceneValueCoding<Value>, in session: SceneSession?
  ) {
    self.key = key
    self.coding = coding
    self.session = session
    current = initial
  }

  /// The value, without recording that it is read.
  ///
  /// Setting an equal value evaluates no body. The value is saved nevertheless, because equal
  /// values may have different saved forms.
  var value: Value {
    get { current }
    set {
      let isSame = areSame(current, newValue)
      current = newValue
      save()
      if !isSame { changes.modify { $0 &+= 1 } }
    }
  }

  /// Returns the value, and records that the body being evaluated depends on the value.
  func read() -> Value {
    _ = changes.read()
    return current
  }

  /// Loads the saved value of the session, if it can be decoded.
  func load() {
    guard let session, let saved = session.viewState(key) else { return }
    do {
      current = try coding.decode(saved)
    } catch {
      session.application?.report(
        .unreadableSceneValue(key, in: session.id, of: Value.self, because: error))
    }
  }

  private func save() {
    guard let session else { return }
    do {
      let refusals = session.setViewState(key, to: try coding.encode(current))
      guard let refusal = refusals.first else { return }
      session.application?.report(
        .unstorableSceneValue(key, in: session.id, because: refusal.fault))
    } catch {
      session.application?.report(
        .unstorableSceneValue(key, in: session.id, of: Value.self, because: error))
    }
  }
}

/// A value whose type is known only at run time.
@MainActor private protocol TypedValue {
  var type: Any.Type { get }
}

extension SceneValue: TypedValue {
  fileprivate var type: Any.Type { Value.self }
}
