import Foundation

/// What takes longer than a test may: `swift run -c release Soak --budget small` or `large`.
///
/// `--seed 7`, or `--seed 1-500`, plays the random acts of these seeds and nothing else; `--damage 10000`
/// damages so many links, activities, notifications, quick actions, predicates, Info.plists, stores, scripts,
/// keys and arguments each, by the seed 2 or the one behind `--seed`, and does nothing else.
@main @MainActor struct Soak {
  static func main() async {
    let isLarge = CommandLine.arguments.contains("large")
    if let damaged { exit(await damage(damaged, seed: seeds?.lowerBound ?? 2) ? 0 : 1) }
    if let seeds { exit(RandomActs.play(seeds: seeds) ? 0 : 1) }
    var failures = 0
    // What takes seconds comes first.
    if !Routing.damage(seed: 1, isLarge ? 1_000_000 : 100_000) { failures += 1 }
    if !Records.damage(seed: 1, isLarge ? 10_000 : 1_000) { failures += 1 }
    if await !Inputs.damage(seed: 1, isLarge ? 10_000 : 1_000) { failures += 1 }
    if !RandomActs.play(seeds: 1...(isLarge ? 100_000 : 10_000)) { failures += 1 }
    for seed in 1...UInt64(isLarge ? 100 : 10)
    where !RandomTrees.edit(seed: seed, 10_000) {
      failures += 1
    }
    if !Manifests.damage(seed: 1, isLarge ? 1_000_000 : 100_000) { failures += 1 }
    if await !Windows.openAndClose(isLarge ? 100_000 : 10_000) { failures += 1 }
    print(failures == 0 ? "nothing failed" : "\(failures) runs failed")
    exit(failures == 0 ? 0 : 1)
  }

  /// Damages so many inputs of each kind.
  private static func damage(_ count: Int, seed: UInt64) async -> Bool {
    await [
      Routing.damageEachKind(seed: seed, count), Manifests.damage(seed: seed, count),
      Records.damage(seed: seed, count), Inputs.damage(seed: seed, count),
    ]
    .allSatisfy(\.self)
  }

  /// The number behind `--damage`; nil if that isn't there.
  private static var damaged: Int? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: "--damage") else { return nil }
    guard let count = arguments.dropFirst(index + 1).first.flatMap({ Int($0) }), count > 0 else {
      print("--damage takes a number")
      exit(65)
    }
    return count
  }

  /// What stands behind `--seed`; nil if that isn't there.
  private static var seeds: ClosedRange<UInt64>? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: "--seed") else { return nil }
    let bounds = arguments.dropFirst(index + 1).first?.split(separator: "-").map { UInt64($0) }
    guard let first = bounds?.first ?? nil, let last = bounds?.last ?? nil, first <= last else {
      print("--seed takes a number, or two of them as 1-500")
      exit(65)
    }
    return first...last
  }
}
