/// A property, such as ``State``, whose value is stored outside of the view, the scene or the app that has the
/// property.
///
/// A type with dynamic properties can conform without further requirements:
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
  /// Called before each evaluation of the owner's body, after the dynamic properties inside this property are updated.
  ///
  /// The owner is the view, the scene or the app that has the property. Its body depends on the values that the method
  /// reads.
  @MainActor mutating func update()

  /// Connects a property to its storage; not for use by apps.
  ///
  /// - Parameters:
  ///   - property: The address of the property in its owner.
  ///   - storage: The storage of the property, which lasts while the owner is mounted; nil at the first call, which may
  ///     set the storage.
  ///   - context: The context from which the property reads values, such as the environment of the owner.
  @MainActor static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext)

  /// Returns whether two values of the property are equal; not for use by apps.
  ///
  /// The values aren't connected to storage.
  nonisolated static func _areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool
}

extension DynamicProperty {
  /// Does nothing, because a dynamic property usually only contains other dynamic properties.
  public mutating func update() {}

  /// Connects the dynamic properties inside the property, and then updates the property.
  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let parts = storage as? PropertyStorage ?? PropertyStorage(FieldPlan.of(Self.self))
    storage = parts
    parts.connect(property, in: context)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }

  /// Compares two values of the property field by field.
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    Comparison.Fields.of(Self.self)?.areSame(one, other) ?? false
  }
}

/// The context from which a dynamic property reads values; not for use by apps.
@MainActor public struct _PropertyContext {
  let surroundings: PropertySurroundings
}

/// The context from which the dynamic properties of an owner read values, such as the owner's environment.
///
/// This base class has no members, so that the files of this folder don't depend on the types of the environment.
/// `EnvironmentScope` is the only subclass.
@MainActor package class PropertySurroundings {
  init() {}
}

/// The storage of all dynamic properties of one owner, such as a view or another dynamic property.
@MainActor package final class PropertyStorage {
  private let plan: FieldPlan
  private var stored: [AnyObject?]

  package init(_ plan: FieldPlan) {
    self.plan = plan
    stored = Array(repeating: nil, count: plan.dynamic.count)
  }

  /// Connects the dynamic properties of a value, such as a view, and evaluates the body of the value for a reader.
  ///
  /// - Parameters:
  ///   - owner: A copy of the value; the dynamic properties of the copy are connected to their storage before the body
  ///     is evaluated.
  ///   - reader: The reader, which evaluates the body again after a change of a value that the body has read.
  ///   - surroundings: The surroundings of the properties, such as their environment.
  ///   - body: Returns the body of the value whose properties are connected.
  /// - Returns: The body.
  package func evaluate<Owner, Body>(
    _ owner: consuming Owner, for reader: any Reader, in surroundings: PropertySurroundings,
    _ body: @MainActor (Owner) -> Body
  ) -> Body {
    Evaluation.run(for: reader) {
      if !plan.dynamic.isEmpty {
        connect(typed: &owner, in: _PropertyContext(surroundings: surroundings))
      }
      return body(owner)
    }
  }

  private func connect<Owner>(
    typed owner: UnsafeMutablePointer<Owner>, in context: _PropertyContext
  ) {
    connect(UnsafeMutableRawPointer(owner), in: context)
  }

  func connect(_ owner: UnsafeMutableRawPointer, in context: _PropertyContext) {
    for index in plan.dynamic.indices {
      let field = plan.dynamic[index]
      field.type._connect(owner + field.offset, storage: &stored[index], in: context)
    }
  }

  /// Connects the properties that read environment values, or other values stored elsewhere, to another environment, or
  /// to an environment that changed.
  ///
  /// The body is evaluated again if a value that it has read is different in the new environment.
  package func move(to surroundings: PropertySurroundings) {
    for case let kept as any KeptReading in stored { kept.move(to: surroundings) }
  }

  /// Disconnects the properties that read environment values, or other values stored elsewhere.
  ///
  /// The method is called after the owner is unmounted.
  package func disconnect() {
    for case let kept as any KeptReading in stored { kept.disconnect() }
  }
}

/// The storage of a property that reads values stored elsewhere, such as environment values.
@MainActor package protocol KeptReading: AnyObject {
  /// Connects the property to another environment, or to an environment that changed.
  func move(to surroundings: PropertySurroundings)

  /// Disconnects the property after its owner is unmounted.
  func disconnect()
}

extension PropertyStorage: KeptReading {}
