import SceneDisplay

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// While the sheet is shown, the rest of the window isn't interactive. The sheet is closed when the binding becomes
  /// false, when a view in the sheet calls `dismiss`, or when a person closes it.
  ///
  /// ```swift
  /// struct Inbox: View {
  ///   @State private var isComposing = false
  ///
  ///   var body: some View {
  ///     Button("New Message") { isComposing = true }
  ///       .sheet(isPresented: $isComposing) { Text("To:") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; set to false when it is closed.
  ///   - onDismiss: An action to perform after the host has shown the window without the sheet; nil for none.
  ///   - content: Returns the content of the sheet.
  /// - Returns: The view with the sheet.
  @preconcurrency
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> ModifiedContent<Self, _PresentingModifier<Content>> {
    ModifiedContent(
      content: self,
      modifier: _PresentingModifier(
        isPresented: isPresented, element: .sheet, onDismiss: onDismiss, presented: content))
  }

  /// Presents a sheet for an item while the item isn't nil.
  ///
  /// - Parameters:
  ///   - item: The item; set to nil when the sheet is closed. If the id of the item changes, the sheet stays open and
  ///     shows new content with its own state.
  ///   - onDismiss: An action to perform after the host has shown the window without the sheet; nil for none.
  ///   - content: Returns the content for the item.
  /// - Returns: The view with the sheet.
  @preconcurrency
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> ModifiedContent<Self, _PresentingModifier<_ItemContent<Item, Content>>> {
    sheet(isPresented: item.isThere(), onDismiss: onDismiss) {
      _ItemContent(item: item.wrappedValue, content: content)
    }
  }
}

/// The content of a sheet, a cover or a popover for an optional item.
public struct _ItemContent<Item: Identifiable, Content: View>: View {
  let item: Item?
  let content: @MainActor (Item) -> Content

  /// The content of the current item; empty if there is no item.
  public var body: some View {
    if let item { content(item).id(item.id) }
  }
}
