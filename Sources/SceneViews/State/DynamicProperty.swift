/// A property of a view, a scene or an app that is kept outside of it, such as ``State``.
///
/// A type whose own properties are dynamic conforms and needs to do no more:
///
/// ```swift
/// struct Stopwatch: DynamicProperty {
///   @State private var seconds = 0
///   @Environment(\.scenePhase) private var phase
///
///   @MainActor var text: String { phase == .active ? "\(seconds) s" : "paused" }
/// }
/// ```
public protocol DynamicProperty {
  /// Called before each evaluation of the owner's body, once the properties inside were; what it
  /// reads counts as read by the body.
  @MainActor mutating func update()

  /// Connects a property to what is kept for it; not for use by apps.
  ///
  /// - Parameters:
  ///   - property: Where the property stands in its owner.
  ///   - storage: What is kept for it; nil at first.
  ///   - context: Whom it belongs to.
  @MainActor static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext)

  /// Whether two values of the property say the same, as their owners were given them; not for use
  /// by apps.
  nonisolated static func _areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool
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

  /// Compares the property field by field.
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    Comparison.Fields.of(Self.self)?.areSame(one, other) ?? false
  }
}

/// The owner of a dynamic property, as far as the property depends on it.
@MainActor public struct _PropertyContext {
  let surroundings: PropertySurroundings
}

/// The values around an owner that its dynamic properties read.
///
/// A base class without members, so that state doesn't know the environment, which is its only subclass.
@MainActor package class PropertySurroundings {
  init() {}
}

/// What is kept for the dynamic properties of one value.
@MainActor package final class PropertyStorage {
  private let plan: FieldPlan
  private var stored: [AnyObject?]

  package init(_ plan: FieldPlan) {
    self.plan = plan
    stored = Array(repeating: nil, count: plan.dynamic.count)
  }

  /// Evaluates the body of a value for `reader`, with its dynamic properties connected.
  ///
  /// - Parameters:
  ///   - owner: The value as it was given; it isn't changed, so that it can be compared with the next.
  ///   - reader: Who evaluates it again when a value it reads changes.
  ///   - surroundings: The values around it that its properties read.
  ///   - body: Gives the body.
  /// - Returns: The body.
  package func evaluate<Owner, Body>(
    _ owner: Owner, for reader: any Reader, in surroundings: PropertySurroundings,
    _ body: @MainActor (Owner) -> Body
  ) -> Body {
    Evaluation.run(for: reader) {
      if stored.isEmpty { return body(owner) }
      var connected = owner
      withUnsafeMutablePointer(to: &connected) {
        connect(UnsafeMutableRawPointer($0), in: _PropertyContext(surroundings: surroundings))
      }
      return body(connected)
    }
  }

  func connect(_ owner: UnsafeMutableRawPointer, in context: _PropertyContext) {
    for index in plan.dynamic.indices {
      let field = plan.dynamic[index]
      field.type._connect(owner + field.offset, storage: &stored[index], in: context)
    }
  }

  /// Reads other surroundings from now on, or the same in which other keys are set than before; the
  /// body is evaluated again if a value it read of them is another there.
  package func move(to surroundings: PropertySurroundings) {
    for case let kept as any KeptReading in stored { kept.move(to: surroundings) }
  }

  /// Lets go of what depends on values outside.
  package func disconnect() {
    for case let kept as any KeptReading in stored { kept.disconnect() }
  }
}

/// Something kept for a property that was read outside its owner.
@MainActor protocol KeptReading: AnyObject {
  /// It is to be read again, and of other surroundings, or the same in which other keys are set.
  func move(to surroundings: PropertySurroundings)

  /// Its owner is gone.
  func disconnect()
}

extension PropertyStorage: KeptReading {}
