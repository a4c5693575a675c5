public import CombineNames
public import Observation
public import SceneViews

// A delegate that is an observable object is in the environment of all scenes, as on Apple's
// platforms.
extension ApplicationDelegateAdaptor: EnvironmentProviding {
  package func provide(to values: inout EnvironmentValues) {
    if let object = wrappedValue as? any ObservableObject { set(object, in: &values) }
    if let object = wrappedValue as? any AnyObject & Observable {
      setObservable(object, in: &values)
    }
  }

  private func set<Object: ObservableObject>(_ object: Object, in values: inout EnvironmentValues) {
    values[ObservableObjectType<Object>()] = object
  }

  private func setObservable<Object: AnyObject & Observable>(
    _ object: Object, in values: inout EnvironmentValues
  ) {
    values[ObjectType<Object>()] = object
  }
}

extension ApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate, accessed by the properties' names.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension ApplicationDelegateAdaptor where DelegateType: Observable {
  /// Bindings to the properties of the delegate, accessed by the properties' names.
  public var projectedValue: Bindable<DelegateType> { Bindable(wrappedValue) }
}
