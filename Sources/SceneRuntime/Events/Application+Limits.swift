extension Application {
  /// Returns an event of the host without the parts that aren't allowed.
  ///
  /// The parts that are left out are reported with the reason, and are neither delivered nor saved.
  ///
  /// - Returns: The rest of the event; nil if nothing remains.
  func allowed(_ event: HostEvent) -> HostEvent? {
    switch event {
    case .launch(let events): return .launch(allowed(events))
    case .external(let event): return allowed([event]).first.map { .external($0) }
    case .openURLs(let links):
      let events = allowed(links.map { .openURL($0) })
      let links = events.compactMap { if case .openURL(let link) = $0 { link } else { nil } }
      return links.isEmpty ? nil : .openURLs(links)
    case .handoffArrives(let record):
      guard let refusal = ExternalEvent.continueActivity(record).refusal else { return event }
      report(refusal)
      return .handoffFails(record.activityType, reason: refusal.what)
    default: return event
    }
  }

  private func allowed(_ events: [ExternalEvent]) -> [ExternalEvent] {
    var allowed = events.filter { event in
      guard let refusal = event.refusal else { return true }
      report(refusal)
      return false
    }
    let limit = ExternalEvent.Limit.links
    if allowed.count > limit {
      report(.tooManyLinks(allowed.count, limit: limit))
      allowed.removeSubrange(limit...)
    }
    return allowed
  }
}
