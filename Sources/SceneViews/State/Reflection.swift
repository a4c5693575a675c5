#if !PUBLIC_API_ONLY
@_spi(Reflection) import Swift
#endif

/// The layout of types that are only known at run time.
///
/// The standard library lists the fields of a type to the code of Swift itself only. A compiler whose library
/// hides that function builds this file with `PUBLIC_API_ONLY` defined: it then calls the functions of the runtime
/// by which `Mirror` lists fields, in every version since 5.2.
nonisolated enum Reflection {
  /// Returns the size of the values of a type, in bytes.
  static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }

  #if PUBLIC_API_ONLY
  /// Calls `body` with the offset and the type of each field of a struct or a tuple.
  ///
  /// - Returns: Whether the type can have fields; objects have none here.
  @discardableResult
  static func forEachField(of type: Any.Type, _ body: (Int, Any.Type) -> Void) -> Bool {
    if type is AnyClass { return false }
    for index in 0..<fieldCount(type) {
      var field = RuntimeField()
      let fieldType = fieldType(type, index: index, fieldMetadata: &field)
      field.freeName?(field.name)
      body(fieldOffset(type, index: index), fieldType)
    }
    return true
  }

  /// Whether a type is a struct or a tuple; others, such as existential types, may have no fields listed.
  static func isStructure(_ type: Any.Type) -> Bool {
    // Proof: a type is a pointer to its record, whose first word is readable: for a type that isn't a class it is
    // the kind, 0x200 for structs and 0x301 for tuples.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }
  #else
  /// Calls `body` with the offset and the type of each field of a struct or a tuple.
  ///
  /// - Returns: Whether the type can have fields; objects have none here.
  @discardableResult
  static func forEachField(of type: Any.Type, _ body: (Int, Any.Type) -> Void) -> Bool {
    _forEachField(of: type) { _, offset, type, _ in
      body(offset, type)
      return true
    }
  }

  /// Whether a type is a struct or a tuple; others, such as existential types, may have no fields listed.
  static func isStructure(_ type: Any.Type) -> Bool {
    struct Holder<T> {
      let value: T
    }
    func isStructure<T>(_: T.Type) -> Bool {
      var isStructure = false
      _forEachField(of: Holder<T>.self) { _, _, _, kind in
        isStructure = kind == .struct || kind == .tuple
        return true
      }
      return isStructure
    }
    return isStructure(type)
  }
  #endif
}

#if PUBLIC_API_ONLY
// The standard library declares these functions of the runtime with the same types.

/// The name of a field, to be freed, and its properties.
private struct RuntimeField {
  let name: UnsafePointer<CChar>? = nil
  let freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)? = nil
  let isStrong = false
  let isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<RuntimeField>
) -> Any.Type
#endif
