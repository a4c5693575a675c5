import SceneModel
public import SceneRuntime

/// The image beside a quick action.
open class UIApplicationShortcutIcon: NSObject {
  /// The standard images.
  public enum IconType: Int, Sendable {
    /// A pen on paper.
    case compose
    /// A play button.
    case play
    /// A pause button.
    case pause
    /// A plus sign.
    case add
    /// A location.
    case location
    /// A magnifying glass.
    case search
    /// A share button.
    case share
    /// A prohibition sign.
    case prohibit
    /// A contact.
    case contact
    /// A house.
    case home
    /// A marked location.
    case markLocation
    /// A heart for favorites.
    case favorite
    /// A heart for loved content.
    case love
    /// A cloud.
    case cloud
    /// An invitation.
    case invitation
    /// A check mark.
    case confirmation
    /// A letter.
    case mail
    /// A message.
    case message
    /// A date.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A video camera.
    case captureVideo
    /// A task.
    case task
    /// A finished task.
    case taskCompleted
    /// An alarm.
    case alarm
    /// A bookmark.
    case bookmark
    /// Crossing arrows.
    case shuffle
    /// A speaker.
    case audio
    /// An update.
    case update
  }

  let name: String

  /// Creates a standard image.
  ///
  /// - Parameter type: The standard image.
  public init(type: IconType) {
    name = "\(type)"
    super.init()
  }

  /// Creates an image from its name in the app's assets.
  ///
  /// - Parameter name: The name of the image.
  public init(templateImageName name: String) {
    self.name = name
    super.init()
  }

  /// Creates an image from the name of a symbol.
  ///
  /// - Parameter name: The name of the symbol.
  public init(systemImageName name: String) {
    self.name = name
    super.init()
  }

  public override convenience init() {
    self.init(templateImageName: "")
  }
}

/// A quick action; UIKit uses this name for a class of quick actions whose properties can be changed.
///
/// In this library, the properties of a quick action can't be changed.
public typealias UIMutableApplicationShortcutItem = ShortcutItem

extension ShortcutItem {
  /// Creates a quick action for ``Application/shortcutItems``.
  ///
  /// - Parameters:
  ///   - type: The type of the quick action, which the app chooses.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The text below the title.
  ///   - icon: The image beside the title.
  ///   - userInfo: The data of the app; values of types that property lists don't support are left out.
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
  ) {
    self.init(
      ShortcutRecord(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle,
        icon: icon?.name, userInfo: userInfo?.compactMapValues { PropertyValue($0) }))
  }
}
