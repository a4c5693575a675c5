package import Foundation
package import SceneDisplay
package import SceneLayout

/// The images in the resources of an app, each read once after it is first needed.
///
/// The store also remembers the names for which no file can be shown. For these names, the host shows alternative
/// texts.
package final class ImageStore {
  /// The maximum number of bytes of all stored images.
  private static let totalLimit = 64 << 20

  /// The image files in the app's resources.
  let resources: ImageResources
  private let cell: (width: Int, height: Int)
  private let readsLater: Bool
  private var files: [String: ImageFile?] = [:]
  private var total = 0
  private var wanted: [String] = []

  /// Creates an empty store for the images in the given folders.
  ///
  /// - Parameters:
  ///   - folders: The folders with image files. For each image, the first folder that contains a file for it is used.
  ///   - formats: The formats of files that can be shown, the preferred format first.
  ///   - sizeLimit: The maximum number of bytes of a file.
  ///   - cell: The size of a cell in pixels.
  ///   - readsLater: Whether a host reads the requested images later. Until then ``file(_:)`` returns nil for them.
  package init(
    folders: [URL] = resourceFolders, formats: [ImageHeader.Format] = [.png],
    sizeLimit: Int = 8 << 20, cell: (width: Int, height: Int) = (8, 16),
    readsLater: Bool = false
  ) {
    resources = ImageResources(folders: folders, formats: formats, sizeLimit: sizeLimit)
    self.readsLater = readsLater
    self.cell = (max(1, cell.width), max(1, cell.height))
  }

  /// The folders of the app's resources, including the resources of packages beside the executable.
  package static var resourceFolders: [URL] {
    var folders = [Bundle.main.resourceURL].compactMap(\.self)
    guard let beside = Bundle.main.executableURL?.deletingLastPathComponent() else {
      return folders
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
      let folder = beside.appending(path: name)
      folders += [folder, folder.appending(path: "Contents/Resources")]
    }
    return folders
  }

  /// Returns the image with the given name; the first call reads or requests the image.
  ///
  /// The image is nil until it is read. It stays nil if no image can be shown, or if the store has no room for it.
  package func file(_ name: String) -> ImageFile? {
    if let known = files[name] { return known }
    files[name] = .some(nil)
    if readsLater {
      wanted.append(name)
    } else {
      keep(resources.file(name), as: name)
    }
    return files[name] ?? nil
  }

  /// Whether any requested image hasn't been read yet.
  var hasWanted: Bool { !wanted.isEmpty }

  /// Returns the names of the requested images that aren't read yet, and removes the names from the list of requests.
  func takeWanted() -> [String] {
    defer { wanted = [] }
    return wanted
  }

  /// Stores an image under its name, unless all stored images together would exceed the limit; does nothing if the
  /// image is nil.
  func keep(_ file: ImageFile?, as name: String) {
    guard let file, file.bytes.count <= Self.totalLimit - total else { return }
    files[name] = file
    total += file.bytes.count
  }

  /// Returns the file of an image, from the image's own content or, without content, by its name; nil if the image
  /// isn't read yet or can't be shown.
  package func file(_ image: DisplayImage) -> ImageFile? {
    guard let content = image.file else { return file(image.name) }
    let scale = content.scale >= 1 ? Int(min(content.scale, 100)) : 1
    guard content.bytes.count <= resources.sizeLimit,
      let file = ImageFile(image.name, content.bytes, scale: scale)
    else { return nil }
    return resources.formats.contains(file.header.format) ? file : nil
  }

  /// Returns the size of an image in cells, which may be fractional; nil if the image isn't read yet or can't be shown.
  package func size(of image: DisplayImage) -> LayoutSize? {
    file(image).map { file in
      LayoutSize(
        Double(file.header.width) / Double(file.scale * cell.width),
        Double(file.header.height) / Double(file.scale * cell.height))
    }
  }
}
