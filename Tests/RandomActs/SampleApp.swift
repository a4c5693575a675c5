import SceneRuntime

/// An app and what it is shown on, as far as the life of its scenes depends on them.
struct SampleApp: Hashable {
  /// A declared scene: any number of windows or one, for events whose text contains a condition.
  struct Declared: Hashable {
    var name: String
    var isSingle = false
    /// Nil for a scene that takes what no condition matches.
    var condition: String?

    var id: SceneDescription.ID { .declared(name) }
  }

  /// How an app comes to have scenes, or not.
  enum Kind: String, CaseIterable {
    /// It declares an inbox, messages and a single window.
    case postbox
    /// It declares a single window first (S108).
    case single
    /// Each of its scenes has a condition, so that some events match none (S89).
    case strict
    /// It declares nothing and has a manifest.
    case delegated
    /// It has neither, but its delegate configures scenes (S26).
    case configured
    /// Its delegate doesn't either: the application life cycle (S33).
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
  /// Whether its scenes' delegates say what is to be kept (S118).
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
