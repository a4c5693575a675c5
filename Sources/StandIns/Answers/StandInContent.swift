public import CombineNames
import Foundation
public import Observation
public import SceneViews
public import Scenes

/// A view of the app's, of which nothing is known; it shows nothing.
@dynamicMemberLookup
public nonisolated struct StandInView: View, Sendable {
  public init() {}

  /// Creates a view in the place of a value of an unknown type.
  public init(taking value: Any?) {}

  /// The value of any member of the type, such as a type of its own; assigning it has no effect.
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

/// A scene of the app's, of which nothing is known; its windows show nothing.
public nonisolated struct StandInScene: Scene, Sendable {
  public init() {}

  /// Creates a scene in the place of a value of an unknown type.
  public init(taking value: Any?) {}

  @MainActor public var body: some Scene { WindowGroup { EmptyView() } }
}

/// Commands of the app's, of which nothing is known; there are none.
public nonisolated struct StandInCommands: Commands, Sendable {
  public init() {}

  /// Creates commands in the place of a value of an unknown type.
  public init(taking value: Any?) {}

  @MainActor public var body: some Commands { EmptyCommands() }
}

// Stores and models of an app are handed to its views.
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
