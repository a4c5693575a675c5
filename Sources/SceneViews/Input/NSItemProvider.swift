public import Foundation
import SceneRuntime

/// A container of a value that is dragged, copied or shared.
public final class NSItemProvider {
  /// The value itself, for receivers in the same process that request its type.
  private var value: Any?
  /// The closures that return the registered data, each with the type of the data, in the order of registration.
  private var registered: [(type: UTType, load: () throws -> Data)] = []
  /// The object that was added last; nil if no object was added.
  public private(set) var object: AnyObject?
  /// The name for a file that is created from the value.
  public var suggestedName: String?

  /// Creates a container without a value.
  public init() {}

  /// Creates a container of an object, such as a text, a link, or an activity with which a drop can open a window.
  ///
  /// - Parameter object: The object, which the container retains.
  public init(object: AnyObject) {
    registerObject(object)
  }

  /// Creates a container of a link; the result is nil if the link is nil.
  ///
  /// - Parameter url: The link.
  public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    self.init(url)
  }

  /// Creates a container of a value with the value's own transfer representations.
  init<Value: Transferable>(_ value: Value) {
    self.value = value
    registered = Transfer.exported(value)
  }

  /// Adds an object; a text or a link can also be received as data.
  ///
  /// - Parameter object: The object, which the container retains.
  public func registerObject(_ object: AnyObject) {
    self.object = object
    switch object {
    case let text as NSString:
      value = "\(text)"
      registered += Transfer.exported("\(text)")
    case let url as NSURL:
      guard let url = URL(string: url.absoluteString) else { return }
      value = url
      registered += Transfer.exported(url)
    default: value = object
    }
  }

  /// Adds an object; the visibility has no effect.
  ///
  /// - Parameters:
  ///   - object: The object, which the container retains.
  ///   - visibility: The programs that can get the object.
  public func registerObject(_ object: AnyObject, visibility: Visibility) { registerObject(object) }

  /// The programs that can get an object; in this library, only the app itself can get an object.
  public enum Visibility: Hashable, Sendable {
    /// `all` are all programs, `ownProcess` is the app itself, and `group` and `team` are apps of the same developer.
    case all, ownProcess, group, team
  }

  /// Adds a representation of the value as data of a type.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - load: Returns the data when a receiver requests the data.
  public func registerDataRepresentation(
    forTypeIdentifier identifier: String, load: @escaping () throws -> Data
  ) {
    registered.append((UTType(known: identifier), load))
  }

  /// The identifiers of the types in which the value is available, in the order of registration.
  ///
  /// If `object` is a user activity, the list begins with the type of user activities.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  private var types: [UTType] {
    (object is UserActivity ? [UTType(known: "com.apple.uikit.useractivity")] : [])
      + registered.map(\.type)
  }

  /// Returns whether the value is available in a type.
  ///
  /// - Parameter identifier: The identifier of the type; `public.item` and `public.data` stand for any type.
  /// - Returns: Whether the value has a representation of the type, or of a type that conforms to it.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    hasItem(of: [identifier])
  }

  func hasItem(of identifiers: [String]) -> Bool {
    let own = types
    return identifiers.contains { identifier in
      own.contains { $0.isAccepted(as: UTType(known: identifier)) }
    }
  }

  // MARK: - Taking

  /// Returns the value converted to a type; nil if the value isn't available in that type.
  func value<Value: Transferable>(of type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    for (dataType, load) in registered {
      guard let data = try? load(), let value = Transfer.imported(Value.self, data, dataType)
      else { continue }
      return value
    }
    return nil
  }

  /// Returns whether the value is available as an object of a type.
  ///
  /// - Parameter type: The type, such as `String` or `URL`.
  /// - Returns: Whether such an object is available.
  public func canLoadObject<Value: Transferable>(ofClass type: Value.Type) -> Bool {
    value(of: type) != nil
  }

  /// Passes the value as an object of a type to a handler, at once.
  ///
  /// - Parameters:
  ///   - type: The type, such as `String` or `URL`.
  ///   - completionHandler: Called with the object; called with nil and an error if the value isn't available as an
  ///     object of the type.
  /// - Returns: A finished progress, because the handler is called at once.
  @discardableResult public func loadObject<Value: Transferable>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let value = value(of: type)
    completionHandler(value, value == nil ? CocoaError(.fileReadUnsupportedScheme) : nil)
    return Progress.finished
  }

  /// Passes the value as a transferable type to a handler, at once.
  ///
  /// - Parameters:
  ///   - type: The type to which the value is converted.
  ///   - completionHandler: Called with the value, or with an error if the value isn't available in the type.
  /// - Returns: A finished progress, because the handler is called at once.
  @discardableResult public func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping (Result<Value, any Error>) -> Void
  ) -> Progress {
    completionHandler(
      value(of: type).map(Result.success) ?? .failure(CocoaError(.fileReadUnsupportedScheme)))
    return Progress.finished
  }

  /// Passes the data of a type to a handler, at once.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - completionHandler: Called with the data; called with nil and an error if there is no data of the type.
  /// - Returns: A finished progress, because the handler is called at once.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = registered.first { $0.type.isAccepted(as: UTType(known: identifier)) }
    do {
      guard let found else { throw CocoaError(.fileReadUnsupportedScheme) }
      completionHandler(try found.load(), nil)
    } catch {
      completionHandler(nil, error)
    }
    return Progress.finished
  }
}

extension Progress {
  fileprivate static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
