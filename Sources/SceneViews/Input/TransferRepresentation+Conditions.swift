extension TransferRepresentation {
  /// Exports only the items that fulfill a condition.
  ///
  /// - Parameter condition: Returns whether an item is exported in the representation.
  /// - Returns: The representation with the condition, in addition to conditions that the representation already has.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { way in
      let inner = way.isExported
      way.isExported = { inner($0) && condition($0) }
    }
  }

  /// Sets the name of the files that are created from items.
  ///
  /// - Parameter fileName: The name. The filename extension of the type is added if the name has none, and each slash
  ///   is replaced by a hyphen.
  /// - Returns: The representation with the name.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Sets the names of the files that are created from items.
  ///
  /// - Parameter fileName: Returns the name for an item, or nil to use the name of the exported file. The filename
  ///   extension of the type is added if the name has none, and each slash is replaced by a hyphen.
  /// - Returns: The representation with the names.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  /// Restricts the programs that receive items in the representation.
  ///
  /// The text of copied values is put on the clipboard of the host only if the representation as text is visible to all
  /// programs.
  ///
  /// - Parameter visibility: The programs.
  /// - Returns: The representation with the restriction.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }

  private func changed(
    _ change: (inout _TransferWay<Item>) -> Void
  ) -> _TransferRepresentations<Item> {
    _TransferRepresentations(
      _ways: _ways.map { way in
        var way = way
        change(&way)
        return way
      })
  }
}

/// The programs that receive items in a representation; in this library, either all programs or the app alone.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// All programs.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// The apps of the same developer; in this library, the app alone.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// The apps of the same group; in this library, the app alone.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
