public import SceneViews

// Views and modifiers that accept a stand-in as their collection, title, item or publisher.
//
// Without these declarations, the compiler tries every possible type of such a parameter for each stand-in in a body.
// This takes too long. If an app can pass a literal for a parameter, the parameter is optional, so that the compiler
// prefers the usual type of the literal to a stand-in.

extension ForEach where Data == [StandIn], Content: View {
  /// Creates views for the elements of a stand-in, which has one element or none.
  @preconcurrency
  public nonisolated init(
    _ data: StandIn?, @ViewBuilder content: @escaping @MainActor (StandIn) -> Content
  ) where ID == StandIn {
    self.init(data.map(Array.init) ?? [], id: \.id, content: content)
  }

  /// Creates views for the elements of a stand-in, identified by a property.
  @preconcurrency
  public nonisolated init(
    _ data: StandIn?, id: KeyPath<StandIn, ID>,
    @ViewBuilder content: @escaping @MainActor (StandIn) -> Content
  ) {
    self.init(data.map(Array.init) ?? [], id: id, content: content)
  }
}

extension List where Selection == Never {
  /// Creates a list of the elements of a stand-in, which has one element or none.
  @preconcurrency
  public nonisolated init<Row: View>(
    _ data: StandIn?, @ViewBuilder rowContent: @escaping @MainActor (StandIn) -> Row
  ) where Content == ForEach<[StandIn], StandIn, Row> {
    self.init(data.map(Array.init) ?? [], id: \.id, rowContent: rowContent)
  }
}

// MARK: - Titles

extension Text {
  /// Creates a text that shows the path of a stand-in.
  public nonisolated init(_ text: StandIn?) { self.init(verbatim: text?.path ?? "") }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label whose title is the path of a stand-in.
  public nonisolated init(_ title: StandIn?, systemImage: String) {
    self.init(title?.path ?? "", systemImage: systemImage)
  }
}

extension Button where Label == Text {
  /// Creates a button whose title is the path of a stand-in.
  @preconcurrency
  public nonisolated init(
    _ title: StandIn?, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(title?.path ?? "", role: role, action: action)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose title is the path of a stand-in.
  @preconcurrency
  public nonisolated init<Destination: View>(
    _ title: StandIn?, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(title?.path ?? "", destination: destination)
  }
}

extension View {
  /// Sets the title of a page to the path of a stand-in.
  public nonisolated func navigationTitle(_ title: StandIn?) -> some View {
    navigationTitle(title?.path ?? "")
  }
}

// MARK: - Items and publishers

extension View {
  /// Presents nothing, because a stand-in has no item.
  public nonisolated func sheet<Content: View>(
    item: StandIn, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (StandIn) -> Content
  ) -> some View { self }

  /// Presents nothing, because a stand-in has no item.
  public nonisolated func fullScreenCover<Content: View>(
    item: StandIn, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (StandIn) -> Content
  ) -> some View { self }

  /// Presents nothing, because a stand-in has no item.
  public nonisolated func popover<Content: View>(
    item: StandIn, @ViewBuilder content: @escaping @MainActor (StandIn) -> Content
  ) -> some View { self }

  /// Shows no page, because a stand-in has no item.
  public nonisolated func navigationDestination<Destination: View>(
    item: StandIn, @ViewBuilder destination: @escaping @MainActor (StandIn) -> Destination
  ) -> some View { self }

  /// Receives nothing, because a stand-in publishes no values.
  public nonisolated func onReceive(
    _ publisher: StandIn, perform action: @escaping @MainActor (StandIn) -> Void
  ) -> some View { self }

  /// Receives nothing, because a stand-in publishes no values.
  @_disfavoredOverload
  public nonisolated func onReceive<Value>(
    _ publisher: StandIn, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View { self }
}
