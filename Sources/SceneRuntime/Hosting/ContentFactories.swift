public import Foundation

/// What makes the content of declared scenes, by the id of their description.
public struct ContentFactories {
  private var factories: [SceneDescription.ID: ContentFactory]

  public init(_ factories: [SceneDescription.ID: ContentFactory] = [:]) {
    self.factories = factories
  }

  /// What makes the content of the declared scene that is known by an id.
  public subscript(id: SceneDescription.ID) -> ContentFactory? {
    get { factories[id] }
    set { factories[id] = newValue }
  }
}

/// Makes the content of one declared scene, anew for each session.
@MainActor public struct ContentFactory {
  /// Makes content for a window of a session.
  public var make: @MainActor (SceneWindow) -> any WindowContent
  /// Gives content made by an earlier factory of the same declaration what this one would make.
  public var refresh: @MainActor (any WindowContent, SceneWindow) -> Void
  /// Tells factories of the same declaration apart: content is refreshed when it differs, and always
  /// if it is nil.
  public var revision: Int?
  /// For scenes that present a value.
  public var values: ValueCoding?

  public init(
    values: ValueCoding? = nil, revision: Int? = nil,
    make: @escaping @MainActor (SceneWindow) -> any WindowContent,
    refresh: @escaping @MainActor (any WindowContent, SceneWindow) -> Void = { _, _ in }
  ) {
    self.values = values
    self.revision = revision
    self.make = make
    self.refresh = refresh
  }
}

/// Knows one type of presented value: only here is it encoded and decoded (S99, S100).
public struct ValueCoding {
  public let type: Any.Type
  let encode: (AnyHashable) throws -> Data
  let decode: (Data) throws -> AnyHashable
  let makeDefault: (@MainActor () -> AnyHashable)?

  /// - Parameters:
  ///   - type: The type of the values.
  ///   - defaultValue: Makes the value of a window that was opened without one, or whose value can't
  ///     be read back (S100); nil if such a window presents none.
  public init<Value: Codable & Hashable>(
    _ type: Value.Type, default defaultValue: (@MainActor () -> Value)? = nil
  ) {
    self.type = type
    encode = { value in
      guard let value = value.base as? Value else { throw CocoaError(.coderInvalidValue) }
      return try JSONEncoder().encode(value)
    }
    decode = { AnyHashable(try JSONDecoder().decode(Value.self, from: $0)) }
    if let defaultValue {
      makeDefault = { AnyHashable(defaultValue()) }
    } else {
      makeDefault = nil
    }
  }
}

/// The value a window presents, with the form the store keeps.
public struct PresentedValue {
  public let value: AnyHashable
  /// The value as JSON; nil if it couldn't be encoded.
  public let json: Data?
}
