extension View {
  /// Shows a page for an item in the enclosing navigation stack or split view while the item isn't nil.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when the page is dismissed. If the item is replaced by a different item, a new page
  ///     with its own state replaces the page.
  ///   - destination: Returns the page of an item.
  /// - Returns: The view with the page.
  @preconcurrency
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping @MainActor (Item) -> Destination
  ) -> ModifiedContent<Self, _PresentedPageModifier<_ItemPage<Item, Destination>>> {
    navigationDestination(isPresented: item.isThere()) {
      _ItemPage(item: item, destination: destination)
    }
  }
}

/// The page of an optional item.
public struct _ItemPage<Item: Hashable, Destination: View>: View {
  let item: Binding<Item?>
  let destination: @MainActor (Item) -> Destination

  /// The page of the current item; empty if there is no item.
  public var body: some View {
    if let item = item.wrappedValue { destination(item).id(item) }
  }
}
