public import CombineNames
import Foundation
public import Observation
public import SceneViews
public import Scenes

/// A view that shows nothing, and replaces an app's view of an unknown type.
@dynamicMemberLookup
public nonisolated struct StandInView: View, Sendable {
  /// Creates a view without content.
  public init() {}

  /// Creates a view that replaces a value of an unknown type.
  public init(taking value: Any?) {}

  /// A stand-in for any static member of the type, such as a nested type; setting the member has no effect.
  public static subscript(dynamicMember member: String) -> StandIn {
    get { StandIn(path: member) }
    set {}
  }

  @_disfavoredOverload public static subscript<Value>(dynamicMember member: String) -> Value {
    get { Answers.value(member) }
    set {}
  }

  @MainActor public var body: some View { EmptyView() }
}

/// A scene with an empty window, which replaces an app's scene of an unknown type.
public nonisolated struct StandInScene: Scene, Sendable {
  /// Creates a scene with an empty window.
  public init() {}

  /// Creates a scene that replaces a value of an unknown type.
  public init(taking value: Any?) {}

  @MainActor public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Commands without items, which replace an app's commands of an unknown type.
public nonisolated struct StandInCommands: Commands, Sendable {
  /// Creates commands without items.
  public init() {}

  /// Creates commands that replace a value of an unknown type.
  public init(taking value: Any?) {}

  @MainActor public var body: some Commands { EmptyCommands() }
}

// An app passes its stores and models to its views, which requires these conformances.
extension StandIn: ObservableObject, Observable {}

extension StandIn: FileDocument {
  public static var readableContentTypes: [UTType] { [] }

  public convenience init(configuration: FileDocumentReadConfiguration) throws { self.init() }

  public func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}

extension StandInView: Answerable {
  static func answer(_ path: String) -> StandInView { StandInView() }
}
