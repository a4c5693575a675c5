// MARK: - Values with a preview

extension ShareLink {
  /// Creates a menu that has a custom label and shares values, each with a preview.
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

  /// Creates a menu that has a custom label and shares a value with a preview.
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
  /// Creates a menu that has the standard label and shares values, each with a preview.
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

  /// Creates a menu that has a title and shares values, each with a preview.
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

  /// Creates a menu that has a localized title and shares values, each with a preview.
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

  /// Creates a menu that has the standard label and shares a value with a preview.
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

  /// Creates a menu that has a title and shares a value with a preview.
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

  /// Creates a menu that has a localized title and shares a value with a preview.
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
  /// Creates a menu that has a custom label and shares texts or links.
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
  /// Creates a menu that has a custom label and shares a text or a link.
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
  /// Creates a menu that has the standard label and shares texts or links.
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

  /// Creates a menu that has a title and shares texts or links.
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

  /// Creates a menu that has a localized title and shares texts or links.
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
  /// Creates a menu that has the standard label and shares a text or a link.
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

  /// Creates a menu that has a title and shares a text or a link.
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

  /// Creates a menu that has a localized title and shares a text or a link.
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
