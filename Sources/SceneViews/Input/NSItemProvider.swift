public import Foundation
import SceneRuntime

/// A container for a value that is dragged, copied or shared.
public final class NSItemProvider {
  /// The value itself, for receivers in the same process that request a value of this type.
  private var value: Any?
  /// The forms of the value, in the order of registration.
  private var registered: [TransferredForm] = []
  /// The object that was added last; nil if no object was added.
  public private(set) var object: AnyObject?
  /// The name that the app can use for a file with the value; the library itself doesn't read the property.
  ///
  /// At first, this is the name that a transfer representation of the value suggests, if there is one.
  public var suggestedName: String?

  /// Creates a container without a value.
  public init() {}

  /// Creates a container for an object, such as a string, a URL or a user activity.
  ///
  /// Dropping a user activity can open a window.
  ///
  /// - Parameter object: The object, which the container retains.
  public init(object: AnyObject) {
    registerObject(object)
  }

  /// Creates a container for a URL; the result is nil if the URL is nil.
  ///
  /// - Parameter url: The URL.
  public convenience init?(contentsOf url: URL?) {
    guard let url else { return nil }
    self.init(url)
  }

  /// Creates a container for a value; a receiver can get the value in the transfer representations of the value's type.
  init<Value: Transferable>(_ value: Value) {
    self.value = value
    registered = Transfer.exported(value)
    suggestedName = registered.lazy.compactMap(\.fileName).first
  }

  /// Adds an object; a string or a URL can also be received as data.
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
    registered.append(
      TransferredForm(
        type: UTType(known: identifier),
        load: .atOnce { FileWrapper(regularFileWithContents: try load()) }))
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

  // MARK: - Loading

  /// Returns a conversion of the value to a type; it tries the forms of the value in the order of registration.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - others: Whether the value is for other programs; if so, forms that only the app may receive are left out.
  /// - Returns: The conversion, whose output is nil if no form can be converted to the type.
  func conversion<Value: Transferable>(
    to type: Value.Type, forOtherPrograms others: Bool = false
  ) -> Conversion<Void, Value?> {
    if let value = value as? Value { return .atOnce { value } }
    let forms = others ? registered.filter(\.isVisible) : registered
    return .first(
      of: forms.flatMap { form in
        Transfer.imports(Value.self, of: form.type).map { form.load.then($0) }
      })
  }

  /// Returns whether the value is available as an object of a type.
  ///
  /// - Parameter type: The type, such as `String` or `URL`.
  /// - Returns: Whether such an object is available. If a conversion is asynchronous, the result is true, although the
  ///   conversion can fail.
  public func canLoadObject<Value: Transferable>(ofClass type: Value.Type) -> Bool {
    switch conversion(to: type) {
    case .atOnce(let convert): (try? convert(())) != nil
    case .waiting: true
    }
  }

  /// Converts the value to an object of a type, and passes the object to a handler.
  ///
  /// The handler is called at once, or later if a conversion is asynchronous.
  ///
  /// - Parameters:
  ///   - type: The type, such as `String` or `URL`.
  ///   - completionHandler: Called with the object; called with nil and an error if the value isn't available as an
  ///     object of the type.
  /// - Returns: A progress object, which is finished when the handler is called.
  @MainActor @preconcurrency @discardableResult public func loadObject<Value: Transferable>(
    ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Converts the value to a transferable type, and passes the result to a handler.
  ///
  /// The handler is called at once, or later if a conversion is asynchronous.
  ///
  /// - Parameters:
  ///   - type: The type to which the value is converted.
  ///   - completionHandler: Called with the value, or with an error if the value isn't available in the type.
  /// - Returns: A progress object, which is finished when the handler is called.
  @MainActor @preconcurrency @discardableResult public func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping (Result<Value, any Error>) -> Void
  ) -> Progress {
    conversion(to: type).map { value in
      guard let value else { throw CocoaError(.fileReadUnsupportedScheme) }
      return value
    }
    .withProgress(completionHandler)
  }

  /// Converts the value to data of a type, and passes the data to a handler.
  ///
  /// The handler is called at once, or later if a conversion is asynchronous.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - completionHandler: Called with the data; called with nil and an error if there is no data of the type.
  /// - Returns: A progress object, which is finished when the handler is called.
  @MainActor @preconcurrency @discardableResult public func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let form = registered.first { $0.type.isAccepted(as: UTType(known: identifier)) }
    let load = form?.load ?? .atOnce { throw CocoaError(.fileReadUnsupportedScheme) }
    return load.map { try $0.contents() }.withProgress { result in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }
}

extension [NSItemProvider] {
  /// Converts the values to a type, and calls a closure with the values whose conversion succeeded.
  ///
  /// The closure is called in a task if a conversion is asynchronous, otherwise immediately.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - others: Whether the values are for other programs; if so, forms that only the app may receive are left out.
  ///   - take: Gets the converted values, and returns whether it accepts them.
  /// - Returns: Whether the closure accepts the values; true if the closure is called later.
  @MainActor @discardableResult func load<Value: Transferable>(
    _ type: Value.Type, forOtherPrograms others: Bool = false,
    _ take: @escaping @MainActor ([Value]) -> Bool
  ) -> Bool {
    var isAccepted = true
    let values = Conversion<Void, [Value]>.all(
      of: map { $0.conversion(to: type, forOtherPrograms: others) })
    values.run { isAccepted = take((try? $0.get()) ?? []) }
    return isAccepted
  }
}

extension Conversion where Input == Void {
  /// Passes the output or the error to a handler, and returns a progress object that is finished when the handler is
  /// called.
  @MainActor fileprivate func withProgress(
    _ handler: @escaping (Result<Output, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    run { result in
      progress.completedUnitCount = 1
      handler(result)
    }
    return progress
  }
}
