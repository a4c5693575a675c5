import Foundation
import SceneHeadless
import ScenePictures
import SceneRuntime
import SceneTerminal

// Pictures of a run, and of the declared scenes.
extension CommandLineRun {
  /// Runs an application on the screen of a terminal, and writes the requested pictures at the end of the run.
  ///
  /// - Returns: The exit status of the host if it isn't 0; otherwise 0, or 74 if a picture can't be written.
  func run(_ launch: AppLaunch, on terminal: TerminalHost, _ options: CommandLineOptions) -> Int32 {
    var statuses: [Int32] = []
    if let path = options.picture {
      terminal.didLeave = {
        statuses.append(write(ScreenPicture.svg(of: $0), to: path, for: "--picture"))
      }
    }
    let timeline = options.timelinePicture.map { _ in TimelineRecorder() }
    timeline?.follow(launch.application)
    // The pictures are also drawn before a signal ends the process, because the host doesn't return
    // in that case.
    terminal.willEnd = {
      statuses.append(drawPictures(of: launch.application, timeline, options))
    }
    let status = launch.run(on: terminal)
    return status == 0 ? statuses.max() ?? 0 : status
  }

  /// Writes the requested pictures at the end of a run without a screen.
  ///
  /// - Parameters:
  ///   - application: The application as it is at the end.
  ///   - host: The host of the windows.
  ///   - timeline: The recorder of the timeline; nil if none is requested.
  ///   - options: The options of the run.
  ///   - isFailed: Whether the run failed; if so, the windows aren't drawn.
  /// - Returns: The exit status: 0, or 74 if a file can't be written.
  func drawPictures(
    of application: Application, _ host: HeadlessHost, _ timeline: TimelineRecorder?,
    _ options: CommandLineOptions, isFailed: Bool
  ) -> Int32 {
    let status = drawPictures(of: application, timeline, options)
    guard let path = options.picture, !isFailed else { return status }
    let (columns, rows) = options.pictureSize ?? (80, 24)
    let picture = Workspace.picture(
      of: application, host.screens.values.map(\.window), columns: columns, rows: rows)
    return max(status, write(picture, to: path, for: "--picture"))
  }

  /// Writes the pictures of the declared scenes and of the timeline, even after a run that failed.
  ///
  /// - Returns: The exit status: 0, or 74 if a file can't be written.
  private func drawPictures(
    of application: Application, _ timeline: TimelineRecorder?, _ options: CommandLineOptions
  ) -> Int32 {
    var status: Int32 = 0
    if let path = options.graphPicture {
      let plan = application.launchPlan(for: StoredSessions())
      status = write(
        GraphPicture.svg(of: .init(application, plan)), to: path, for: "--picture-graph")
    }
    if let path = options.timelinePicture, let timeline {
      let picture = timeline.picture(of: application)
      status = max(status, write(picture, to: path, for: "--picture-timeline"))
    }
    return status
  }

  /// Writes a picture of the declared scenes, without a run.
  ///
  /// - Returns: The exit status: 0, 1 if the declarations or the stored sessions have problems, 66 if the stored
  ///   sessions can't be read, 74 if the file can't be written.
  func drawGraph(_ launch: AppLaunch, _ options: CommandLineOptions) -> Int32 {
    var stored = StoredSessions()
    if options.stateFolder != nil {
      do {
        stored = try FileSessionStore.stored(in: folder(options))
      } catch {
        output.complain("\(folder(options).path): \(error)")
        return 66
      }
    }
    let plan = launch.application.launchPlan(for: stored)
    let problems = launch.problems + plan.problems
    output.write(lines: problems.map { "problem: \($0)" })
    let status = write(
      GraphPicture.svg(of: .init(launch.application, plan)), to: options.graphPicture ?? "",
      for: "--picture-graph")
    return withExtendedLifetime(launch) { status == 0 && !problems.isEmpty ? 1 : status }
  }

  /// Writes a picture to a file.
  ///
  /// - Returns: The exit status: 0, or 74 if the file can't be written.
  private func write(_ picture: String, to path: String, for option: String) -> Int32 {
    do {
      try Data(picture.utf8).write(to: URL(filePath: path))
      return 0
    } catch {
      output.complain("\(option): \(path) can't be written: \(error.localizedDescription)")
      return 74
    }
  }
}

extension GraphPicture.Content {
  /// Creates the content of a picture from a plan for a launch, and from the current state of an application.
  @MainActor fileprivate init(_ application: Application, _ plan: LaunchPlan) {
    self.init(
      graph: application.graph, name: application.identifier, profile: application.profile,
      supportsMultipleScenes: application.supportsMultipleScenes, plan: plan,
      manifest: application.manifest,
      sessions: application.orderedSessions.map { session in
        GraphPicture.Session(
          number: session.ordinal, scene: session.sceneDescription?.id, title: session.title,
          conditions: session.conditions)
      })
  }
}
