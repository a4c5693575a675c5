import Foundation

extension RuntimeServices {
  /// Returns the services for an app that runs as a program: the system's clock, random identifiers, sessions in files,
  /// the standard user defaults, and the kernel's memory pressure.
  ///
  /// - Parameter application: The identifier of the application, from which the name of the sessions' folder is made;
  ///   nil to keep sessions in memory.
  /// - Returns: The services.
  public static func live(for application: String? = nil) -> RuntimeServices {
    let files = application.map { FileSessionStore(folder: FileSessionStore.folder(of: $0)) }
    var services = RuntimeServices(
      now: { Date() }, makeIdentifier: { UUID().uuidString },
      store: files ?? MemorySessionStore(), notifications: .default)
    services.observeMemoryPressure = KernelMemoryPressure.process.observe
    return services
  }
}
