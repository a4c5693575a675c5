/// A property of a view, a scene or an app with external storage, such as ``State``.
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
  /// Called before each evaluation of the owner's body, after the properties inside are updated; the body
  /// depends on values read here.
  @MainActor mutating func update()

  /// Connects a property to its storage; not for use by apps.
  ///
  /// - Parameters:
  ///   - property: The address of the property in its owner.
  ///   - storage: The storage of the property; initially nil.
  ///   - context: The context of the owner.
  @MainActor static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext)

  /// Returns whether two initial values of the property are equal; not for use by apps.
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

  /// Compares the properties field by field.
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    Comparison.Fields.of(Self.self)?.areSame(one, other) ?? false
  }
}

/// The context of the owner of a dynamic property.
@MainActor public struct _PropertyContext {
  package let environment: EnvironmentScope

  package init(environment: EnvironmentScope) {
    self.environment = environment
  }
}

/// The storage of the dynamic properties of a value.
@MainActor package final class PropertyStorage {
  private let plan: FieldPlan
  private var stored: [AnyObject?]

  package init(_ plan: FieldPlan) {
    self.plan = plan
    stored = Array(repeating: nil, count: plan.dynamic.count)
  }

  /// Evaluates the body of a value for a reader, with its dynamic properties connected.
  ///
  /// - Parameters:
  ///   - owner: The value; it isn't changed, so that it can be compared with the next one.
  ///   - reader: The reader that evaluates the body again when a value it reads changes.
  ///   - environment: The environment of the properties.
  ///   - body: Returns the body.
  /// - Returns: The body.
  package func evaluate<Owner, Body>(
    _ owner: Owner, for reader: any Reader, in environment: EnvironmentScope,
    _ body: @MainActor (Owner) -> Body
  ) -> Body {
    Evaluation.run(for: reader) {
      if stored.isEmpty { return body(owner) }
      var connected = owner
      withUnsafeMutablePointer(to: &connected) {
        connect(UnsafeMutableRawPointer($0), in: _PropertyContext(environment: environment))
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

  /// Moves the properties to another environment, or one with other keys; the body is evaluated again if a
  /// value it read differs.
  package func move(to environment: EnvironmentScope) {
    for case let kept as any KeptReading in stored { kept.move(to: environment) }
  }

  /// Releases everything that depends on external values.
  package func disconnect() {
    for case let kept as any KeptReading in stored { kept.disconnect() }
  }
}

/// The storage of a property that reads external values.
@MainActor protocol KeptReading: AnyObject {
  /// Moves the property to another environment, or one with other keys, and reads it again.
  func move(to environment: EnvironmentScope)

  /// Disconnects the property after its owner is unmounted.
  func disconnect()
}

extension PropertyStorage: KeptReading {}
