public import Foundation
import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// The root class of an app's classes, which allows a delegate to be created when only its class is known.
///
/// The class takes the place of Foundation's class with the same name, because a subclass of Foundation's class could
/// be a delegate only if the subclass were final. Two objects are equal if they are identical, unless their class
/// overrides ``isEqual(_:)`` and ``hash``.
@MainActor @preconcurrency open class NSObject: _CreatedObject {
  /// The observations of notifications that call the object's methods.
  nonisolated let observations = Observations()

  /// Creates an object; a subclass may override the initializer, or have only other initializers.
  public init() {
    super.init(_root: ())
  }

  @available(*, unavailable) public required convenience init(_created: Void) {
    self.init()
  }

  /// Returns whether another object is equal to this object; by default, whether the objects are identical.
  ///
  /// - Parameter object: The other object; nil and values that aren't objects are never equal.
  /// - Returns: Whether the objects are equal.
  nonisolated open func isEqual(_ object: Any?) -> Bool {
    guard let object else { return false }
    return object as AnyObject === self
  }

  /// A hash value that is the same for equal objects.
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The description of the object; by default, the name of its class in angle brackets.
  nonisolated open var description: String { "<\(Self.self)>" }

  /// The description of the object for debugging; by default, its `description`.
  nonisolated open var debugDescription: String { description }

  /// Performs a method that was given as a selector, such as the action of a button.
  ///
  /// Without Objective-C, a selector can't be turned into a call. Override this method, and call the method that the
  /// selector names. The default implementation calls nothing, and records a problem in the application that is
  /// processing events or, if there is none, in the application that was created last.
  ///
  /// - Parameters:
  ///   - selector: The name of the method.
  ///   - object: The argument of the method, such as the control or the notification that causes the call.
  /// - Returns: The result of the method; nil if it has none.
  @discardableResult open func perform(_ selector: Selector, with object: Any? = nil) -> Any? {
    (Application.current ?? Application.latest)?
      .report(.unperformedSelector(selector, of: Self.self))
    return nil
  }

  /// Returns whether ``perform(_:with:)`` performs a method; the default is false.
  ///
  /// - Parameter selector: The name of the method.
  /// - Returns: Whether the object performs the method. A class that overrides ``perform(_:with:)`` must override
  ///   this method too.
  open func responds(to selector: Selector) -> Bool { false }

  /// Calls a method of the object for each notification with the given name and sender.
  ///
  /// A nil name means any name, and a nil sender means any sender. The method is called until the observation is
  /// removed or the object is released.
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
  /// The observations of notifications that an object has registered.
  ///
  /// The observations end when the object is released, which can happen on any thread.
  final class Observations: Sendable {
    // Proof: the token is only passed back to the notification center, which accepts it on any thread, and the sender
    // is only compared.
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

// Foundation's protocols for delegates, such as `URLSessionDelegate`, require this protocol.
extension NSObject: NSObjectProtocol {
  /// Returns the object itself.
  public nonisolated func `self`() -> Self { self }

  /// Returns whether the object stands in for another object, which is always false.
  public nonisolated func isProxy() -> Bool { false }
}

extension NSObject: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public nonisolated static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
