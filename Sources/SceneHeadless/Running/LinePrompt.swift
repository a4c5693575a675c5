import Dispatch
import SceneRuntime

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// A prompt at a terminal, at which a person types and edits lines.
///
/// Raw key input is enabled only while a line is edited. While an act is played, the terminal has
/// its usual mode.
@MainActor package final class LinePrompt {
  private let prompt: String
  private let descriptor: Descriptor
  private let output: Output
  private let complete: (String) -> Completion
  private var editor = LineEditor()
  private var parser = KeyParser()
  /// The keys that were typed but haven't been handled yet, such as keys typed during an act.
  private var keys: [Key] = []
  /// The layout of the line as it is drawn on the terminal; nil while no line is drawn.
  private var drawn: LineLayout?
  private var isEditing = false
  private var isStoppedByKey = false
  private var signals: [any DispatchSourceSignal] = []

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - prompt: The text before the line.
  ///   - descriptor: The descriptor from which keys are read.
  ///   - output: The output on which the line is drawn.
  ///   - complete: Returns the completions of the text before the cursor.
  init(
    _ prompt: String, on descriptor: Descriptor, output: Output,
    complete: @escaping (String) -> Completion
  ) {
    self.prompt = prompt
    self.descriptor = descriptor
    self.output = output
    self.complete = complete
    // The line is drawn again after the terminal is resized or the process is resumed.
    watch(SIGWINCH) { $0.draw() }
    watch(SIGCONT) { $0.goOn() }
  }

  /// Reads a line from the person.
  ///
  /// - Returns: The line; nil at the end of input.
  func next() async throws -> String? {
    open()
    defer { close() }
    while true {
      while !keys.isEmpty {
        switch editor.handle(keys.removeFirst(), complete: complete) {
        case .edited: continue
        case .refused: if keys.isEmpty { output.draw([.bell]) }
        case .accepted(let line):
          leave(showing: line)
          return line
        case .ended:
          leave(showing: editor.text)
          return nil
        case .abandoned(let line): leave(showing: line + "^C")
        case .cleared:
          output.draw([.clearScreen])
          drawn = nil
        case .ambiguous(let candidates):
          output.write(lines: String.table(of: candidates, width: Terminal.size.columns))
        case .suspended: suspend()
        }
      }
      draw()
      let bytes: [UInt8]
      do throws(Descriptor.Failure) {
        bytes = try await descriptor.readWithoutBlocking()
      } catch {
        throw ScriptInput.standardInput.failure(error)
      }
      if bytes.isEmpty { return nil }
      keys += parser.append(bytes)
    }
  }

  // MARK: - The terminal

  private func open() {
    Terminal.beginKeys()
    output.draw([.marksPastes(true)])
    isEditing = true
    output.editing = (hide: { [weak self] in self?.hide() }, show: { [weak self] in self?.draw() })
  }

  /// Erases the prompt, and restores the usual mode of the terminal.
  func close() {
    guard isEditing else { return }
    hide()
    isEditing = false
    output.editing = nil
    output.draw([.marksPastes(false)])
    Terminal.restore()
  }

  /// Suspends the processes of the job, as Control-Z does in a shell, until they are resumed.
  private func suspend() {
    let text = editor.text
    leave(showing: text)
    close()
    isStoppedByKey = true
    kill(0, SIGTSTP)
    open()
  }

  private func goOn() {
    if isStoppedByKey {
      isStoppedByKey = false
    } else if isEditing {
      drawn = nil
      open()
      draw()
    }
  }

  private func watch(_ signal: Int32, _ act: @escaping @MainActor (LinePrompt) -> Void) {
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
    source.setEventHandler { [weak self] in
      // `assumeIsolated` can't fail, because the signal source calls its handler on the main queue.
      MainActor.assumeIsolated { if let self { act(self) } }
    }
    source.resume()
    signals.append(source)
  }

  // MARK: - Drawing

  private func draw() {
    guard isEditing else { return }
    let size = Terminal.size
    let prompt = editor.search.map { "(search)`\($0.text)': " } ?? prompt
    let layout = LineLayout(prompt + editor.before, editor.after, width: size.columns)
      .clipped(to: size.rows)
    output.draw(erasing + layout.strokes)
    drawn = layout
  }

  private func hide() {
    output.draw(erasing)
    drawn = nil
  }

  /// Leaves the given text on the screen after the prompt, and moves the cursor to the next row.
  private func leave(showing text: String) {
    let layout = LineLayout(prompt + text, "", width: Terminal.size.columns)
    output.draw(erasing + layout.strokes + [.newRow])
    drawn = nil
  }

  private var erasing: [TerminalStroke] {
    [.up(drawn?.cursorRow(in: Terminal.size.columns) ?? 0), .column(0), .clearBelow]
  }
}

extension LineLayout {
  /// The strokes that draw the line from the cursor's current position, and then place the cursor.
  fileprivate var strokes: [TerminalStroke] {
    let texts = rows.map { [TerminalStroke.text($0.text)] }.joined(separator: [.newRow])
    return texts + [.up(rows.count - 1 - cursor.row), .column(cursor.column)]
  }
}
