public import Foundation
import SceneRuntime

/// A menu with which a person shares texts, links or values of other transferable types.
///
/// ```swift
/// struct MessageActions: View {
///   let text: String
///
///   var body: some View {
///     ShareLink("Share Message", item: text, preview: SharePreview("A message from Ada"))
///   }
/// }
/// ```
///
/// The menu has a command that copies the values, so that the person can paste them in the app or in another program.
/// If the only value is a link, the menu also has a command that opens the link.
public nonisolated struct ShareLink<
  Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View where Data.Element: Transferable {
  private let items: Data
  private let preview: ((Data.Element) -> Text)?
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.sceneSession) private var session

  init(items: Data, preview: ((Data.Element) -> Text)?, label: Label) {
    self.items = items
    self.preview = preview
    self.label = label
  }

  /// A menu with the label, the titles of the previews, a command to open a single link, and a command to copy the
  /// values.
  @MainActor public var body: some View {
    Menu {
      if let preview {
        ForEach(Array(items.map(preview).enumerated()), id: \.offset) { $0.element }
      }
      if items.count == 1, let link = items.first as? URL {
        Button("Open Link") { openURL(link) }
      }
      Button("Copy") { copy() }.disabled(items.isEmpty)
    } label: {
      label
    }
  }

  @MainActor private func copy() {
    session?.application?.pasteboard.set(items.map { NSItemProvider($0) }) { texts in
      texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
  }
}

/// The title and the pictures of a shared value; hosts show only the title.
public nonisolated struct SharePreview<Image, Icon> {
  let title: Text

  /// Creates a preview with a picture and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text that represents the value.
  ///   - image: A picture of the value, which isn't shown.
  ///   - icon: A symbol for the type of the value, which isn't shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {
    self.title = Text(title)
  }

  /// Creates a preview with a localized title, a picture and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - image: A picture of the value, which isn't shown.
  ///   - icon: A symbol for the type of the value, which isn't shown.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.title = Text(titleKey)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a picture.
  ///
  /// - Parameters:
  ///   - title: The text that represents the value.
  ///   - image: A picture of the value, which isn't shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) {
    self.title = Text(title)
  }

  /// Creates a preview with a localized title and a picture.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - image: A picture of the value, which isn't shown.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.title = Text(titleKey)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a symbol.
  ///
  /// - Parameters:
  ///   - title: The text that represents the value.
  ///   - icon: A symbol for the type of the value, which isn't shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) {
    self.title = Text(title)
  }

  /// Creates a preview with a localized title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, looked up in the app's string tables.
  ///   - icon: A symbol for the type of the value, which isn't shown.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.title = Text(titleKey)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview that has only a title.
  ///
  /// - Parameter title: The text that represents the value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.title = Text(title)
  }

  /// Creates a preview that has only a localized title.
  ///
  /// - Parameter titleKey: The key of the title, looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey) {
    self.title = Text(titleKey)
  }
}

/// The label of a share link: a standard title, or a title that the app sets.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text

  /// The title, with the symbol for sharing.
  @MainActor public var body: some View {
    SceneViews.Label {
      title
    } icon: {
      Image(decorative: "square.and.arrow.up")
    }
  }

  static var usual: Self { DefaultShareLinkLabel(title: Text(verbatim: "Share…")) }
}

/// A value that can be shared without a preview: a text or a link; not for use by apps.
public protocol _ShareableWithoutPreview: Transferable {}
extension String: _ShareableWithoutPreview {}
extension URL: _ShareableWithoutPreview {}
