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

## language

# The name of the language in itself.
language-name = English
# The tags (BCP 47) that this language serves, besides its own tag and the longer ones that begin with it.
language-claims = { "" }

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

## label
## The pages of destinations, rules, share states, error codes and facts. Columns of a table are separated by bars.

label-destinations = Destinations
# The text above the table of destinations.
# $top (String)
label-table =
  The table has the limits that most people look for. A destination refuses a file beyond a limit. A limit in *italics* is
  only recommended or not official, and a file beyond it gets a warning. An empty cell has no such limit.

  - The name of a destination links to its rules, with the source of each figure. `--to` accepts the short name below it.
  - `preflight destinations show NAME` prints all rules of a destination, also those for special cases.
  - A limit that depends on the format or on a value for `--assume` names it in parentheses.
  - Σ is the sum of all files of a post. 1 MB is 1,000,000 bytes, and 1 MiB is 1,048,576 bytes.
  - The last column names the fields of a [request]({ $top }docs/requests.md).
  - The rules [on the file itself]({ $top }Destinations/file/rules.yml) and on
  { "  [" }picture and sound]({ $top }Destinations/content/rules.yml) apply to all destinations.
label-tableColumns = destination | slot | formats | duration | file size | picture | post
# $count (Int64), $kind (MediaFacts.Kind)
label-files = { $count } { $kind ->
    [video] { $count ->
        [one] video
       *[other] videos
      }
    [image] { $count ->
        [one] image
       *[other] images
      }
    [audio] { $count ->
        [one] audio file
       *[other] audio files
      }
   *[other] { $count ->
        [one] file
       *[other] files
      }
  }
# $side (Side)
label-side = { $side ->
    [width] width
    [height] height
    [short] short side
    [long] long side
    [sum] width + height
   *[pixels] width × height
  }
# $formats (String)
label-without = not { $formats }
# $number (String)
label-hours = { $number } h
# $number (String)
label-minutes = { $number } min
# $number (String)
label-seconds = { $number } s
# Short texts in a cell.
label-items = { LIST($names) }
label-names = `{ $id }`, short `{ $shortName }`, of { $owner }.
label-parameters = Parameters that the verdict depends on
# $name (String), $expectation (String), $meaning (String)
label-parameter = `--assume { $name }=…`: { $expectation }. { $meaning }
label-slot = Slot `{ $name }`
label-takes = Accepts: { LIST($kinds) }.
label-noRule = No rule.
label-ruleColumns = rule | limit | a breach is | share state | source
label-breach = { term-severity } ({ term-strength }, { term-certainty })
label-message = Message
label-fix = Fix
label-looser = The stricter of two figures; the looser is `{ $id }`
# $from (CivilDate?), $until (CivilDate?)
label-valid = Valid{ $from ->
    [none] { "" }
   *[other] { " from" } { $from }
  }{ $until ->
    [none] { "" }
   *[other] { " until" } { $until }
  }
label-fields = Fields of a request
label-fieldsNote = For `preflight request`; files are named by paths from the folder of the document.
label-fieldColumns = field | value
label-requestRules = Rules on a request as a whole
label-appRules = Rules on the app that shares
label-appNote = Judged by `preflight app Info.plist`.
label-shareStates = Share states
label-borrowed = The share states are borrowed from { $owner }, and reports mark them with ≈.
label-order = The assumed order of the steps: { LIST($steps) }.
label-stateColumns = code | name | meaning | predicted from
# $isOnly (Bool), $evidence (ShareState.Evidence)
label-evidence = { $evidence ->
    [media] media
    [request] request
    [context] context
   *[runTime] { $isOnly ->
        [true] run time only
       *[false] run time
      }
  }
label-nativeCodes = Result codes: `{ $name }`
label-codeColumns = code | name | meaning
label-unreadable = Files that cannot be read
label-unreadableColumns = error | share state
# In place of a share state.
label-noState = none
# $state (Int), $kind (MediaFacts.Kind)
label-stateOfKind = { $state } where { $kind ->
    [image] an image
    [audio] an audio
    [video] a video
   *[other] another file
  } is expected
label-undocumented = Not documented
label-undocumentedNote = No source documents these points, so no rules exist for them.
label-sources = Sources
label-sourceColumns = source | checked | state of the page | look again after
label-neverDue = no longer changes
# For a page that states no day.
label-undated = without a date
# $place (String), $figure (String?)
label-written = In the source: { $place }{ $figure ->
    [none] { "" }
   *[other] , “{ $figure }”
  }
# The place of a rule.
label-placeOf = { $destination }, { $part }.
label-ofRequest = a rule on a request as a whole
label-ofApp = a rule on the app that shares
label-ofForm = a rule on the form of a request
label-limit = Limit
label-condition = Applies where
label-breachRow = A breach is
label-certainty = Certainty
label-shareState = Share state
label-codesRow = Result codes
label-examples = Examples
label-exampleColumns = outcome | values
label-commandLine = On the command line
label-ruleSource = The rule is written in { $path }.
label-rules = Rules
label-rulesNote = Every rule has a page with its limit, source, certainty and fix.
label-predictions = Predictions of each share state
label-predictionsNote =
  A verdict predicts a share state from the media, from the fields of the request, or from the app that shares (`context`).
  A verdict on a request lists states as `at_run_time` if they may occur although nothing is wrong. App files that the
  context of a request does not name are listed as `not_given`; no state is predicted from them.

  If several things are wrong, the predicted state is that of the step that the destination reaches first. Within one
  step it is that of the first rule in its file. No destination documents its order. The assumed order checks first
  what can be seen without the media, then the app, then whether the media can be read, then their headers. The files
  in `Destinations/` list it as `steps`.

  An error code is reported only if documents tie it to the state.
label-predictionsBorrowed = They are borrowed from { $owner }.
label-steps = Steps: { LIST($steps) }.
label-unreadableFile = a file that is { LIST($codes) }
label-unreadableAppFile = a file of the app that cannot be read: { LIST($codes) }
label-malformedText = a text with half of a character
label-mediaOfOtherKind = media of a kind that the field does not accept
label-predictionColumns = state | name | predicted from | by | error code
label-errors = Error codes
label-errorsNote =
  A file that cannot be read has an error code in place of facts. It is the key `error.code` of records, and the message
  beside it says what was found and what to do. The group of a code decides which share state a destination answers
  with; the page of each destination lists these states under "Files that cannot be read".
label-errorColumns = code | group | meaning
label-groupColumns = group | meaning
label-otherIDs = Ids in reports that are not rules
label-idColumns = ID | meaning
label-facts = Facts
label-factsNote =
  A fact is one measured property of a file. It is a key in the records of `preflight probe`, and rules name it by that
  key. If a fact was expected but could not be read, its value is `null`, and `unknown` gives the reason. A fact that
  does not apply to a file has no key. `preflight explain video.codec` shows the rules that use a fact.

  The header tier reads only the few kilobytes that describe the file. If the header does not state a fact of the stream
  tier, that tier reads packets.
label-factColumns = fact | name | type | unit | tier | meaning
label-factsOfFile = The file
# $part (Fact.Part)
label-factsOf = { $part ->
    [video] The main video track
    [audio] The main audio track
    [image] The image
    [color] The colors of the image or the main video track
   *[content] Picture and sound, only with `--depth content`
  }

## web
## The page that judges files in a browser.

web-summary = Judges media files for share destinations, in the browser.
web-unstarted = This page needs JavaScript and a web server.
web-title = Where can each file be posted?
web-drop = Drop files or folders here, or choose them.
web-private = Nothing leaves this computer. The page reads the few kilobytes that describe a file, and shows a small picture of it.
web-promise = It predicts answers by documented rules of destinations. No tool can promise that a share succeeds.
web-offline = This page also works offline.
web-pick = Choose files…
web-pickFolder = Choose a folder…
web-destinations = Destinations
web-language = Language
web-groups = Groups of destinations
web-usual = In common use
web-all = All
web-saveHTML = Save as HTML
web-saveJSON = Save as JSON
web-forget = Start over
web-stop = Stop
web-finding = Looking for files: { $count }
# $done (Int), $total (Int)
web-judging = { $done } of { $total } files read
# $done (Int), $total (Int)
web-picturing = { $done } of { $total } pictures made
web-done = { $count ->
    [one] { $count } file is judged.
   *[other] { $count } files are judged.
  }
# $done (Int), $total (Int)
web-stopped = Stopped after { $done } of { $total } files.
web-noFiles = The folder has no files.
web-noMedia = None of the files is a media file by its name or content.
# The text of the button that shows the destinations.
web-chosen = Destinations: { $count }
web-chosenUsual = Destinations: { $count } in common use
web-cut = This page shows the worst { $shown } of { $all } files, and counts all. The JSON report lists all of them.
web-suggestions = Suggested changes
web-copy = Copy the command
web-copied = The command is copied.
web-notCopied = The browser did not allow copying.
web-unserved = These destinations need something else:
web-failed = The page cannot go on: { $reason }. Reload it and choose the files again.
web-notSaved = The report was not saved: { $reason }.
web-noModule = this browser has no WebAssembly; use a newer one
# The page and its worker, which reads the files, are in different processes.
web-workerStopped = the worker stopped

## upload
## The forms of Examples/UploadForms.

upload-title = Upload a video
upload-choose = Videos
upload-upload = Upload
upload-cancel = Cancel
upload-remove = Remove
upload-drop = Drop videos here, or press Enter to choose some
upload-judging = checking
upload-ready = ready
upload-refused = refused
upload-sending = uploading
upload-sent = uploaded
upload-failed = failed
# The files with a state, and all of these parts.
# $state (String), $count (Int)
upload-count = { $state }: { $count }
upload-counts = { LIST($parts) }
# $status (String)
upload-broken = The server answered with status { $status }.
upload-tooMany = Choose at most { $count } files.
# The server could not judge a file, or not soon enough.
upload-undecided = no rule could decide: use MP4 or MOV
upload-late = found no answer in time: send the file again

## site
## The documentation site. Its pages are in docs/.

site-name = Preflight
site-search = Search
