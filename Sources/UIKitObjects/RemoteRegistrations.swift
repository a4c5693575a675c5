package import SceneRuntime

/// A record of the applications that are registered for remote notifications.
///
/// The trace of an application drops its oldest entries, so a registration is stored here as soon as the trace records
/// the registration.
@MainActor package final class RemoteRegistrations {
  package static let all = RemoteRegistrations()

  private struct Entry {
    weak var application: Application?
    var isRegistered: Bool
  }

  // The address of a released object may be used again, so an entry is valid only while its weak reference isn't nil.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Begins to store the registrations of an application; an earlier registration is stored if it is still in the
  /// trace.
  func follow(_ application: Application) {
    let identity = ObjectIdentifier(application)
    guard entries[identity]?.application !== application else { return }
    entries = entries.filter { $0.value.application != nil }
    entries[identity] = Entry(
      application: application, isRegistered: application.trace.entries.contains(where: isOne))
    application.trace.addSink { [weak self] entry in
      guard let self, isOne(entry) else { return }
      entries[identity]?.isRegistered = true
    }
  }

  /// Returns whether an application is registered for remote notifications.
  package func isRegistered(_ application: Application) -> Bool {
    follow(application)
    return entries[ObjectIdentifier(application)]?.isRegistered == true
  }

  /// Stores that an application is no longer registered for remote notifications.
  package func end(of application: Application) {
    follow(application)
    entries[ObjectIdentifier(application)]?.isRegistered = false
  }

  private func isOne(_ entry: TraceEntry) -> Bool {
    if case .input(.registeredForRemoteNotifications) = entry.kind { true } else { false }
  }
}
