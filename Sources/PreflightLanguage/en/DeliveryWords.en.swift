extension DeliveryWords {
  static let english = DeliveryWords(
    space: { files, needed, free in
      "\(files) new \(files == 1 ? "file needs" : "files need") at most \(needed)"
        + (free.map { "; \($0) are free" } ?? "") + "."
    },
    destination: { name, originals, repaired, size in
      "\(name): \(originals + repaired) \(originals + repaired == 1 ? "file" : "files"), \(size)"
        + (repaired > 0 ? ", \(repaired) of them repaired" : "")
    },
    notDelivered: "Not delivered",
    warnings: "Warnings",
    allowed: "Posted anyway",
    withoutOriginal: "Kept although the original is gone",
    removed: "Removed, because the original is gone or is not for the destination",
    several: { "\($0) files, such as \($1)" },
    postedAnyway: { "your team posts it anyway: \($0)" },
    keptWithoutOriginal: "the original is gone; the file stays because of --keep-removed",
    noLongerAllowed: "your team does not allow it any more: deliver again",
    howToPost: "To post a file anyway, add it to preflight.yml with your reason, and deliver again:",
    yourReason: "…",
    refused: { "\($0) → \($1): \($2)" },
    onlyAccepted: "has problems that your team accepts, and the destination may refuse it",
    notJudged: "no document states a limit for this kind of file, so nothing was judged",
    stays: { "\($0) was delivered before and is not ready today; it stays, because it was changed since: \($1)" },
    changed: { "\($0) changed while it was delivered: run the command again" },
    vanished: { "cannot read \($0) after it was written" },
    summary: { counts, refused in
      let files = "\(counts.files) \(counts.files == 1 ? "file" : "files")"
      let would = counts.isDry ? "would be " : ""
      let parts: [(Int, String)] = [
        (counts.originals, would + "copied"), (counts.repaired, would + "repaired"), (counts.kept, "delivered before"),
        (counts.removed, would + "removed"),
        (counts.withoutOriginal, counts.withoutOriginal == 1 ? "without its original" : "without their originals"),
        (counts.warned, "with warnings"), (counts.duplicates, counts.duplicates == 1 ? "duplicate" : "duplicates"),
        (counts.unmeant, "for none of the destinations"), (refused, "not delivered"),
      ]
      let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return "\(files): \(told.isEmpty ? "nothing to do" : told.joined(separator: ", "))."
    },
    missing: "the file is missing",
    differs: "the file was changed since it was delivered",
    gone: "the original is gone: deliver again",
    stray: "the file is not a part of the delivery: remove it",
    originalDiffers: "the original was changed since it was delivered: deliver again",
    notReady: { "is not ready under the rules of today: \($0)" },
    unknownDestination: "the destination is not known",
    checked: { files, wrong in
      let noun = files == 1 ? "delivered file" : "delivered files"
      if wrong == 0 { return "\(files) \(noun) checked: all are as delivered, and ready." }
      return "\(files) \(noun) checked: \(wrong) \(wrong == 1 ? "is" : "are") missing, changed, outdated or not ready."
    },
    title: "Delivery",
    page: { files, warned, refused in
      "\(files) \(files == 1 ? "file" : "files") delivered" + (warned > 0 ? ", \(warned) with warnings" : "")
        + (refused > 0 ? ", \(refused) not delivered." : ".")
    },
    file: "File",
    original: "Original",
    change: "Change",
    size: "Size",
    reason: "Reason",
    unchanged: "none",
    manifest: "Checksums and rules are in manifest.json. “preflight deliver --check” compares the folder with it.")
}
