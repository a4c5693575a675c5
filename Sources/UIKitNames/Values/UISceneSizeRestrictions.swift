public import Foundation
public import SceneRuntime

/// The least and the greatest size of a scene's windows, in points, for hosts whose windows change their size.
open class UISceneSizeRestrictions: NSObject {
  /// The least size.
  open var minimumSize = CGSize.zero
  /// The greatest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether the scene may fill the screen.
  open var allowsFullScreen = true
}

extension WindowScene {
  /// The least and the greatest size of the windows; nil where scenes have the size of the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    guard session.application?.profile.name == "desktop" else { return nil }
    return sceneRestrictions.restrictions(of: self)
  }
}

/// The size restrictions of scenes, as long as these exist.
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
