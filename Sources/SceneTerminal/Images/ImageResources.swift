import Foundation

/// The files of images in the resources of an app.
struct ImageResources: Sendable {
  /// The folders with image files, of which the first that has a file is used.
  let folders: [URL]
  /// The formats of files that can be shown, those to be preferred first.
  let formats: [ImageHeader.Format]
  /// The most bytes of a file.
  let sizeLimit: Int

  /// Returns the image of a name, which is read away from the main actor; nil if there is none that can be shown.
  @concurrent nonisolated func load(_ name: String) async -> ImageFile? { file(name) }

  /// Returns the image of a name, whose file is read; nil if there is none that can be shown.
  func file(_ name: String) -> ImageFile? {
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

  /// Returns whether the file of a name is in the folder in which it is looked for.
  private static func staysInside(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && name.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  private func read(_ url: URL) -> [UInt8]? {
    // Anything but a file might never end.
    let url = url.resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int, size <= sizeLimit,
      let data = try? Data(contentsOf: url), data.count <= sizeLimit
    else { return nil }
    return [UInt8](data)
  }
}

extension ImageHeader.Format {
  /// The ends of the names of files.
  fileprivate var endings: [String] {
    switch self {
    case .png: [".png"]
    case .jpeg: [".jpg", ".jpeg"]
    }
  }
}
