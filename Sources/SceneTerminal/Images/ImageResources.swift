import Foundation

/// The files of images in the resources of an app.
struct ImageResources: Sendable {
  /// The folders in which an image file is looked for, in this order.
  let folders: [URL]
  /// The formats of files that can be shown, the preferred format first.
  let formats: [ImageHeader.Format]
  /// The maximum number of bytes of a file; larger files aren't read.
  let sizeLimit: Int

  /// Reads the image with the given name away from the main actor; nil if there is no image with this name that can be
  /// shown.
  @concurrent nonisolated func load(_ name: String) async -> ImageFile? { file(name) }

  /// Reads the image with the given name on the current thread; nil if there is no image with this name that can be
  /// shown.
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

  /// Returns whether the given name can't lead out of the folder in which its file is looked for.
  private static func staysInside(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && name.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  private func read(_ url: URL) -> [UInt8]? {
    // Only a regular file is read, because reading a pipe or a device might never end.
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
  /// The extensions that the names of files in this format can have, each with its period.
  fileprivate var endings: [String] {
    switch self {
    case .png: [".png"]
    case .jpeg: [".jpg", ".jpeg"]
    }
  }
}
