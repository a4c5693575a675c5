#if THREAD_SANITIZER
import SceneRuntime

/// A mutex that the Thread Sanitizer recognizes.
///
/// The alias avoids an ambiguity in files that import the standard library's atomics.
typealias Mutex = SceneRuntime.Mutex
#endif
