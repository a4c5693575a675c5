import SceneModel
import SceneRuntime

extension Workspace {
  func record(_ entry: TraceEntry) {
    isLogChanged = true
    log.append(entry.line, .trace(entry), reasons: reasons(for: entry))
  }

  /// Returns the lines that explain an entry of the trace, for example how an event was routed.
  private func reasons(for entry: TraceEntry) -> [String] {
    switch entry.kind {
    case .input(.external(let event)):
      let reasons = "\(application.explain(event))".lines
      routed = [(event, reasons)]
      return reasons
    case .input(.launch(let events)): routed = events.map { ($0, nil) }[...]
    case .input: routed = []
    // The app has requested the scene by its id, so there are no other candidates to explain.
    case .decision(.session(_, .named)), .decision(.newSession(_, .named)): break
    case .decision:
      if let (event, reasons) = routed.popFirst() {
        return reasons ?? "\(application.explain(event))".lines
      }
    default: break
    }
    return []
  }

  /// Adds a line that the app printed.
  package func record(output line: String, isComplaint: Bool) {
    isLogChanged = true
    log.append(line, isComplaint ? .complaint : .output)
  }
}

extension String {
  /// The lines of the text.
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
