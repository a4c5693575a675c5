extension View {
  /// Sets the page that the enclosing navigation stack or split view shows for values of a type.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Returns the page of a value.
  /// - Returns: The view with the destination.
  @preconcurrency
  public nonisolated func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping @MainActor (Data) -> Destination
  ) -> ModifiedContent<Self, _DestinationModifier<Data, Destination>> {
    ModifiedContent(content: self, modifier: _DestinationModifier(make: destination))
  }

  /// Shows a page in the enclosing navigation stack or split view while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is shown; set to false when the page is dismissed.
  ///   - destination: Returns the page.
  /// - Returns: The view with the page.
  @preconcurrency
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> ModifiedContent<Self, _PresentedPageModifier<Destination>> {
    ModifiedContent(
      content: self, modifier: _PresentedPageModifier(isPresented: isPresented, make: destination))
  }
}

/// A modifier that sets the page that a navigation stack or a split view shows for values of a type.
public nonisolated struct _DestinationModifier<Data: Hashable, Destination: View>:
  _PrimitiveModifier
{
  let make: @MainActor (Data) -> Destination

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    DestinationNode(view, in: parent)
  }
}

private final class DestinationNode<Content: View, Data: Hashable, Destination: View>:
  WrapperNode<ModifiedContent<Content, _DestinationModifier<Data, Destination>>>
{
  init(
    _ view: ModifiedContent<Content, _DestinationModifier<Data, Destination>>, in parent: _AnyNode
  ) {
    super.init(view, in: parent)
    declare()
  }

  override func update(
    to view: ModifiedContent<Content, _DestinationModifier<Data, Destination>>
  ) {
    let isSame = areSame(self.view.modifier.make, view.modifier.make)
    super.update(to: view)
    if !isSame { declare() }
  }

  private func declare() {
    let make = view.modifier.make
    navigator?.destinations.set({ ($0.base as? Data).map(make) }, by: self)
  }

  override func unmount() {
    navigator?.destinations.remove(self)
    super.unmount()
  }
}

/// A modifier that shows a page while a value is true.
public nonisolated struct _PresentedPageModifier<Destination: View>: _PrimitiveModifier {
  let isPresented: Binding<Bool>
  let make: @MainActor () -> Destination

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    PresentedPageNode(view, in: parent)
  }
}

private final class PresentedPageNode<Content: View, Destination: View>:
  WrapperNode<ModifiedContent<Content, _PresentedPageModifier<Destination>>>, Reader
{
  private let source: PageSource
  private var isShown = false
  var dependent: Dependent?

  init(
    _ view: ModifiedContent<Content, _PresentedPageModifier<Destination>>, in parent: _AnyNode
  ) {
    let make = view.modifier.make
    source = PageSource(make)
    super.init(view, in: parent)
    source.didLeave = { [weak self] in self?.view.modifier.isPresented.wrappedValue = false }
    source.isWanted = { [weak self] in self?.view.modifier.isPresented.wrappedValue ?? true }
    evaluate()
  }

  override func update(
    to view: ModifiedContent<Content, _PresentedPageModifier<Destination>>
  ) {
    super.update(to: view)
    let make = view.modifier.make
    source.replace(make)
    evaluate()
  }

  func evaluate() {
    let isPresented = view.modifier.isPresented
    let isShown = Evaluation.run(for: self) { isPresented.wrappedValue }
    if isShown == self.isShown { return }
    self.isShown = isShown
    guard let navigator else {
      return report(.destinationOutsideNavigation(at: problemPlace))
    }
    if isShown { navigator.push(source, from: self) } else { navigator.leave(source) }
  }

  override var name: String { "navigationDestination" }

  override func unmount() {
    stopReading()
    if isShown {
      // The stack may call `didLeave` after this node is released, so the closure retains the binding instead of the
      // node.
      let isPresented = view.modifier.isPresented
      source.didLeave = { isPresented.wrappedValue = false }
      navigator?.leave(source)
    }
    super.unmount()
  }
}
