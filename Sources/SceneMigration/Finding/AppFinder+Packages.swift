extension AppFinder {
  /// Returns the apps that the package manifests of Swift Playgrounds declare as products.
  func packages() -> [AppCandidate] {
    manifests { manifest, path in
      manifest.applications.map { candidate($0, of: manifest, path) }
    }
  }

  /// Returns the executable targets of packages.
  ///
  /// The caller leaves out targets without delegates.
  func programs() -> [AppCandidate] {
    manifests { manifest, path in
      manifest.programs.map { target in
        var candidate = AppCandidate(
          name: target.name, reason: "executable target of \(path)",
          module: Variables.identifier(target.name), delegates: [], files: [], notes: [],
          depth: ProjectFiles.depth(of: path))
        complete(
          &candidate,
          manifest.files(of: target, in: Self.folder(of: path), among: files.swift))
        addPropertyList(&candidate)
        return candidate
      }
    }
  }

  private func manifests(_ candidates: (PackageManifest, String) -> [AppCandidate])
    -> [AppCandidate]
  {
    files.packages.flatMap { path -> [AppCandidate] in
      guard let text = files.text(path) else { return [] }
      return candidates(PackageManifest(SourceText(path: path, text: text)), path)
    }
  }

  private func candidate(
    _ product: PackageManifest.Application, of manifest: PackageManifest, _ path: String
  ) -> AppCandidate {
    let folder = Self.folder(of: path)
    let targets = manifest.targets.filter { product.targets.contains($0.name) }
    var candidate = AppCandidate(
      name: product.name, reason: "iOSApplication product of \(path)",
      module: Variables.identifier(targets.first?.name ?? product.name), delegates: [], files: [],
      infoPlistPath: path, notes: [], depth: ProjectFiles.depth(of: path))
    var list = product.infoPlist
    if let name = product.infoPlistPath {
      let place = XcodeProject.normal("\(folder)/\(name)")
      if let further = files.propertyList(place) {
        list.merge(further) { $1 }
        candidate.infoPlistPath = place
      } else {
        candidate.notes.append(
          "additionalInfoPlistContentFilePath names \(place), which isn't there or can't be read")
      }
    }
    var variables = Variables(
      ["PRODUCT_NAME": product.name, "PRODUCT_MODULE_NAME": candidate.module],
      target: targets.first?.name ?? product.name)
    candidate.infoPlist = variables.expandList(list) as? [String: Any]
    for line in product.unread {
      candidate.notes.append("\(path):\(line): the value isn't a literal, so it wasn't read")
    }
    complete(
      &candidate,
      targets.flatMap { manifest.files(of: $0, in: folder, among: files.swift) })
    return candidate
  }
}
