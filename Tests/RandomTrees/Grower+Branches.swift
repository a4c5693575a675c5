// Creates random branches.
extension Grower {
  mutating func branches(depth: Int) -> [Branch] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in branch(depth: depth - 1) }
  }

  mutating func branch(depth: Int) -> Branch {
    let id = makeID()
    guard depth > 0 else {
      let leaves: [Branch.Kind] = [.reader, .counter(id), .counter(id), .picker(id), .field]
      return Branch(id: id, kind: leaves.randomElement(using: &random) ?? .reader)
    }
    let kind: Branch.Kind =
      switch Int.random(in: 0..<29, using: &random) {
      case 0: .reader
      case 1: .counter(id)
      case 2: .stack(isVertical: Bool.random(using: &random), branches(depth: depth))
      case 3: .group(branches(depth: depth))
      case 4:
        .choice(
          Bool.random(using: &random), branch(depth: depth - 1), branch(depth: depth - 1))
      case 5: .optional(Bool.random(using: &random), branch(depth: depth - 1))
      case 6: .environment(id, branch(depth: depth - 1))
      case 7: .list(branches(depth: depth))
      case 8: .tabs(Int.random(in: 0..<3, using: &random), branches(depth: depth))
      case 9:
        .pages(
          Int.random(in: 0..<3, using: &random), branch(depth: depth - 1), branches(depth: depth))
      case 10:
        .sheet(Bool.random(using: &random), branch(depth: depth - 1), branch(depth: depth - 1))
      case 11: .toolbar(branch(depth: depth - 1), branch(depth: depth - 1))
      case 12:
        .place(isRow: Bool.random(using: &random), id, branch(depth: depth - 1))
      case 13: .trait(id, branch(depth: depth - 1))
      case 14: .modified(id, branch(depth: depth - 1))
      case 15: .section(branches(depth: depth))
      case 16: .split(branch(depth: depth - 1), branch(depth: depth - 1))
      case 18...21:
        .vocabulary(
          BranchVocabulary.allCases.randomElement(using: &random) ?? .menu, id,
          branch(depth: depth - 1), branch(depth: depth - 1))
      case 17: .alert(id, branch(depth: depth - 1), branch(depth: depth - 1))
      case 22, 23: .several(id, branches(depth: depth))
      case 24, 25:
        .layered(
          BranchLayer.allCases.randomElement(using: &random) ?? .overlay, id,
          branches(depth: depth), branch(depth: depth - 1))
      case 26: .titled(id, branch(depth: depth - 1))
      default: .identified(0, branch(depth: depth - 1))
      }
    return Branch(id: id, kind: kind)
  }

  mutating func makeID() -> Int {
    lastID += 1
    return lastID
  }
}
