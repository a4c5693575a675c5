/// A link in a text: adjacent runs with the same address.
package struct TextLink: Hashable {
  /// The address that the link opens.
  package let address: String
  /// The text of the link.
  package fileprivate(set) var label: String
  /// The indexes of the link's runs among the runs of the text.
  package fileprivate(set) var runs: Range<Int>
}

extension DisplayText {
  /// The links in reading order.
  package var links: [TextLink] {
    var links: [TextLink] = []
    for (index, run) in (runs ?? []).enumerated() {
      guard let address = run.link else { continue }
      if let last = links.last, last.runs.upperBound == index, last.address == address {
        links[links.count - 1].label += run.text
        links[links.count - 1].runs = last.runs.lowerBound..<index + 1
      } else {
        links.append(TextLink(address: address, label: run.text, runs: index..<index + 1))
      }
    }
    return links
  }

  /// The text with brackets around each link, as in the lines that a host without a screen writes for windows.
  package var bracketed: String {
    let links = links
    if links.isEmpty { return content }
    var texts = (runs ?? []).map(\.text)
    for link in links {
      texts[link.runs.lowerBound] = "[" + texts[link.runs.lowerBound]
      texts[link.runs.upperBound - 1] += "]"
    }
    return texts.joined()
  }

  /// Returns the text with all letters in the given case.
  package func cased(_ letters: DisplayTextCase) -> DisplayText {
    var text = self
    text.content = letters.applied(to: content)
    text.runs = runs?.map { run in
      var run = run
      run.text = letters.applied(to: run.text)
      return run
    }
    return text
  }
}

extension TextLink {
  /// The control that represents the link in a display tree.
  package var element: DisplayElement {
    .control(DisplayControl(.link, label: label, acts: [.press, .focus], address: address))
  }
}
