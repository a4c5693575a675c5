public import SceneRuntime

/// The running process of an app: its sessions, its scenes, and the queue of its events and requests.
public typealias UIApplication = Application
/// The methods that an application calls on its delegate.
public typealias UIApplicationDelegate = ApplicationDelegate
/// A quick action: a command that the system offers on the app's icon.
public typealias UIApplicationShortcutItem = ShortcutItem
/// An object with which an app restores the content of a user activity; in this library, every object has this type.
public typealias UIUserActivityRestoring = AnyObject

extension Application {
  /// The application that is processing events or requests; at other times, the application that was created last.
  ///
  /// An app has one application; a test may create several. Reading the property while no application exists is a
  /// programmer's mistake, and traps.
  public static var shared: Application {
    guard let application = current ?? latest else {
      preconditionFailure("UIApplication.shared is read before there is an application")
    }
    return application
  }
}
