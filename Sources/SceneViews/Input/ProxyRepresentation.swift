/// A representation of values as values of another transferable type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public let _ways: [_TransferWay<Item>]

  private init(exported: Conversion<Item, Proxy>?, imported: Conversion<Proxy, Item>?) {
    _ways = Transfer.ways(of: Proxy.self).map { way in
      var own = _TransferWay<Item>(
        type: way.type, exported: way.exported.flatMap { exported?.then($0) },
        imported: way.imported.flatMap { read in imported.map { read.then($0) } })
      own.visibility = way.visibility
      // The export condition and the filename are those of the proxy's representation. They are needed before the
      // export, so they can be used only if the proxy is created synchronously.
      if case .atOnce(let proxy)? = exported {
        own.isExported = { item in (try? proxy(item)).map(way.isExported) ?? true }
        own.fileName = { item in (try? proxy(item)).flatMap(way.fileName) }
      }
      return own
    }
  }

  /// Creates a representation for exporting and importing values.
  ///
  /// - Parameters:
  ///   - exporting: Returns the value of the other type for an item.
  ///   - importing: Returns the item for a value of the other type.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    self.init(exported: .atOnce(exporting), imported: .atOnce(importing))
  }

  /// Creates a representation for exporting and importing values with asynchronous closures.
  ///
  /// The receiver gets a value when the closures have returned, which is after the end of the drop or the paste.
  ///
  /// - Parameters:
  ///   - exporting: Returns the value of the other type for an item.
  ///   - importing: Returns the item for a value of the other type.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    self.init(exported: .waiting(exporting), imported: .waiting(importing))
  }

  /// Creates a representation for exporting values.
  ///
  /// - Parameter exporting: Returns the value of the other type for an item.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    self.init(exported: .atOnce(exporting), imported: nil)
  }

  /// Creates a representation for exporting values with an asynchronous closure.
  ///
  /// - Parameter exporting: Returns the value of the other type for an item.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    self.init(exported: .waiting(exporting), imported: nil)
  }

  /// Creates a representation for importing values.
  ///
  /// - Parameter importing: Returns the item for a value of the other type.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    self.init(exported: nil, imported: .atOnce(importing))
  }

  /// Creates a representation for importing values with an asynchronous closure.
  ///
  /// - Parameter importing: Returns the item for a value of the other type.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    self.init(exported: nil, imported: .waiting(importing))
  }
}
