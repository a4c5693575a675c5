import Checking
import SceneModel
import Testing

private struct Hidden {
  struct Inner {}
}

struct ValueTypeTests {
  struct Message {
    struct ID {}
  }

  @Test func `a type's name is its module and nominal path`() {
    expectEqual(SceneDescription.ValueType(Int.self).name, "Swift.Int")
    expectEqual(
      SceneDescription.ValueType(Message.ID.self).name, "SceneModelTests.ValueTypeTests.Message.ID")
    expectEqual(SceneDescription.ValueType([Int].self).name, "Swift.Array<Swift.Int>")
  }

  @Test func `a private type's name holds no address`() {
    struct Local {}
    expectEqual(SceneDescription.ValueType(Hidden.self).name, "SceneModelTests.Hidden")
    expectEqual(SceneDescription.ValueType(Hidden.Inner.self).name, "SceneModelTests.Hidden.Inner")
    expectEqual(SceneDescription.ValueType(Local.self).name, "SceneModelTests.ValueTypeTests.Local")
    expectEqual(
      SceneDescription.ValueType([Hidden].self).name, "Swift.Array<SceneModelTests.Hidden>")
  }

  @Test func `two types with one name are distinguished`() {
    func first() -> Any.Type {
      struct Local {}
      return Local.self
    }
    func second() -> Any.Type {
      struct Local {}
      return Local.self
    }
    let types = (SceneDescription.ValueType(first()), SceneDescription.ValueType(second()))
    expectEqual(types.0.name, types.1.name)
    expect(types.0 != types.1)
  }
}
