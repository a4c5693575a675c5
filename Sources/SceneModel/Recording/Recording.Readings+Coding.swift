// Successive times of the clock that are one second apart are written as the first of these times and their count, so
// that the line stays short.
extension Recording.Readings {
  enum CodingKeys: CodingKey {
    case clock, identifiers, stored, store, tokens
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let runs = try container.decodeIfPresent([[Double]].self, forKey: .clock) ?? []
    for run in runs {
      guard run.count == 2, let count = Int(exactly: run[1]), 0..<1_000_000 ~= count else {
        throw DecodingError.dataCorruptedError(
          forKey: .clock, in: container,
          debugDescription: "the clock isn't a list of pairs of a time and a count")
      }
      for offset in 0..<count { clock.append(run[0] + Double(offset)) }
    }
    identifiers = try container.decodeIfPresent([SceneID].self, forKey: .identifiers) ?? []
    stored = try container.decodeIfPresent(StoredSessions.self, forKey: .store) ?? stored
    // Recordings by earlier versions of the library have only the records of the store, under another key.
    if let records = try container.decodeIfPresent([SessionRecord].self, forKey: .stored) {
      stored.records = records
    }
    tokens = try container.decodeIfPresent([Recording.Token].self, forKey: .tokens) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var runs: [[Double]] = []
    for time in clock {
      if let last = runs.last, last[0] + last[1] == time {
        runs[runs.count - 1][1] += 1
      } else {
        runs.append([time, 1])
      }
    }
    if !runs.isEmpty { try container.encode(runs, forKey: .clock) }
    if !identifiers.isEmpty { try container.encode(identifiers, forKey: .identifiers) }
    if stored != StoredSessions() { try container.encode(stored, forKey: .store) }
    if !tokens.isEmpty { try container.encode(tokens, forKey: .tokens) }
  }
}
