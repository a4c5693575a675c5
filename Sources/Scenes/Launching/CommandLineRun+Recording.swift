import Foundation
import SceneHeadless
import SceneRuntime

// Functions that record a run and replay a recording.
extension CommandLineRun {
  /// Returns a recorder that writes each line immediately, so that the file is complete even if the
  /// run traps.
  ///
  /// - Returns: The recorder; nil if the file can't be written, which is reported.
  func recorder(to path: String, profile: HostProfile) -> Recorder? {
    if RegularFile(path).isOther {
      output.complain("\(path): it isn't a regular file; expected the path of a file to write")
      return nil
    }
    let manager = FileManager.default
    // The inputs may contain passwords, so only the owner can read the file.
    guard manager.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forWritingAtPath: path)
    else {
      output.complain(
        "\(path): the recording can't be written; name a file in a folder that exists")
      return nil
    }
    let recorder = Recorder(profile: profile)
    recorder.write = { [output, weak recorder] line in
      do {
        try file.write(contentsOf: Data((line + "\n").utf8))
      } catch {
        output.complain("\(path): the recording can't be written and ends here")
        recorder?.write = nil
      }
    }
    return recorder
  }

  /// Replays a recording, and compares the new trace with the recorded trace.
  ///
  /// - Returns: The exit status: 0 if the traces are equal, 1 if they differ, 65 for an invalid file, 66 for a file
  ///   that can't be read.
  func replay(_ path: String, _ options: CommandLineOptions) -> Int32 {
    let recording: Recording
    do throws(RecordingError) {
      recording = try Recording(contentsOf: URL(filePath: path))
    } catch {
      output.complain("\(error)")
      return error.isUnreadable ? 66 : 65
    }
    let host = HeadlessHost(input: options.input)
    host.followTerminalLayout()
    host.output = output
    host.replayed = recording
    host.faults = FaultInjection(recording.faults)
    let services = ReplayedReadings(recording) { MemorySessionStore($0) }
      .services(notifications: .default)
    var launch = prepare(host, recording.profile, services)
    host.makeApplication = { [services] in
      launch = prepare($0, recording.profile, services)
      return launch.application
    }
    return launch.run(on: host)
  }
}
