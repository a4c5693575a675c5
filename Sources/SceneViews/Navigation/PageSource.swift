/// The source of a page: the closure that creates the page, and the value for which the page is shown.
@MainActor final class PageSource {
  /// The number of times that the closure was replaced; when the number changes, the page is created again.
  private let version = StateLocation(0)
  private var makeView: @MainActor () -> any View
  /// The value of the page; nil if a view presents the page.
  let value: AnyHashable?
  /// Called after the page was removed, so that the view that presents the page can update its binding.
  var didLeave: @MainActor () -> Void = {}
  /// Returns whether the view that presents the page still requests it; always true for other pages.
  var isWanted: @MainActor () -> Bool = { true }

  init(for value: AnyHashable? = nil, _ make: @escaping @MainActor () -> any View) {
    self.value = value
    makeView = make
  }

  /// Returns the view of the page.
  func make() -> AnyView {
    _ = version.read()
    return AnyView(makeView())
  }

  /// Replaces the closure that creates the page.
  func replace(_ make: @escaping @MainActor () -> any View) {
    makeView = make
    version.modify { $0 += 1 }
  }

  /// The identity of the page: its value or, if it has no value, the identity of the source.
  var identity: AnyHashable { value ?? AnyHashable(ObjectIdentifier(self)) }

  /// Returns whether two sources are identical, or create the page of the same value.
  func isSame(as other: PageSource) -> Bool {
    self === other || value != nil && value == other.value
  }
}

/// The closures that create the pages of values; views pass them to `navigationDestination(for:)`.
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

  /// Returns the page of a value; nil if the type of the value has no destination.
  func view(for value: AnyHashable) -> (any View)? {
    _ = version.read()
    for (_, make) in makers {
      if let view = make(value) { return view }
    }
    return nil
  }
}

/// A node that shows pages requested by views inside it.
@MainActor protocol Navigator: _AnyNode {
  var destinations: Destinations { get }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - source: The source of the page.
  ///   - link: The node that requests the page.
  func push(_ source: PageSource, from link: _AnyNode)

  /// Removes a page; in a stack, also removes the pages above it.
  func leave(_ source: PageSource)
}

extension Navigator {
  /// Returns the source of a value's page.
  func source(for value: AnyHashable) -> PageSource {
    PageSource(for: value) { [unowned self] in
      if let view = destinations.view(for: value) { return view }
      report(.noDestination(for: type(of: value.base), at: problemPlace))
      return EmptyView()
    }
  }
}

extension _AnyNode {
  /// The innermost stack of pages or split view around the node; nil if there is none.
  final var navigator: (any Navigator)? {
    for node in enclosing() {
      if let navigator = node as? any Navigator { return navigator }
      // Presented content isn't inside the navigation behind it.
      if node.presentation != nil { return nil }
    }
    return nil
  }
}
