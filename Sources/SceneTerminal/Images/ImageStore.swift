package import Foundation
package import SceneDisplay
package import SceneLayout

/// The images in the resources of an app, each read when it is first needed.
///
/// The store also remembers names without a file that can be shown; the host shows alternative texts for them.
package final class ImageStore {
  /// The maximum number of bytes of all stored images.
  private static let totalLimit = 64 << 20

  private let folders: [URL]
  private let formats: [ImageHeader.Format]
  private let sizeLimit: Int
  private let cell: (width: Int, height: Int)
  private var files: [String: ImageFile?] = [:]
  private var total = 0

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folders: The folders with image files; the first folder that contains a file is used.
  ///   - formats: The formats of files that can be shown, the preferred format first.
  ///   - sizeLimit: The maximum number of bytes of a file.
  ///   - cell: The size of a cell in pixels.
  package init(
    folders: [URL] = resourceFolders, formats: [ImageHeader.Format] = [.png],
    sizeLimit: Int = 8 << 20, cell: (width: Int, height: Int) = (8, 16)
  ) {
    self.folders = folders
    self.formats = formats
    self.sizeLimit = sizeLimit
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

  /// Returns the image with a name; nil if there is no image that can be shown.
  package func file(_ name: String) -> ImageFile? {
    if let known = files[name] { return known }
    let found = find(name)
    files[name] = .some(found)
    total += found?.bytes.count ?? 0
    return found
  }

  /// Returns the file of an image, from its content or by its name; nil if there is no image that can be shown.
  package func file(_ image: DisplayImage) -> ImageFile? {
    guard let content = image.file else { return file(image.name) }
    let scale = content.scale >= 1 ? Int(min(content.scale, 100)) : 1
    guard content.bytes.count <= sizeLimit,
      let file = ImageFile(image.name, content.bytes, scale: scale)
    else { return nil }
    return formats.contains(file.header.format) ? file : nil
  }

  /// Returns the size of an image in cells, which may be fractional; nil if the image can't be shown.
  package func size(of image: DisplayImage) -> LayoutSize? {
    file(image).map { file in
      LayoutSize(
        Double(file.header.width) / Double(file.scale * cell.width),
        Double(file.header.height) / Double(file.scale * cell.height))
    }
  }

  // MARK: - Reading

  private func find(_ name: String) -> ImageFile? {
    guard Self.staysInside(name) else { return nil }
    for folder in folders {
      for format in formats {
        for ending in format.endings {
          for scale in 1...2 {
            let path = name + (scale == 1 ? "" : "@\(scale)x") + ending
            guard let bytes = read(folder.appending(path: path)) else { continue }
            return ImageFile(name, bytes, scale: scale).flatMap {
              $0.header.format == format ? $0 : nil
            }
          }
        }
      }
    }
    return nil
  }

  /// Returns whether the file of a name is inside the folder that is searched, not outside through `..`.
  private static func staysInside(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && name.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  private func read(_ url: URL) -> [UInt8]? {
    // Reading anything but a regular file might never end.
    let url = url.resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= min(sizeLimit, Self.totalLimit - total),
      let data = try? Data(contentsOf: url), data.count <= sizeLimit
    else { return nil }
    return [UInt8](data)
  }
}

extension ImageHeader.Format {
  /// The file name extensions of the format.
  fileprivate var endings: [String] {
    switch self {
    case .png: [".png"]
    case .jpeg: [".jpg", ".jpeg"]
    }
  }
}
