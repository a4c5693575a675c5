import Foundation
import SceneHeadless

// The text of `--help`.
extension CommandLineOptions {
  static var help: String {
    let program = URL(filePath: CommandLine.arguments.first ?? "app").lastPathComponent
    return """
      Usage: \(program) [OPTION …] [URL …]

      Without options the app runs: on the screen of a terminal, or with acts from a pipe.

      URL                 launch for a link
      --help              print this, and end
      --plain             at a terminal: read acts and print lines, as for a screen reader, instead of
                          drawing the windows
      --color COLORS      draw with colors; COLORS is auto, none, 16, 256 or 24bit
      --state-dir DIR     keep the sessions and the user defaults in DIR, and restore those that are
                          there; at a terminal they are kept without it, in the person's folders
      --restoration-report
                          print what the launch restored, and what it didn't and why, and go on
      --profile NAME      run as on a kind of device; NAME is \(profileNames)
      --displays RULE     when an external display has a scene: automatic, as soon as it is attached,
                          or registered, once the app has registered for it
      --show-values       print the values of links' queries, their fragments, and what windows present,
                          which are left out else
      --reset-terminal    put the terminal back after a program that was killed, and end

      Scripts, recordings and pictures:

      --script FILE       play the acts in FILE, one a line; - is standard input
      --record FILE       write the inputs of the run and its trace to FILE, which holds them as they
                          were, also passwords and the secrets of links
      --replay FILE       replay a recorded run, compare its trace, and end
      --picture FILE      write the screen at the end of the run to FILE, as SVG
      --size COLUMNSxROWS the size of the terminal in the picture of a script, 80x24 if it isn't given;
                          without --script, the run is the launch

      --picture-graph FILE
                          write the declared scenes and the ways to open each to FILE, as SVG: at the
                          end of a run with --script, --record or another picture; else without a run,
                          and end
      --picture-timeline FILE
                          write the states of all sessions during the run, its events and decisions to
                          FILE, as SVG

      Reports, each of which ends the program:

      --describe-scenes   print the declared scenes and the manifest's configurations, and what is wrong
                          with the scenes, and end
      --describe-objects  launch, print application, delegates, sessions, scenes and windows, and end
      --describe-launch   print what a launch would restore, and where links would go, and end
      --explain URL       launch, print where a link would go and why, and end; several may be given
      --lint-manifest FILE
                          print what is wrong with the scene manifest of an Info.plist, and end
      --with-app          with --lint-manifest: look also for the app's classes, storyboards and
                          configurations; runs scene delegates that are named beside a storyboard, and
                          the application delegate's method that configures scenes
      --migration-report  play the application delegate without scenes and with them, really calling
                          its methods, print what would be lost, and end; for links if there are any

      Stored sessions:

      --state list        print the stored sessions, and end
      --state show ID     print what is stored of a session, and end
      --state remove ID   remove a stored session, of which the next launch is told, and end
      --state clear       remove all stored sessions, so that the next launch is a first one, and end
      --state export FILE write the stored sessions to FILE, for a bug report, and end
      --state import FILE store the sessions of an exported FILE, and end
      """
  }

  /// The names of the profiles as text, such as "tablet, phone or classic".
  private static var profileNames: String {
    let names = HostProfile.all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")"
  }
}
