import Foundation
import SceneHeadless
import SceneTerminal

/// The options on the command line of an app.
package struct CommandLineOptions {
  var input = ScriptInput.standardInput
  var profile = HostProfile.tablet
  /// The path of the file to which the run is recorded; nil if the run isn't recorded.
  var record: String?
  /// The path of the recording to replay; nil if no recording is replayed.
  var replay: String?
  /// The path of the folder for the app's state; nil if no folder was given.
  ///
  /// Without a path, a run at a terminal uses the user's folder for the app, and any other run stores no state.
  var stateFolder: String?
  /// Whether the run begins with the report of restored sessions.
  var reportsRestoration = false
  /// Whether a person at a terminal gets lines of text instead of a screen.
  var isPlain = false
  /// The path of the file for a picture of the windows at the end of the run; nil if the picture isn't requested.
  var picture: String?
  /// The size in cells of the terminal that the picture shows; nil if no size was given.
  var pictureSize: (columns: Int, rows: Int)?
  /// The path of the file for a picture of the declared scenes; nil if the picture isn't requested.
  var graphPicture: String?
  /// The path of the file for a picture of the run as a timeline; nil if the picture isn't requested.
  var timelinePicture: String?
  /// The colors that a person has chosen for the screen of the terminal.
  var color = TerminalCapabilities.ColorOption.automatic
  /// Whether values of links and presented values are printed without redaction.
  var showsValues = false
  package var task = Task.run
  /// The links on the command line, which are opened at launch or used by a report.
  var urls: [URL] = []
  /// Unknown arguments, which belong to the app.
  var others: [String] = []

  /// The task that the command line requests; by default, running the app.
  package enum Task: Equatable {
    case run
    case describeScenes
    case describeObjects
    /// Writes a picture of the declared scenes, without a run.
    case drawGraph
    /// Checks the Info.plist at a path, alone or together with the app.
    case lintManifest(String, withApp: Bool)
    case reportMigration
    /// Prints which sessions a launch would restore, without launching.
    case describeLaunch
    /// Prints or changes the stored sessions.
    case state(StateTask)
    /// Explains the routing of the links on the command line.
    case explain
    case showHelp
    /// Restores the terminal's settings after a program ended without restoring them.
    case resetTerminal

    /// Whether the task imports sessions into the folder for the app's state; if so, the folder needn't exist yet.
    var isImport: Bool {
      if case .state(.import) = self { true } else { false }
    }
  }
}
