import Foundation

/// Returns the resident memory of the process in bytes.
public func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
  else { return 0 }
  return pages * 4_096
}

/// Returns the memory allocated on the heap in bytes; the resident memory if the C library doesn't know it.
public func heapBytes() -> Int {
  var address: UnsafeMutablePointer<CChar>?
  var size = 0
  guard let symbol = dlsym(nil, "malloc_info"), let stream = open_memstream(&address, &size)
  else { return residentBytes() }
  // The function of the C library has this type: int malloc_info(int options, FILE *stream).
  typealias MallocInfo = @convention(c) (CInt, UnsafeMutableRawPointer) -> CInt
  _ = unsafeBitCast(symbol, to: MallocInfo.self)(0, UnsafeMutableRawPointer(stream))
  fclose(stream)
  defer { free(address) }
  guard let address else { return residentBytes() }
  // The totals follow the last heap: <total type="rest" count="3" size="4096"/> is free,
  // <system type="current" size="8192"/> is all, without what is mapped by itself.
  let totals = String(cString: address).components(separatedBy: "</heap>").last ?? ""
  func total(_ type: String) -> Int {
    let line = totals.split(separator: "\n").first { $0.contains("\"\(type)\"") } ?? ""
    let text = line.components(separatedBy: "size=\"").last?.prefix { $0.isNumber } ?? ""
    return Int(text) ?? 0
  }
  return total("current") + total("mmap") - total("fast") - total("rest")
}
