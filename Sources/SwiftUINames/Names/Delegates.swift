public import Scenes

/// A property wrapper that creates the delegate of an app's application.
public typealias UIApplicationDelegateAdaptor = ApplicationDelegateAdaptor
/// The protocol of application delegates with the methods of AppKit.
public typealias NSApplicationDelegate = DesktopApplicationDelegate
/// The application, as delegates with the methods of AppKit receive it.
public typealias NSApplication = Application
/// A scene delegate that declares the scenes it shows.
public typealias UIHostingSceneDelegate = HostingSceneDelegate
