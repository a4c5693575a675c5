public import Foundation
public import SceneRuntime

/// A pasteboard with a text or a link that the app's code sets; it isn't connected to the clipboard of the host.
open class UIPasteboard: NSObject {
  /// The pasteboard of the process.
  public static let general = UIPasteboard()
  /// The copied text; nil for none.
  ///
  /// Setting the text removes the link.
  open var string: String? { didSet { if link != nil { link = nil } } }
  /// The copied link; nil for none.
  ///
  /// Setting the link removes the text.
  open var url: URL? {
    get { link }
    set {
      string = nil
      link = newValue
    }
  }

  private var link: URL?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a link.
  open var hasURLs: Bool { url != nil }
}

/// A share of iCloud records.
public enum CKShare {
  /// The description of a share that a person accepted.
  public typealias Metadata = ShareMetadata
}

extension WindowScene {
  /// The styles of presenting a scene.
  public typealias PresentationStyle = ScenePresentationStyle
  /// The options of a request to show a window scene.
  public typealias ActivationRequestOptions = SceneRuntime.ActivationRequestOptions
}

extension UserDefaults {
  /// Sets a value for a key.
  ///
  /// - Parameters:
  ///   - value: The value; nil removes the value of the key.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }
}
