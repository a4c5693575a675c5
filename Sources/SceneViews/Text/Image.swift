import SceneDisplay

/// An image with alternative text.
public nonisolated struct Image: View, Hashable, Sendable {
  let name: String
  private let alternative: String?
  /// The source of an alternative text that depends on the environment; nil if the alternative text is constant, or if
  /// there is none.
  fileprivate var source: TextSource?
  private var kind = DisplayImage.Kind.named
  /// The content of a loaded image; nil for an image that hosts find by its name.
  private var file: DisplayImage.File?

  /// Creates an image by name, with the name as its alternative text.
  ///
  /// - Parameter name: The name by which hosts find the image.
  public init(_ name: String) {
    self.name = name
    alternative = name
  }

  /// Creates an image by name.
  ///
  /// - Parameters:
  ///   - name: The name by which hosts find the image.
  ///   - label: The alternative text.
  public init(_ name: String, label: Text) {
    self.name = name
    let (constant, source) = label.asPart
    alternative = constant
    self.source = source
  }

  /// Creates a system image by the name of its symbol.
  ///
  /// The name is also the alternative text.
  ///
  /// - Parameter systemName: The name of the symbol, which hosts look up like the name of any
  ///   image.
  public init(systemName: String) {
    self.init(systemName)
  }

  /// Creates a decorative image, which has no alternative text.
  ///
  /// - Parameter name: The name by which hosts find the image.
  public init(decorative name: String) {
    self.name = name
    alternative = nil
  }

  /// Creates an image from the content of a file.
  init(_ name: String, file: DisplayImage.File) {
    self.init(name)
    self.file = file
  }

  /// Makes the image fill the available space, instead of keeping its own size.
  ///
  /// - Returns: The image, without a size of its own.
  public func resizable() -> Image {
    var image = self
    image.kind = .resizable
    return image
  }

  @MainActor public static func _makeNode(_ view: Image, in parent: _AnyNode) -> _Node<Image> {
    ImageNode(view, in: parent)
  }

  /// Returns the alternative text in the language of a context; nil if there is none.
  func label(in context: inout TextContext) -> String? {
    source?.runs(TextRun(""), in: &context).map(\.text).joined() ?? alternative
  }

  /// Returns the element with `label` as its alternative text, or with the constant alternative text if `label` is nil.
  fileprivate func element(label: String?) -> DisplayElement {
    .image(DisplayImage(name, alternative: label ?? alternative, kind: kind, file: file))
  }
}

/// The node of an image, whose alternative text may depend on the environment.
private final class ImageNode: ViewNode<Image>, TextOwner {
  private var surroundings: TextSurroundings?

  init(_ view: Image, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    if view.source != nil { surroundings.follow(self) }
  }

  var shownText: Text { view.source.map { Text($0) } ?? Text(verbatim: "") }

  override var element: DisplayElement { view.element(label: surroundings?.text) }

  override func update(to view: Image) {
    guard view != self.view else { return }
    super.update(to: view)
    if surroundings != nil || view.source != nil { surroundings.follow(self) }
    elementDidChange()
  }

  func textDidChange() { elementDidChange() }

  override func environmentDidChange() {
    super.environmentDidChange()
    surroundings?.move(to: environment)
  }

  override func unmount() {
    surroundings?.end()
    super.unmount()
  }
}
