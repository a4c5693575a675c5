import SceneHeadless

// The options for pictures, and their rules.
extension CommandLineOptions {
  /// The options that request pictures, each with the path of its file; the path is nil for an option that wasn't
  /// given.
  private var pictures: [(option: String, path: String?)] {
    [
      ("--picture", picture), ("--picture-graph", graphPicture),
      ("--picture-timeline", timelinePicture),
    ]
  }

  /// Returns the path that follows an option for a picture.
  ///
  /// - Throws: A ``ScriptError`` if there is no path.
  static func picturePath(_ word: String?, of option: String) throws -> String {
    guard let path = path(word) else {
      throw ScriptError("\(option): expected the path of a file to write")
    }
    return path
  }

  /// Checks that a picture isn't requested together with a report or a replay.
  ///
  /// A picture of the declared scenes needs no run: if the command line requests nothing that needs a run, this method
  /// sets the task `drawGraph`.
  ///
  /// - Parameter isScriptGiven: Whether the command line names a script.
  /// - Throws: A ``ScriptError`` if a picture is requested together with a replay, or with a task other than a run or
  ///   help.
  mutating func checkPictures(isScriptGiven: Bool) throws {
    for (option, path) in pictures where path != nil {
      guard task == .run || task == .showHelp, replay == nil else {
        throw ScriptError("\(option): expected a run, and no report or --replay beside it")
      }
    }
    let isRun =
      isScriptGiven || reportsRestoration || record != nil || picture != nil
      || timelinePicture != nil
    if graphPicture != nil, task == .run, !isRun { task = .drawGraph }
  }
}
