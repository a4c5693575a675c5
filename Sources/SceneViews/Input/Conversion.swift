/// A conversion of a value to another type.
enum Conversion<Input, Output> {
  /// A synchronous conversion.
  case atOnce((Input) throws -> Output)
  /// An asynchronous conversion.
  case waiting((Input) async throws -> Output)

  /// Whether the conversion is asynchronous.
  var waits: Bool { if case .waiting = self { true } else { false } }

  func callAsFunction(_ input: Input) async throws -> Output {
    switch self {
    case .atOnce(let convert): try convert(input)
    case .waiting(let convert): try await convert(input)
    }
  }

  /// Returns the conversion followed by another conversion.
  func then<Next>(_ next: Conversion<Output, Next>) -> Conversion<Input, Next> {
    if case .atOnce(let first) = self, case .atOnce(let second) = next {
      return .atOnce { try second(first($0)) }
    }
    return .waiting { try await next(self($0)) }
  }

  /// Returns the conversion followed by a function.
  func map<Next>(_ transform: @escaping (Output) throws -> Next) -> Conversion<Input, Next> {
    then(.atOnce(transform))
  }
}

extension Conversion where Input == Void {
  /// Passes the output or the error to a closure: immediately if the conversion is synchronous, otherwise in a task.
  @MainActor func run(_ finish: @escaping @MainActor (Result<Output, any Error>) -> Void) {
    switch self {
    case .atOnce(let convert): finish(Result { try convert(()) })
    case .waiting(let convert):
      Task {
        do { finish(.success(try await convert(()))) } catch { finish(.failure(error)) }
      }
    }
  }

  /// Returns a conversion that tries several conversions in order; its output is that of the first conversion that
  /// succeeds, or nil if none succeeds.
  static func first<Value>(
    of conversions: [Conversion<Void, Value>]
  ) -> Self where Output == Value? {
    if conversions.contains(where: \.waits) {
      return .waiting {
        for conversion in conversions {
          if let value = try? await conversion(()) { return value }
        }
        return nil
      }
    }
    return .atOnce {
      for case .atOnce(let convert) in conversions {
        if let value = try? convert(()) { return value }
      }
      return nil
    }
  }

  /// Returns a conversion whose output is an array of the outputs of several conversions, in order and without nil.
  ///
  /// If one of the conversions fails, the returned conversion fails.
  static func all<Value>(
    of conversions: [Conversion<Void, Value?>]
  ) -> Self where Output == [Value] {
    conversions.reduce(.atOnce { [] }) { values, next in
      if case .atOnce(let first) = values, case .atOnce(let second) = next {
        return .atOnce { try first(()) + [second(())].compactMap(\.self) }
      }
      return .waiting { try await values(()) + [next(())].compactMap(\.self) }
    }
  }
}
