public import Foundation

extension InformationPropertyList {
  /// Reads an Info.plist, XML or binary, of at most 1 MiB.
  ///
  /// - Parameter url: The file.
  /// - Throws: A ``/SceneModel/PropertyListError`` with the file, the key path and the expected value.
  public init(contentsOf url: URL) throws {
    do {
      try self.init(PropertyListNode(value: PropertyListValue(contentsOf: url), path: .top))
    } catch {
      throw error.inFile(url.path)
    }
  }
}

extension SceneManifest {
  /// Reads the manifest in an Info.plist, XML or binary.
  ///
  /// - Parameter url: The file.
  /// - Throws: A ``/SceneModel/PropertyListError`` with the file, the key path and the expected value.
  public init(contentsOf url: URL) throws {
    self = try InformationPropertyList(contentsOf: url).requiredManifest(file: url.path)
  }
}
