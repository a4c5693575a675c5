/// A container of an object that is dragged or shared, which nothing takes here.
public final class NSItemProvider {
  /// The object; nil if there is none.
  public let object: AnyObject?
  /// The name for a file made from it.
  public var suggestedName: String?

  /// Creates a container without an object.
  public init() {
    object = nil
  }

  /// Creates a container of an object.
  ///
  /// - Parameter object: The object, which the container retains.
  public init(object: AnyObject) {
    self.object = object
  }
}
