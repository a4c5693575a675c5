public import SceneViews

extension AlertScene {
  /// Creates an alert with a localized title and a message.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - actions: The buttons, each of which answers the alert.
  ///   - message: The text below the title.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) {
    self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Creates an alert with a message and a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - actions: The buttons, each of which answers the alert.
  ///   - message: The text below the title.
  @MainActor public init(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) {
    self.init(title, isPresented, { actions() }, { message() })
  }

  /// Creates an alert about a value, with a localized title and a message.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - data: The value; if nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value.
  ///   - message: Returns the text below the title.
  @MainActor public init<Value, Shown: View, Said: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Shown,
    @ViewBuilder message: @escaping (Value) -> Said
  ) where Actions == Shown?, Message == Said? {
    self.init(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Creates an alert about a value, with a message and a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - data: The value; if nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value.
  ///   - message: Returns the text below the title.
  @MainActor public init<Value, Shown: View, Said: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Shown,
    @ViewBuilder message: @escaping (Value) -> Said
  ) where Actions == Shown?, Message == Said? {
    self.init(
      title, data == nil ? .constant(false) : isPresented, { data.map(actions) },
      { data.map(message) })
  }

  /// Creates an alert with a localized title and a message; the alert is shown while there is an item.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - item: The item; set to nil when the person answers.
  ///   - actions: Returns the buttons for the item.
  ///   - message: Returns the text below the title.
  @MainActor public init<Item, Shown: View, Said: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Shown, @ViewBuilder message: @escaping (Item) -> Said
  ) where Actions == Shown?, Message == Said? {
    self.init(
      Text(titleKey), item.isThere(), { item.wrappedValue.map(actions) },
      { item.wrappedValue.map(message) })
  }
}

extension AlertScene where Message == EmptyView {
  /// Creates an alert with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - actions: The buttons, each of which answers the alert.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) {
    self.init(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Creates an alert with a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - actions: The buttons, each of which answers the alert.
  @MainActor public init(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) {
    self.init(title, isPresented, { actions() }, { EmptyView() })
  }

  /// Creates an alert about a value, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - data: The value; if nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value.
  @MainActor public init<Value, Shown: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Shown
  ) where Actions == Shown? {
    self.init(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Creates an alert about a value, with a `Text` view as its title.
  ///
  /// - Parameters:
  ///   - title: The title, whose styles are ignored.
  ///   - isPresented: Whether the alert is shown; set to false when the person answers.
  ///   - data: The value; if nil, the alert isn't shown.
  ///   - actions: Returns the buttons for the value.
  @MainActor public init<Value, Shown: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Shown
  ) where Actions == Shown? {
    self.init(
      title, data == nil ? .constant(false) : isPresented, { data.map(actions) },
      { EmptyView() })
  }

  /// Creates an alert with a localized title; the alert is shown while there is an item.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - item: The item; set to nil when the person answers.
  ///   - actions: Returns the buttons for the item.
  @MainActor public init<Item, Shown: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Shown
  ) where Actions == Shown? {
    self.init(
      Text(titleKey), item.isThere(), { item.wrappedValue.map(actions) }, { EmptyView() })
  }
}
