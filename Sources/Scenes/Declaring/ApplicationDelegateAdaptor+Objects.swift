import CombineNames
import SceneViews

// A delegate that tells its changes is in the environment of all scenes, as at Apple's.
extension ApplicationDelegateAdaptor: EnvironmentProviding where DelegateType: ObservableObject {
  package func provide(to values: inout EnvironmentValues) {
    values[ObservableObjectType<DelegateType>()] = wrappedValue
  }
}
