public import Foundation
import SceneDisplay

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fixed(DisplaySurface.Height)
    case custom(CustomHeight)
  }

  private let kind: Kind

  /// Half of the window's height.
  public static let medium = fraction(0.5)
  /// The whole height of the window.
  public static let large = fraction(1)

  /// Returns a detent at a fraction of the window's height.
  ///
  /// - Parameter fraction: The fraction, from 0 to 1.
  /// - Returns: The height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(kind: .fixed(.fraction(min(1, max(0, fraction.finite ?? 1)))))
  }

  /// Returns a detent with a fixed height.
  ///
  /// - Parameter height: The height in points.
  /// - Returns: The height.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(kind: .fixed(.points(max(0, height.finite ?? 0))))
  }

  /// Returns a detent with a height that the app calculates.
  ///
  /// - Parameter type: The app's type that calculates the height.
  /// - Returns: The height.
  public static func custom<Detent: CustomPresentationDetent>(
    _ type: Detent.Type
  ) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomHeight(type)))
  }

  /// Returns the height of the sheet in a window; nil if the app's type returns no height for the window.
  func height(in context: Context) -> DisplaySurface.Height? {
    switch kind {
    case .fixed(let height): height
    case .custom(let custom):
      custom.height(context).map { .points(max(0, Double($0).finite ?? 0)) }
    }
  }

  /// Returns the smallest height of a set of detents in a window; nil if no detent has a height there.
  static func smallest(
    of detents: Set<PresentationDetent>, in context: Context
  ) -> DisplaySurface.Height? {
    func points(_ height: DisplaySurface.Height) -> Double {
      switch height {
      case .fraction(let part): part * Double(context.maxDetentValue)
      case .points(let points): points
      }
    }
    return detents.compactMap { $0.height(in: context) }.min { points($0) < points($1) }
  }

  /// The environment and the height of the window, from which a ``CustomPresentationDetent`` calculates a height.
  @dynamicMemberLookup public struct Context {
    /// The height of the window in points.
    public let maxDetentValue: CGFloat
    let values: EnvironmentValues

    /// The environment value at a key path.
    ///
    /// - Parameter keyPath: The key path of the value.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      values[keyPath: keyPath]
    }
  }
}

/// A type that calculates the height of a sheet.
///
/// ```swift
/// import Foundation
/// import Scenes
///
/// struct Bar: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? {
///     max(64, context.maxDetentValue * 0.25)
///   }
/// }
///
/// struct Letter: View {
///   @State private var isPresented = false
///
///   var body: some View {
///     Button("Show Bar") { isPresented = true }
///       .sheet(isPresented: $isPresented) {
///         Text("a low sheet").presentationDetents([.custom(Bar.self)])
///       }
///   }
/// }
/// ```
///
/// The height is calculated when the sheet is shown, and again when its content is evaluated or the window changes its
/// height.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The environment and the height of the window.
  typealias Context = PresentationDetent.Context

  /// Returns the height of the sheet.
  ///
  /// - Parameter context: The environment and the height of the window.
  /// - Returns: The height in points; nil if the detent isn't available in this context.
  static func height(in context: Context) -> CGFloat?
}

/// The closure that calculates the height of a custom detent, and the identity of its type.
private struct CustomHeight: Hashable, Sendable {
  private let type: ObjectIdentifier
  let height: @Sendable (PresentationDetent.Context) -> CGFloat?

  init<Detent: CustomPresentationDetent>(_ type: Detent.Type) {
    self.type = ObjectIdentifier(type)
    height = { type.height(in: $0) }
  }

  static func == (one: CustomHeight, other: CustomHeight) -> Bool { one.type == other.type }

  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}
