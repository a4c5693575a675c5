public import Scenes

/// A property wrapper that creates the delegate of an app's application.
public typealias UIApplicationDelegateAdaptor = ApplicationDelegateAdaptor
/// A scene delegate that declares the scenes it shows.
public typealias UIHostingSceneDelegate = HostingSceneDelegate
