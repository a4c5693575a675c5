import SceneRuntime

/// The properties of an app and its device on which the life cycle of its scenes depends.
struct SampleApp: Hashable {
  /// A declared scene: any number of windows or one, for events whose text contains a condition.
  struct Declared: Hashable {
    var name: String
    var isSingle = false
    /// The condition; nil for a scene that handles events without a match.
    var condition: String?

    var id: SceneDescription.ID { .declared(name) }
  }

  /// The way in which an app configures its scenes.
  enum Kind: String, CaseIterable {
    /// The app declares an inbox, messages and a single window.
    case postbox
    /// The app declares a single window first (S108).
    case single
    /// Each declared scene has a condition, so that some events match none (S89).
    case strict
    /// The app declares no scenes and has a manifest.
    case delegated
    /// The app has neither declarations nor a manifest, but its delegate configures scenes (S26).
    case configured
    /// The app has none of these, so the application life cycle runs (S33).
    case old
  }

  enum Device: String, CaseIterable {
    case phone
    case tablet
    case desktop
    case classic
  }

  var kind = Kind.postbox
  var device = Device.tablet
  /// Whether its manifest allows several scenes.
  var allowsSeveral = true
  /// Whether displays have to be registered for (S139).
  var registersForDisplays = false
  /// Whether the scene delegates return restoration activities (S118).
  var keepsState = false

  var hasManifest: Bool { kind != .configured && kind != .old }

  var declared: [Declared] {
    let message = Declared(name: "message", condition: "message")
    return switch kind {
    case .postbox: [Declared(name: "inbox"), message, Declared(name: "status", isSingle: true)]
    case .single: [Declared(name: "status", isSingle: true), message]
    case .strict: [message, Declared(name: "draft", condition: "draft")]
    case .delegated, .configured, .old: []
    }
  }
}

extension SampleApp: CustomStringConvertible {
  var description: String {
    let traits = [
      allowsSeveral ? "several scenes" : "one scene",
      registersForDisplays ? "registered displays" : nil, keepsState ? "keeps state" : nil,
    ]
    return "\(kind) on \(device), \(traits.compactMap(\.self).joined(separator: ", "))"
  }
}
