public import Scenes

/// A property wrapper that creates the delegate of an app's application.
public typealias UIApplicationDelegateAdaptor = ApplicationDelegateAdaptor
/// The methods of a delegate that is written as for a desktop.
public typealias NSApplicationDelegate = DesktopApplicationDelegate
/// The application that a delegate written as for a desktop is handed.
public typealias NSApplication = Application
/// A scene delegate that declares the scenes it shows.
public typealias UIHostingSceneDelegate = HostingSceneDelegate
