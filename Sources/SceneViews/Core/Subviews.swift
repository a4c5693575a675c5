/// One of the views in the content of a container, as ``Group`` and ``ForEach`` pass it to a closure.
public nonisolated struct Subview: View, Identifiable {
  /// The position of the view in the content, followed by the view's position in each nested group.
  ///
  /// For a view that a ``ForEach`` creates, the id of the element takes the place of the position.
  public struct ID: Hashable {
    fileprivate let path: [AnyHashable]
  }

  /// The identity of the view.
  public let id: ID
  var view: any View
  /// The id of the element for which the innermost ``ForEach`` created the view; nil if no ``ForEach`` created it.
  var elementID: AnyHashable?

  /// The view, as the content declares it.
  @MainActor public var body: some View { AnyView(view) }
}

/// The views in the content of a container, one by one.
///
/// Each view in the content, a condition, a group or a ``ForEach`` is an element of the collection. A view with a body is
/// one element, even if the body consists of several views.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
  private let views: [Subview]

  @MainActor init<Content: View>(of content: Content) {
    views = SceneViews.parts(of: content, at: [])
  }

  init(_ views: [Subview]) {
    self.views = views
  }

  /// The index of the first view.
  public var startIndex: Int { views.startIndex }
  /// The index after the last view.
  public var endIndex: Int { views.endIndex }
  /// Returns the view at an index.
  public subscript(index: Int) -> Subview { views[index] }

  /// Returns the views at some indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

/// Some of the subviews of a view, such as all but the first.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let views: ArraySlice<Subview>

  /// The index of the slice's first view, counted among all subviews.
  public var startIndex: Int { views.startIndex }
  /// The index after the last view.
  public var endIndex: Int { views.endIndex }
  /// Returns the view at an index.
  public subscript(index: Int) -> Subview { views[index] }

  /// Returns the views at some indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

/// A view that consists of other views, which a container treats one by one.
@MainActor protocol ViewParts {
  /// Returns the parts of the view; the path of each part begins with the path of the view.
  func parts(at path: [AnyHashable]) -> [Subview]
}

/// Returns the views of which a view consists; only the view itself if it doesn't consist of other views.
@MainActor func parts<Content: View>(of view: Content, at path: [AnyHashable]) -> [Subview] {
  guard Content.self is any ViewParts.Type else {
    return [Subview(id: Subview.ID(path: path), view: view)]
  }
  // An optional view that is nil can't be cast, and has no parts.
  return (view as? any ViewParts)?.parts(at: path) ?? []
}

extension EmptyView: ViewParts {
  @MainActor func parts(at path: [AnyHashable]) -> [Subview] { [] }
}

extension TupleView: ViewParts {
  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    var views: [Subview] = []
    var index = 0
    for view in repeat each content {
      views += SceneViews.parts(of: view, at: path + [index])
      index += 1
    }
    return views
  }
}

extension Group: ViewParts where Content: View {
  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    SceneViews.parts(of: content, at: path)
  }
}

extension Optional: ViewParts where Wrapped: View {
  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    map { SceneViews.parts(of: $0, at: path) } ?? []
  }
}

extension ConditionalView: ViewParts {
  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    switch self {
    case .first(let view): SceneViews.parts(of: view, at: path + [true])
    case .second(let view): SceneViews.parts(of: view, at: path + [false])
    }
  }
}

/// A group of views that a closure arranges; not for use by apps.
public nonisolated struct _SubviewsView<Base: View, Content: View>: View {
  let base: Base
  let transform: @MainActor (SubviewsCollection) -> Content

  /// The views that the closure returns for the subviews.
  @MainActor public var body: some View { transform(SubviewsCollection(of: base)) }
}

extension Group where Content: View {
  /// Creates a group that passes the subviews of a view to a closure, and shows the views that the closure returns.
  ///
  /// - Parameters:
  ///   - view: The view whose subviews are passed, such as the content of a container.
  ///   - transform: Returns the views to show.
  @preconcurrency
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping @MainActor (SubviewsCollection) -> Result
  ) where Content == _SubviewsView<Base, Result> {
    self.init(of: _SubviewsView(base: view, transform: transform), ())
  }
}
