extension String {
  /// The text without what a link carries beside its place: the values of its query, and its fragment.
  ///
  /// These hold what nobody should read in a log: tokens, addresses, what a person searched for. Where
  /// ``ExternalEvent/showsValues`` asks for them they stay.
  package var withoutValues: String {
    guard !ExternalEvent.showsValues, let start = firstIndex(where: { $0 == "?" || $0 == "#" })
    else { return self }
    var rest = self[start...]
    var fragment = ""
    if let hash = rest.firstIndex(of: "#") {
      fragment = rest[hash...].count > 1 ? "#…" : "#"
      rest = rest[..<hash]
    }
    let query = rest.dropFirst().split(separator: "&", omittingEmptySubsequences: false).map {
      pair in
      guard let equal = pair.firstIndex(of: "=") else { return pair.isEmpty ? "" : "…" }
      return "\(pair[..<equal])=…"
    }
    return self[..<start] + (rest.isEmpty ? "" : "?" + query.joined(separator: "&")) + fragment
  }
}
