import Foundation
public import SceneRuntime

extension HeadlessHost {
  /// Launches the application and plays its script, on the main thread.
  ///
  /// - Returns: 0, 65 if a line of the script is wrong, 66 if there is no script.
  public func run(_ application: Application) -> Int32 {
    attach(application)
    goLive()
    var status: Int32?
    Task {
      status = await Console(application: application, host: self).run()
    }
    // The main actor's work comes through the main queue, which the run loop serves.
    while status == nil {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    return status ?? 0
  }
}
