/// Whether the Thread Sanitizer watches the tests.
///
/// It handles crashes itself, has a thread that works, fails where memory or files are limited, and programs that tests
/// link have to be linked with it.
public var isSanitized: Bool {
  #if THREAD_SANITIZER
  true
  #else
  false
  #endif
}
