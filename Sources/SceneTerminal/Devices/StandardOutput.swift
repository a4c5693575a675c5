// `@preconcurrency` allows the use of `stdout`, which the C library declares as a variable, but never changes.
#if canImport(Darwin)
@preconcurrency import Darwin
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Android)
@preconcurrency import Android
#else
@preconcurrency import Glibc
#endif

/// Writes the text that the C library has buffered for standard output.
func flushStandardOutput() {
  fflush(stdout)
}

/// Makes the C library write each line of standard output immediately, as it does on a terminal (T-36).
func bufferStandardOutputByLine() {
  setvbuf(stdout, nil, _IOLBF, 0)
}
