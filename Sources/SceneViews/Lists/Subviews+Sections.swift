/// A section in the content of a container; ``Group`` and ``ForEach`` pass such sections to a closure.
public nonisolated struct SectionConfiguration: Identifiable {
  /// The identity of the section: its position in the content, or the position of its first view if the section consists
  /// of views that are outside of a ``Section``.
  public let id: Subview.ID
  /// The views of the header; empty for a section without a header.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer; empty for a section without a footer.
  public let footer: SubviewsCollection
  /// The values that the section passes to the container around it.
  public let containerValues: ContainerValues
}

/// The sections in the content of a container.
///
/// Successive views outside of sections form a section that has neither a header nor a footer.
public nonisolated struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor init<Content: View>(of content: Content) {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func endLoose() {
      guard let first = loose.first else { return }
      let none = SubviewsCollection([])
      sections.append(
        SectionConfiguration(
          id: first.id, header: none, content: SubviewsCollection(loose), footer: none,
          containerValues: ContainerValues()))
      loose = []
    }
    for view in SubviewsCollection(of: content) {
      if let section = view.view.section {
        endLoose()
        sections.append(section.configuration(view))
      } else {
        loose.append(view)
      }
    }
    endLoose()
    self.sections = sections
  }

  /// The index of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The index after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section that can return its header, content and footer.
@MainActor private protocol SectionParts {
  func configuration(_ view: Subview) -> SectionConfiguration
}

extension View {
  /// The view as a section, without the modifiers that set container values; nil if the view isn't a section.
  @MainActor fileprivate var section: (any SectionParts)? {
    if let valued = self as? any ContainerValued & ViewParts { return valued.valued.section }
    return self as? any SectionParts
  }
}

extension Section: SectionParts {
  @MainActor fileprivate func configuration(_ view: Subview) -> SectionConfiguration {
    let (header, content, footer) = child.content
    return SectionConfiguration(
      id: view.id, header: SubviewsCollection(of: header.child),
      content: SubviewsCollection(of: content), footer: SubviewsCollection(of: footer.child),
      containerValues: view.containerValues)
  }
}

extension ForEach: ViewParts {
  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    data.flatMap { element in
      let id = AnyHashable(element[keyPath: id])
      return SceneViews.parts(of: content(element), at: path + [id]).map { view in
        var view = view
        view.elementID = view.elementID ?? id
        return view
      }
    }
  }
}

extension SubviewsCollection: View, ViewParts {
  /// The views, one after the other.
  @MainActor public var body: some View { ForEach(self) { $0 } }

  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    ForEach(self) { $0 }.parts(at: path)
  }
}

extension SubviewsCollectionSlice: View, ViewParts {
  /// The views, one after the other.
  @MainActor public var body: some View { ForEach(self) { $0 } }

  @MainActor func parts(at path: [AnyHashable]) -> [Subview] {
    ForEach(self) { $0 }.parts(at: path)
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID {
  /// Creates a view for each subview of a view; a group or a `ForEach` counts as the views that it contains.
  ///
  /// - Parameters:
  ///   - view: The view with the subviews, such as the content of a container.
  ///   - content: Returns the view for a subview.
  @preconcurrency
  @MainActor public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping @MainActor (Subview) -> Content
  ) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

extension ForEach where Data == SectionCollection, ID == Subview.ID {
  /// Creates a view for each section in a view.
  ///
  /// - Parameters:
  ///   - view: The view with the sections, such as the content of a container.
  ///   - content: Returns the view for a section.
  @preconcurrency
  @MainActor public init<Base: View>(
    sections view: Base,
    @ViewBuilder content: @escaping @MainActor (SectionConfiguration) -> Content
  ) {
    self.init(SectionCollection(of: view), content: content)
  }
}
