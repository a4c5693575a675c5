import Foundation
import SceneTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// A program that takes the terminal that controls it, and then ends as its first argument says.
@main @MainActor struct TerminalFixture {
  static let modes = Array("\u{1B}[?1049h\u{1B}[?25l".utf8)

  static func main() {
    guard let device = TerminalDevice(), let signals = TerminalSignals(protecting: device) else {
      print("no terminal")
      exit(70)
    }
    let arguments = CommandLine.arguments.dropFirst()
    let output = arguments.contains("captured") ? CapturedOutput() : nil
    guard device.enter(modes) else { exit(71) }
    perform(arguments.first ?? "", device, signals, output)
  }

  static func perform(
    _ act: String, _ device: TerminalDevice, _ signals: TerminalSignals, _ output: CapturedOutput?
  ) {
    switch act {
    case "return":
      print("printed")
      device.leave(TerminalDevice.usualLeaving)
      output?.end()
    case "exit":
      print("printed", terminator: "")
      exit(3)
    case "fatalError": fatalError("the reason")
    case "abort": abort()
    case "segment": crash()
    case "overflow": print(deep(1))
    case "long":
      print(String(repeating: "0123456789", count: 20_000))
      FileHandle.standardError.write(Data("complaint\n".utf8))
      device.leave(TerminalDevice.usualLeaving)
      output?.end()
    case "child":
      let process = Process()
      process.executableURL = URL(filePath: "/bin/echo")
      process.arguments = ["from a child"]
      try? process.run()
      process.waitUntilExit()
      device.leave(TerminalDevice.usualLeaving)
      output?.end()
    case "forked":
      fork { exit(0) }
      wait(device, signals)
    case "hang":
      device.write(Array("ready \(getpid()).".utf8))
      while true { _ = poll(nil, 0, -1) }
    case "hang at h":
      device.onInput = { bytes in
        if bytes.contains(UInt8(ascii: "h")) {
          device.write(Array("busy".utf8))
          while true { _ = poll(nil, 0, -1) }
        }
      }
      device.write(Array("ready \(getpid()).".utf8))
      dispatchMain()
    case "busy":
      pause(until: CommandLine.arguments.last ?? "", device, signals)
    case "patient":
      signals.onEnd = { _ in device.write(Array("asked".utf8)) }
      wait(device, signals)
    default:
      wait(device, signals)
    }
  }

  /// Runs until it is ended: z suspends it, and q leaves it.
  static func wait(_ device: TerminalDevice, _ signals: TerminalSignals) {
    device.onInput = { bytes in
      if bytes.contains(UInt8(ascii: "z")) { device.suspend(leaving: TerminalDevice.usualLeaving) }
      if bytes.contains(UInt8(ascii: "q")) { exit(0) }
    }
    device.onResume = {
      device.enter(modes)
      device.write(Array("resumed \(device.size.columns)".utf8))
    }
    device.onHangUp = { exit(4) }
    signals.onContinue = { device.resume(leaving: TerminalDevice.usualLeaving) }
    signals.onSize = { device.write(Array("columns \(device.size.columns)".utf8)) }
    device.write(Array("ready \(getpid()).".utf8))
    // The main queue has a thread of its own, or the first thread of the process.
    if !CommandLine.arguments.contains("loop") { dispatchMain() }
    while true { RunLoop.main.run() }
  }

  /// Hangs at each change of the size until a pipe is opened for writing, and says when it has read keys; q leaves it.
  static func pause(until pipe: String, _ device: TerminalDevice, _ signals: TerminalSignals) {
    var parser = InputParser(escapeDelay: 1)
    device.onInput = { bytes in
      if bytes.contains(UInt8(ascii: "q")) { exit(0) }
      _ = parser.parse(bytes, at: 0)
      device.isInPaste = parser.isInPaste
      device.write(Array("keys,".utf8))
    }
    signals.onSize = {
      device.write(Array("busy,".utf8))
      close(open(pipe, O_RDONLY))
    }
    // The main queue gets a thread of its own.
    DispatchQueue.main.async { device.write(Array("ready \(getpid()).".utf8)) }
    dispatchMain()
  }

  /// Runs a function in a copy of this process.
  static func fork(_ body: () -> Never) {
    typealias Fork = @convention(c) () -> Int32
    // Proof: the C library's `fork` has this type; it is hidden from Swift.
    guard let function = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "fork") else { exit(72) }
    let identifier = unsafeBitCast(function, to: Fork.self)()
    if identifier == 0 { body() }
    waitpid(identifier, nil, 0)
  }

  static func crash() {
    UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  }

  static func deep(_ number: Int) -> Int {
    number == 0 ? 0 : deep(number &+ 1) &+ deep(number &+ 2)
  }
}
