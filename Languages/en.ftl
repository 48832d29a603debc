# The texts of Preflight for people, in English. script/tools/texts makes Swift of them, and its first lines explain this file.
# CONTRIBUTING.md says how a language is added.
#
# These values have the same type in every text:
# $after (String), $all (Int), $answers ([String]), $areWithOwn (Bool), $assets (String), $before (String), $bytes (Int64),
# $causes ([String]), $certainty (Certainty), $checked (CivilDate?), $choice (String), $civilDate (CivilDate), $code (String),
# $codec (String), $codes ([String]), $color (String), $colors (String), $column (String), $conditions ([String]),
# $container (String), $count (Int), $date (String), $day (CivilDate), $degrees (Int), $dependence (String), $depth (String),
# $destination (String), $destinations (String), $differences ([String]), $done (String), $errors (Int),
# $evidence (ShareState.Evidence), $expectation (String), $facts ([String]), $failed (Int), $files (Int), $first (String),
# $flag (Bool), $formRule (FormRule), $format (String), $free (String?), $from (CivilDate), $group (ReadError.Code.Group),
# $height (String), $hours (Int64), $id (String), $interval (String), $isAll (Bool), $isAlsoRunTime (Bool), $isDry (Bool),
# $isProbe (Bool), $isVariable (Bool), $key (String), $kind (String), $kinds ([String]), $layout (String?), $left (Int),
# $libraries ([String]), $limit (String), $losses (String), $meaning (String), $measured (Slot), $message (String),
# $minutes (Int64), $name (String), $names ([String]), $needed (String), $new (String), $note (String), $noun (Noun),
# $of (String), $old (String), $options ([String]), $outcome (Outcome), $output (String), $owner (String),
# $parameters ([String]), $part (String), $parts ([String]), $path (String), $predicted (Int?), $rate (String),
# $reason (String), $reasons (String), $refused (Int), $rules ([String]), $seconds (String), $section (OverviewWords.Section),
# $severity (Severity), $shortName (String), $shown (Int), $signal (Int), $size (String), $state (String), $step (Step),
# $steps ([String]), $strength (Strength), $subject (String), $tag (String), $text (String), $tier (Tier), $time (String),
# $timecode (String), $title (String), $to (CivilDate), $total (String?), $type (FieldType.Name), $unreadable (Int),
# $value (String), $warned (Int), $width (String), $words (String), $wrong (Int)

## list

list-separator = ,{ " " }
list-clauses = ;{ " " }
list-words = { " " }
list-and = { " " }and{ " " }
list-or = { " " }or{ " " }

## term

term-outcome = { $outcome ->
    [pass] pass
    [warn] warn
    [fail] fail
    [unknown] not decided
    [unreadable] unreadable
    [notApplicable] not applicable
    [accepted] accepted
   *[notJudged] not judged
  }
term-severity = { $severity ->
    [note] note
    [warning] warning
   *[error] error
  }
term-certainty = { $certainty ->
    [official] official
    [officialQuoted] official, quoted
    [officialOlder] official, older
    [thirdParty] third party
    [observed] observed
    [derived] derived from the file
   *[house] house rule
  }
term-strength = { $strength ->
    [changed] shown differently
    [hard] hard
    [unstated] unstated
    [advice] advice
   *[remark] remark
  }
term-step = { $step ->
    [request] request
    [context] context
    [fetch] fetch
    [format] format
    [duration] duration
   *[resolution] resolution
  }
# $kind (MediaFacts.Kind)
term-kind = { $kind ->
    [video] video
    [image] image
    [audio] audio
   *[other] other
  }
term-noun = { $noun ->
    [asset] asset
    [request] request
    [file] file
   *[app] app
  }
# A comma between items of one line.
term-comma = ,{ " " }
# A separator of sentences that belong together.
term-semicolon = ;{ " " }
# A separator after an introduction.
term-colon = :{ " " }
# The end of a sentence; `gap` separates it from the next.
term-stop = .
term-gap = { " " }
# The characters at which a sentence can be cut if only its beginning fits.
term-clauseEnds = ,:
term-inParentheses = { " " }({ $text })
term-nouns = { $noun ->
    [asset] assets
    [request] requests
    [file] files
   *[app] apps
  }

## run

run-assets = { $count } { $count ->
    [one] { term-noun }
   *[other] { term-nouns }
  }
# The noun for any count, always in the plural.
run-counted = { $count } { term-nouns }
run-noAssets = no { term-nouns }
run-unreadable = { $count } of { $of } unreadable
run-probed = { $assets } probed
# $count (Int), $assets (String)
run-clean = { $assets } { $count ->
    [one] breaks
   *[other] break
  } no documented rule
run-count = { $outcome ->
    [notApplicable] { $count } not for any of these destinations
   *[other] { $count } { term-outcome }
  }
# The part of the warnings that are about files shown differently, in parentheses.
run-changedAmong = { " " }({ $count } of them shown differently)
run-unreadableAmong = { $failed } fail{ $unreadable ->
    [0] { "" }
   *[other] { " " }({ $unreadable } of them unreadable)
  }
run-skipped = { " " }{ $count } other { $count ->
    [one] file
   *[other] files
  } skipped.
run-interrupted = { " " }Interrupted: the rest was not checked.
# The label before the command that follows from a run.
run-next = Next:{ " " }
# The meaning of a pass and its limits.
run-promise = ✓ means that no documented rule is broken; a file cannot show what happens at run time (login, network, review).
run-rulesOf = rules of { $date }
run-asOf = , as of { $date }
run-moreAssets = … and { $count } more { term-nouns } with problems: --format ndjson lists all of them
run-mostOften = most frequent problems
run-skippedFiles = skipped
# $count (String)
run-failures = { $count } fail
run-timeLeft = { $time } left
# The length of the media that were decoded.
run-media = { $time } of media
# $minutes (Int64), $seconds (Int64)
run-minutes = { $minutes } min { $seconds } s
run-hours = { $hours } h { $minutes } min
# The result of a run and its time, which is empty if it is not shown: `5 assets judged in 3 ms`.
run-done = { $assets } { $isProbe ->
    [true] probed
   *[false] judged
  }{ $time ->
    [none] { "" }
   *[other] { " " }in { $time }
  }
# A sentence with the counts of assets.
run-counts = { $assets }{ $parts ->
    [0] { "" }
   *[other] : { LIST($parts) }
  }.
run-files = { $done }{ $total ->
    [none] { "" }
   *[other] { " " }of { $total }
  } { term-nouns }

## log

log-skipped = { $path }: skipped, { $reason }
log-notRead = not read
log-tier = { $tier ->
    [header] header tier
    [stream] stream tier
    [sampled] sampled tier
    [decode] decode tier
   *[content] content tier
  }, { $bytes } bytes
log-total = read { $bytes } bytes of { $assets }{ $libraries ->
    [0] { "" }
   *[other] { " " }with { LIST($libraries) }
  }

## overview

overview-destinations = { $count } destinations
# The number of destinations if no destination was chosen. Their own destinations come after those of the group.
overview-usual = { $count } destinations, the group default{ $areWithOwn ->
    [true] { " " }and your own
   *[false] { "" }
  }
overview-howToChoose = Choose others with --to, for example --to meta or --to all; 'preflight destinations' lists them.
overview-section = { $section ->
    [videos] Videos
    [pictures] Images
    [others] Other files
   *[unreadable] Unreadable files
  }
# The number of destinations in a section for which its files have problems.
# $count (Int), $of (Int)
overview-troubled = problems at { $count } of { $of } destinations
# The length of a text and its limit.
# $length (Int), $limit (Int)
overview-length = { $length } of { $limit }
# The end of the part of a text that fits or is shown, and the beginning of the rest.
# $field (String), $end (String), $rest (String), $isShown (Bool)
overview-cut = { $field }: { $isShown ->
    [true] is shown
   *[false] fits
  } up to “{ $end }”, not “{ $rest }”
overview-unlisted = { $count } { $count ->
    [one] { term-noun } has
   *[other] { term-nouns } have
  } no problem and { $count ->
    [one] is
   *[other] are
  } not listed.
overview-everyDestination = { $count ->
    [2] both destinations
   *[other] all { $count } destinations
  }
overview-onlyProblems = Only problems
overview-onlyProblemsHint = Hide { term-nouns } and destinations without problems
overview-warnings = { $count } { $count ->
    [one] warning
   *[other] warnings
  }
overview-notFor = not for { $destinations }
overview-otherOrientation = made for another orientation: { $destinations }
overview-noPlace = no destination of the group accepts this kind of file
# The number of files that are ready for a destination, with the number of all as `25 assets`.
overview-postable = { $count } of { $of } ready to post
# $count (Int), $all (Int), $isAll (Bool)
overview-taking = { $isAll ->
    [true] { $all } destinations
   *[false] { $count } of { $all } destinations
  }
# The files that can be posted. The ready ones include those with warnings.
# $count (Int), $warned (Int), $all (Int), $ready (Int)
overview-ready = { $all ->
    [0] accepts none of these files
   *[other] { $ready ->
        [0] none of { $all } ready
       *[other] { $count } of { $all } ready{ $warned ->
            [0] { "" }
           *[other] , { $warned } more with warnings
          }
      }
  }
overview-readyFor = { $count ->
    [0] ready for none of { $all }
   *[other] { $isAll ->
        [true] ready for all { $all }
       *[false] ready for { $count } of { $all }
      }
  }
overview-everywhere = { $count } ready everywhere
overview-somewhere = { $count } ready for some destinations
overview-nowhere = { $count } ready for none

## verdict

verdict-mayAnswer = may answer { LIST($codes) }
verdict-undecided = not decided
verdict-factUnknown = not decided: a fact that the rules need is unknown
# The option with which a deeper tier reads an unknown value.
verdict-readBy = --depth { $depth } reads it
# The rules that need an unknown value.
verdict-neededBy = needed by { LIST($rules) }
verdict-undecidedSince = not decided: { $dependence }
verdict-dependsOn = depends on { LIST($names) }
verdict-nameInContext = name { $count ->
    [one] it
   *[other] them
  } in the request
verdict-buildSetting = a build setting: use the property list of the built app
# The separator between a dependency and the way to set it, if both are on one line.
verdict-dependenceJoint = :{ " " }
verdict-warning = warning:{ " " }
verdict-note = note:{ " " }
verdict-predicted = predicted:{ " " }
verdict-wouldBeAnswered = predicted answer: { $state }
# The reason why a destination judged nothing.
verdict-notJudged = no document states a limit for this kind of file, so nothing was judged
verdict-noSlot = no slot of { $destination } accepts this kind of file
verdict-slot = slot: { $name }
# The slot after the name of a destination.
verdict-inSlot = { " " }({ $name })
verdict-more = … and { $count } more
verdict-moreAssets = … and { $count } more { $count ->
    [one] { term-noun }
   *[other] { term-nouns }
  }: the html and ndjson reports list all of them.
verdict-warningsAndUndecided = Warnings, and what is not decided
verdict-destination = destination
verdict-moreResults = { $left } more results are not listed: these are the { $shown } most severe of { $all }, as many as GitHub shows. The ndjson report lists all of them.
# The name of the suite for a run without verdicts.
verdict-readable = readable
verdict-give = give { $options ->
    [one] it
   *[other] them
  } with { WORDS($options) }
verdict-moreAnnotations = and { $count } more{ $errors ->
    [0] { "" }
    [one] , { $errors } of them an error
   *[other] , { $errors } of them errors
  }: GitHub shows ten annotations per step, and the summary lists more

## rule

rule-unreadableTitle = The file cannot be read
rule-unreadableHelp = The file could not be read, so no rule was judged. The message names the cause and what to do.
rule-undecidedTitle = The answer is not decided
rule-undecidedHelp = A fact of the file or a parameter of the destination is not known, and the answer depends on it. Give parameters with --assume NAME=VALUE.
# The title; `subject` is nil if the limit names its subject.
# $destination (String), $subject (String?), $limit (String)
rule-title = { $destination }: { $subject ->
    [none] { "" }
   *[other] { $subject }:{ " " }
  }{ $limit }
rule-certainty = Certainty: { $words }.
rule-predicted = Predicted answer: { $state }.
rule-holdsFor = Holds for { LIST($conditions) }.
rule-checkedOn = { $title }, checked on { $day }
rule-source = Source:{ " " }
rule-appliesWhere = { " " }(where { AND($conditions) })
rule-breach = { $strength ->
    [hard] The source says that a breach is refused.
    [unstated] The source gives the limit, but does not say whether a breach is refused.
    [advice] The source recommends it.
    [changed] A breach is accepted, but the destination shows something else.
   *[remark] It is only a remark: a breach changes no outcome.
  }
# $strength (String), $certainty (String), $system (String?)
rule-standing = { $strength } Certainty: { $certainty }.{ $system ->
    [none] { "" }
   *[other] { " " }The figure is from the page for { $system }.
  }
rule-derived = It follows from the file itself; no document of a platform states it.
rule-examples = examples
rule-exampleOutcome = { $outcome ->
    [pass] passes
   *[other] { $outcome ->
        [warn] warns
       *[other] fails
    }
  }
rule-breachPredicts = a breach predicts
rule-sources = sources
rule-checked = { $title }, checked { $day }
# The day on which a source was due for review, as text after its days.
rule-due = , was due for review on { $civilDate }
rule-notJudged = not judged: { $reason }
rule-speaksOfOthers = The rule does not apply to this file: it belongs to another slot, or to a whole request.
rule-breaksLooser = The file breaks even the looser of the two limits:
rule-isMet = The file does not break the rule.
# $severity (String), $message (String), $rule (Substring)
rule-described = { $severity }: { $message } ({ $rule })
# A sentence with the requirement of a rule, and what its source says of a breach.
# $destination (String), $subject (String?), $limit (String), $strength (Strength)
rule-sentence = { $destination } documents{ $subject ->
    [none] { "" }
   *[other] { " " }for { $subject }
  }: { $limit }. { $strength ->
    [hard] The document says that a breach is refused or cut off.
    [unstated] The document does not say whether a breach is refused.
    [advice] The document recommends it.
    [changed] A breach is accepted, but shown differently.
   *[remark] A breach changes no outcome.
  }
# $day (CivilDate?)
rule-pageDate = , { $day ->
    [none] page without a date
   *[other] page of { $day }
  }

## destination

destination-rules = { $count } { $count ->
    [one] rule
   *[other] rules
  }{ $checked ->
    [none] { "" }
   *[other] , checked { $checked }
  }
destination-takes = accepts { LIST($kinds) }
destination-fields = fields of a request
destination-fieldsNote = for preflight request
destination-field = { $name }: { $value }
destination-standard = , by default { $value }
destination-request = request
destination-requestNote = rules on the share as a whole
destination-app = app
destination-appNote = requirements on its files
destination-parameters = parameters
destination-parametersNote = given with --assume
destination-parameter = { $name }: { $meaning } Values: { $expectation }.
destination-shareStates = share states
destination-own = its own
destination-code = { $code } { $name }: { $meaning }
destination-nativeCodesNote = returned with the share state
destination-documented = documented
destination-observed = seen in recorded answers
destination-undocumented = not documented
destination-undocumentedNote = so no rule exists
# The pages in which the undocumented points were looked for, with the days on which they were read.
destination-readAsWhole = Read as a whole: { CLAUSES($names) }.
destination-noted = { $subject }: { $note }
destination-deprecated = deprecated
destination-borrowedNumber = The number is borrowed from { $owner }; this destination has no share states of its own.
destination-predictingRules = rules that predict it
destination-unreadableFiles = files that cannot be read
destination-predictableFrom = predictable from
# For a share state that has a meaning in the SDK, but that no request of this kind can get.
destination-neverAnswered = No request of this kind gets this code.
destination-comesWith = share states that come with it
destination-tiedToNone = The sources name no share state for it.
destination-order = If a file breaks several rules, the first step that fails decides. The assumed order is { LIST($steps) }; no document states one.
destination-isThis = This predicts { $code }.
destination-breaksNone = This file breaks no rule that predicts { $code }.
destination-firstMet = The destination would report this first: { $state }.
# Sentences on the groups of error codes, and on the codes themselves, with code between backticks.
destination-errorGroup = { $group ->
    [unreachable] The path leads to no file that can be opened and read.
    [notDownloaded] The content is in the cloud and not on this machine.
    [wrongFormat] The content is complete, but it is not media in a supported format.
    [damaged] The content is media, but some bytes are missing, wrong or surplus.
   *[machine] This program or machine could not read the file, or not in time. The file itself may be fine.
  }
# $code (ReadError.Code)
destination-errorMeaning = { $code ->
    [notFound] No file has this path.
    [permissionDenied] This user may not read the file.
    [notAFile] The path is a folder, FIFO, socket or device.
    [empty] The file has no bytes.
    [notMedia] The content is not media: text, HTML, random bytes.
    [truncated] The file ends before its declared end.
    [corrupt] The content contradicts its own format.
    [unsupported] The file is media of a format that is not supported.
    [playlistRefused] The file is a playlist that refers to other files or hosts. None of them was opened.
    [icloudPlaceholder] The file is a placeholder for a file in iCloud.
    [lfsPointer] The file is a Git LFS pointer instead of the content.
    [tooLarge] The header is larger than the limit of the reader.
    [tooManyTracks] The file declares more tracks than the reader supports.
    [changedWhileReading] The file changed while it was read.
    [ioError] The system could not read the file.
    [timedOut] Reading took longer than `--timeout`.
    [crashed] The process that read the file crashed.
   *[internal] This program has a defect, or this machine lacks a resource. The exit status is 2.
  }
destination-isReadable = This file can be read.
# The type of a field. The names are its words, its slots or the kinds of its files.
destination-fieldType = { $type ->
    [text] text
    [identifier] text
    [integer] whole number
    [digits] whole number, also as text
    [number] number
    [flag] true or false
    [choice] { LIST($names) }
    [media] file for { LIST($names) }
    [attachment] file, { LIST($names) }
    [group] { "" }
   *[anything] any value
  }
destination-borrowed = borrowed from { $owner }
# What the answer of a destination can be predicted from; at run time, nothing is known before.
destination-evidence = { $evidence ->
    [media] the file
    [request] the request (which media, which parameters)
    [context] the app (property list, entitlements, registration)
   *[runTime] { "" }
  }
destination-predictable = { $causes ->
    [0] { $isAlsoRunTime ->
        [true] It depends only on the run time: login, network, the user. No file can show it.
       *[false] Nothing predicts it.
      }
   *[other] It can be predicted from { AND($causes) }.{ $isAlsoRunTime ->
        [true] { " " }Other causes appear only at run time.
       *[false] { "" }
      }
  }
destination-isOther = This predicts { $predicted ->
    [none] 0
   *[other] { $predicted }
  }, not { $code }.

## delivery

delivery-space = { $files } new { $files ->
    [one] file needs
   *[other] files need
  } at most { $needed }{ $free ->
    [none] { "" }
   *[other] ; { $free } are free
  }.
delivery-notDelivered = Not delivered
delivery-warnings = Warnings
# The files that a team posts although a destination may refuse them.
delivery-allowed = Posted anyway
delivery-withoutOriginal = Kept although the original is gone
delivery-removed = Removed, because the original is gone or is not for the destination
# Several files, of which the first is named.
delivery-several = { $files } files, such as { $first }
delivery-postedAnyway = your team posts it anyway: { $reasons }
delivery-keptWithoutOriginal = the original is gone; the file stays because of --keep-removed
delivery-noLongerAllowed = your team does not allow it any more: deliver again
# The line before an entry of the configuration that makes `deliver` deliver a file.
delivery-howToPost = To post a file anyway, add it to preflight.yml with your reason, and deliver again:
delivery-yourReason = …
delivery-refused = { $path } → { $destination }: { $reason }
delivery-onlyAccepted = has problems that your team accepts, and the destination may refuse it
delivery-notJudged = no document states a limit for this kind of file, so nothing was judged
delivery-stays = { $path } was delivered before and is not ready today; it stays, because it was changed since: { $reason }
delivery-changed = { $path } changed while it was delivered: run the command again
delivery-vanished = cannot read { $path } after it was written
delivery-missing = the file is missing
delivery-differs = the file was changed since it was delivered
delivery-gone = the original is gone: deliver again
delivery-stray = the file is not a part of the delivery: remove it
delivery-originalDiffers = the original was changed since it was delivered: deliver again
delivery-notReady = is not ready under the rules of today: { $reason }
delivery-unknownDestination = the destination is not known
delivery-title = Delivery
delivery-page = { $files } { $files ->
    [one] file
   *[other] files
  } delivered{ $warned ->
    [0] { "" }
   *[other] , { $warned } with warnings
  }{ $refused ->
    [0] .
   *[other] , { $refused } not delivered.
  }
delivery-file = File
delivery-original = Original
delivery-change = Change
delivery-size = Size
delivery-reason = Reason
delivery-unchanged = none
delivery-manifest = Checksums and rules are in manifest.json. “preflight deliver --check” compares the folder with it.
# The files of a destination: originals and repaired copies, and their size.
# $name (String), $files (Int), $repaired (Int), $size (String)
delivery-destination = { $name }: { $files } { $files ->
    [one] file
   *[other] files
  }, { $size }{ $repaired ->
    [0] { "" }
   *[other] , { $repaired } of them repaired
  }
delivery-copied = { $count } { $isDry ->
    [true] would be copied
   *[false] copied
  }
delivery-repaired = { $count } { $isDry ->
    [true] would be repaired
   *[false] repaired
  }
delivery-kept = { $count } delivered before
delivery-taken = { $count } { $isDry ->
    [true] would be removed
   *[false] removed
  }
delivery-orphaned = { $count } { $count ->
    [one] without its original
   *[other] without their originals
  }
delivery-warned = { $count } with warnings
delivery-duplicates = { $count } { $count ->
    [one] duplicate
   *[other] duplicates
  }
delivery-unmeant = { $count } for none of the destinations
delivery-turnedDown = { $count } not delivered
delivery-total = { $files } { $files ->
    [one] file
   *[other] files
  }: { $parts ->
    [0] nothing to do
   *[other] { LIST($parts) }
  }.
delivery-checked = { $files } delivered { $files ->
    [one] file
   *[other] files
  } checked: { $wrong ->
    [0] all are as delivered, and ready
    [one] { $wrong } is missing, changed, outdated or not ready
   *[other] { $wrong } are missing, changed, outdated or not ready
  }.

## repair

repair-isLossless = nothing is encoded again
repair-encodes = encoded again
# The headline of the change of a file.
repair-suggestion = Suggested change of { $path }
repair-predicted = predicted: { LIST($answers) }
# $destination (String), $outcome (String)
repair-answer = { $destination } { $outcome }
repair-loses = loses: { $losses }
# The copy says where the picture was taken.
repair-keepsLocation = keeps: the location, which --strip-location removes
repair-animationWouldEnd = the animation would become a still image
repair-elsewhere = not done here: use an image editor such as GIMP or ImageMagick to convert the image to JPEG or PNG
repair-severalFiles = No single file suits all of these destinations, so there is one command for each group.
repair-nothingToDo = { $path }: needs no change
repair-notApplicable = { $path }: is not for any of these destinations
repair-unreadable = { $path }: cannot be repaired: { $reason }
repair-written = { $path } → { $output }
repair-wouldWrite = { $path } → { $output } (not written)
repair-beforeAndAfter = { $destination }: before { $before }, after { $after }
repair-failed = { $path }: not repaired: { $reason }
repair-exists = { $output } exists: remove it, name another folder, or use --force
repair-cannotWrite = cannot write { $output }: { $reason }
# A signal ended ffmpeg. One reason is a machine without free memory.
repair-killed = a signal ({ $signal }) ended ffmpeg
# The copy lacks a part that was not announced, and was deleted.
repair-differs = the copy differs from the original in more than was announced ({ LIST($differences) }), and was deleted
# A difference between a copy and its original, by its word.
repair-difference = { $id ->
    [picture] image
    [shape] shape
    [frames] number of frames
    [duration] duration
    [transparency] transparency
    [color] color
    [location] location
    [audio_tracks] audio tracks
    [projection] projection
    [stereo] stereoscopic 3D
    [ai_label] AI label
    [chapters] chapters
    [subtitles] subtitles
    [undecodable] it cannot be decoded
   *[other] { $id }
  }
# The copy differs from the prediction, so another way is tried.
repair-secondAttempt = the copy is worse than predicted; encoding everything again
repair-tooLarge = cannot be done: no quality makes the file { $limit } or less
repair-stripped = the image is copied without the data after it; nothing is encoded again
repair-refused = { $path }: not repaired
repair-moveIndexToStart = moves the index to the start
repair-remux = puts the streams into { $container }
repair-retag = marks the codec as { $tag }
repair-rename = corrects the extension of the name
repair-trim = keeps the first { $seconds } s
repair-dropAudioTracks = keeps only the main audio track
repair-transcodeVideo = encodes the video as { $codec }
repair-scale = scales the image to { $width }×{ $height }
repair-crop = crops the image to { $width }×{ $height }
repair-pad = adds { $color } bars around the image to { $width }×{ $height }
repair-changeFrameRate = sets the frame rate to { $rate } fps
repair-setKeyframeInterval = sets a key frame every { $seconds } s
repair-deinterlace = deinterlaces the video
repair-limitBitRate = limits the video to { $rate }
repair-useBitRate = encodes the video with { $rate }
repair-reduceFileSize = makes a file of at most { $size }
repair-transcodeAudio = encodes the audio as { $codec }
repair-convertImage = converts the image to { $format }
repair-compressImage = compresses the image again
repair-stripPicture = keeps only the image
repair-fillBackground = puts { $color } behind the transparent parts
repair-stripLocation = removes the location
repair-retime = sets the times of frames for { $rate } fps
# The limit that a copy meets if a parameter has no value.
repair-strictest = meets the limit for every { AND($parameters) }; with --assume { $first }=… the copy may keep more
# A part of the original that a copy lacks, by its id in a record.
repair-loss = { $id ->
    [transparency] transparency
    [audio_tracks] { $count } audio { $count ->
        [one] track
       *[other] tracks
      }
    [video_tracks] { $count } other video { $count ->
        [one] track
       *[other] tracks
      }
    [subtitles] { $count } subtitle { $count ->
        [one] track
       *[other] tracks
      }
    [data_tracks] { $count } data { $count ->
        [one] track
       *[other] tracks
      }
    [cover_pictures] { $count } cover { $count ->
        [one] picture
       *[other] pictures
      }
    [clip] the clip after the image
    [content_credentials] Content Credentials (C2PA), which any change makes invalid
    [dynamic_range] high dynamic range
    [color_depth] color depth above 8 bits
    [color_profile] the color profile
    [audio_channels] audio channels
    [wide_gamut] colors outside of sRGB
    [print_colors] the print colors (CMYK)
    [exact_colors] the exact colors of the print profile
    [gain_map] the HDR gain map
    [pages] { $count } other { $count ->
        [one] page or picture
       *[other] pages or pictures
      }
    [auxiliary_images] { $count } auxiliary { $count ->
        [one] image
       *[other] images
      } (depth, mattes)
    [ai_label] the label that the image was made with AI
    [captions] captions and texts
    [location] the location
    [panorama] the description of the panorama
    [projection] the projection of spherical (360°) video
    [stereo] stereoscopic 3D
    [hdr_metadata] the metadata of the HDR display
    [chroma] color resolution above 4:2:0
    [tags] tags that ffmpeg does not copy
   *[other] { $id }
  }
repair-impossible = cannot be done{ $reasons ->
    [none] { "" }
   *[other] : { $reasons }
  }
repair-otherColors = not done here, because the image has { $colors ->
    [lab] Lab colors
   *[other] a high dynamic range
  }: use an image editor such as GIMP to convert it to sRGB
# The option by which a user allows a change.
repair-option = { $choice ->
    [shape] --crop, or --pad COLOR
    [background] --background COLOR
   *[other] --trim
  }
repair-needsChoice = needs your choice: { CLAUSES($options) }
# $seconds (Int)
repair-timedOut = ffmpeg took longer than { $seconds } s: allow more time with --deadline
repair-repaired = { $count } { $isDry ->
    [true] would be repaired
   *[false] repaired
  }
repair-sound = { $count } { $count ->
    [one] needs
   *[other] need
  } no change
repair-unmeant = { $count } for none of the destinations
repair-left = { $count } with problems left
repair-total = { $files } { $files ->
    [one] file
   *[other] files
  }: { LIST($parts) }.

## planning

planning-compared = { $count } destinations
planning-differing = { $count } of { $all } rows differ and are marked with ≠
planning-nothingToCompare = These destinations have no rules on files or requests.
# Marks the stricter of two limits, whose violation is only a warning.
planning-warning = warning only
planning-noLimit = –
# $kind (String), $destinations (Int)
planning-master = master { $kind } for { $destinations } { $destinations ->
    [one] destination
   *[other] destinations
  }
planning-noMaster = There is no master { $kind } for any of these destinations.
planning-size = size
# $width (Int), $height (Int)
planning-shape = { $width }:{ $height }
planning-chosen = { $value } is chosen
planning-longest = the command makes at most { $value }
planning-command = command
planning-commandNote = replace INPUT and OUTPUT
planning-leftOut = left out
planning-leftOutNote = these destinations would refuse the master
# $kind (String), $destinations ([String])
planning-takesNone = These destinations have no slot for the kind { $kind }: { LIST($destinations) }.
planning-excludeEachOther = These rules exclude each other ({ $subject }):
planning-impossible = No file that this command can plan satisfies this rule ({ $subject }):
planning-unmet = not satisfied
planning-unmetNote = warnings and advice that do not agree with the rest
planning-changes = changes from { $from } to { $to }
planning-noChange = No rule changed from { $from } to { $to }.
planning-changesTo = { $old } → { $new }
planning-begins = new: { $limit }
planning-ends = no longer: { $limit }
planning-from = from { $day }
planning-until = until { $day }
planning-due = { $count } { $count ->
    [one] source is
   *[other] sources are
  } due for review on { $day }
planning-noneDue = No source is due for review on { $day }.
# $checked (CivilDate), $reviewAfter (CivilDate), $rules (Int)
planning-dueSource = checked { $checked }, due after { $reviewAfter }, cited by { $rules } { $rules ->
    [one] rule
   *[other] rules
  }

## form

# The requirement of each rule, in one sentence.
form-demand = { $formRule ->
    [deprecated] The destination of a request is not deprecated.
    [fieldUnknown] A request has only fields that the SDK declares.
    [fieldType] The value of a field has the type that the SDK declares.
    [fieldCut] YAML keeps the whole text of a field.
    [fieldText] A text contains no half of a character (a lone surrogate).
    [fieldWord] The value of a field is one of the values that the SDK declares.
    [contextValue] A value of the context has the type of its parameter.
    [contextUnreadable] The files of the app that the context names can be read.
    [mediaUnreadable] The media that a request names can be read.
    [mediaUnseen] A request names the files of its media, so that they are judged.
   *[mediaKind] A file has a kind that its field accepts.
  }
form-deprecated = is deprecated
form-deprecatedFix = Use the replacement that the notes of the destination name: preflight destinations show { $shortName }.
# $isNear (Bool), $limit (Slot)
form-unknownField = there is no such field; { $isNear ->
    [true] did you mean { $limit }?
   *[false] expected { $limit }
  }
form-unknownFieldFix = Use the names of the SDK.
# $type (FieldType.Name), $measured (Slot)
form-wrongType = found { $measured }, expected { $type ->
    [text] a text
    [identifier] a text
    [integer] a whole number
    [digits] a whole number or a text of digits
    [number] a number
    [flag] true or false
    [choice] a word
    [media] the path of a file
    [attachment] the path of a file
    [group] a mapping of fields
   *[anything] a value
  }
form-wrongList = found { $measured }, expected a list
form-cutText = YAML reads { $measured } as a comment, so the text ends before it
form-cutTextFix = Put the whole text in quotes.
form-unseenMedia = names media by an id or an address; their files are not judged here
form-unseenMediaFix = Judge the files with preflight scan.
form-halfCharacter = contains half of a character (a lone surrogate), expected the pair of escapes
# $measured (Slot), $limit (Slot)
form-unknownWord = found { $measured }, expected { $limit }
# $expectation (String), $measured (Slot), $limit (Slot)
form-badParameter = found { $measured }, expected { $limit }
form-unreadable = cannot be read: { $measured }
# $found (String), $expected ([String]), $measured (Slot), $limit (Slot)
form-wrongKind = is of the kind { $measured }, expected { $limit }

## factSheet

# $section (FactSheetWords.Section)
factSheet-section = { $section ->
    [file] file
    [video] video
    [audio] audio
    [picture] picture
    [content] content
    [track] tracks
   *[unknown] unknown
  }
factSheet-isFastStart = { $flag ->
    [true] index at the front
   *[false] index at the end
  }
factSheet-fragmented = fragmented
factSheet-editList = edit list
factSheet-encrypted = encrypted
factSheet-otherExtension = the name is that of another format
factSheet-level = level { $text }
factSheet-storedAs = stored as { $size }
factSheet-turned = turned by { $degrees }°
factSheet-mirrored = mirrored
factSheet-framesPerSecond = { $rate } fps{ $isVariable ->
    [true] , variable
   *[false] { "" }
  }
# $count (Int64)
factSheet-frames = { $count } { $count ->
    [one] frame
   *[other] frames
  }
# $depth (Int)
factSheet-bits = { $depth } bit
factSheet-isInterlaced = { $flag ->
    [true] interlaced
   *[false] progressive
  }
factSheet-keyFrames = key frames at most { $interval } apart
factSheet-isClosedGOP = { $flag ->
    [true] closed GOP
   *[false] open GOP
  }
factSheet-channels = { $count } { $count ->
    [one] channel
   *[other] channels
  }{ $layout ->
    [none] { "" }
   *[other] { " " }({ $layout })
  }
factSheet-alpha = transparency
factSheet-animated = animated
factSheet-progressive = progressive
factSheet-motionPhoto = motion photo
factSheet-colorProfile = color profile { $name }
factSheet-orientation = EXIF orientation { $count }
factSheet-defaultTrack = default
factSheet-attachedPicture = cover art
# $kind (StreamFacts.Kind)
factSheet-trackKind = { $kind ->
    [video] video
    [audio] audio
    [subtitle] subtitle
    [data] data
   *[attachment] attachment
  }

## page

page-skip = Skip to the { term-nouns }
page-report = Preflight report
page-sums = Verdicts by destination
page-destination = Destination
page-verdicts = Verdicts
page-share = Share
page-filters = Filter the { term-nouns }
page-searchLabel = Search names, problems and rules
page-search = Search
page-searchHint = Press / to search
page-outcome = Outcome
page-unreadable = unreadable
page-readable = readable
page-allDestinations = All destinations
page-folder = Folder
page-allFolders = All folders
page-copyHint = Copy the paths of the { term-nouns } that are shown
page-copy = Copy paths
page-copyCommand = Copy
# The selection of picture or sound, and its entry for everything.
page-part = Picture or sound
page-allParts = Everything
page-openAll = Open all
page-caption = The predicted answer of each destination for each { term-noun }
page-length = Length
page-size = Size
page-codec = Codec
page-weight = File size
page-noneShown = No { term-noun } matches.
# The note above a page that does not show all assets.
page-cut = This page shows { $shown } of { $all } { term-nouns }, the worst ones. The counts are of all of them; --report ndjson=FILE or csv=FILE lists them.
page-problems = Problems, the most common first
page-problemsOfContent = Problems, those of picture and sound first
page-moreProblems = { $count } more
# The noun after a count, for screen readers, which do not convey the layout.
page-counted = { " " }{ $count ->
    [one] { term-noun }
   *[other] { term-nouns }
  }:{ " " }
page-example = e.g. { $message }
page-cannotRead = Cannot be read
# The heading of the problems that the team accepts.
page-accepted = { $count } accepted problem{ $count ->
    [one] { "" }
   *[other] s
  }
# The text that replaces a reason for findings that a baseline accepts.
page-inBaseline = listed in the baseline
page-until = until { $civilDate }
page-unbroken = No documented rule is broken:
page-takesNone = Does not accept this kind of file:
page-fix = Fix:{ " " }
page-warning = warning
page-note = note
page-checked = , checked { $civilDate }
# The heading of the time line, and the names of its rows.
page-content = Picture and sound
page-picture = Picture
page-sound = Sound
# The alternative text of a frame.
page-frame = The frame at { $timecode }
page-facts = Facts
page-notKnown = Not known, since { $reason }: { LIST($facts) }
# The name of the list of assets that are ready to post.
page-ready = Ready to post
page-readyHint = Show only the { term-nouns } that can be posted, and those with warnings last
# The heading of the assets that are ready with warnings.
page-readyWithWarnings = Ready, with warnings
# The button that lists the ready assets of a destination.
page-readyCount = { $count } ready
# The continuation of that button's text for assets with warnings.
page-readyWarned = , { $count } with warnings
page-name = Name
page-clear = Clear filters
page-clearProblem = Show other problems too
# The number of problems of an asset that its row does not show.
page-moreInRow = { $count } more problem{ $count ->
    [one] { "" }
   *[other] s
  }
page-cards = { page-asset } by { term-noun }
page-table = { $noun ->
    [asset] Assets
    [request] Requests
    [file] Files
   *[app] Apps
  } and destinations
page-asset = { $noun ->
    [asset] Asset
    [request] Request
    [file] File
   *[app] App
  }
# $kind (ContentInterval.Kind)
page-interval = { $kind ->
    [black] black
    [singleColor] single color
    [freeze] freeze
    [still] still
    [bars] bars
    [flashes] flashes
    [redFlashes] red flashes
    [silence] silence
    [clipping] clipping
    [missingSound] sound missing
   *[testCard] test card
  }
# The heading of facts: the file, or a part of it by its key in a record.
page-group = { $key ->
    [file] File
    [video] Video
    [audio] Audio
    [image] Image
    [color] Color
    [content] Content
   *[other] { $key }
  }
# The name of a fact of a part of the file, by the key of the part; none for the file itself.
page-partOf = { $part ->
    [video] video { $name }
    [audio] audio { $name }
    [image] image { $name }
    [color] color { $name }
    [content] content { $name }
   *[other] { $name }
  }
page-sortHint = Sort by { $column }

## script

script-allShown = { $all } { $all ->
    [one] { term-noun }
   *[other] { term-nouns }
  }
# $all (Int), $noun (Noun), $shown (Slot)
script-someShown = { $shown } of { $all } { $all ->
    [one] { term-noun }
   *[other] { term-nouns }
  }
script-copiedOne = 1 path copied
# $count (Slot)
script-copied = { $count } paths copied
script-notCopied = The browser does not allow copying
# The heading of a filtered page, with the numbers of ready and of shown files.
# $ready (Slot), $shown (Slot)
script-ready = { $ready } of { $shown } shown files ready to post
# The text of a button after its command was copied.
script-taken = Copied
script-closeAll = Close all

## job

# The texts of the jobs of the command and of the exchange: mistakes, remarks, and the comments of a new configuration.
# These values have the same type in every text of it:
# $allowance (String), $byAllowances (Int), $byBaseline (Int), $code (String), $count (Int), $day (String), $depth (String),
# $destination (String), $destinations (String), $difference (String), $error (CommandText), $expected (String),
# $files (CommandText), $first (String), $folder (String), $folders (String), $found (String), $hint (CommandText),
# $images (CommandText), $item (Int), $kind (String), $known (String), $library (String), $limit (Int), $list (String),
# $members (String), $more (CommandText), $name (String), $noun (CommandText), $origin (String), $other (String),
# $overrides (CommandText), $owner (String), $parameter (String), $parameters (String), $path (String), $paths (String),
# $pattern (String), $problem (String), $problems (CommandText), $reason (CommandText), $replacement (String), $revision (String),
# $rule (String), $rules (String), $second (String), $seconds (String), $shard (Int), $skipped (CommandText), $slot (String),
# $slots (String), $subject (String), $text (String), $usual (String), $value (String), $videos (CommandText), $word (String)

# A message with its place before it, such as the name of an option.
# $place (String), $message (CommandText)
job-placed = { $place }: { $message }
job-skipped = { " " }({ $count } skipped)
# $value (String), $name (String), $expected (CommandText)
job-wrongValueExpected = found “{ $value }” for { $name }, expected { $expected }
job-cannotRead = cannot read { $path }: { $error }
job-noLimitsIn = found no limits in { $path } that a chosen destination asks for, such as those of mastodon
job-wrongAssumption = found “{ $text }” for --assume, expected name=value, such as app_version=17.3
job-unknownParameter = no chosen destination has the parameter “{ $name }”
job-noParameters = ; they have no parameters, so leave out --assume
job-cannotReadBaselineFile = cannot read the baseline { $path }: { $error }; --write-baseline writes one
job-cannotReadBaseline = cannot read the baseline { $path }: { $error }
job-baselineReplaces = the baseline would replace { $path }, which is not a baseline: name another file for it
job-theBaseline = the baseline{ " " }
job-wroteBaseline = wrote the baseline { $path } with { $problems } of { $files }; use it with --baseline
job-files = { $count ->
    [one] { $count } file
   *[other] { $count } files
  }
job-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
  }
job-baselineEntryGone = the baseline accepts { $problem } of { $path }, which does not have this problem any more
job-moreEntriesGone = { $count } more entries of the baseline are not needed any more
job-writeBaselineAgain = write the baseline again with --write-baseline to remove them
job-allowanceExpired = the allowance for { $allowance } expired on { $day }: repair the files, or extend it
job-allowanceUnneeded = the allowance for { $allowance } is not needed any more: remove it
job-acceptedByBaseline = the baseline accepts { $problems }
job-acceptedByAllowances = allowances accept { $problems }
job-accepted = { $problems } accepted: { $byBaseline } by the baseline, { $byAllowances } by allowances
job-pathOutsideWorkTree = { $origin }: found { $path }, expected a path in the work tree of the configuration: name the configuration with --config to allow others
job-configurationLeadsOut = found { $path }, a link out of its work tree: name the file itself with --config, or use --no-config
job-cannotReadConfiguration = cannot read the configuration { $path }: { $reason }
job-unknownDestinationOrGroup = there is no destination or group “{ $name }”
job-didYouMean = ; did you mean “{ $name }”?
job-listsDestinations = ; 'preflight destinations' lists them
job-emptyTo = found an empty --to, expected ids or short names: 'preflight destinations' lists them
job-nameOfGroup = “{ $name }” is a group of { $members }: name one of them
job-unknownDestination = there is no destination “{ $name }”
job-formerName = the name “{ $name }” will soon mean { $usual }: write { $usual } for the app, or { $replacement } for its SDK, as it means now
job-noDestinationFile = found no destination file (*.yml) in { $folders }: check --destinations
job-destinationWhereFolder = found the destination “{ $name }” for --destinations, expected a folder; did you mean --to { $name }?
job-destinationFolderMissing = the folder { $folders } does not exist: check --destinations
job-videos = { $count ->
    [one] { $count } video
   *[other] { $count } videos
  }
job-images = { $count ->
    [one] { $count } image
   *[other] { $count } images
  }
job-overrides = { $count ->
    [one] { $count } override
   *[other] { $count } overrides
  }
job-folderContent = { $videos }, { $images }, { $overrides }
job-destinationAmongFiles = found the destination “{ $name }” among the files; to choose both: --to { $list }
job-wrongSeverity = found “{ $text }” for --severity, expected rule=severity, such as tiktok-video/video-duration-max=warning
job-unknownSeverity = found the severity “{ $word }” for --severity
job-noneWithDestinations = found none and destinations for --to, expected one of them: leave out the other
job-ruleNeedsContent = the rule { $rule } is about picture and sound, which only --depth content measures: add --depth content, or write depth: content in preflight.yml
job-cannotWriteInto = cannot write into { $folder }: { $error }
job-anotherRunWrites = another run writes into { $folder }: wait until it ends
job-cannotReadManifest = cannot read { $path } as the manifest of a delivery: name another folder ({ $reason })
job-unknownRevision = git does not know the revision “{ $revision }”: check its name, or fetch it (a shallow clone has only recent commits)
job-gitDoesNotStart = --changed-since needs git, which cannot be started ({ $error }): install git
# $reason (String)
job-noGitWorkTree = --changed-since needs a git work tree: run preflight in one ({ $reason })
job-standardInputTwice = found - twice, but standard input cannot be both a list and a media file: leave out one
job-strayStdinFilename = found --stdin-filename, expected - as the only path: preflight scan - --stdin-filename clip.mp4 <data
job-wrongExclude = found “{ $pattern }” for --exclude, expected a pattern in .gitignore syntax that can match a file
job-standardInputWhereFiles = found -, expected files: the written files are named after them
job-noOtherPathExists = , and none of the other paths exists
job-noFileInEither = there is no file or folder “{ $path }”, nor was there one at { $other }: check the spelling
job-cannotReadList = cannot read the list { $path }: { $error }
job-outsideOfGitWorkTree = found { $path } outside of the git work tree { $folder }: leave out --changed-since, or run preflight in the work tree of that path
job-noFileOrFolder = there is no file or folder “{ $path }”{ $more }: check the spelling
job-reportReplaces = the report would replace { $path }, which this run reads: name another file for it
job-sameFileForReports = two reports would be written to { $path }: name a different file for each
job-outsideOfRoot = found { $path }, expected a path in the folder of --root
job-deliveryWithoutDestinations = found none for --to, expected destinations: a delivery has a folder for each
job-noDelivery = found no { $path }, expected the folder of a delivery: check --output
job-noneHasCode = none of { $destinations } has the code “{ $code }”
job-subjectNotKnown = “{ $subject }” is not known for { $destinations }
job-unknownSubject = found “{ $subject }”, expected a file, a share state (20007, tiktok-video/20007), a code of a destination (instagram/2207026), its name or its message, the id of a rule (tiktok-video/video-duration-max), a fact (video.closed_gop) or an error code (truncated)
job-unknownCode = found code { $code }, expected one of { $known }, or a code that a destination's page lists
job-unknownRule = { $destination } has no rule “{ $rule }”
job-hint = ; { $hint }
job-listsRules = ; 'preflight destinations show { $destination }' lists all rules
job-unknownRuleOfPreflight = found “{ $subject }”, expected preflight/unreadable or preflight/undecided
job-folderWhereFile = found the folder { $path }, expected a file: 'preflight scan' judges folders
job-notMedia = found { $path }, expected a media file
job-wrongJobs = found { $count } for --jobs, expected 1 to 1024
job-wrongWorkers = found { $count } for --workers, expected 1 to 256
job-wrongTimeout = found { $seconds } for --timeout, expected 0.01 to 86400 seconds
job-depthWithHeaderEngine = found --depth { $depth }, but --engine header reads only headers: leave out one of them
job-headerWithReferenceEngine = found --depth header, but --engine reference always reads more: leave out one of them
job-standardInputWhereDocument = found -, expected the path of a document, because the paths in it are relative to it
job-noThumbnails = the report has no thumbnails: { $error }
job-unreadablePaths = { $count ->
    [one] { $count } path could not be read: see its error
   *[other] { $count } paths could not be read: see their errors
  }
job-noRequestFound = found no request in the given paths{ $skipped }: check them, or use --allow-empty
job-noMediaFound = found no media in the given paths{ $skipped }: check them, or use --allow-empty
job-recordsReplaced = the paths in the results differ from those of the run, so records were replaced or reordered: run the shards again
job-anotherConfiguration = the shards were run with another configuration: use the same --config, --baseline, --severity and --ignore
job-otherDestinations = found other destinations than the shards judged for
job-rulesOfResultsMissing = the rules of these results are missing here: use the same --destinations as the shards ({ $error })
job-resultInUTF16 = { $path } is in UTF-16, expected UTF-8: write it with --output instead of >
job-resultWithoutSummary = { $path } does not end with a summary, expected a complete report of --format ndjson or json
job-resultOfOtherSchema = { $path } has records of schema { $found }, expected { $expected }: use one version of preflight
job-notAShard = { $path } is not the result of a shard: run with --shard i/n (1/1 for a single shard)
job-resultOfOtherVersion = { $path } was written by Preflight { $found }, expected { $expected }: use one version
job-interruptedShard = { $path } is from an interrupted run: run shard { $shard }/{ $count } again
job-missingRecord = found no record of a file, expected one: run the shard again
job-recordsDiffer = the records of { $path } differ from those that these rules give: use the same --destinations
job-numberOfRecordsDiffers = the number of records differs from that in the summary: run the shard again
job-incompleteRecord = the record of { $path } is incomplete: run the shard again
job-unreadableFile = the file cannot be read
job-lineTooLong = found a line that is longer than any record: run the shard again
job-itemOfShard = { $path }, item { $item } of { $count }: { $reason }
job-noResults = name the results of every shard
job-shardsOfDifferentRuns = { $first } and { $second } are not shards of one run: they differ in { $difference }
job-shardsOfDifferentLibraries = the shards used different versions of { $library } ({ $first }, { $second }): run them with one version
job-missingShard = shard { $shard }/{ $count } is missing: name the results of every shard
job-shardTwice = shard { $shard }/{ $count } is given twice: { $paths }
job-fileWhereFolder = found the file { $path } for --output, expected a folder: name another one
job-outputContainsOriginal = the output folder { $folder } contains the original { $path }: name another folder
job-wrongDeadline = found { $seconds } for --deadline, expected 0.1 to 86400 seconds
job-noFFmpeg = found no ffmpeg in PATH, which makes the changes: install it (apt install ffmpeg, brew install ffmpeg)
job-copiesNotWritten = { $count ->
    [one] { $count } copy could not be written because of this machine, not the files: see above
   *[other] { $count } copies could not be written because of this machine, not the files: see above
  }
job-cropWithPad = found --crop and --pad, expected one of them: leave out the other
job-noClock = cannot read the clock, which decides what has expired
job-noSuchSlot = { $destination } has no slot “{ $slot }”{ $hint }; it has { $slots }
job-noParametersOfDestination = { $destination } has no parameters, so leave out “{ $name }”
job-noSuchParameterOfDestination = { $destination } has no parameter “{ $name }”{ $hint }; it has { $parameters }
job-wrongParameter = { $parameter } is “{ $value }”, expected { $expected }
job-tooManyCombinations = { $destination }: the missing parameters have { $count } combinations, and the limit is { $limit }: give some of them
job-refusedNotRegular = found { $path }, which is not a regular file: choose another name
job-refusedInput = it would replace { $path }, which this run reads: choose another name
job-refusedMedia = it would replace { $path }, which is a media file: choose another name
job-refusedForeign = found { $path }, which is not an earlier { $kind } of Preflight: remove it, or choose another name
job-refusedAppeared = { $path } appeared while it was written: run the command again
job-refusedOutside = { $path } is outside of the folder of the configuration: use --report for other places
job-refusedOwned = found { $path }, which belongs to { $owner }: choose a place that controls no other tool
job-refusedInRepository = found { $path }, which is inside of a git repository's own files: choose another place
job-refusedUnnameable = found { $path }, which a configuration cannot name: { $reason }; use --report for it
job-refusedLink = found { $path }, which is a link: remove it, or choose another name
job-refusedDevice = found { $path }, which is not a regular file: only a typed path can be a device, a FIFO or a descriptor
job-refusedLeadingOut = the folder { $path } leads out of { $folder }: remove the link, or choose another folder
job-originalShortened = the original became shorter while it was copied
job-programWroteNothing = the program wrote no regular file
job-manifestTooLarge = the file is larger than any manifest
job-notAManifest = the file is not the manifest of a delivery
job-hiddenControl = hidden files and folders can control other tools
job-reportExtensions = a report has an extension such as .xml, .json, .csv, .html, .md or .txt
job-nameObeyed = other tools obey a file of this name
job-cannotWrite = cannot write { $noun }{ $path }: { $error }
job-similarRules = { $count ->
    [one] ; a similar rule is { $rules }
   *[other] ; similar rules are { $rules }
  }
job-templateHead = The configuration of Preflight for this folder and everything below it.
job-templateGuide = 'preflight config' prints the settings that apply. docs/configuration.md explains every setting.
job-templateTo = The destinations: ids, short names or groups. 'preflight destinations' lists them.
job-templateFailOn = A file with this outcome or a worse one makes the exit status 1: error, unknown, warning or never.
job-templateRules = The severity of a rule: error, warning, note or off. A limit of your own is a mapping.
job-templateAllow = Problems that are accepted, with a reason and an end.
job-templateBaseline = The accepted problems of today, which 'preflight scan --write-baseline FILE' wrote.
job-templateAssume = Values that no file contains. 'preflight destinations show NAME' lists the parameters of a destination.
job-templateExclude = Files that are not judged, in .gitignore syntax.
job-templateReports = Reports of every scan.
job-templateOwn = Your own destinations and groups.
job-templateOverrides = Other destinations, slots or rules for some paths. The last override that matches decides.

## command

# The texts of the command: mistakes in a command line, and lines that a command prints.
# These values have the same type in every text of it:
# $arguments (String), $command (String), $content (CommandText), $count (Int), $day (String), $days (Int), $error (CommandText),
# $folder (String), $format (String), $formats (String), $from (String), $known (String), $mebibytes (Int), $name (String),
# $next (String), $option (String), $origin (String), $path (String), $place (CommandText), $reason (CommandText),
# $revision (String), $skipped (CommandText), $until (String), $value (String)

command-noChange = no file in the given paths has changed since { $revision }, so nothing was read{ $skipped }
command-defaultOrigin = default
command-configurationIs = configuration: { $path }
command-noConfiguration = configuration: none; 'preflight init' writes one
command-fileIs = file: { $path }
command-rulesTitle = rules (the last one that matches decides):
command-overridesTitle = overrides:
command-overridesOfFileTitle = overrides of this file:
command-allowancesTitle = allowances:
command-until = { " " }until { $day }
command-checkWithFiles = found files and --check, expected only --output: a check reads the folder of the delivery
command-wrongDestinationName = found the name “{ $name }”, expected lower-case letters, digits and hyphens
command-builtInDestinationName = “{ $name }” is the name of a built-in destination: choose another one
command-destinationFileExists = { $path } already exists: choose another name, or remove it
command-wroteDestinationFile = wrote { $path }; next: preflight destinations check { $path }
command-cannotPrint = cannot write to standard output: { $error }
command-noDestinationToCompare = found no destination, expected two or more
command-oneDestinationToCompare = found one destination, expected two or more
command-noDestinationToPlan = found no destination, expected one or more
command-wrongDays = found { $days } for --within, expected a number of days from 0 to 40000
command-daysReversed = found { $from } before { $until }, expected the earlier day first
command-worker = worker
command-workerDoesNotStart = does not start: { $error }
command-libraries = libraries
command-confinementTitle = confinement of the worker:
command-confinedFully = The worker is confined as far as this system allows.
command-measuresMissing = { $count ->
    [one] { $count } measure is missing.
   *[other] { $count } measures are missing.
  }
command-adviceOnWorkerProgram = Let PREFLIGHT_WORKER name the program itself, not a script that starts it.
command-adviceOnLandlock = Linux 5.13 and later have it, unless it is disabled at boot (lsm=).
command-adviceOnContainer = A container may forbid it: allow it in the profile of the container.
command-adviceOnLimits = Another program limits this process, such as a service manager: change its settings.
command-measureEnvironment = empty environment
command-measureProcessGroup = own process group
command-measureNamespaces = own user and mount namespaces
command-measureCapabilities = no capabilities
command-measureMemory = limited memory
command-measureCoreDumps = no core dumps
command-measureOpenFiles = limited open files
command-measureWrittenFiles = no writing to files
command-measureProcessorTime = limited processor time
command-measurePrivileges = no new privileges
command-measureVisibility = hidden from other processes
command-measureLandlock = no opening of files (Landlock)
command-measureSystemCalls = few system calls (seccomp)
command-stateInForce = in force
command-stateUnavailable = not available
command-stateMissing = missing
command-destinationTwice = found “{ $name }” and --to, expected one of them: leave out the other
command-noMediaFolder = found no folder { $path }, expected one that contains the media
command-configurationExists = { $path } already exists: change it, or use --force to replace it
command-wroteConfiguration = wrote { $path } ({ $content }); next: { $next }
command-foldersWithoutOverride = { $count ->
    [one] { $count } folder got no override, because a configuration cannot name it or would have too many overrides
   *[other] { $count } folders got no override, because a configuration cannot name them or would have too many overrides
  }
command-stepScanFolder = Judge the media files in a folder.
command-stepScanFile = Judge a file for a destination.
command-stepInit = Write a configuration for the working folder.
command-stepHelp = List all commands.
command-noCommand = found no command, expected one of these to begin with:
command-fileLikeOption = found “{ $path }”, a file that is named like an option: write ./{ $path }
command-quietWith = found --quiet and { $option }, expected one of them: leave out the other
command-reportWithoutFile = found --report { $format } without a file: add =FILE, such as --report junit=results.xml
command-wrongReport = found “{ $value }” for --report, expected FORMAT=FILE, such as --report junit=results.xml
command-unknownFormat = there is no format “{ $name }”
command-reportToStandardOutput = found - for --report, expected a file: use --format for standard output
command-withoutSuggest = found { $option } without --suggest: add --suggest, or leave it out
command-suggestWithShard = found --suggest and --shard, expected one of them: leave out the other
command-baselineWithShard = found --write-baseline and --shard, expected one of them: write it from a whole run
command-readyWithFormat = found --ready and --format { $format }, expected text or json
command-readyWith = found --ready and { $option }, expected one of them: leave out the other
command-noSuggestionsShown = found --suggest, but no report of this run shows suggestions: choose one of the formats { $formats }, and leave out --quiet for text
command-failFastLeavesOut = --fail-fast leaves out files, so it cannot be used with --write-baseline or --shard
command-stdioOrSocket = expected one of --stdio and --socket: name one of them
command-readerIsGone = cannot write to standard output: its reader is gone
command-tooLittleMemory = found too little memory, expected at least { $mebibytes } MiB: raise the limit (ulimit -v), or end other programs
# $reason (String)
command-tooManyThreads = cannot start a thread ({ $reason }): raise the limit (ulimit -u), or end other programs
command-unknownCommand = there is no command “{ $name }”
command-toJudgeFile = ; to judge a file: preflight scan { $path }
command-unknownOptionNear = there is no option { $option }; did you mean { $known }?
command-unknownOption = there is no option { $option }
command-missingOption = { $option } is missing
command-missingValue = the value is missing in { $option }
command-unexpectedValue = found the value “{ $value }” for { $option }, which has no value
command-unexpectedArguments = found “{ $arguments }”, which the command does not expect
command-wrongValue = found “{ $value }” for { $option }
command-noShell = cannot determine your shell: add its name, such as --generate-completion-script=zsh
command-seeHelp = ; see 'preflight --help'
command-seeHelpAll = ; 'preflight { $command } --help-all' lists its options
command-valueNotEmpty = a value that is not empty
command-valueNumber = a number
command-valueDay = a day such as 2026-11-28
command-valueColor = a color such as white or #444444
command-valuePart = a part such as 2/5
command-standardInputIsTerminal = found a terminal on standard input, expected a media file for -: pipe or redirect one
command-cannotCopyStandardInput = cannot copy standard input into a file in { $folder }: { $error }
command-standardOutput = standard output
command-interruptedAtOpening = interrupted before a reader opened { $place }; nothing was judged
command-reportRefused = the report is refused: { $reason }
command-configuredReportRefused = { $origin }: the report is refused: { $reason }
command-cannotWriteReport = cannot write the report to { $place }: { $error }
command-noSuchFormat = there is no format { $name }
command-noStepSummary = the step has no summary, because GITHUB_STEP_SUMMARY cannot be written: { $error }
command-stoppedAtFirstFailure = stopped at the first failure; later files were not judged
command-anyDestinations = the group default
command-anySlot = the best of each destination
command-noValue = none
command-allProcessors = the number of processors

## exchange

# The exchange with other programs: mistakes in its messages, and the methods with their parameters.
# These values have the same type in every text of it:
# $bytes (Int), $count (Int), $error (CommandText), $expected (CommandText), $first (String), $folder (String), $known (String),
# $mebibytes (Int), $most (Int), $name (String), $owner (CommandText), $path (String), $reason (String), $second (String),
# $seconds (String), $values (String)

exchange-messageTooLong = found a message of more than { $bytes } bytes: send a path or an object
exchange-inputEndedBeforeRanges = the input ended before the ranges of the object arrived
exchange-interrupted = the program was interrupted
exchange-idInUse = a call with this id is running: give each call an id of its own
exchange-tooManyObjects = { $count } objects wait: wait for one of them
exchange-canceledByCaller = the caller canceled the call
exchange-canceled = the call was canceled
exchange-tooManyBytesHeld = the open objects hold more than { $mebibytes } MiB: wait for one of them
exchange-objectWaitedTooLong = the object waited { $seconds } s for a range: send it, or an error for it
exchange-inputEndedBeforeObject = the input ended before the object arrived
exchange-noRootFolder = found no folder { $path } for --root
exchange-callTookTooLong = the call took longer than { $seconds } s: raise its timeout
exchange-callerGivesNoRanges = found an object, but this caller gives no ranges: send a path or bytes
exchange-cannotKeepBytes = cannot keep the bytes in { $folder }: { $error }
exchange-objectWherePathOrBytes = found an object, expected a path or bytes
exchange-fileWithoutPath = found a file without a path, expected the path of the original
exchange-memberName = The name, whose extension is compared with the content.
exchange-memberPath = The path, as the command sees it.
exchange-memberBytes = The content in base64.
exchange-memberSize = The number of bytes, if it is known.
exchange-memberVersion = The version that all parts must have, such as an ETag.
exchange-memberHead = The first bytes in base64, at most 64 KiB, if the caller has them.
exchange-aFile = a file
exchange-emptyPath = found an empty path, expected that of a file
exchange-bytesNotBase64 = found bytes that are no base64 (RFC 4648, 4)
exchange-anObject = an object
exchange-wrongHead = found another head, expected the first bytes in base64, at most { $bytes }
exchange-fileWithoutContent = found a file without path, bytes and object, expected one of them
exchange-notJSON = the message is no JSON: { $reason }
exchange-notAnObject = found no object, expected one call as a JSON object a line
exchange-wrongID = found another id, expected a text or a whole number
exchange-noVersionOfJSONRPC = found no "jsonrpc": "2.0": add this member to each message
exchange-methodIsNoText = found a method that is no text, expected its name
exchange-paramsWithoutNames = found params without names, expected an object
exchange-neitherMethodNorAnswer = found neither a method nor the answer to a request
exchange-callerGaveNoReason = the caller gave no reason
exchange-neitherResultNorError = found neither a result nor an error in an answer
exchange-noSizeOfObject = found no size, expected that of the object
exchange-answerWithoutBytes = found an answer without bytes in base64
exchange-tooManyBytesGiven = found { $count } bytes, expected at most { $most }
exchange-noSuchParameter = { $owner } has no parameter “{ $name }”: leave it out, or correct its name
exchange-strangeFacts = found { $name } that do not read as those of a probe: send them unchanged
exchange-methodInitialize = Tells the versions, the methods and the limits.
exchange-parameterClient = Anything about the caller.
exchange-methodCheck = Reads a file, and judges it.
exchange-parameterWithFacts = True to answer also with the facts.
exchange-parameterEarly = When the reading of an object ends early: every destination refuses it for certain, or one does.
exchange-methodProbe = Reads the facts of a file.
exchange-methodJudge = Judges facts without their file.
exchange-parameterFacts = The facts of a probe or a check.
exchange-parameterName = The name of the file.
exchange-methodExplain = Explains a share state, a code, a rule or a fact.
exchange-parameterSubject = A share state, a code, a rule or a fact.
exchange-methodDestinations = Lists destinations.
exchange-methodPlan = Suggests the smallest change of a file that destinations accept.
exchange-methodFix = Writes repaired copies of a file.
exchange-parameterOutput = The folder of the copies, which is created.
exchange-parameterForce = True to replace the copies of an earlier call.
exchange-parameterProgress = True to get the progress in notifications.
exchange-methodCancel = Ends a running call.
exchange-parameterID = The id of the call.
exchange-methodDiscover = Describes the methods as an OpenRPC document.
exchange-unknownMethod = there is no method “{ $name }”: expected one of { $known }
exchange-parameterFile = The file.
exchange-parameterTo = Ids, short names or groups of destinations.
exchange-parameterLang = The language of texts.
exchange-parameterSlot = The slot in which the file is judged.
exchange-parameterAssume = Values that no file contains, by name.
exchange-parameterAsOf = The day whose rules apply.
exchange-parameterDepth = How much of the file is read.
exchange-parameterListed = True for a file that was found in a folder or a list. If no destination accepts its kind, it is not applicable.
exchange-parameterCrop = True to allow cropping.
exchange-parameterPad = The color of bars that are allowed: a name or #RRGGBB.
exchange-parameterBackground = The color that may fill transparent parts: a name or #RRGGBB.
exchange-parameterTrim = True to allow cutting off the end.
exchange-parameterStripLocation = True to leave the place at which a picture was taken out of the copies.
exchange-parameterTimeout = The seconds after which the call ends.
exchange-anotherValue = found another value for { $name }, expected { $expected }
exchange-expectedText = a text
exchange-expectedTextWithoutNUL = a text without NUL
exchange-expectedTexts = a list of texts
exchange-expectedFlag = true or false
exchange-expectedSeconds = seconds from 0.01 to 86400
exchange-expectedBytes = a number of bytes
exchange-expectedEither = { $first } or { $second }
exchange-expectedOneOf = one of { $values }
exchange-expectedColor = a name or #RRGGBB
exchange-missingFacts = found no { $name }, expected those of a probe
exchange-missingFile = found no { $name }, expected an object with path, bytes or object
exchange-missingID = found no id of a call, expected a text or a whole number
exchange-missingText = found no { $name }, expected a text
exchange-expectedScalar = a text, a number, true or false
exchange-socketInUse = another process listens at { $path }: end it, or name another socket
exchange-cannotMakeSocket = cannot make the socket { $path }: { $error }
exchange-cannotStartThread = cannot start a thread: { $error }

## help

# The help of the command: what each command and option does.
# These values have the same type in every text of it:
# $command (String), $count (Int), $deep (String), $formats ([String]), $meaning (CommandText), $name (String),
# $standard (CommandText), $title (String), $usual (String), $values (String)

help-appAbstract = Judge the configuration of an app that shares: Info.plist, entitlements and the site of its links.
help-configAbstract = Print the settings of 'scan' and the origin of each value.
help-deliverAbstract = Write a folder of ready files for each destination.
help-newAbstract = Write a commented file for a destination of your own.
help-checkAbstract = Check your own destination files, run their examples, and list what is missing.
help-destinationsAbstract = List, show and compare destinations, plan a file for several, or write your own.
help-listAbstract = List the destinations.
help-showAbstract = Show the slots, rules, sources and share states of a destination.
help-compileAbstract = Compile a destination file to JSON that the Swift library reads.
help-compareAbstract = Show the rules of several destinations side by side.
help-masterAbstract = Plan one file that several destinations accept, with its ffmpeg command.
help-staleAbstract = List the sources that are due for review. The exit status is 1 if there are any.
help-diffAbstract = Show which rules began, ended or changed between two days.
help-doctorAbstract = Check that the worker starts and is confined.
help-explainAbstract = Explain why a destination refuses a file, or a share state, a code, a rule or a fact.
help-fixAbstract = Write repaired copies of files into a folder, and judge them.
help-initAbstract = Write a commented preflight.yml for a folder.
help-mergeAbstract = Join the results of all shards into the reports of the whole run.
help-preflightAbstract = Predict what share destinations will answer to media files before you upload them.
help-probeAbstract = Print the facts of files, such as duration, size and codecs.
help-requestAbstract = Judge complete share requests: media, parameters and app context together.
help-scanAbstract = Judge files and folders against the rules of share destinations.
help-serveAbstract = Answer the calls of another program until its input ends.
help-statusDone = Every file was judged, and none has the outcome of --fail-on or a worse one.
help-statusRed = A file has the outcome of --fail-on or a worse one, or a probed file has an error.
help-statusIncomplete = The run could not be completed, or there was nothing to read.
help-statusUsage = The command line is wrong, or none of its paths exists.
help-statusInterrupted = The run was interrupted. Its reports contain the results so far.
help-usage = USAGE:
help-moreInHelpAll = '{ $command } --help-all' also lists the formats of reports and the exit statuses.
help-moreOptions = '{ $command } --help-all' lists { $count } more options.
help-commandsTitle = COMMANDS:
help-argumentsTitle = ARGUMENTS:
help-optionsTitle = OPTIONS:
help-formatsTitle = FORMATS:
# $meaning (String), $values (String)
help-oneOf = { $meaning } One of: { $values }.
help-registryAbstract = Print the formats, commands, variables, statuses and codes as JSON.
help-appDetails = Each destination gives a verdict on its requirements: query schemes, URL types, keys, usage descriptions and associated domains. Requirements on a missing file stay undecided. The network is not used.
help-appExampleSchemes = Judge the query schemes and URL types that a destination needs.
help-appExampleLink = Also judge a shared link and a saved copy of its page.
help-configDetails = It accepts the options of 'scan'. The command line overrides environment variables such as PREFLIGHT_FAIL_ON, and these override the nearest preflight.yml in or above the folder of the paths. For a single file, the settings of that file are printed.
help-configExampleFolder = Print the settings for the working folder.
help-configExampleFile = Print the settings of a file, with the rules that the configuration changes for it.
help-configExampleCompiled = Compile the settings for the module that judges files in a browser.
help-deliverDetails = Ready files are copied, and others are repaired as with 'preflight fix'. Files that would be refused, that were not judged, or whose problems are only accepted are left out. index.html and manifest.json list all files and reasons. Originals never change. A second run writes only new files.
help-deliverExample = Write out/instagram-reel/ and out/tiktok-video/.
help-deliverExampleCheck = Compare the folder with its manifest, and judge each file by the current rules.
help-deliverDone = Every file was delivered to each destination that accepts its kind.
help-deliverRed = A file could not be delivered, or --check found a difference.
help-deliverIncomplete = The run could not be completed, such as on a full disk.
help-usageStatus = The command line is wrong.
help-deliverInterrupted = The run was interrupted. The files so far are complete.
help-newDetails = The file is NAME.yml in the current folder. With --extends, it contains only the changes of another destination.
help-newExample = Write club-wall.yml, which describes a destination from the beginning.
help-newExampleExtends = Write acme-reel.yml, which changes rules of Instagram Reels.
help-checkDetails = Every mistake is reported with its line. Examples are values at the limit of a rule and the outcome that they must have. Missing parts do not make the check fail.
help-checkExample = Check all destination files (*.yml) in a folder.
help-destinationsExampleList = List all destinations.
help-destinationsExampleShow = Show the rules of a destination with their sources.
help-listExample = Print the destinations of these groups as JSON.
help-showExample = Show everything about a destination.
help-showExampleDay = Show the rules of that day.
help-compileDetails = An app that imports Preflight reads the JSON with Destination(compiled:). It needs no YAML reader. The file is checked first, and every mistake is reported with its line.
help-compileExample = Compile a destination file of your own.
help-compareDetails = Each row is about one property of a file or a request. Rows on which the destinations differ come first and are marked with ≠. Limits that are recommended or not official are marked. Rules on apps are left out.
help-compareExample = Compare the rules of three destinations.
help-masterDetails = The plan has the strictest limits of all destinations, each with its rules. Warnings and recommendations are followed where they agree. If rules exclude each other, they are listed, the plan suits as many destinations as possible, and the exit status is 1.
help-masterExampleVideo = Plan a video for three destinations.
help-masterExampleImage = Plan an image for two destinations.
help-staleExample = Also list the sources that will be due in the next 30 days.
help-diffExample = Show what changed for these destinations.
help-doctorDetails = The command starts a worker, which reports its confinement. A measure that the system does not support is listed, and is not an error.
help-doctorExample = Print the worker, its libraries and its confinement.
help-doctorExampleJSON = Print the same for a program.
help-doctorDone = The worker starts, and every measure that this system supports is in force.
help-doctorRed = The worker does not start, or a measure is missing. The output has advice.
help-explainDetails = A file is explained for the destinations of --to: each problem with its limit, its fix and its source, and the command that repairs the file. A share state (20007) or a destination's own code is explained for each destination that uses it, or only for those before a slash (tiktok-video/20007). Its name in the SDK or its message is accepted too. A rule has an id such as tiktok-video/video-duration-max. A fact has a key such as video.closed_gop, as in the records of 'probe'. An error code of a file that cannot be read (truncated) is accepted too.
help-explainExampleFile = Explain why Instagram would refuse a file, and what to do.
help-explainExampleState = Explain a share state for all destinations.
help-explainExampleStateOfFile = Show the rules that predict this share state, and the values of a file.
help-explainExampleSDK = Explain an error code of the SDK. Without a destination: explain -- -4.
help-explainExampleError = Show the rules of Instagram that predict this error, and which the file breaks.
help-explainExampleName = Explain the code that has this name in the SDK.
help-explainExampleRule = Explain one rule.
help-explainExampleFact = Explain a fact, and list the rules that use it.
help-fixDetails = Each copy has the smallest change that the chosen destinations accept. Streams are copied where possible, and otherwise encoded with ffmpeg. Originals never change. Losses are printed before the copy is written, and each copy is compared with its original. Cropping, bars, a background and trimming need an option. 'preflight scan --suggest' prints the same commands without running them.
help-fixExample = Write one copy that both destinations accept, if possible.
help-fixExamplePad = Add white bars where the aspect ratio is not allowed.
help-fixExampleDry = Print the planned copies.
help-fixDone = Every file was repaired, or needed no change.
help-fixRed = A file still has problems.
help-fixIncomplete = The run could not be completed, such as without ffmpeg, or on a full disk.
help-fixInterrupted = The run was interrupted. The copies so far are complete.
help-initDetails = The names of folders such as stories/ or reels/ become overrides for their destinations. All other settings are comments that show their values.
help-initExample = Write preflight.yml into the working folder.
help-initExampleFolder = Write campaign/preflight.yml for these destinations.
help-mergeDetails = The results are the output of 'scan' or 'probe' with --shard and --format ndjson or json. The reports and the exit status are the same as for a run without --shard.
help-mergeExample = Join the results of two machines.
help-scanExampleFolder = Judge the media files in a folder for two destinations.
help-preflightExampleExplain = Explain why a destination refuses a file, and what to do.
help-preflightExampleFix = Write repaired copies of the files that a destination refuses.
help-probeExample = Print all facts of a file as JSON.
help-probeExampleDecode = Decode every media file in a folder to the end.
help-requestDetails = A request is a YAML or JSON document that names its destination. 'request' has the fields of the SDK. 'context' has the known facts about apps and permissions: versions, scopes, the Info.plist of the app. Paths are relative to the folder of the document, and must stay in it. In a folder, every *.yml, *.yaml and *.json file is a document.
help-requestDetailsPost = A post has 'post' instead of 'destination' and 'request', with media, text, title, description, link, cover, alt_text and tags. It is judged for the destinations of --to, else of its own 'to', else of the group 'default'. Each destination reads the fields that it supports.
help-requestDetailsOthers = With --to, a document can also be the body of a destination's API. Posts of Postiz and Mixpost, and tables (*.csv) with a post in each row are read too.
help-requestExamplePost = Judge a post for these destinations and groups at once.
help-requestExample = Judge the requests of a document.
help-requestExampleFolder = Judge all requests in a folder for this version of the app.
help-scanDetails = A named file gets a verdict from every destination. Files in folders and lists are judged if their content or extension is that of media. All other files are skipped and counted. A path that is given several times, even in different spellings, is judged once.
help-scanExampleSlot = Judge a file as a background video only.
help-scanExampleReport = Also write a JUnit report, and exit with 1 if there are warnings.
help-scanExampleReady = List the files that can be posted at each destination.
help-scanExampleSuggest = Print the smallest change that the destination accepts, with its command.
help-scanExampleChanged = Judge only the files that changed since a git revision.
help-serveDetails = The program writes one JSON-RPC 2.0 call a line to standard input, and reads the answers from standard output. Many calls can run at once. A file is a path, bytes, or an object whose ranges the command asks for. With --socket, many programs share one command, which answers until it is interrupted. The package preflight-media for Python uses this exchange, and docs/exchange.md describes it.
help-serveExample = Answer calls on files in a folder.
help-serveDone = The input ended, and every call was answered.
help-serveIncomplete = The answers could not be written.
help-serveInterrupted = The command was interrupted.
help-optionHelp = Show help. --help-all shows all options.
help-optionVersion = Show the version.
# $languages ([String])
help-optionLang = Language of reports, messages and help: { OR($languages) }.
help-optionTextOrJSON = Print text for people, or JSON: text, json.
help-optionPaths = Files, folders, or quoted patterns such as 'campaign/**/*.mp4'.
help-optionFilesFrom = Read paths from a file, one per line or separated by NUL; - is standard input. Files that are not media are skipped.
help-optionOnlyMedia = Skip named files that are excluded, or not media by name or content, as in a folder. For hooks that pass all files.
help-optionExclude = Skip files in folders and lists that match this pattern, in .gitignore syntax. Can be repeated.
help-optionNoIgnoreFiles = Do not read .preflightignore and .gitignore files.
help-optionHidden = Include hidden files in folders.
help-optionChangedSince = Read only files that differ between this git revision and the work tree.
help-optionAllowEmpty = Exit with 0 if there is nothing to read.
help-optionStdinFilename = Give the file on standard input (-) this name for reports, rules and settings.
help-optionShard = Read one of several equal parts, such as 2/5. 'preflight merge' joins the results.
help-optionTo = Judge for these destinations: ids, short names or groups, separated by commas. With none, judge only the file itself.
help-optionAssume = Assume a value that no file contains, such as app_version=17.3. Can be repeated.
help-optionAssumeFrom = Assume the limits in this JSON document of a server, such as the answer of Mastodon's /api/v2/instance.
help-optionAsOf = Use the rules of this day, such as 2025-01-10.
help-optionFailOn = Exit with 1 if a file has this outcome or a worse one: error, unknown, not-judged, warning, or never.
help-optionDestinations = Add your own destination files (*.yml) in this folder to the built-in ones.
help-optionSeverity = Set the severity of a rule: error, warning, note or off, such as tiktok-video/video-duration-max=warning. Can be repeated.
help-optionIgnore = Turn a rule off, such as file/extension-mismatch or '*/video-fast-start'. Can be repeated.
help-optionConfig = Use this configuration instead of the nearest preflight.yml in or above the folder of the paths.
help-optionNoConfig = Ignore preflight.yml and the PREFLIGHT_ variables.
help-optionOutput = Write the report to a file, which appears when it is complete.
help-optionReport = Write another report to a file, such as junit=results.xml. Can be repeated.
help-optionNoThumbnails = Do not put thumbnails into the html report. This makes it smaller and faster to write.
help-optionQuiet = Print one line for each file that makes the exit status 1, and the counts (text).
help-optionAll = Show every file, every problem and every skipped file (text).
help-optionVerbose = Print on standard error how much of each file was read, by which tier, and when.
help-optionColor = Use colors: auto, always, never. auto follows the terminal, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE and CLICOLOR.
help-optionEngine = How to read files: headers, then the C libraries for missing facts (auto), or only one of them.
help-optionDepth = How much to read: header, stream (also packets that a rule needs), sampled (some key frames), decode (everything), content (also measures picture and sound).
help-optionJobs = Number of files to read at once.
help-optionWorkers = Number of worker processes for the deeper tiers.
help-optionTimeout = Time limit for a worker on one file.
help-optionSlot = Judge in this slot only. 'preflight destinations show' lists the slots of a destination.
help-optionWithFacts = Include the facts in each verdict (json, ndjson).
help-optionOnlyProblems = Leave out files and destinations without problems (text, markdown, html). The counts include all of them.
help-optionReady = List the files that are ready for each destination, then those with warnings (text, json).
help-optionSuggest = Suggest the smallest change of each refused file, with its command and predicted verdict (text, json, ndjson).
help-optionBaseline = Ignore the problems recorded in this baseline file. New problems still fail.
help-optionWriteBaseline = Record the problems of today in this baseline file, and exit with 0.
help-optionFailOnUnused = Exit with 1 if the baseline or an allowance accepts a problem that is gone.
help-optionFailFast = Stop after the first file that makes the exit status 1.
help-optionCrop = Crop images and videos whose aspect ratio is not allowed.
help-optionPad = Add bars of this color where the aspect ratio is not allowed: a name or #RRGGBB.
help-optionBackground = Fill transparent parts with this color where transparency is not allowed.
help-optionTrim = Cut off the end of videos that are too long.
help-optionStripLocation = Leave the place at which a picture was taken out of the copies.
help-optionDeadline = Time limit for ffmpeg on one file.
help-optionRepairFolder = Write the repaired copies into this folder, which is created.
help-optionDryRun = Print the planned copies, and write nothing.
help-optionForce = Replace copies that an earlier run wrote into the output folder.
help-optionRepairSlot = Repair for this slot only. 'preflight destinations show' lists the slots of a destination.
help-optionDeliveryFolder = Deliver into this folder, which is created.
help-optionCheck = Check an earlier delivery, and write nothing.
help-optionDryDelivery = Print the number and size of the planned files, and write nothing.
help-optionKeepRemoved = Keep and mark files whose originals are gone. Otherwise they are removed.
help-optionPostsTo = Judge posts for these destinations: ids, short names or groups, separated by commas. A request names its own.
help-optionRequestAssume = Assume a value that a request does not contain, such as app_version=21.3. Can be repeated.
help-optionInfoPlist = The app's Info.plist, as XML or binary.
help-optionEntitlements = Read the app's entitlements from this property list.
help-optionRedirectURI = The URL with which the destination returns to the app (redirectURI).
help-optionLink = Check that this shared link is a universal link of the app.
help-optionSiteAssociation = Read the apple-app-site-association file of the link's host.
help-optionPage = Read a saved copy of the page at the link.
help-optionPageResources = Look in this folder for the images, videos and icons that the page names.
help-optionSources = Search the .swift, .m, .mm and .h files in this folder for the calls that a destination needs.
help-optionProject = Read the build settings and linked libraries of this project.pbxproj.
help-optionResults = The result files of all shards, in any order.
help-optionShardBaseline = The baseline with which the shards were run.
help-optionStdio = Read calls from standard input, and write answers to standard output.
help-optionSocket = Answer the programs of this user that connect to this socket.
help-optionRoot = Read and write only files in this folder.
help-optionSubject = A share state (20007), a destination's code (tiktok-share-kit-ios/-4), its name or its message, the id of a rule, or a fact (video.closed_gop).
help-optionFile = Explain the result for this file.
help-optionFolder = The folder.
help-optionInitialTo = Judge for these destinations: ids, short names or groups, separated by commas.
help-optionSchema = Also write .preflight.schema.json, with which editors check and complete the configuration.
help-optionReplace = Replace an existing file.
help-optionScannedPaths = The paths of a scan.
help-optionCompiled = Print what judges files, as JSON for the module for browsers: destinations, rules and assumed values.
help-optionShownSlot = Show the settings for this slot.
help-optionShownBaseline = Show the settings with this baseline.
help-optionAnyNames = Ids, short names or groups.
help-optionDestination = The id or short name of a destination.
help-optionNames = Ids, short names or groups, also separated by commas.
help-optionKind = Plan a file of this kind: video, image.
help-optionFrom = The earlier day, such as 2025-01-10.
help-optionUntil = The later day.
help-optionComparedTo = Show these destinations only: ids, short names or groups, separated by commas.
help-optionToday = Use this day instead of today, such as 2027-06-01.
help-optionWithin = Also list the sources that are due in this many days.
help-optionName = The id of the destination: lower-case letters, digits and hyphens.
help-optionExtends = The destination whose rules the new one changes.
help-optionOwnFiles = Destination files (YAML), or folders of them.
help-optionOwnFile = A destination file (YAML).
help-optionCompiledFile = Write the JSON to a file.
help-groupInput = Input
help-groupDestinations = Destinations and rules
help-groupReports = Reports
help-groupReading = Reading
help-heading = { $title }:
help-withStandard = { $meaning } (default: { $standard })
help-examplesTitle = { $count ->
    [one] EXAMPLE:
   *[other] EXAMPLES:
  }
help-statusesTitle = EXIT STATUS:
help-standardGroup = the group 'default'
help-standardEnvironment = from LC_ALL, LC_MESSAGES or LANG
help-standardRules = the newest rules
help-standardProcessors = number of processors
help-standardTimeout = { $usual }, or { $deep } with --depth decode or content
help-standardNames = all
help-standardKind = video if a destination accepts it
help-format = { $name ->
    [text] for people: problems, the worst first; a table of few files
    [json] one JSON array of all records
    [ndjson] one JSON object per line, written as results arrive
    [csv] a table for spreadsheets, one row for each verdict
    [markdown] a pull request comment, worst first, within GitHub's limit
    [junit] JUnit XML for CI: suites are destinations, cases are assets
    [sarif] SARIF 2.1.0 for code scanning, the 5,000 most severe results
    [github] annotations for GitHub Actions, the ten most severe
    [gitlab] a code quality report for GitLab merge requests
    [html] one self-contained page for people, with filters and search
    [line] a line for each problem, path: error rule: message
    [checkstyle] Checkstyle XML for servers, editors and review tools
   *[other] { "" }
  }
help-optionFormat = Format of the report: { LIST($formats) }. 'preflight --help-all' describes them.
