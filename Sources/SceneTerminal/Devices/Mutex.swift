#if THREAD_SANITIZER
import SceneRuntime

/// The mutex that the Thread Sanitizer knows, in files that use the atomics of the standard library too.
typealias Mutex = SceneRuntime.Mutex
#endif
