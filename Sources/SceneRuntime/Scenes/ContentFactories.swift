public import Foundation

/// The content factories of declared scenes, by the identifiers of the scenes' descriptions.
public struct ContentFactories {
  private var factories: [SceneDescription.ID: ContentFactory]

  /// Creates a collection of factories.
  ///
  /// - Parameter factories: The factories by the identifiers of their scenes' descriptions.
  public init(_ factories: [SceneDescription.ID: ContentFactory] = [:]) {
    self.factories = factories
  }

  /// Accesses the content factory of the declared scene with an identifier; nil if there is none.
  ///
  /// - Parameter id: The identifier of the scene's description.
  public subscript(id: SceneDescription.ID) -> ContentFactory? {
    get { factories[id] }
    set { factories[id] = newValue }
  }
}

/// A factory that creates the content of each window of one declared scene.
///
/// ```swift
/// let factory = ContentFactory { _ in HostingContent(rootView: ReadingView()) }
/// print(factory.revision == nil)
/// ```
@MainActor public struct ContentFactory {
  /// A closure that creates the content of a session's window.
  public var make: @MainActor (SceneWindow) -> any WindowContent
  /// A closure that updates content that an earlier factory of the same declaration created.
  public var refresh: @MainActor (any WindowContent, SceneWindow) -> Void
  /// The version of the factory, by which the library finds out whether existing content is out of date.
  ///
  /// Existing content is refreshed if the version is nil, or differs from the version with which the content was
  /// created or last refreshed.
  public var revision: Int?
  /// The coding of the values that windows of the scene present; nil if the windows present no values.
  public var values: ValueCoding?
  /// A closure that chooses the size and the position of a new window.
  package typealias Placement =
    @MainActor () -> (
      size: SceneDescription.Size?, position: SceneDescription.WindowTraits.Position?
    )
  /// A document for which a window is requested; ``presentedDocument`` returns the value that the window presents.
  package enum DocumentRequest: Sendable {
    case file(URL)
    /// A file whose type no scene reads; a scene can show the file only if the scene's documents can have any
    /// extension.
    case otherFile(URL)
    /// A new document without a file, with the number in its title.
    case new(Int)
  }

  /// A closure that returns the value of the window for a document; the value is nil if the scene can't show the file.
  ///
  /// The property is nil for a scene that shows no documents.
  package var presentedDocument: ((DocumentRequest) -> AnyHashable?)?
  /// A closure that returns the problem with a file if the scene can't read the file as a document, and otherwise nil.
  ///
  /// The property is nil for a scene that shows no documents.
  package var documentFault: ((URL) -> Problem?)?
  /// The closure that chooses the size and the position of a new window; nil to use the declared
  /// size and position.
  package var placement: Placement?

  /// Creates a factory.
  ///
  /// - Parameters:
  ///   - values: The coding of the values that windows of the scene present; nil if the windows present no values.
  ///   - revision: The version of the factory. Existing content is refreshed if the version differs from the previous
  ///     factory's version, or always if the version is nil.
  ///   - make: A closure that creates the content of a session's window. It is called on the main actor, once for each
  ///     window.
  ///   - refresh: A closure that updates content that an earlier factory of the same declaration created. It is called
  ///     on the main actor when the declarations change. By default, it does nothing.
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

/// The conversion between presented values of one type and their stored form, which is JSON (S99, S100).
public struct ValueCoding {
  /// The type of the values.
  public let type: Any.Type
  let encode: (AnyHashable) throws -> Data
  let decode: (Data) throws -> AnyHashable
  let makeDefault: (@MainActor () -> AnyHashable)?

  /// Creates a coding for the values of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - defaultValue: A closure that creates the value for a window that is opened without a value, or whose stored
  ///     value can't be decoded (S100); nil if such a window presents no value.
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

/// A value that a window presents, with the form in which the value is stored.
public struct PresentedValue {
  /// The presented value.
  public let value: AnyHashable
  /// The value as JSON; nil if the value couldn't be encoded, or is too large or too deeply nested.
  public let json: Data?
}
