public import Foundation

// The properties of the file dialogs in a view.
extension View {
  /// Sets the message below the title of file dialogs.
  ///
  /// - Parameter message: The message, whose styles are ignored; nil for none.
  /// - Returns: The view with the message in its file dialogs.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    fileDialog { $0.message = message?.unstyled }
  }

  /// Sets the message below the title of file dialogs, as a string.
  ///
  /// - Parameter message: The message.
  /// - Returns: The view with the message in its file dialogs.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<Message: StringProtocol>(
    _ message: Message
  ) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the localized message below the title of file dialogs.
  ///
  /// - Parameter messageKey: The key of the message, looked up in the app's string tables.
  /// - Returns: The view with the message in its file dialogs.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the title of the button that confirms the path in file dialogs.
  ///
  /// - Parameter label: The title, whose styles are ignored; nil for the default.
  /// - Returns: The view with the title in its file dialogs.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialog { $0.confirmTitle = label?.unstyled }
  }

  /// Sets the title of the button that confirms the path in file dialogs, as a string.
  ///
  /// - Parameter label: The title.
  /// - Returns: The view with the title in its file dialogs.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<Label: StringProtocol>(
    _ label: Label
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the localized title of the button that confirms the path in file dialogs.
  ///
  /// - Parameter labelKey: The key of the title, looked up in the app's string tables.
  /// - Returns: The view with the title in its file dialogs.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the label of the path field in dialogs that save or move a file.
  ///
  /// - Parameter label: The label, whose styles are ignored; nil for the default.
  /// - Returns: The view with the label in its file dialogs.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialog { $0.fieldLabel = label?.unstyled }
  }

  /// Sets the label of the path field in dialogs that save or move a file, as a string.
  ///
  /// - Parameter label: The label.
  /// - Returns: The view with the label in its file dialogs.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<Label: StringProtocol>(
    _ label: Label
  ) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the localized label of the path field in dialogs that save or move a file.
  ///
  /// - Parameter labelKey: The key of the label, looked up in the app's string tables.
  /// - Returns: The view with the label in its file dialogs.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets the folder to which the paths in file dialogs are relative.
  ///
  /// - Parameter directory: The folder; nil for the working directory of the process.
  /// - Returns: The view with the folder in its file dialogs.
  public nonisolated func fileDialogDefaultDirectory(_ directory: URL?) -> some View {
    fileDialog { $0.folder = directory }
  }

  private nonisolated func fileDialog(
    _ change: @escaping (inout FileDialogOptions) -> Void
  ) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }

  /// Has no effect: file dialogs ask for a path, and have no browser for files.
  ///
  /// - Parameter id: The identifier under which the dialog stores its folder.
  /// - Returns: The view itself.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> Self { self }

  /// Has no effect: file dialogs ask for a path, and have no browser for files.
  ///
  /// - Parameter imports: Whether choosing an alias gives the app the alias itself, and not its target.
  /// - Returns: The view itself.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }

  /// Has no effect: file dialogs ask for a path, and have no browser for files.
  ///
  /// - Parameter options: The files that the dialog lists.
  /// - Returns: The view itself.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self {
    self
  }
}

/// The options for the files that a dialog lists.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The sum of the raw values of the options.
  public let rawValue: Int

  /// Creates options from the sum of their raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values of the options.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The files in packages are shown.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Filename extensions are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
