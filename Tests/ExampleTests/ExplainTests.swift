import Checking
import Foundation
import Testing

/// `--explain`: where links go and why, for any app.
@Suite(.thread(.programs)) struct ExplainTests {
  private let postbox = Program(name: "Postbox")

  @Test func `each link is explained, in the order of the command line`() throws {
    let run = try postbox.run("--explain", "postbox://message/42", "mailto:ada@example.com")
    expectEqual(run.status, 0)
    expectEmpty(run.complaints)
    let heads = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    expectEqual(heads.dropFirst(), ["open postbox://message/42", "open mailto:ada@example.com"])
    expectContains(run.output, "  -> scene 1 of \"inbox\" (allows \"message/\")\n")
    expectContains(
      run.output, "    - scene 1 of \"inbox\": the text contains no condition that its")
    expectContains(
      run.output, "  3. declared scenes with a matching condition, in order: not"
    )
  }

  @Test func `values are hidden unless they are asked for`() throws {
    let link = "postbox://message/42?token=secret&from=mail#fragment"
    let hidden = try postbox.run("--explain", link)
    expectContains(hidden.output, "open postbox://message/42?token=…&from=…#…\n")
    expectContains(hidden.output, "; --show-values shows it.\n\nopen ")
    expect(!hidden.output.contains("secret") && !hidden.output.contains("fragment"))
    let shown = try postbox.run("--show-values", "--explain", link)
    expectContains(shown.output, "open \(link)\n")
    expectContains(shown.output, "text compared: \"\(link)\"\n")
  }

  @Test func `a script's trace and problems hide and show the same`() throws {
    let input = "open postbox://message/4?token=secret\ntap \"Reply\" in 2\nquit\n"
    let hidden = try postbox.run("--script", "/dev/stdin", input: input)
    expectContains(hidden.output, "\nopen postbox://message/4?token=…\n")
    expectContains(hidden.output, "\nrequest open window for Draft\n")
    let shown = try postbox.run("--show-values", input: input)
    expectContains(shown.output, "\nopen postbox://message/4?token=secret\n")
    expectContains(shown.output, "\nrequest open window for Draft Draft(recipient: \"Ada\"")
  }

  @Test(arguments: [
    (["--explain"], "expected a link, such as postbox://message/42"),
    (["--explain="], "\"\" isn't a link, because no URL is written so"),
    (
      ["--explain", "message", "postbox://a"], "\"message\" isn't a link, because it has no scheme"
    ),
    (
      ["--explain", "postbox://[::1"],
      "\"postbox://[::1\" isn't a link, because no URL is written so"
    ),
  ])
  func `an argument that isn't a link is refused, also beside others`(
    arguments: [String], mistake: String
  ) throws {
    let run = try postbox.run(arguments)
    expectEqual(run.status, 65)
    expectContains(run.complaints, "--explain: \(mistake)")
  }

  @Test func `a link that would be refused goes nowhere, which is status 1`() throws {
    let run = try postbox.run("--explain=postbox://\(String(repeating: "a", count: 40_000))")
    expectEqual(run.status, 1)
    expectContains(run.output, "so it is refused")
    expect(run.output.count < 1_000)
  }
}
