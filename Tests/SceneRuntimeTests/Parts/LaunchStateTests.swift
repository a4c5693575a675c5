import Checking
import Testing

@testable import SceneRuntime

struct LaunchStateTests {
  @Test func `work waits for the launch, and is done at once after it`() {
    var state = LaunchState<Int>.waiting([])
    expect(state.wait(1) && state.wait(2) && !state.isLaunched)
    expectEqual(state.launch(), [1, 2])
    expect(state.isLaunched && !state.wait(3))
    expect(state.launch() == nil)
  }

  @Test func `a launch is refused only while its events are routed`() {
    var state = LaunchState<Int>.waiting([])
    state.refuse(true)
    expect(!state.isRefused)
    _ = state.launch()
    state.refuse(true)
    expect(state.isRefused)
    state.run()
    expect(!state.isRefused && state.isLaunched && !state.isEnding)
    state.refuse(true)
    expect(!state.isRefused)
  }

  @Test func `an application that quits while it launches doesn't run`() {
    var state = LaunchState<Int>.waiting([])
    _ = state.launch()
    state.quit()
    state.run()
    expect(state.isEnding && !state.isTerminated && state.isLaunched)
  }

  @Test func `the end begins once, and only after the application quits`() {
    var state = LaunchState<Int>.running
    expect(!state.finish() && !state.isEnding)
    state.quit()
    expect(state.finish() && state.isEnding && !state.isTerminated)
    state.quit()
    expect(!state.finish() && state.isEnding && !state.isTerminated)
  }

  @Test func `nothing follows the end`() {
    var state = LaunchState<Int>.running
    state.terminate()
    state.quit()
    expect(state.isTerminated && state.isEnding && !state.wait(1))
  }
}
