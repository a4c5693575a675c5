package import Foundation

/// User defaults in a file of their own, which no other program shares.
///
/// The values are read once, and written by ``synchronize()`` if they changed.
package final class FileDefaults: MemoryDefaults {
  private let path: String
  private let files = SystemFiles()
  /// The reason why the values in the file aren't used; nil if they are used, or if there is no file.
  package private(set) var damage: String?

  /// Creates defaults with the values in a property list.
  ///
  /// A file that can't be read is renamed, so that its values aren't lost.
  ///
  /// - Parameter file: The file, which is created when values are written.
  package init?(_ file: URL) {
    path = file.path
    super.init(suiteName: nil)
    do throws(FileError) {
      read(try files.contents(of: path, limit: Self.sizeLimit))
    } catch {
      if !error.isMissing { setAside("\(error)") }
    }
    _ = takeChanges()
  }

  private static let sizeLimit = 64 << 20

  private func read(_ data: Data) {
    let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard data.count <= Self.sizeLimit, let values = values as? [String: Any] else {
      return setAside("it isn't a property list of values by their keys")
    }
    for (key, value) in values { set(value, forKey: key) }
  }

  private func setAside(_ reason: String) {
    let other = path + ".damaged"
    do throws(FileError) {
      try files.rename(path, to: other)
      damage = "\(path): \(reason); it is kept as \(other)"
    } catch {
      damage = "\(path): \(reason)"
    }
  }

  /// Writes the values to the file if they changed.
  ///
  /// - Returns: False if the file couldn't be written; the next call tries again.
  package override func synchronize() -> Bool {
    guard let values = takeChanges() else { return true }
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
      try files.createFolder((path as NSString).deletingLastPathComponent)
      try files.replace(path, with: data)
      return true
    } catch {
      change { _ in }
      return false
    }
  }
}
