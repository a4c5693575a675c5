import Foundation
import SceneRuntime

/// A scene that declares windows.
nonisolated protocol WindowDeclaration: Scene {
  associatedtype Content: View

  var kind: SceneDescription.Kind { get }
  var names: WindowNames? { get }
  var content: WindowContentMaker<Content> { get }
  /// The file name extensions of the documents that the scene opens; empty for any extension, nil if the scene opens no
  /// documents.
  var documentExtensions: [String]? { get }
  /// The types of the files that the scene opens as documents.
  var documentTypes: [UTType] { get }
  /// Whether a new window shows a new document.
  var createsDocuments: Bool { get }
  /// A closure that returns the value that a window presents for a document, or nil for a file that the scene doesn't
  /// open.
  ///
  /// A scene without documents has no closure.
  var presentedDocument: ((ContentFactory.DocumentRequest) -> AnyHashable?)? { get }
  /// A closure that returns a problem if a file can't be read as a document of the scene; otherwise nil.
  ///
  /// A scene without documents has no closure.
  var documentFault: ((URL) -> Problem?)? { get }
  /// The menu bar extra that this scene adds to the menus of all windows; nil for none.
  var barExtra: BarExtra? { get }
  /// Changes the properties of the scene as its type requires, after modifiers have set the properties.
  func adjust(_ traits: inout SceneTraits)
  /// Receives the identity of the scene whenever the declarations are resolved.
  func didResolve(to id: SceneDescription.ID)
}

extension WindowDeclaration {
  var documentExtensions: [String]? { nil }
  var documentTypes: [UTType] { [] }
  var createsDocuments: Bool { false }
  var presentedDocument: ((ContentFactory.DocumentRequest) -> AnyHashable?)? { nil }
  var documentFault: ((URL) -> Problem?)? { nil }
  var barExtra: BarExtra? { nil }
  func adjust(_ traits: inout SceneTraits) {}
  func didResolve(to id: SceneDescription.ID) {}
}

/// The closure that creates the content of a declared window.
@usableFromInline nonisolated enum WindowContentMaker<Content: View> {
  case plain(@MainActor () -> Content)
  /// A closure for content that presents a value, with the coding of the value's type.
  indirect case presenting(ValueCoding, @MainActor (SceneSession) -> Content)

  @MainActor static func presenting<Value: Codable & Hashable, Shown: View>(
    _ type: Value.Type, _ content: @escaping (Binding<Value?>) -> Shown
  ) -> Self where Content == PresentedWindowContent<Value, Shown> {
    .presenting(ValueCoding(type)) { session in
      PresentedWindowContent(session: session, content: content)
    }
  }

  @MainActor static func presenting<Value: Codable & Hashable, Shown: View>(
    _ type: Value.Type, _ content: @escaping (Binding<Value>) -> Shown,
    default defaultValue: @escaping @MainActor () -> Value
  ) -> Self where Content == PresentedWindowContent<Value, Shown> {
    .presenting(ValueCoding(type, default: defaultValue)) { session in
      PresentedWindowContent(session: session) { value in
        content(Binding(value, default: defaultValue))
      }
    }
  }

  var values: ValueCoding? {
    switch self {
    case .plain: nil
    case .presenting(let values, _): values
    }
  }

  @MainActor func make(for session: SceneSession) -> Content {
    switch self {
    case .plain(let content): content()
    case .presenting(_, let content): content(session)
    }
  }
}
