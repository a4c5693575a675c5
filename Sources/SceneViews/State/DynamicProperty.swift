/// A property of a view, a scene or an app that is kept outside of it, such as ``State``.
///
/// The value is connected to what is kept when its owner is mounted, and again whenever the owner is
/// given a new value. A type whose own properties are dynamic conforms and needs to do no more.
public protocol DynamicProperty {
  /// Called before the owner's body is evaluated.
  @MainActor mutating func update()

  /// Connects a property to what is kept for it; not for use by apps.
  ///
  /// - Parameters:
  ///   - property: Where the property stands in its owner.
  ///   - storage: What is kept for it; nil at first.
  ///   - context: Whom it belongs to.
  @MainActor static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext)
}

extension DynamicProperty {
  public mutating func update() {}

  /// Connects the dynamic properties inside the property.
  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let parts = storage as? PropertyStorage ?? PropertyStorage(FieldPlan.of(Self.self))
    storage = parts
    parts.connect(property, in: context)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// Whom a dynamic property belongs to.
@MainActor public struct _PropertyContext {
  package let environment: EnvironmentScope

  package init(environment: EnvironmentScope) {
    self.environment = environment
  }
}

/// What is kept for the dynamic properties of one value.
@MainActor package final class PropertyStorage {
  private let plan: FieldPlan
  private var stored: [AnyObject?]

  package init(_ plan: FieldPlan) {
    self.plan = plan
    stored = Array(repeating: nil, count: plan.dynamic.count)
  }

  /// Connects the dynamic properties of a value; to be done before its body is evaluated.
  package func connect<Owner>(_ owner: inout Owner, in context: _PropertyContext) {
    guard !stored.isEmpty else { return }
    withUnsafeMutablePointer(to: &owner) { connect(UnsafeMutableRawPointer($0), in: context) }
  }

  func connect(_ owner: UnsafeMutableRawPointer, in context: _PropertyContext) {
    for (index, field) in plan.dynamic.enumerated() {
      field.type._connect(owner + field.offset, storage: &stored[index], in: context)
    }
  }

  /// Forgets what was read of an environment that has changed as a whole.
  package func forget() {
    for case let kept as any KeptReading in stored { kept.forget() }
  }

  /// Lets go of what depends on values outside.
  package func disconnect() {
    for case let kept as any KeptReading in stored { kept.disconnect() }
  }
}

/// Something kept for a property that was read outside its owner.
@MainActor protocol KeptReading: AnyObject {
  /// It is to be read again.
  func forget()

  /// Its owner is gone.
  func disconnect()
}

extension PropertyStorage: KeptReading {}
