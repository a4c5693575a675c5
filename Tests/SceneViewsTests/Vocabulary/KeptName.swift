import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// A name that is accepted without effect, with a view that has it and the same view without it.
struct KeptName: Sendable, CustomTestStringConvertible {
  /// The display tree, the plain text and the problems of a window with a view.
  struct Picture: Equatable {
    let tree: DisplayNode
    let text: String
    let problems: [Problem.Code]
  }

  let name: String
  private let launchWith: @MainActor @Sendable () async -> AppSimulator
  private let launchWithout: @MainActor @Sendable () async -> AppSimulator

  /// Creates a name with two views.
  ///
  /// - Parameters:
  ///   - name: The name, as the vocabulary has it.
  ///   - without: The view that doesn't have it.
  ///   - with: The view that has it.
  init<Plain: View, Changed: View>(
    _ name: String, without: @autoclosure @escaping @MainActor @Sendable () -> Plain,
    with: @autoclosure @escaping @MainActor @Sendable () -> Changed
  ) {
    self.name = name
    launchWith = { await AppSimulator(Showing { with() }) }
    launchWithout = { await AppSimulator(Showing { without() }) }
  }

  /// Creates a name with a view and its use.
  ///
  /// - Parameters:
  ///   - name: The name, as the vocabulary has it.
  ///   - plain: The view that doesn't have it.
  ///   - change: Gives it to the view.
  init<Plain: View, Changed: View>(
    _ name: String, _ plain: @autoclosure @escaping @MainActor @Sendable () -> Plain,
    _ change: @escaping @MainActor @Sendable (Plain) -> Changed
  ) {
    self.init(name, without: plain(), with: change(plain()))
  }

  var testDescription: String { name }

  @MainActor func pictureWithName() async throws -> Picture {
    try Self.picture(await launchWith())
  }

  @MainActor func pictureWithoutName() async throws -> Picture {
    try Self.picture(await launchWithout())
  }

  @MainActor private static func picture(_ simulator: AppSimulator) throws -> Picture {
    Picture(
      tree: try PresentingTests.display(simulator).withoutIDs, text: simulator.text,
      problems: simulator.problems.map(\.code))
  }
}

extension DisplayNode {
  /// The tree with one identity for all nodes: views that show nothing take identities too.
  fileprivate var withoutIDs: DisplayNode {
    DisplayNode(id: 0, element: element, children: children.map(\.withoutIDs))
  }
}

/// A builder of a table of names, whose rows are checked one by one.
@resultBuilder enum KeptNamesBuilder {
  static func buildBlock(_ names: KeptName...) -> [KeptName] { names }
}

/// A view that hands a namespace to its content.
struct Named<Content: View>: View {
  @Namespace private var namespace
  let content: @MainActor (Namespace.ID) -> Content

  var body: some View { content(namespace) }
}

/// A window with a sheet.
struct Sheeted<Content: View>: View {
  @ViewBuilder let content: @MainActor () -> Content

  var body: some View { Text("behind").sheet(isPresented: .constant(true)) { content() } }
}
