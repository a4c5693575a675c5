import Foundation
import SceneViews

extension OpenDocument {
  /// The content of a document, or the reason why there is no content.
  enum Content {
    /// No content: the document group can't create documents, and there is no file.
    case none
    /// The document is being created or read, with its progress.
    case opening(ProgressManager)
    case shown(Model)
    /// The document couldn't be created or read, for the given reason.
    case failed(String)
    /// The app canceled the creation or the reading of the document.
    case cancelled
  }

  /// A difference between the file and the content; a person has to resolve it.
  enum Conflict: Equatable {
    /// Another program changed the file, and the document has unsaved changes.
    case changed
    /// The file no longer exists, or was replaced: a file by a folder, or a folder by a file.
    case deleted
    /// The file couldn't be read, for the given reason, so the content may differ from the file.
    case unread(String)
  }

  /// Whether a person can change the document.
  var isEditable: Bool { configuration.isEditable }
  /// The file; nil for a new document that isn't saved yet.
  var file: URL? { configuration.fileURL }
  /// The document that the windows show; nil if `content` isn't `shown`.
  var model: Model? { if case .shown(let model) = content { model } else { nil } }
  /// The reason why the document couldn't be created or read; nil if `content` isn't `failed`.
  var failure: String? { if case .failed(let reason) = content { reason } else { nil } }
  /// Whether the app canceled the creation or the reading of the document.
  var isCancelled: Bool { if case .cancelled = content { true } else { false } }
}

/// An object that the windows of a document retain, so that the document knows whether a window shows it.
@MainActor final class DocumentPresence {}
