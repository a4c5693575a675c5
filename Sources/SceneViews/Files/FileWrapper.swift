public import Foundation

/// The content of a file or a folder.
public final class FileWrapper {
  /// The bytes of the file; nil for a folder.
  public let regularFileContents: Data?
  /// The entries of a folder by their names; nil for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that the file or folder should have.
  public var preferredFilename: String?
  /// The name that the file or folder had when it was read, or last written with the option `withNameUpdating`.
  public var filename: String?

  /// Creates a wrapper of a file.
  ///
  /// - Parameter contents: The bytes of the file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// Creates a wrapper of a folder.
  ///
  /// - Parameter entries: The entries by their names.
  public init(directoryWithFileWrappers entries: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = entries
  }

  /// Reads a file, or a folder with all its entries.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or the folder.
  ///   - options: The options, which have no effect: everything is read at once.
  /// - Throws: The error of the file system.
  public init(url: URL, options: ReadingOptions = []) throws {
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    let values = try url.resourceValues(forKeys: [.isDirectoryKey])
    if values.isDirectory == true {
      regularFileContents = nil
      var entries: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        entries[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      fileWrappers = entries
    } else {
      regularFileContents = try Data(contentsOf: url)
      fileWrappers = nil
    }
  }

  /// Whether the wrapper contains a file.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the wrapper contains a folder.
  public var isDirectory: Bool { regularFileContents == nil }

  /// Adds an entry to a folder; an entry of the same name is replaced.
  ///
  /// - Parameter wrapper: The entry, which is added under its preferred name, or as `Untitled` if it has no preferred
  ///   name.
  /// - Returns: The name of the entry.
  @discardableResult
  public func addFileWrapper(_ wrapper: FileWrapper) -> String {
    let name = wrapper.preferredFilename ?? "Untitled"
    fileWrappers?[name] = wrapper
    return name
  }

  /// Adds a file to a folder; an entry of the same name is replaced.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name of the file.
  /// - Returns: The name of the entry.
  @discardableResult
  public func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = name
    return addFileWrapper(file)
  }

  /// Removes an entry from the folder.
  ///
  /// - Parameter wrapper: The entry to remove, which must be the same object as in the folder.
  public func removeFileWrapper(_ wrapper: FileWrapper) {
    for (name, entry) in fileWrappers ?? [:] where entry === wrapper { fileWrappers?[name] = nil }
  }

  /// Writes the file, or the folder with all its entries.
  ///
  /// An existing file is replaced. In an existing folder, entries that the wrapper doesn't contain are removed.
  ///
  /// - Parameters:
  ///   - url: The URL of the file or the folder.
  ///   - options: Whether each existing file is replaced in one step, and whether the wrapper gets the name of the
  ///     written file.
  ///   - originalContentsURL: The URL from which the wrapper was read; the parameter has no effect.
  /// - Throws: The error of the file system.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      let files = FileManager.default
      try files.createDirectory(at: url, withIntermediateDirectories: true)
      let entries = fileWrappers ?? [:]
      for name in try files.contentsOfDirectory(atPath: url.path) {
        let place = url.appendingPathComponent(name)
        // A file can't be written over a folder, nor a folder over a file.
        let isFolder = try place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
        if entries[name]?.isDirectory != isFolder { try files.removeItem(at: place) }
      }
      for (name, entry) in entries {
        let place = url.appendingPathComponent(name)
        try entry.write(to: place, options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// The options for reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The sum of the raw values of the options.
    public let rawValue: UInt

    /// Creates options from the sum of their raw values.
    ///
    /// - Parameter rawValue: The sum of the raw values of the members.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All entries of a folder are read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Bytes are read without being mapped to memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The sum of the raw values of the options.
    public let rawValue: UInt

    /// Creates options from the sum of their raw values.
    ///
    /// - Parameter rawValue: The sum of the raw values of the members.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The written file replaces the existing file in one step.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrapper gets the name of the written file.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}
