import Foundation

/// The comparison of this build with an older one.
///
/// The machine may be slower for minutes at a time, so both builds are run alternately, five times each, and
/// the minimum of each row counts. A row that the older build doesn't have is printed without a ratio.
@MainActor struct Comparison {
  private let rows: [Row]
  private let old: URL
  private let new: URL

  /// Variables that make glibc keep freed memory.
  ///
  /// By default, glibc returns memory to the system if it is the last of the heap. Whether that happens depends on the
  /// addresses of unrelated objects, and takes several times as long as the work of some rows.
  private static let allocator = [
    "GLIBC_TUNABLES":
      "glibc.malloc.trim_threshold=1073741824:glibc.malloc.mmap_threshold=1073741824"
  ]

  init(_ rows: [Row], with old: URL) {
    self.rows = rows
    self.old = old
    new = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  func run() throws {
    var before: [String: Double] = [:]
    var now: [String: Double] = [:]
    for _ in 0..<5 {
      before.merge(try results(of: old), uniquingKeysWith: min)
      now.merge(try results(of: new), uniquingKeysWith: min)
    }
    for row in rows {
      if let figure = now[row.name] { print(line(row, before[row.name], figure)) }
    }
  }

  /// Runs a build.
  ///
  /// - Returns: The figures of the selected rows that the build has, by name.
  private func results(of build: URL) throws -> [String: Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = build
    process.arguments = ["--json"] + rows.map(\.name)
    process.environment = ProcessInfo.processInfo.environment.merging(Self.allocator) { $1 }
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let results = data.split(separator: 10).compactMap {
      try? JSONDecoder().decode(Result.self, from: Data($0))
    }
    return Dictionary(results.map { ($0.name, $0.median) }, uniquingKeysWith: min)
  }

  private func line(_ row: Row, _ before: Double?, _ now: Double) -> String {
    guard let before else { return "\(row.name): \(Result.text(now)) \(row.unit), a new row" }
    let ratio = now / before
    var line = "\(row.name): \(Result.text(before)) -> \(Result.text(now)) \(row.unit)"
    line += String(format: ", ratio %.2f", ratio)
    if let budget = row.budget {
      line += String(format: " of %.2f, ", budget) + (ratio <= budget ? "reached" : "not reached")
    }
    return line
  }
}
