public import Scenes

/// A property wrapper that creates the application delegate of an app.
public typealias UIApplicationDelegateAdaptor = ApplicationDelegateAdaptor
/// The protocol of application delegates with AppKit's methods.
public typealias NSApplicationDelegate = DesktopApplicationDelegate
/// The application, in the form that delegates with AppKit's methods receive.
public typealias NSApplication = Application
/// A scene delegate that declares the scenes that it shows.
public typealias UIHostingSceneDelegate = HostingSceneDelegate
