import Testing
@testable import SceneRuntime
