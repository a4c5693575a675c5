import Foundation

/// What takes longer than a test may: `swift run -c release Soak --budget small` or `large`.
@main @MainActor struct Soak {
  static func main() async {
    let isLarge = CommandLine.arguments.contains("large")
    var failures = 0
    for seed in 1...UInt64(isLarge ? 100 : 10)
    where !RandomTrees.edit(seed: seed, 10_000) {
      failures += 1
    }
    if !Manifests.damage(seed: 1, isLarge ? 1_000_000 : 100_000) { failures += 1 }
    if await !Windows.openAndClose(isLarge ? 100_000 : 10_000) { failures += 1 }
    print(failures == 0 ? "nothing failed" : "\(failures) runs failed")
    exit(failures == 0 ? 0 : 1)
  }
}
