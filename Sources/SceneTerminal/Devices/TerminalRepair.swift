#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

extension TerminalDevice {
  /// Repairs a terminal whose program was killed: applies the settings that a shell expects, and writes control
  /// sequences.
  ///
  /// - Parameter bytes: The control sequences, which end the terminal's modes, such as the alternate screen.
  package func repair(_ bytes: [UInt8]) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    settings.c_iflag |= tcflag_t(BRKINT | ICRNL | IXON | IMAXBEL | IUTF8)
    settings.c_iflag &= ~tcflag_t(IGNBRK | INLCR | IGNCR | ISTRIP)
    settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    settings.c_lflag |= tcflag_t(ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK | ECHOCTL | ECHOKE)
    settings.c_lflag &= ~tcflag_t(ECHONL | NOFLSH | TOSTOP)
    tcsetattr(descriptor, TCSANOW, &settings)
    writeWaiting(bytes)
  }
}
