public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications that have the given name.
  ///
  /// ```swift
  /// import CombineNames
  /// import Foundation
  ///
  /// @MainActor func followMemory(of application: Application) -> AnyCancellable {
  ///   application.notificationCenter
  ///     .publisher(for: Application.didReceiveMemoryWarningNotification)
  ///     .sink { _ in print("release what can be loaded again") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender; nil for any sender.
  /// - Returns: The publisher, which retains the sender. Each notification is sent on the thread that posts it.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications that have a certain name.
  public struct Publisher: CombineNames.Publisher {
    /// The posted notification.
    public typealias Output = Notification
    /// The error type; the publisher never fails.
    public typealias Failure = Never

    /// The center that sends the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications; nil for any sender.
    public let object: AnyObject?

    public func _subscribe(
      _ receive: @escaping (_Signal<Notification, Never>) -> Void
    ) -> AnyCancellable {
      let receiver = Receiver(receive)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        receiver.receive($0)
      }
      return AnyCancellable { center.removeObserver(observer) }
    }
  }

  /// A closure that the center calls on the thread that posts a notification.
  // Proof: only the center calls the closure, in the same way as the closure of any observer without a queue.
  private struct Receiver: @unchecked Sendable {
    private let closure: (_Signal<Notification, Never>) -> Void

    init(_ closure: @escaping (_Signal<Notification, Never>) -> Void) {
      self.closure = closure
    }

    func receive(_ notification: Notification) {
      closure(.value(notification))
    }
  }
}
