/// What makes a page that a link or a value leads to.
@MainActor final class PageSource {
  /// Counts how often another closure was set; whoever makes the page reads it.
  private let version = StateLocation(0)
  private var makeView: @MainActor () -> any View
  /// The value the page is for; nil if it was asked for by a view.
  let value: AnyHashable?
  /// Told when the page was left otherwise than by whoever asked for it.
  var didLeave: @MainActor () -> Void = {}

  init(for value: AnyHashable? = nil, _ make: @escaping @MainActor () -> any View) {
    self.value = value
    makeView = make
  }

  /// The view of the page.
  func make() -> AnyView {
    _ = version.read()
    return AnyView(makeView())
  }

  /// Has the page made by another closure.
  func replace(_ make: @escaping @MainActor () -> any View) {
    makeView = make
    version.modify { $0 += 1 }
  }

  /// What tells its page from others.
  var identity: AnyHashable { value ?? AnyHashable(ObjectIdentifier(self)) }

  /// Whether both lead to the same page.
  func isSame(as other: PageSource) -> Bool {
    self === other || value != nil && value == other.value
  }
}

/// The views that make pages of values, by the values' types.
@MainActor final class Destinations {
  private let version = StateLocation(0)
  private var makers: [(owner: _AnyNode, make: @MainActor (AnyHashable) -> (any View)?)] = []

  func set(_ make: @escaping @MainActor (AnyHashable) -> (any View)?, by owner: _AnyNode) {
    if let index = makers.firstIndex(where: { $0.owner === owner }) {
      makers[index].make = make
    } else {
      makers.append((owner, make))
    }
    version.modify { $0 += 1 }
  }

  func remove(_ owner: _AnyNode) {
    makers.removeAll { $0.owner === owner }
    version.modify { $0 += 1 }
  }

  /// The view of a value's page; nil if no destination was declared for its type.
  func view(for value: AnyHashable) -> (any View)? {
    _ = version.read()
    for (_, make) in makers {
      if let view = make(value) { return view }
    }
    return nil
  }
}

/// What shows pages that the views in it lead to.
@MainActor protocol Navigator: _AnyNode {
  var destinations: Destinations { get }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - source: What makes it.
  ///   - link: What leads there.
  func push(_ source: PageSource, from link: _AnyNode)

  /// Takes a page away, with those upon it.
  func leave(_ source: PageSource)
}

extension Navigator {
  /// What makes the page of a value.
  func source(for value: AnyHashable) -> PageSource {
    PageSource(for: value) { [unowned self] in
      if let view = destinations.view(for: value) { return view }
      report(
        "no destination is declared for a \(type(of: value.base))",
        remedy: "put navigationDestination(for: \(type(of: value.base)).self) inside the navigation"
      )
      return EmptyView()
    }
  }
}

extension _AnyNode {
  /// The nearest navigation around it.
  final var navigator: (any Navigator)? {
    for node in enclosing() {
      if let navigator = node as? any Navigator { return navigator }
      // What is in front of a navigation isn't in it.
      if node is any Presentation { return nil }
    }
    return nil
  }
}
