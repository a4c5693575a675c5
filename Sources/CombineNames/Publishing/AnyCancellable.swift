import Foundation

/// An activity that can be canceled, such as a subscription.
public protocol Cancellable {
  /// Cancels the activity; further calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Stores the activity in a collection; removing the activity from the collection cancels the activity.
  ///
  /// - Parameter collection: The collection, to which the activity is appended.
  public func store<Kept: RangeReplaceableCollection>(
    in collection: inout Kept
  ) where Kept.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores the activity in a set; removing the activity from the set cancels the activity.
  ///
  /// - Parameter set: The set, such as a property of a view controller.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// A subscription, which is canceled when it is deallocated.
///
/// A subscription can be used from any thread.
///
/// ```swift
/// import CombineNames
///
/// @MainActor final class Unread {
///   private var subscriptions: Set<AnyCancellable> = []
///   let count = CurrentValueSubject<Int, Never>(0)
///
///   init() {
///     count.sink { print("\($0) unread") }.store(in: &subscriptions)
///   }
/// }
/// ```
public final class AnyCancellable: Cancellable {
  // `action` is only accessed while `lock` is held. The closure is called after `lock` is released.
  private var action: (() -> Void)?
  private let lock = NSLock()

  /// Creates a subscription from the closure that cancels it.
  ///
  /// - Parameter cancel: The closure, which is called once, on the thread that cancels the subscription or releases
  ///   the last reference to it.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Creates a subscription that cancels the given activity when the subscription is canceled.
  ///
  /// - Parameter other: The activity, which the subscription retains until then.
  public init<Other: Cancellable>(_ other: Other) {
    action = { other.cancel() }
  }

  deinit {
    cancel()
  }

  /// Cancels the subscription, after which no value is sent; further calls have no effect.
  public func cancel() {
    lock.lock()
    let action = action
    self.action = nil
    lock.unlock()
    action?()
  }

  /// Stores the subscription in a set.
  ///
  /// Removing the subscription from the set cancels the subscription, unless another reference retains it.
  ///
  /// - Parameter set: The set, such as a property of a view controller.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Stores the subscription in a collection.
  ///
  /// Removing the subscription from the collection cancels the subscription, unless another reference retains it.
  ///
  /// - Parameter collection: The collection, to which the subscription is appended.
  public func store<Kept: RangeReplaceableCollection>(
    in collection: inout Kept
  ) where Kept.Element == AnyCancellable {
    collection.append(self)
  }
}

extension AnyCancellable: Hashable {
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
