import Foundation
import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The root class of the classes of an app, whose delegates are created by their class.
///
/// It has the name of Foundation's root class, of which a class that isn't final couldn't be a delegate. Objects are equal
/// if they are the same object, unless a class overrides ``isEqual(_:)`` and ``hash``.
@MainActor @preconcurrency open class NSObject: _CreatedObject {
  /// The observations of notifications that perform the object's methods.
  nonisolated let observations = Observations()

  /// Creates an object; a subclass may override it, and needn't have it.
  public init() {
    super.init(_root: ())
  }

  @available(*, unavailable) public required convenience init(_created: Void) {
    self.init()
  }

  /// Returns whether another object is equal; the default compares the identities.
  ///
  /// - Parameter object: The other object; nil, and a value that isn't an object, are never equal.
  /// - Returns: Whether the objects are equal.
  nonisolated open func isEqual(_ object: Any?) -> Bool {
    guard let object else { return false }
    return object as AnyObject === self
  }

  /// A hash value that is the same for equal objects.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The text for the object in a string; the default is the name of its class.
  nonisolated open var description: String { "<\(Self.self)>" }

  /// Performs a method that was given as a selector, such as the action of a button.
  ///
  /// Selectors can't be turned into calls here. Override the method, and call the methods whose names are used; the default
  /// records a problem.
  ///
  /// - Parameters:
  ///   - selector: The name of the method.
  ///   - object: The argument: the control, the gesture or the notification.
  /// - Returns: The result of the method; nil if it has none.
  @discardableResult open func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
    Application.current?.report(.unperformedSelector(selector, of: Self.self))
    return nil
  }

  /// Returns whether ``perform(_:with:)`` performs a method; the default is false.
  ///
  /// - Parameter selector: The name of the method.
  /// - Returns: Whether the object performs it; a class that overrides ``perform(_:with:)``
  ///   overrides this, too.
  open func responds(to selector: Selector) -> Bool { false }

  /// Performs a method for each notification.
  final func observe(
    _ name: Notification.Name?, of object: Any?, in center: NotificationCenter,
    by selector: Selector
  ) {
    let token = center.addObserver(forName: name, object: object, queue: nil) {
      [weak self] notification in
      MainActor.run(with: notification) { _ = self?.perform(selector, with: $0) }
    }
    observations.add(
      Observations.Observation(
        name: name, sender: object.map { $0 as AnyObject }, token: token, center: center))
  }
}

extension NSObject {
  /// Observations of notifications, which end with the object; reached from any thread, as its release is.
  final class Observations: Sendable {
    // Proof: the token is given back to the center only, which takes it on any thread, and the sender is only compared.
    struct Observation: @unchecked Sendable {
      let name: Notification.Name?
      weak let sender: AnyObject?
      let token: any NSObjectProtocol
      let center: NotificationCenter
    }

    private let kept = Mutex<[Observation]>([])

    func add(_ observation: Observation) {
      kept.withLock { $0.append(observation) }
    }

    func removeAll(where isIncluded: (Observation) -> Bool) {
      kept.withLock { observations in
        for observation in observations where isIncluded(observation) {
          observation.center.removeObserver(observation.token)
        }
        observations.removeAll(where: isIncluded)
      }
    }

    deinit {
      removeAll { _ in true }
    }
  }
}

extension NSObject: Hashable, CustomStringConvertible {
  public nonisolated static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
