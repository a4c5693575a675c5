package import Foundation

extension URL {
  /// Whether the URL leads to a file or a folder, as opposed to a pipe, a socket or a device, which may never end when
  /// it is read; nil if nothing exists at the URL.
  package nonisolated var isFileOrFolder: Bool? {
    // The attributes are those of a link itself, and a link to something that doesn't exist remains a link.
    let place = resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: place) else { return nil }
    let type = try? FileManager.default.attributesOfItem(atPath: place)[.type]
    return [.typeRegular, .typeDirectory].contains(type as? FileAttributeType)
  }
}
