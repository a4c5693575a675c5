public import Foundation

extension InformationPropertyList {
  /// Reads an Info.plist of at most 1 MiB, in XML or in the binary format.
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
  /// Reads the scene manifest of an Info.plist in XML or in the binary format.
  ///
  /// - Parameter url: The file.
  /// - Throws: A ``/SceneModel/PropertyListError`` with the file, the key path and the expected value.
  public init(contentsOf url: URL) throws {
    self = try InformationPropertyList(contentsOf: url).requiredManifest(file: url.path)
  }
}
