public import Foundation

/// Methods that this library never calls, although application delegates on Apple's platforms have or once had them.
///
/// The compiler warns about a delegate that implements such a method. It can't warn about
/// `application(_:performFetchWithCompletionHandler:)`: the only type that it infers from this method is a function
/// type, which conforms to no protocol. Every implemented method is also reported when the application launches.
@MainActor public protocol _UncalledApplicationMethods: AnyObject {
  associatedtype `applicationDidFinishLaunching(_:)`: _Uncalled = Never
  associatedtype `application(_:handleOpen:)`: _Uncalled = Never
  associatedtype `application(_:open:sourceApplication:annotation:)`: _Uncalled = Never
  associatedtype `application(_:didUpdate:)`: _Uncalled = Never
  associatedtype `application(_:didReceiveRemoteNotification:)`: _Uncalled = Never
  associatedtype `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`: _Uncalled =
    Never
  associatedtype `fetchCompletionHandler:` = Never
  associatedtype `application(_:performFetchWithCompletionHandler:)` = Never
  associatedtype
    `application(_:handleEventsForBackgroundURLSession:completionHandler:)`: _Uncalled =
    Never

  /// Never called; use `application(_:didFinishLaunchingWithOptions:)`.
  func applicationDidFinishLaunching(_ application: `applicationDidFinishLaunching(_:)`)

  /// Never called; use `application(_:open:options:)` or `scene(_:openURLContexts:)`.
  func application(
    _ application: Application, handleOpen url: URL
  ) -> `application(_:handleOpen:)`

  /// Never called; use `application(_:open:options:)` or `scene(_:openURLContexts:)`.
  func application(
    _ application: Application, open url: URL, sourceApplication: String?, annotation: Any
  ) -> `application(_:open:sourceApplication:annotation:)`

  /// Never called; use `scene(_:didUpdate:)`.
  func application(_ application: Application, didUpdate userActivity: `application(_:didUpdate:)`)

  /// Never called; use `notificationCenter(_:didReceive:)`.
  func application(
    _ application: Application,
    didReceiveRemoteNotification userInfo: `application(_:didReceiveRemoteNotification:)`)

  /// Never called; use `notificationCenter(_:didReceive:)`.
  func application(
    _ application: Application,
    didReceiveRemoteNotification userInfo:
      `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`,
    fetchCompletionHandler completionHandler: `fetchCompletionHandler:`)

  /// Never called: the system doesn't wake applications for background fetches.
  func application(
    _ application: Application,
    performFetchWithCompletionHandler completionHandler:
      `application(_:performFetchWithCompletionHandler:)`)

  /// Never called: the system doesn't wake applications for background transfers.
  func application(
    _ application: Application,
    handleEventsForBackgroundURLSession identifier:
      `application(_:handleEventsForBackgroundURLSession:completionHandler:)`,
    completionHandler: @escaping () -> Void)
}

extension _UncalledApplicationMethods {
  static var uncalledApplicationMethods: [UncalledMethod] {
    let link = "implement scene(_:openURLContexts:) in a scene delegate instead"
    let notification =
      "set the application's notificationDelegate and implement notificationCenter(_:didReceive:)"
    let fetching = "do it while the application runs, such as when a scene becomes active"
    return [
      UncalledMethod(
        name: "applicationDidFinishLaunching(_:)", type: `applicationDidFinishLaunching(_:)`.self,
        remedy: "implement application(_:didFinishLaunchingWithOptions:) instead"),
      UncalledMethod(
        name: "application(_:handleOpen:)", type: `application(_:handleOpen:)`.self, remedy: link),
      UncalledMethod(
        name: "application(_:open:sourceApplication:annotation:)",
        type: `application(_:open:sourceApplication:annotation:)`.self, remedy: link),
      UncalledMethod(
        name: "application(_:didUpdate:)", type: `application(_:didUpdate:)`.self,
        remedy: "implement scene(_:didUpdate:) in a scene delegate instead"),
      UncalledMethod(
        name: "application(_:didReceiveRemoteNotification:)",
        type: `application(_:didReceiveRemoteNotification:)`.self, remedy: notification),
      UncalledMethod(
        name: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        type: `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.self,
        remedy: notification),
      UncalledMethod(
        name: "application(_:performFetchWithCompletionHandler:)",
        type: `application(_:performFetchWithCompletionHandler:)`.self, remedy: fetching),
      UncalledMethod(
        name: "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        type: `application(_:handleEventsForBackgroundURLSession:completionHandler:)`.self,
        remedy: fetching),
    ]
  }
}

// MARK: - Default implementations

extension _UncalledApplicationMethods {
  public func applicationDidFinishLaunching(_ application: Never) {}

  public func application(_ application: Application, handleOpen url: URL) -> Never {
    // The library never calls this method. Other code that calls it stops here, because no value of the type `Never`
    // exists that could be returned.
    fatalError("application(_:handleOpen:) isn't a method of this delegate")
  }

  public func application(
    _ application: Application, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Never {
    // See the comment in `application(_:handleOpen:)`.
    fatalError("application(_:open:sourceApplication:annotation:) isn't a method of this delegate")
  }

  public func application(_ application: Application, didUpdate userActivity: Never) {}

  public func application(
    _ application: Application, didReceiveRemoteNotification userInfo: Never
  ) {}

  public func application(
    _ application: Application, didReceiveRemoteNotification userInfo: Never,
    fetchCompletionHandler completionHandler: Never
  ) {}

  public func application(
    _ application: Application, performFetchWithCompletionHandler completionHandler: Never
  ) {}

  public func application(
    _ application: Application, handleEventsForBackgroundURLSession identifier: Never,
    completionHandler: @escaping () -> Void
  ) {}
}
