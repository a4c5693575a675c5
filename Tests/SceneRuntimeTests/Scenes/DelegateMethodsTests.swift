import Checking
import Testing

@testable import SceneModel
@testable import SceneRuntime

struct DelegateMethodsTests {
  @Test func `a method is a default one if that ran in the last call`() {
    var methods = DelegateMethods()
    expect(!methods.isDefault(.willConnectTo))
    methods.insertDefault(.willConnectTo)
    expect(methods.isDefault(.willConnectTo) && !methods.isDefault(.sceneDidDisconnect))
    methods.prepare(.willConnectTo)
    expect(!methods.isDefault(.willConnectTo))
  }

  @Test func `a class is examined once`() {
    final class InboxDelegate {}
    final class MessageDelegate {}
    var methods = DelegateMethods()
    let answers = [
      methods.examine(InboxDelegate.self), methods.examine(InboxDelegate.self),
      methods.examine(MessageDelegate.self),
    ]
    expectEqual(answers, [true, false, true])
  }
}
