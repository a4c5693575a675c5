public import Foundation
public import SceneRuntime

/// The minimum and the maximum size of a scene's windows in points; stored without effect.
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size of the scene's windows in points.
  open var minimumSize = CGSize.zero
  /// The maximum size of the scene's windows in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true
}

extension WindowScene {
  /// The minimum and the maximum size of the scene's windows; nil on every device except a desktop.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    guard session.application?.profile.name == "desktop" else { return nil }
    return sceneRestrictions.restrictions(of: self)
  }
}

/// The size restrictions of the scenes for which an app has read `sizeRestrictions`.
///
/// The restrictions of released scenes are removed when the restrictions of another scene are first read.
@MainActor private final class SizeRestrictions {
  private struct Entry {
    weak var scene: WindowScene?
    let restrictions: UISceneSizeRestrictions
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func restrictions(of scene: WindowScene) -> UISceneSizeRestrictions {
    if let entry = entries[ObjectIdentifier(scene)], entry.scene === scene {
      return entry.restrictions
    }
    entries = entries.filter { $0.value.scene != nil }
    let restrictions = UISceneSizeRestrictions()
    entries[ObjectIdentifier(scene)] = Entry(scene: scene, restrictions: restrictions)
    return restrictions
  }
}

@MainActor private let sceneRestrictions = SizeRestrictions()
