// MARK: - Values with a preview

extension ShareLink {
  /// Creates a menu with a custom label, which shares values, each with a preview.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject of a message with the values; the parameter has no effect.
  ///   - message: The text of a message with the values; the parameter has no effect.
  ///   - preview: Returns the preview of a value; the title of the preview represents the value in the menu.
  ///   - label: The label of the menu.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: items, preview: { preview($0).title }, label: label())
  }

  /// Creates a menu to share a value, with a preview, and with views as the label of the menu.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject of a message with the value; the parameter has no effect.
  ///   - message: The text of a message with the value; the parameter has no effect.
  ///   - preview: The preview, whose title represents the value in the menu.
  ///   - label: The label of the menu.
  public init<Item: Transferable>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), preview: { _ in preview.title }, label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a menu to share values, each with a preview, and with the standard label.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject of a message with the values; the parameter has no effect.
  ///   - message: The text of a message with the values; the parameter has no effect.
  ///   - preview: Returns the preview of a value; the title of the preview represents the value in the menu.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, preview: { preview($0).title }, label: .usual)
  }

  /// Creates a menu to share values, each with a preview, and with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - items: The values.
  ///   - subject: The subject of a message with the values; the parameter has no effect.
  ///   - message: The text of a message with the values; the parameter has no effect.
  ///   - preview: Returns the preview of a value; the title of the preview represents the value in the menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, preview: { preview($0).title },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a menu to share values, each with a preview, and with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - items: The values.
  ///   - subject: The subject of a message with the values; the parameter has no effect.
  ///   - message: The text of a message with the values; the parameter has no effect.
  ///   - preview: Returns the preview of a value; the title of the preview represents the value in the menu.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, preview: { preview($0).title },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a menu to share a value, with a preview and the standard label.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject of a message with the value; the parameter has no effect.
  ///   - message: The text of a message with the value; the parameter has no effect.
  ///   - preview: The preview, whose title represents the value in the menu.
  public init<Item: Transferable>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), preview: { _ in preview.title }, label: .usual)
  }

  /// Creates a menu to share a value, with a preview and a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - item: The value.
  ///   - subject: The subject of a message with the value; the parameter has no effect.
  ///   - message: The text of a message with the value; the parameter has no effect.
  ///   - preview: The preview, whose title represents the value in the menu.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item: Transferable>(
    _ title: Title,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), preview: { _ in preview.title },
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a menu to share a value, with a preview and a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - item: The value.
  ///   - subject: The subject of a message with the value; the parameter has no effect.
  ///   - message: The text of a message with the value; the parameter has no effect.
  ///   - preview: The preview, whose title represents the value in the menu.
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), preview: { _ in preview.title },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

// MARK: - Texts and links

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element: _ShareableWithoutPreview {
  /// Creates a menu to share texts or links, with views as its label.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject of a message with the values; the parameter has no effect.
  ///   - message: The text of a message with the values; the parameter has no effect.
  ///   - label: The label of the menu.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items: items, preview: nil, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a menu to share a text or a link, with views as its label.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject of a message with the value; the parameter has no effect.
  ///   - message: The text of a message with the value; the parameter has no effect.
  ///   - label: The label of the menu.
  public init<Item: _ShareableWithoutPreview>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), preview: nil, label: label())
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element: _ShareableWithoutPreview
{
  /// Creates a menu to share texts or links, with the standard label.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject of a message with the values; the parameter has no effect.
  ///   - message: The text of a message with the values; the parameter has no effect.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items: items, preview: nil, label: .usual)
  }

  /// Creates a menu to share texts or links, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - items: The values.
  ///   - subject: The subject of a message with the values; the parameter has no effect.
  ///   - message: The text of a message with the values; the parameter has no effect.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items: items, preview: nil, label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a menu to share texts or links, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - items: The values.
  ///   - subject: The subject of a message with the values; the parameter has no effect.
  ///   - message: The text of a message with the values; the parameter has no effect.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(
      items: items, preview: nil, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a menu to share a text or a link, with the standard label.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject of a message with the value; the parameter has no effect.
  ///   - message: The text of a message with the value; the parameter has no effect.
  public init<Item: _ShareableWithoutPreview>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), preview: nil, label: .usual)
  }

  /// Creates a menu to share a text or a link, with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - item: The value.
  ///   - subject: The subject of a message with the value; the parameter has no effect.
  ///   - message: The text of a message with the value; the parameter has no effect.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item: _ShareableWithoutPreview>(
    _ title: Title,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), preview: nil, label: DefaultShareLinkLabel(title: Text(title))
    )
  }

  /// Creates a menu to share a text or a link, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - item: The value.
  ///   - subject: The subject of a message with the value; the parameter has no effect.
  ///   - message: The text of a message with the value; the parameter has no effect.
  public init<Item: _ShareableWithoutPreview>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(
      items: CollectionOfOne(item), preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey))
    )
  }
}
