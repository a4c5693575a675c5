public import Foundation
public import SceneRuntime

/// The plan of one run of an app's delegates: the part of the migration report to make, and the answers of stand-ins.
public struct TrialPlan: Codable, Sendable {
  /// The environment variable that contains the path of the plan.
  public static let variable = "SCENE_MIGRATION_PLAN"

  /// The answer of stand-ins, true for yes, to every question that isn't in ``exceptions``.
  public var answer: Bool
  /// The questions that get the opposite answer.
  public var exceptions: Set<String>
  /// The path of the Info.plist, in which all variables are expanded; nil for none.
  public var infoPlist: String?
  /// The part of the report to make; nil for all parts.
  package var part: MigrationReport.Part?
  /// The links that the report opens in the app; if empty, the report uses sample links.
  public var links: [URL]
  /// The path of the file into which the result is written.
  public var result: String

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - answer: The answer of stand-ins, true for yes, to every question that isn't in `exceptions`.
  ///   - exceptions: The questions that get the opposite answer.
  ///   - infoPlist: The path of the Info.plist; nil for none.
  ///   - part: The part of the report to make; nil for all parts.
  ///   - links: The links that the report opens in the app; if empty, the report uses sample links.
  ///   - result: The path of the file into which the result is written.
  package init(
    answer: Bool, exceptions: Set<String> = [], infoPlist: String?,
    part: MigrationReport.Part? = nil, links: [URL] = [], result: String
  ) {
    self.answer = answer
    self.exceptions = exceptions
    self.infoPlist = infoPlist
    self.part = part
    self.links = links
    self.result = result
  }
}

/// The result of one run of an app's delegates.
public struct TrialResult: Codable, Sendable {
  /// The report on the part that ``TrialPlan`` names; on all parts if the plan names none.
  public var report: MigrationReport
  /// The problems of the report.
  public var problems: [Problem]
  /// The first 2,000 different questions that stand-ins answered.
  public var questions: [AskedQuestion]
}
