public import Foundation
import SceneDisplay
import SceneRuntime

/// An image that is loaded from an address after the view appears.
///
/// ```swift
/// import Foundation
///
/// struct Portrait: View {
///   let address: URL
///
///   var body: some View {
///     AsyncImage(url: address) { phase in
///       switch phase {
///       case .empty: ProgressView()
///       case .success(let image): image.resizable().frame(width: 64, height: 64)
///       case .failure(let error): Text(error.localizedDescription)
///       }
///     }
///   }
/// }
/// ```
///
/// By default, files and `data:` addresses of at most 64 MB are loaded. An app that needs other addresses sets
/// `RuntimeServices.loadData`. A host that shows no images shows the last part of the address.
public nonisolated struct AsyncImage<Content: View>: View {
  private let source: AsyncImageSource
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.application) private var application

  /// Creates an image with a view for each phase of loading.
  ///
  /// - Parameters:
  ///   - url: The address; nil if it isn't known yet.
  ///   - scale: The number of pixels in a point.
  ///   - transaction: The transaction of the changes, which has no effect.
  ///   - content: Returns the view of a phase.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    source = AsyncImageSource(url: url, scale: scale)
    self.content = content
  }

  /// Creates an image with a placeholder, which is shown before the image is loaded and after loading fails.
  ///
  /// - Parameters:
  ///   - url: The address; nil if it isn't known yet.
  ///   - scale: The number of pixels in a point.
  ///   - content: Returns the view of the loaded image.
  ///   - placeholder: Returns the placeholder.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalView<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// The view for the current phase of loading.
  @MainActor public var body: some View {
    content(phase).task(id: source) { await load() }
  }

  @MainActor private func load() async {
    phase = .empty
    guard let url = source.url else { return }
    let loaded: AsyncImagePhase
    do {
      let data =
        if let application {
          try await application.work.load { try await application.services.loadData(url) }
        } else {
          try await url.localData()
        }
      loaded = .success(
        Image(url.imageName, file: try await DisplayImage.File(of: data, scale: source.scale)))
    } catch {
      loaded = .failure(error)
    }
    // If the address changed during loading, the task was canceled, and the result is out of date.
    if !Task.isCancelled { phase = loaded }
  }
}

extension AsyncImage where Content == Image {
  /// Creates an image; its name is shown before the image is loaded and after loading fails.
  ///
  /// - Parameters:
  ///   - url: The address; if it is nil, neither an image nor a name is shown.
  ///   - scale: The number of pixels in a point.
  public init(url: URL?, scale: Double = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Image(url?.imageName ?? "") }
  }
}

/// The state of loading an image.
public nonisolated enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading failed with an error.
  case failure(any Error)

  /// The image; nil if it isn't loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error with which loading failed; nil if it hasn't failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The address of an image, and the number of its pixels in a point.
nonisolated struct AsyncImageSource: Hashable {
  let url: URL?
  let scale: Double
}

extension DisplayImage.File {
  /// Creates the content of an image from the bytes of its file.
  ///
  /// - Throws: An error if the bytes don't begin like a file in a common image format.
  @concurrent fileprivate init(of data: Data, scale: Double) async throws {
    let bytes = [UInt8](data)
    guard bytes.isImage else { throw CocoaError(.fileReadCorruptFile) }
    self.init(bytes, scale: scale)
  }
}

extension URL {
  /// The name that hosts without images show; `image` for a `data:` address, which contains no name.
  nonisolated fileprivate var imageName: String {
    scheme?.lowercased() == "data" ? "image" : lastPathComponent
  }
}

extension [UInt8] {
  /// Whether the bytes begin like a file in a common image format.
  nonisolated fileprivate var isImage: Bool {
    let signatures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("BM".utf8),
      Array("II*\0".utf8), [0x4D, 0x4D, 0x00, 0x2A],
    ]
    if signatures.contains(where: { starts(with: $0) }) { return true }
    // A WebP file is a RIFF file whose format follows the first eight bytes. HEIC and AVIF files begin with a box whose
    // type, `ftyp`, follows the first four bytes.
    let kind = dropFirst(8).prefix(4)
    return starts(with: Array("RIFF".utf8)) && kind.elementsEqual("WEBP".utf8)
      || dropFirst(4).starts(with: Array("ftyp".utf8))
  }
}
