import Foundation
import SessionFuzzing

/// Runs that take longer than a test may: `swift run -c release Soak --budget small` or `large`.
///
/// `--seed 7`, or `--seed 1-500`, plays the random acts of these seeds and nothing else; `--damage 10000`
/// damages so many links, activities, notifications, quick actions, predicates, Info.plists, stores, files, scripts,
/// keys and arguments each, by the seed 2 or the one behind `--seed`, and does nothing else. `--kills 1000` kills so
/// many processes by that seed, `--faults 1000` has so many applications live on disks that fail, `--files 1000`
/// changes so many files of sessions, `--typing 100000` sends so many random bytes and a tenth of it of
/// random sizes to the screen of an app, `--trees 10` edits so many random trees 10,000 times each, and `--session-load FOLDER` is the process that is killed.
@main @MainActor struct Soak {
  static func main() async {
    let isLarge = CommandLine.arguments.contains("large")
    let seed = seeds?.lowerBound ?? 2
    if let folder = word("--session-load") {
      let isLying = CommandLine.arguments.contains("--lying")
      LoadProgram.run(in: folder, seed: seed, isLying: isLying)
    }
    if let count = number("--kills") { exit(await Kills.kill(seed: seed, count) ? 0 : 1) }
    if let count = number("--faults") { exit(Disks.fail(seed: seed, count) ? 0 : 1) }
    if let count = number("--files") { exit(Files.change(seed: seed, count) ? 0 : 1) }
    if let count = number("--damage") { exit(await damage(count, seed: seed) ? 0 : 1) }
    if let count = number("--typing") {
      exit(Typing.type(seed: seed, bytes: count, resizes: count / 10) ? 0 : 1)
    }
    if let count = number("--trees") {
      let last = seed + UInt64(count) - 1
      exit((seed...last).allSatisfy { RandomTrees.edit(seed: $0, 10_000) } ? 0 : 1)
    }
    if let seeds { exit(RandomActs.play(seeds: seeds) ? 0 : 1) }
    var failures = 0
    // Runs of seconds come first.
    if !Routing.damage(seed: 1, isLarge ? 1_000_000 : 100_000) { failures += 1 }
    if !Records.damage(seed: 1, isLarge ? 10_000 : 1_000) { failures += 1 }
    if await !Inputs.damage(seed: 1, isLarge ? 10_000 : 1_000) { failures += 1 }
    if !Files.change(seed: 1, isLarge ? 100_000 : 10_000) { failures += 1 }
    if !Typing.type(seed: 1, bytes: isLarge ? 1_000_000 : 100_000, resizes: 10_000) {
      failures += 1
    }
    if !Layouts.check(isLarge ? 200_000 : 20_000) { failures += 1 }
    if await !Kills.kill(seed: 1, isLarge ? 1_000 : 50) { failures += 1 }
    if !Disks.fail(seed: 1, isLarge ? 1_000 : 100) { failures += 1 }
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
      Records.damage(seed: seed, count), Files.change(seed: seed, count),
      Inputs.damage(seed: seed, count),
    ]
    .allSatisfy(\.self)
  }

  /// The word behind an option; nil if it isn't there.
  private static func word(_ option: String) -> String? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: option) else { return nil }
    return arguments.dropFirst(index + 1).first
  }

  /// The number behind an option; nil if the option isn't there.
  private static func number(_ option: String) -> Int? {
    guard CommandLine.arguments.contains(option) else { return nil }
    guard let count = word(option).flatMap({ Int($0) }), count > 0 else {
      print("\(option) takes a number")
      exit(65)
    }
    return count
  }

  /// The value behind `--seed`; nil if that isn't there.
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
