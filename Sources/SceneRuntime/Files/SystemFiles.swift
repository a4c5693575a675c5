package import Foundation

/// The file system of the operating system.
package struct SystemFiles: FileSystem {
  package init() {}

  package func createFolder(_ path: String) throws(FileError) {
    if try makeFolder(path) { return }
    guard errno == ENOENT, let end = path.lastIndex(of: "/"), end != path.startIndex else {
      throw FileError("create folder", path, code: errno)
    }
    try createFolder(String(path[..<end]))
    guard try makeFolder(path) else { throw FileError("create folder", path, code: errno) }
  }

  /// Creates a folder in an existing folder, unless an item with the path of the new folder exists.
  ///
  /// - Returns: Whether an item with the path exists now. If false, `errno` has the reason.
  private func makeFolder(_ path: String) throws(FileError) -> Bool {
    guard mkdir(path, 0o700) == 0 else { return errno == EEXIST }
    let end = path.lastIndex(of: "/") ?? path.startIndex
    try flushFolder(end == path.startIndex ? "/" : String(path[..<end]))
    return true
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError("list", folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // `readdir` returns nil at the end and on an error; only an error changes `errno`.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    if errno != 0 { throw FileError("list", folder, code: errno) }
    return names
  }

  package func contents(of file: String, limit: Int) throws(FileError) -> Data {
    // Without these flags, opening a pipe would wait for a writer, and a symbolic link could lead to another file.
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("open", file, code: errno) }
    defer { close(descriptor) }
    let status = try regularStatus(of: descriptor, file)
    var data = Data(count: min(Int(status.st_size), limit + 1))
    var count = 0
    while count < data.count {
      let read = data.withUnsafeMutableBytes { [count] bytes in
        bytes.baseAddress.map { Foundation.read(descriptor, $0 + count, bytes.count - count) } ?? 0
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw FileError("read", file, code: errno) }
      if read == 0 { break }
      count += read
    }
    return data.prefix(count)
  }

  private func regularStatus(of descriptor: Int32, _ file: String) throws(FileError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", file, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError("read", file, code: FileError.irregular)
    }
    return status
  }

  package func create(_ file: String) throws(FileError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(file, flags, 0o600)
    guard descriptor >= 0 else { throw FileError("create", file, code: errno) }
    do throws(FileError) {
      if try regularStatus(of: descriptor, file).st_nlink < 2 { return descriptor }
      try remove(file)
    } catch {
      close(descriptor)
      throw error
    }
    close(descriptor)
    return try create(file)
  }

  package func write(_ data: Data, to descriptor: Int32) throws(FileError) {
    try writeBytes(of: data, to: descriptor)
    // If the old contents are longer than the new contents, the rest of the old contents is cut off.
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("write", "", code: errno) }
    if Int(status.st_size) <= data.count { return }
    while ftruncate(descriptor, off_t(data.count)) != 0 {
      guard errno == EINTR else { throw FileError("write", "", code: errno) }
    }
  }

  private func writeBytes(of data: Data, to descriptor: Int32) throws(FileError) {
    var count = 0
    while count < data.count {
      let written = data.withUnsafeBytes { [count] bytes in
        bytes.baseAddress.map { Foundation.write(descriptor, $0 + count, bytes.count - count) } ?? 0
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw FileError("write", "", code: written < 0 ? errno : ENOSPC) }
      count += written
    }
  }

  package func flush(_ descriptor: Int32) throws(FileError) {
    #if canImport(Darwin)
    // On Apple's platforms, fsync leaves the data in the cache of the disk.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw FileError("flush", "", code: errno) }
    }
  }

  package func close(_ descriptor: Int32) {
    _ = Foundation.close(descriptor)
  }

  package func rename(_ file: String, to other: String) throws(FileError) {
    guard Foundation.rename(file, other) == 0 else {
      throw FileError("rename", file, code: errno)
    }
  }

  package func link(_ file: String, to other: String) throws(FileError) {
    guard Foundation.link(file, other) == 0 else { throw FileError("link", file, code: errno) }
  }

  package func remove(_ file: String) throws(FileError) {
    guard unlink(file) == 0 else { throw FileError("remove", file, code: errno) }
  }

  package func flushFolder(_ folder: String) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("flush", folder, code: errno) }
    defer { close(descriptor) }
    try flush(descriptor)
  }

  package func lock(_ file: String) throws(FileError) -> Int32? {
    let descriptor = open(file, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError("lock", file, code: errno) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let code = errno
    close(descriptor)
    if code == EWOULDBLOCK { return nil }
    throw FileError("lock", file, code: code)
  }

  package func isOpen(_ file: String, as descriptor: Int32) -> Bool {
    var (opened, named) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0, stat(file, &named) == 0 else { return false }
    return (opened.st_dev, opened.st_ino) == (named.st_dev, named.st_ino)
  }
}
