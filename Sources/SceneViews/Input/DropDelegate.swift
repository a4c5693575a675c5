public import Foundation

/// An object that validates and handles drops on a view.
///
/// ```swift
/// struct Trash: DropDelegate {
///   @Binding var count: Int
///
///   func performDrop(info: DropInfo) -> Bool {
///     count += info.itemProviders(for: [.text]).count
///     return true
///   }
/// }
///
/// struct TrashView: View {
///   @State private var count = 0
///
///   var body: some View {
///     Text("\(count) messages").onDrop(of: [.text], delegate: Trash(count: $count))
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the drop can begin; true by default.
  ///
  /// - Parameter info: The dropped items.
  /// - Returns: Whether the drop is accepted; if not, no other method is called.
  func validateDrop(info: DropInfo) -> Bool

  /// Handles the drop.
  ///
  /// - Parameter info: The dropped items.
  /// - Returns: Whether the drop was successful.
  func performDrop(info: DropInfo) -> Bool

  /// Called when a validated drop enters the view.
  ///
  /// - Parameter info: The dropped items.
  func dropEntered(info: DropInfo)

  /// Returns the operation for a drop that has entered the view; by default nil, which accepts the drop.
  ///
  /// - Parameter info: The dropped items.
  /// - Returns: The proposal; nil to accept the drop.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the delegate refuses a drop that has entered the view, by proposing `cancel` or `forbidden`.
  ///
  /// - Parameter info: The items.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts each drop of items that have one of the accepted types.
  ///
  /// - Parameter info: The items.
  /// - Returns: True.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing when a drop enters the view.
  ///
  /// - Parameter info: The items.
  public func dropEntered(info: DropInfo) {}

  /// Proposes no operation, which accepts the drop.
  ///
  /// - Parameter info: The items.
  /// - Returns: Nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing when a drop is refused.
  ///
  /// - Parameter info: The items.
  public func dropExited(info: DropInfo) {}

  /// Handles a drop of items that have one of the accepted types.
  ///
  /// - Parameter info: The items.
  /// - Returns: Whether the drop was accepted and successful.
  func take(_ info: DropInfo) -> Bool {
    guard validateDrop(info: info) else { return false }
    dropEntered(info: info)
    switch dropUpdated(info: info)?.operation ?? .copy {
    case .copy, .move, .delete, .alias: return performDrop(info: info)
    case .cancel, .forbidden:
      dropExited(info: info)
      return false
    }
  }
}

/// The items of a drop, and the position where they are dropped.
public struct DropInfo {
  private let providers: [NSItemProvider]
  /// The position in the view; always its upper left corner.
  public let location: CGPoint

  init(_ providers: [NSItemProvider]) {
    self.providers = providers
    location = .zero
  }

  /// Returns whether an item has one of the given types.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: Whether at least one item has one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the items that have one of the given types.
  ///
  /// - Parameter contentTypes: The types.
  /// - Returns: The item providers.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// Returns whether an item has a type with one of the given identifiers.
  ///
  /// - Parameter types: The identifiers of the types.
  /// - Returns: Whether at least one item has one of the types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// Returns the items that have a type with one of the given identifiers.
  ///
  /// - Parameter types: The identifiers of the types.
  /// - Returns: The item providers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { $0.hasItem(of: types) }
  }
}

/// The operation that a ``DropDelegate`` proposes for a drop.
public struct DropProposal: Sendable {
  /// The operation of the drop.
  public let operation: DropOperation

  /// Creates a proposal.
  ///
  /// - Parameter operation: The operation of the drop.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  /// `cancel` and `forbidden` refuse the drop; the other operations accept it. The view from which the value was
  /// dragged isn't told which operation was chosen.
  case cancel, forbidden, copy, move, delete, alias
}

extension View {
  /// Accepts item providers of certain types that are dropped on the view, and lets a delegate handle them.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data; a provider must have data of one of these types.
  ///   - delegate: The delegate, whose methods are called when a person drops values on the view.
  /// - Returns: The view, which accepts the providers.
  public nonisolated func onDrop<Delegate: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: Delegate
  ) -> ModifiedContent<Self, _ActionModifier> {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  /// Accepts dropped item providers that have data of a type with one of the given identifiers, and lets a delegate
  /// handle them.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types; a provider must have one of the types.
  ///   - delegate: The delegate, whose methods are called when a person drops values on the view.
  /// - Returns: The view, which accepts the providers.
  public nonisolated func onDrop<Delegate: DropDelegate>(
    of supportedTypes: [String], delegate: Delegate
  ) -> ModifiedContent<Self, _ActionModifier> {
    // Proof: only the main actor calls the closure that captures the delegate.
    nonisolated(unsafe) let delegate = delegate
    return onDrop(of: supportedTypes, isTargeted: nil) { items, _ in
      delegate.take(DropInfo(items))
    }
  }
}
