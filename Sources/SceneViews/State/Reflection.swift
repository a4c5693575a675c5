#if !PUBLIC_API_ONLY
@_spi(Reflection) import Swift
#endif

/// The memory layout of types that are known only at run time.
///
/// The function of the standard library that lists the fields of a type is meant for Swift's own code. For a compiler
/// whose library hides this function, `PUBLIC_API_ONLY` is defined. This file then calls the functions of the runtime
/// with which `Mirror` lists fields in every version of Swift since 5.2.
nonisolated enum Reflection {
  /// Returns the size of the values of a type, in bytes.
  static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return size(type)
  }

  #if PUBLIC_API_ONLY
  /// Calls `body` with the offset and the type of each field of a struct or a tuple.
  ///
  /// - Returns: False if the type is a class, whose fields aren't listed.
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

  /// Returns whether a type is a struct or a tuple; for other types, such as existentials, the list of fields may be
  /// incomplete.
  static func isStructure(_ type: Any.Type) -> Bool {
    // Proof: a type is a pointer to its metadata, whose first word is readable. For a type that isn't a class, that
    // word is the kind: 0x200 for structs, and 0x301 for tuples.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }
  #else
  /// Calls `body` with the offset and the type of each field of a struct or a tuple.
  ///
  /// - Returns: False if the type is a class, whose fields aren't listed.
  @discardableResult
  static func forEachField(of type: Any.Type, _ body: (Int, Any.Type) -> Void) -> Bool {
    _forEachField(of: type) { _, offset, type, _ in
      body(offset, type)
      return true
    }
  }

  /// Returns whether a type is a struct or a tuple; for other types, such as existentials, the list of fields may be
  /// incomplete.
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
/// The properties of a field, and its name, which the caller must free.
private struct RuntimeField {
  let name: UnsafePointer<CChar>? = nil
  let freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)? = nil
  let isStrong = false
  let isVariable = false
}

// The parameter types and result types of the following runtime functions are those of the declarations in the standard
// library.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<RuntimeField>
) -> Any.Type
#endif
