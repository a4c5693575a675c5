public import SceneRuntime

/// A link that a scene is asked to open.
public typealias UIOpenURLContext = OpenURLContext
/// An activity of the user, which can continue in another scene, on another device or at a later time.
public typealias NSUserActivity = UserActivity
/// The methods that an activity calls on its delegate.
public typealias NSUserActivityDelegate = UserActivityDelegate
/// The type of an activity that continues the reading of a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase, because this is Apple's name.
public let NSUserActivityTypeBrowsingWeb = UserActivity.browsingWebType
