import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// Memory that contains the last bytes of the captured output, and the original streams.
///
/// A signal handler can call the functions of this type, but `append(_:isSecond:)` only while no other thread writes.
struct OutputRecord: ~Copyable {
  /// A stream of the process, a duplicate of its original file, and the pipe that replaces the file.
  struct Stream {
    var number: Int32
    var real: Int32
    /// The end of the pipe from which the output is read, without blocking.
    var readEnd: Int32
  }

  /// One captured stream, or two.
  let streams: (first: Stream, second: Stream?)
  /// The maximum number of bytes in the memory.
  let capacity: Int
  /// The number of bytes that were ever added.
  ///
  /// The bytes are numbered from 0 in the order in which they were added. A byte's index in the memory is its number
  /// modulo the capacity.
  let written = Atomic<UInt64>(0)
  /// Whether the streams are captured; only one call of `finish()` changes this to false.
  let isActive = Atomic(true)
  /// Whether the reading thread has to stop, because a signal handler or `finish()` reads the rest of the output.
  let isTaken = Atomic(false)
  /// Whether the reading thread may have read bytes that aren't in the memory yet.
  let isReading = Atomic(false)
  private let memory: UnsafeMutableRawPointer
  /// For each byte in the memory, whether it was written to the second stream.
  private let origins: UnsafeMutablePointer<Bool>

  init(streams: (first: Stream, second: Stream?), capacity: Int) {
    self.streams = streams
    self.capacity = max(1, capacity)
    memory = .allocate(byteCount: self.capacity, alignment: 1)
    origins = .allocate(capacity: self.capacity)
  }

  // The memory is never freed, because a signal handler may be using it.

  // MARK: - Bytes

  /// Returns the number of the oldest byte that is still in the memory after `end` bytes were added.
  borrowing func start(of end: UInt64) -> UInt64 {
    end > UInt64(capacity) ? end - UInt64(capacity) : 0
  }

  /// Adds bytes of a stream, which overwrite the oldest bytes if the memory is full.
  borrowing func append(_ bytes: UnsafeRawBufferPointer, isSecond: Bool) {
    var position = written.load(ordering: .relaxed)
    var rest = bytes[...]
    while !rest.isEmpty {
      let offset = Int(position % UInt64(capacity))
      let part = rest.prefix(capacity - offset)
      (memory + offset).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: part).baseAddress ?? UnsafeRawPointer(memory),
        byteCount: part.count)
      (origins + offset).initialize(repeating: isSecond, count: part.count)
      position &+= UInt64(part.count)
      rest = rest.dropFirst(part.count)
    }
    written.store(position, ordering: .releasing)
  }

  /// Calls `body` with the byte whose number is `first` and all later bytes, divided into ranges that belong to one
  /// stream each.
  borrowing func forEachPart(
    from first: UInt64, _ body: (UnsafeRawBufferPointer, Stream) -> Void
  ) {
    let end = written.load(ordering: .acquiring)
    var position = max(first, start(of: end))
    while position < end {
      let offset = Int(position % UInt64(capacity))
      let limit = Int(min(UInt64(capacity - offset), end - position))
      let isSecond = origins[offset]
      var count = 1
      while count < limit, origins[offset + count] == isSecond { count += 1 }
      let stream = isSecond ? streams.second ?? streams.first : streams.first
      body(UnsafeRawBufferPointer(start: memory + offset, count: count), stream)
      position += UInt64(count)
    }
  }

  // MARK: - Giving the streams back

  /// Restores the streams and writes the captured output to them, unless an earlier call has restored the streams
  /// (T-37, T-38).
  ///
  /// - Returns: Whether this call restored the streams.
  @discardableResult
  borrowing func finish() -> Bool {
    guard isActive.exchange(false, ordering: .sequentiallyConsistent) else { return false }
    isTaken.store(true, ordering: .sequentiallyConsistent)
    // Wait for the thread, which needs only microseconds to store bytes. The wait is limited, because the thread may be
    // the one that crashed.
    for _ in 0..<200 where isReading.load(ordering: .sequentiallyConsistent) {
      _ = poll(nil, 0, 1)
    }
    dup2(streams.first.real, streams.first.number)
    takeRest(of: streams.first, isSecond: false)
    if let second = streams.second {
      dup2(second.real, second.number)
      takeRest(of: second, isSecond: true)
    }
    withBackgroundAccess { replay() }
    return true
  }

  /// Reads the bytes that are in the pipe, without waiting for a child process that continues to write.
  private borrowing func takeRest(of stream: Stream, isSecond: Bool) {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      var taken = 0
      while taken < capacity {
        let count = readBytes(from: stream.readEnd, into: buffer)
        guard count > 0 else { break }
        append(UnsafeRawBufferPointer(rebasing: buffer[..<count]), isSecond: isSecond)
        taken += count
      }
    }
  }

  private borrowing func replay() {
    let dropped = start(of: written.load(ordering: .acquiring))
    if dropped > 0 { Self.writeNote(ofDropped: dropped, to: streams.first.real) }
    forEachPart(from: 0) { writeAll($0, to: $1.real, patience: -1) }
  }

  // These properties are computed, because the first use of a stored property may take a lock.
  private static var noteStart: StaticString { "(" }
  private static var noteEnd: StaticString { " earlier bytes of output were dropped)\n" }

  /// Writes the number of dropped bytes, without creating a string.
  private static func writeNote(ofDropped count: UInt64, to descriptor: Int32) {
    write(noteStart, to: descriptor)
    withUnsafeTemporaryAllocation(byteCount: 20, alignment: 1) { digits in
      var (rest, index) = (count, digits.count)
      repeat {
        index -= 1
        digits[index] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0 && index > 0
      let used = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(digits)[index...])
      writeAll(used, to: descriptor, patience: -1)
    }
    write(noteEnd, to: descriptor)
  }

  private static func write(_ text: StaticString, to descriptor: Int32) {
    writeAll(
      UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount),
      to: descriptor, patience: -1)
  }
}
