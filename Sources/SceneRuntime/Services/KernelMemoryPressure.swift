import Foundation

#if !THREAD_SANITIZER
import Synchronization
#endif

#if canImport(Darwin)
import Dispatch
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A monitor that reports when the kernel is short of memory, shared by all applications of the process.
///
/// On Linux, the monitor uses the pressure information of the process's control group or, if there
/// is none, of the machine. Memory is short if tasks waited for memory for 150 of 2,000
/// milliseconds. On Apple's platforms, the monitor uses Dispatch's memory pressure source.
public final class KernelMemoryPressure: Sendable {
  /// The monitor of this process, which begins to work when the first action is added.
  public static let process = KernelMemoryPressure(files: pressureFiles)

  private struct State {
    var acts: [@Sendable () -> Void] = []
    var isAsked = false
  }

  private let state = Mutex(State())
  private let files: [String]

  /// Creates a monitor that uses the first file that can be opened and that accepts a trigger.
  ///
  /// The trigger sets the pressure at which the kernel reports that memory is short.
  ///
  /// - Parameter files: The paths of the kernel's pressure files, in the order in which they are tried.
  init(files: [String]) {
    self.files = files
  }

  /// Adds an action that is performed each time memory is short, for the lifetime of the process.
  ///
  /// - Parameter act: The action, which is performed on any thread.
  /// - Returns: A problem if this is the first action and the kernel can't be monitored; otherwise nil.
  public func observe(_ act: @escaping @Sendable () -> Void) -> Problem? {
    let isFirst = state.withLock { state in
      state.acts.append(act)
      defer { state.isAsked = true }
      return !state.isAsked
    }
    return isFirst ? start() : nil
  }

  private func tell() {
    for act in state.withLock(\.acts) { act() }
  }

  #if os(Linux) || os(Android)
  private static let pressureFiles: [String] = {
    let groups = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
    // Only the control group of the unified hierarchy has pressure information.
    let group = groups.split(separator: "\n").first { $0.hasPrefix("0::") }?.dropFirst(3) ?? "/"
    let path = group == "/" ? "" : group
    return ["/sys/fs/cgroup\(path)", "/sys/fs/cgroup/unified\(path)"].map {
      "\($0)/memory.pressure"
    }
      + ["/proc/pressure/memory"]
  }()

  /// Starts monitoring with the first pressure file that can be opened and that accepts the trigger.
  private func start() -> Problem? {
    var reasons: [String] = []
    for file in files {
      let descriptor = open(file, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      // The period of measurement is two seconds, because a process without privileges may choose no other period.
      let trigger = "some 150000 2000000"
      if descriptor >= 0, trigger.withCString({ write(descriptor, $0, trigger.utf8.count + 1) }) > 0
      {
        watch(descriptor)
        return nil
      }
      reasons.append("\(file): \(String(cString: strerror(errno)))")
      if descriptor >= 0 { close(descriptor) }
    }
    return .memoryPressureUnavailable(reasons)
  }

  /// Waits for pressure events of an open pressure file.
  ///
  /// A separate thread waits, because Dispatch doesn't support the exceptional conditions by which the kernel reports
  /// these events.
  func watch(_ descriptor: Int32) {
    Thread.detachNewThread { [self] in
      var request = pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0)
      while true {
        let count = poll(&request, 1, -1)
        if count < 0, errno == EINTR { continue }
        let isGone = Int32(request.revents) & (POLLERR | POLLHUP | POLLNVAL) != 0
        if count < 0 || isGone { break }
        tell()
      }
      close(descriptor)
    }
  }
  #elseif canImport(Darwin)
  private static let pressureFiles: [String] = []

  private func start() -> Problem? {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
    // The handler retains the source, so that the source exists as long as the process.
    let handle: @Sendable () -> Void = { withExtendedLifetime(source) { self.tell() } }
    source.setEventHandler(handler: handle)
    source.resume()
    return nil
  }
  #else
  private static let pressureFiles: [String] = []

  private func start() -> Problem? {
    .memoryPressureUnavailable
  }
  #endif
}
