/// A property wrapper that notifies the observers of an object before the property changes.
///
/// A new value has three effects in this order: the object's ``ObservableObject/objectWillChange`` notifies its
/// subscribers, the property's own publisher sends the value, and the property is set. If the class declares its own
/// `objectWillChange`, only the last two effects take place. As in Combine, only a class can have such a property.
///
/// ```swift
/// import CombineNames
///
/// final class Draft: ObservableObject {
///   @Published var subject = ""
///   @Published var isEmpty = true
///
///   init() {
///     $subject.map { $0.isEmpty }.assign(to: &$isEmpty)
///   }
/// }
/// ```
@propertyWrapper public struct Published<Value> {
  private let storage: Storage

  /// Creates a property with its first value.
  ///
  /// - Parameter wrappedValue: The first value. A subscriber gets this value first, unless another value was set before
  ///   the subscription.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates a property with its first value.
  ///
  /// - Parameter initialValue: The first value. A subscriber gets this value first, unless another value was set before
  ///   the subscription.
  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  /// Unavailable, because the compiler uses the static subscripts for a property of a class.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError("the compiler refuses every use") }
    // swift-format-ignore
    set { fatalError("the compiler refuses every use") }
  }

  /// The publisher of the property, which sends the current value, and then each new value before the property is set.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // The setter does nothing, because `assign(to: &$property)` writes back the publisher that it has read.
    nonmutating set {}
  }

  /// The value of the property of an object; used by the compiler.
  ///
  /// - Parameters:
  ///   - object: The object that has the property.
  ///   - wrapped: The key path of the property.
  ///   - storage: The key path of the property wrapper.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set { object[keyPath: storage].storage.set(newValue, in: object) }
  }

  /// The publisher of the property of an object; used by the compiler.
  ///
  /// - Parameters:
  ///   - object: The object that has the property.
  ///   - projected: The key path of the property with the prefix `$`.
  ///   - storage: The key path of the property wrapper.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    projected projected: ReferenceWritableKeyPath<Object, Publisher>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storage].storage
      storage.owner = object
      return Publisher(storage: storage)
    }
    set {}
  }

  /// The publisher of a ``Published`` property.
  public struct Publisher: CombineNames.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The error type; the publisher never fails.
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func _subscribe(_ receive: @escaping (_Signal<Value, Never>) -> Void) -> AnyCancellable {
      storage.receivers.add(first: { storage.value }, receive)
    }
  }

  /// The value of a property and its subscribers.
  fileprivate final class Storage {
    fileprivate private(set) var value: Value
    fileprivate let receivers = Receivers<Value, Never>()
    /// The object that has the property; nil until `$property` is first read.
    fileprivate weak var owner: AnyObject?
    /// The subscriptions that set the property; they are canceled when this storage is deallocated.
    fileprivate var sources: [AnyCancellable] = []

    init(_ value: Value) {
      self.value = value
    }

    func set(_ new: Value, in object: AnyObject?) {
      if let object { ObjectPublishers.shared.tell(object) }
      receivers.send(.value(new))
      value = new
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a ``Published`` property to each value, for as long as the property exists.
  ///
  /// The subscription needn't be stored, because it ends with the property.
  ///
  /// - Parameter published: The publisher of the property, as in `&$isEmpty`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let source = sink { [weak storage] value in
      guard let storage else { return }
      storage.set(value, in: storage.owner)
    }
    storage.sources.append(source)
  }
}
