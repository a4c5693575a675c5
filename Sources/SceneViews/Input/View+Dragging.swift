public import Foundation
import SceneDisplay
import SceneRuntime

extension View {
  /// Lets a person drag a value from the view.
  ///
  /// - Parameter payload: Returns the value when a drag begins.
  /// - Returns: The view, from which a person can drag the value to another view in any window of the app.
  @preconcurrency
  public nonisolated func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> Payload
  ) -> ModifiedContent<Self, _ActionModifier> {
    dragging { NSItemProvider(payload()) }
  }

  /// Lets a person drag a value from the view, with a preview that follows the pointer.
  ///
  /// - Parameters:
  ///   - payload: Returns the value when a drag begins.
  ///   - preview: The view that follows the pointer; no host shows the preview.
  /// - Returns: The view, which can be dragged.
  @preconcurrency
  public nonisolated func draggable<Payload: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping @MainActor () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> ModifiedContent<Self, _ActionModifier> {
    dragging { NSItemProvider(payload()) }
  }

  /// Lets a person drag an item provider from the view.
  ///
  /// If the provider contains a user activity, dropping the provider at the edge of the screen opens a window for the
  /// activity.
  ///
  /// - Parameter data: Returns the item provider when a drag begins.
  /// - Returns: The view, which can be dragged.
  @preconcurrency
  public nonisolated func onDrag(
    _ data: @escaping @MainActor () -> NSItemProvider
  ) -> ModifiedContent<Self, _ActionModifier> {
    dragging(data)
  }

  /// Lets a person drag an item provider from the view, with a preview that follows the pointer.
  ///
  /// - Parameters:
  ///   - data: Returns the item provider when a drag begins.
  ///   - preview: The view that follows the pointer; no host shows the preview.
  /// - Returns: The view, which can be dragged.
  @preconcurrency
  public nonisolated func onDrag<Preview: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> ModifiedContent<Self, _ActionModifier> {
    dragging(data)
  }

  /// Lets a person drag an item provider from the view; a drag doesn't begin if the closure returns nil.
  nonisolated func dragging(
    _ provider: @escaping @MainActor () -> NSItemProvider?
  ) -> ModifiedContent<Self, _ActionModifier> {
    ModifiedContent(
      content: self,
      modifier: _ActionModifier(annotation: .draggable) { act, tree in
        guard act == .drag, let application = tree.session?.application, let item = provider()
        else { return false }
        application.dragPasteboard.set([item])
        return true
      })
  }

  // MARK: - Dropping

  /// Accepts values that are dropped on the view.
  ///
  /// If the conversion of a value is asynchronous, the drop is accepted at once, and the action is performed after the
  /// conversion.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - action: Gets the values and the position, which is always the upper left corner of the view; returns whether
  ///     the action accepted the drop.
  ///   - isTargeted: Called with true when the values are dropped, and with false after the action. If the conversion
  ///     of a value is asynchronous, the call with false comes before the action.
  /// - Returns: The view, which accepts the values.
  @preconcurrency
  public nonisolated func dropDestination<Payload: Transferable>(
    for type: Payload.Type = Payload.self,
    action: @escaping @MainActor ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> ModifiedContent<Self, _ActionModifier> {
    dropping(isTargeted) { providers in
      providers.load(Payload.self) { !$0.isEmpty && action($0, .zero) }
    }
  }

  /// Accepts item providers of certain types that are dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data; a provider must have data of one of these types.
  ///   - isTargeted: A binding that is set to true before the action and to false after the action; nil for none.
  ///   - action: Gets the providers, and returns whether the action accepted the providers.
  /// - Returns: The view, which accepts the providers.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _ActionModifier> {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted) { items, _ in
      action(items)
    }
  }

  /// Accepts item providers of certain types that are dropped on the view; the action also gets the position of the
  /// drop.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data; a provider must have data of one of these types.
  ///   - isTargeted: A binding that is set to true before the action and to false after the action; nil for none.
  ///   - action: Gets the providers and the position, which is always the upper left corner of the view; returns
  ///     whether the action accepted the drop.
  /// - Returns: The view, which accepts the providers.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) -> ModifiedContent<Self, _ActionModifier> {
    onDrop(
      of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Accepts dropped item providers that have data of a type with one of the given identifiers.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types; a provider must have one of the types.
  ///   - isTargeted: A binding that is set to true before the action and to false after the action; nil for none.
  ///   - action: Gets the providers and the position, which is always the upper left corner of the view; returns
  ///     whether the action accepted the drop.
  /// - Returns: The view, which accepts the providers.
  @preconcurrency
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor ([NSItemProvider], CGPoint) -> Bool
  ) -> ModifiedContent<Self, _ActionModifier> {
    dropping {
      isTargeted?.wrappedValue = $0
    } _: { providers in
      let meant = providers.filter { $0.hasItem(of: supportedTypes) }
      return !meant.isEmpty && action(meant, .zero)
    }
  }

  private nonisolated func dropping(
    _ isTargeted: @escaping @MainActor (Bool) -> Void,
    _ take: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, _ActionModifier> {
    ModifiedContent(
      content: self,
      modifier: _ActionModifier(annotation: .dropTarget) { act, tree in
        guard act == .drop, let pasteboard = tree.session?.application?.dragPasteboard else {
          return false
        }
        let providers = pasteboard.providers
        isTargeted(true)
        let isTaken = take(providers)
        isTargeted(false)
        if isTaken { pasteboard.set([]) }
        return isTaken
      })
  }
}
