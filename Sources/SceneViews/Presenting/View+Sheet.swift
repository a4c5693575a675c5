import SceneDisplay

extension View {
  /// Shows views in front of the window while a value is true.
  ///
  /// Until the sheet is gone nothing else in the window can be acted on. It is closed by the value, by
  /// `dismiss` read in it, and by a person.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to false when it is closed.
  ///   - onDismiss: What is done once it is gone.
  ///   - content: The views.
  /// - Returns: The view with the sheet.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentingModifier<Content>> {
    ModifiedContent(
      content: self,
      modifier: _PresentingModifier(
        isPresented: isPresented, element: .sheet, onDismiss: onDismiss, presented: content))
  }

  /// Shows views for an item in front of the window while there is one.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when the sheet is closed. One with another id has a sheet of its
  ///     own.
  ///   - onDismiss: What is done once it is gone.
  ///   - content: Makes the views of an item.
  /// - Returns: The view with the sheet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentingModifier<_ItemContent<Item, Content>>> {
    sheet(isPresented: item.isThere(), onDismiss: onDismiss) {
      _ItemContent(item: item.wrappedValue, content: content)
    }
  }
}

/// What is shown for an item, while there is one.
public struct _ItemContent<Item: Identifiable, Content: View>: View {
  let item: Item?
  let content: @MainActor (Item) -> Content

  public var body: some View {
    if let item { content(item).id(item.id) }
  }
}
