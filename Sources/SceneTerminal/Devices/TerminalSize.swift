import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// The number of columns and rows of a terminal, both at least 1.
package struct TerminalSize: Hashable, Sendable {
  /// The maximum size that is drawn; a terminal may report 65,535 columns and as many rows.
  package static let largest = TerminalSize(uncheckedColumns: 2000, rows: 1000)
  /// The size that is assumed if neither the terminal nor the environment contains a size.
  package static let usual = TerminalSize(uncheckedColumns: 80, rows: 24)

  package let columns: Int
  package let rows: Int

  /// Creates a size, limited to the minimum and the maximum.
  package init(columns: Int, rows: Int) {
    self.columns = min(max(1, columns), Self.largest.columns)
    self.rows = min(max(1, rows), Self.largest.rows)
  }

  private init(uncheckedColumns columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates the size that a terminal reports.
  ///
  /// - Returns: The size; nil if the terminal reports no size, such as at a serial line (T-12).
  package init?(reportedBy descriptor: Int32) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Creates the size from the environment variables `COLUMNS` and `LINES`, if both are positive numbers.
  package init?(environment: [String: String]) {
    guard let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0,
      let rows = environment["LINES"].flatMap({ Int($0) }), rows > 0
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
