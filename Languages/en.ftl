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
# Nouns in the plural, each with its form after the number 1. Texts of destinations are written for all numbers.
language-singulars =
  audio channels > audio channel, videos > video, images > image, photos > photo, files > file, hashtags > hashtag,
  items > item, seconds > second, frames > frame

## list

list-separator = ,{ " " }
list-clauses = ;{ " " }
list-words = { " " }
list-and = { " " }and{ " " }
list-or = { " " }or{ " " }
# The mark before the decimals of a number.
list-decimal = .

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
    [document] Document
    [archive] Archive
    [captions] Captions
   *[other] { $key }
  }
# The name of a fact of a part of the file, by the key of the part; none for the file itself.
page-partOf = { $part ->
    [video] video { $name }
    [audio] audio { $name }
    [image] image { $name }
    [color] color { $name }
    [content] content { $name }
    [document] document { $name }
    [archive] archive { $name }
    [captions] captions { $name }
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

## code

# $errorCode (ReadError.Code), $words (String)
code-error = { $words }
# $problemCode (Problem.Code), $words (String)
code-problem = { $words }

## phrase

phrase-yes = yes
phrase-no = no
phrase-emptyList = an empty list
# A text that a document or a request has.
# $words (String)
phrase-quoted = “{ $words }”
# The unit of seconds after a number.
phrase-seconds = s
# The unit after a number.
# $unit (Unit), $symbol (String)
phrase-unitAfter = { $unit ->
    [bytes] bytes
    [bits] bits
    [frames] frames
    [characters] characters
    [graphemes] graphemes
    [utf16] UTF-16 units
    [utf8] bytes of UTF-8
    [weighted] weighted characters
    [emojiBytes] characters
    [halfASCII] characters
   *[other] { $symbol }
  }
# $values ([String])
phrase-noneOf = none of { AND($values) }
# $parameter (String)
phrase-sizeOf = the size of { $parameter }
# $field (String), $unit (Unit)
phrase-positionIn = 0 to the length of { $field } in { $unit ->
    [utf16] UTF-16 units
    [utf8] bytes of UTF-8
    [weighted] weighted characters
    [graphemes] graphemes
   *[other] characters
  }
# $textForm (TextForm)
phrase-form = { $textForm ->
    [hexColor] a color such as #444444
    [httpsURL] an https URL
    [webURL] a web address
    [plainText] text without control characters and direction marks
    [digits] only digits
   *[filled] to be filled in
  }
# A requirement.
# $isWanted (Bool)
phrase-present = { $isWanted ->
    [true] present
   *[false] absent
  }
# A condition.
# $isWanted (Bool)
phrase-isPresent = { $isWanted ->
    [true] present
   *[false] absent
  }
# $from (String?), $below (String?)
phrase-versions = { $from ->
    [none] below { $below }
   *[other] { $from } or later{ $below ->
        [none] { "" }
       *[other] , below { $below }
      }
  }
# $prefix (String), $count (Int)
phrase-hexDigits = { $prefix } and { $count } hexadecimal digits
phrase-valueOf = the value of { $key }
# $side (Side), $bound (String)
phrase-side = { $side ->
    [width] width
    [height] height
    [short] short side
    [long] long side
    [sum] width + height
   *[pixels] width × height
  } { $bound }
# $bounds ([String])
phrase-sides = { AND($bounds) }
# $short (Int64), $long (Int64)
phrase-box = short side { $short } px, long side { $long } px
# $short (Int64), $long (Int64)
phrase-boxAtMost = at most short side { $short } px, long side { $long } px
# Clauses of which one is enough, with the names of their subjects; whether each requires only that its subject is present.
# $clauses ([String]), $names ([String]), $areRequired (Bool)
phrase-anyOf = { OR($clauses) }
# Clauses that all hold; the same as one sentence, for demands on fields.
# $clauses ([String]), $sentence (String), $areDemands (Bool)
phrase-allOf = { AND($clauses) }
# Two demands on fields; the second has no subject if it is that of the first.
# $first (String), $second (String)
phrase-also = { $first } and { $second }
# $words ([String])
phrase-oneOf = { OR($words) }
# $words ([String])
phrase-all = { AND($words) }
# A single value as a limit.
# $limit (String)
phrase-being = { $limit }
# A range as a limit.
# $limit (String)
phrase-within = { $limit }
phrase-atMost = at most { $limit }
# $limit (String), $isCount (Bool)
phrase-atLeast = at least { $limit }
phrase-above = above { $limit }
phrase-below = below { $limit }
# $min (String), $max (String)
phrase-range = { $min } to { $max }
# $name (String), $range (String)
phrase-parameter = { $name } ({ $range })
# $entries (String)
phrase-has = has { $entries }
# $entries (String)
phrase-without = without { $entries }
# $beginning (String), $count (Int)
phrase-shortened = { $beginning }… ({ $count } characters)
# A condition on a parameter.
# $parameter (String), $isVersion (Bool), $from (String?), $below (String?), $words ([String])
phrase-conditionOn = { $parameter }{ $isVersion ->
    [true] { $from ->
        [none] { "" }
       *[other] { " " }from { $from }
      }{ $below ->
        [none] { "" }
       *[other] { " " }below { $below }
      }
   *[false] { " " }{ OR($words) }
  }
# $kind (String), $words ([String]), $min (String), $max (String)
phrase-expected = { $kind ->
    [version] a version such as 17.4.0
    [choice] one of { LIST($words) }
    [number] a number
    [range] a number from { $min } to { $max }
    [size] a size such as 1170x2532
    [words] words separated by commas
   *[other] a text
  }
# $expectation (String), $standard (String)
phrase-unlessGiven = { $expectation }, { $standard } if it is not given

## finding

# In place of a measured value that is empty.
finding-nothing = nothing
# What a file of a kind that the destination does not accept holds.
# $format (String), $isSound (Bool)
finding-holding = { $isSound ->
    [true] holds only sound ({ $format })
   *[false] is { $format }
  }
# $field (String)
finding-ofField = { $field }:{ " " }
finding-atLimit = ; at the limit: up to 0.1 s may be padding of the container
finding-nominalRate = ; within a thousandth of the limit, as for 23.976 fps, which is called 24
finding-nominalShape = ; within a pixel of the limit
# $found (String), $expected (String)
finding-mismatch = ; found { $found }, expected { $expected }
# $entries ([String]), $inOtherCase (Bool)
finding-lookalikes = ; it has { LIST($entries) }{ $inOtherCase ->
    [true] , in different case
   *[false] { " " }instead
  }
# $system (String)
finding-system = ; the figure is from the page for { $system }
# $conditions (String)
finding-circumstances = { " " }(for { $conditions })
finding-sourceIsDue = ; the source was due for review on { $day }
# The first parts of the time line that break a rule, and the number of the others.
# $timecodes ([String]), $more (Int)
finding-intervals = { " " }({ LIST($timecodes) }{ $more ->
    [0] { "" }
   *[other] , and { $more } more
  })

## headline

# $errorCode (ReadError.Code)
headline-unreadable = Not readable, { $errorCode ->
    [notFound] not found
    [permissionDenied] no permission
    [notAFile] not a file
    [empty] file empty
    [notMedia] not a media file
    [truncated] file incomplete
    [corrupt] file damaged
    [unsupported] format not supported
    [playlistRefused] a playlist
    [icloudPlaceholder] file still in iCloud
    [lfsPointer] Git LFS pointer
    [tooLarge] far too large
    [tooManyTracks] too many tracks
    [changedWhileReading] file changed
    [ioError] disk error
    [timedOut] reading took too long
    [crashed] reader crashed
   *[internal] failure of this machine
  }
# $dependsOnValue (Bool)
headline-undecided = { $dependsOnValue ->
    [true] Not decided, a value is missing
   *[false] Not decided, a fact is unknown
  }
# $title (String), $files (Int)
headline-group = { $title }: { $files } { $files ->
    [one] file
   *[other] files
  }
# $names (String), $count (Int)
headline-andMore = { $names } and { $count } more
headline-moreGroups = and { $count } more { $count ->
    [one] kind
   *[other] kinds
  } of problems
headline-moreDestinations = and { $count } more { $count ->
    [one] destination
   *[other] destinations
  }
headline-howToSeeAll = --all shows every file and every problem.
headline-howToSeeFacts = --all shows all facts of each file.
# The head of a column of counts: the sign and its meaning.
# $outcome (Outcome)
headline-column = { $outcome ->
    [pass] ✓ pass
    [warn] ! warn
    [fail] ✗ fail
    [unreadable] ✗ fail
    [unknown] ? open
    [notApplicable] – other kind
    [accepted] ~ accepted
   *[notJudged] ○ not judged
  }
# The meaning of a sign, for the line below a matrix.
# $outcome (Outcome)
headline-sign = { $outcome ->
    [pass] ✓ passes
    [warn] ! passes with warnings
    [fail] ✗ fails
    [unreadable] ✗ fails
    [unknown] ? is not decided
    [notApplicable] – is a kind of file that the destination does not accept
    [accepted] ~ has problems that your team accepts
   *[notJudged] ○ is not judged, because the destination has no rule for it
  }
# $problemCode (Problem.Code)
headline-problem = { $problemCode ->
    [truncated] File incomplete
    [zeroFilled] Zeros instead of media data
    [damaged] Media data damaged
    [corrupt] Part of the file damaged
    [unsupported] Track with an unknown codec
    [extensionMismatch] Extension of another file type
    [oddRotation] Odd rotation
    [impossibleSize] Impossible size
    [trailingData] Extra bytes after the end
    [leadingGarbage] Extra bytes before the start
    [sizeChange] Frame size changes
    [externalReference] Media data in another file
    [unplayable] Nothing to show or play
    [encrypted] Encrypted media
    [disabled] Main track disabled
    [cleanAperture] Clean aperture differs
    [timeGap] Gap in the time stamps
    [durationDiffers] Wrong stated duration
    [limitReached] File read only in part
   *[decodeError] Errors in video or audio
  }
# $formRule (FormRule)
headline-form = { $formRule ->
    [deprecated] Destination deprecated
    [mediaUnseen] Media not judged
    [fieldUnknown] Unknown field
    [fieldType] Wrong type of a field
    [fieldCut] Text cut by YAML
    [fieldText] Broken character in a field
    [fieldWord] Unknown word in a field
    [contextValue] Context value not valid
    [contextUnreadable] App file not readable
    [mediaUnreadable] Media not readable
   *[mediaKind] Wrong kind of media
  }
# $isMissing (Bool)
headline-fieldsTogether = { $isMissing ->
    [true] Required field missing
   *[false] Fields not accepted together
  }
# $kind (MediaFacts.Kind)
headline-kinds = { $kind ->
    [video] videos
    [image] images
    [audio] audio files
   *[other] files
  }
# $textCount (TextCount)
headline-things = { $textCount ->
    [topicTags] topic tags
    [bareLinks] bare addresses
    [cashtags] cashtags
    [unescapedMarks] reserved characters
    [tagCharacters] tag characters
    [hashtags] hashtags
    [mentions] mentions
   *[links] links
  }
# $things (String), $breach (ProblemTitle.Breach), $isAdvice (Bool)
headline-number = { $breach ->
    [above] { $isAdvice ->
        [true] More { $things } than recommended
       *[false] Too many { $things }
      }
    [below] { $isAdvice ->
        [true] Fewer { $things } than recommended
       *[false] Too few { $things }
      }
   *[other] Number of { $things } not accepted
  }
# $breach (ProblemTitle.Breach), $isAdvice (Bool)
headline-audioTracks = { $breach ->
    [above] { $isAdvice ->
        [true] More audio tracks than recommended
       *[false] Too many audio tracks
      }
    [below] { $isAdvice ->
        [true] No audio track
       *[false] Audio track missing
      }
   *[other] Number of audio tracks not accepted
  }
# What is seen or heard in a file that breaks a rule; empty for a fact with a limit that the title names.
# $fact (Fact)
headline-content = { $fact ->
    [contentLongestBlack] Black picture
    [contentBlackShare] Black from start to end
    [contentFirstFrameBlack] First frame black
    [contentLastFrameBlack] Last frame black
    [contentFadesIn] Fades in from black
    [contentLongestSingleColor] Picture of a single color
    [contentLongestFreeze] Frozen picture
    [contentStillShare] Frozen from start to end
    [contentRepeatedFrameShare] Repeated frames
    [contentLongestBars] Black bars
    [contentBarShare] Black bars
    [contentFlashes] Flashes
    [contentRedFlashes] Red flashes
    [contentBlur] Blurred picture
    [contentBlockiness] Blocks of compression
    [contentOutOfRangeShare] Levels out of range
    [contentCombedShare] Interlace combs
    [contentLongestSilence] Silence
    [contentSilentShare] Silent sound track
    [contentSilentChannels] Silent channel
    [contentDualMono] Same sound on both channels
    [contentPhaseCorrelation] Channels in opposite phase
    [contentLongestClipping] Clipped sound
    [contentDcOffset] DC offset
    [contentSoundEndsEarly] Sound ends early
    [contentPictureBeginsLate] Picture begins late
    [contentLongestTestCard] Test card
    [contentLoudness] Unusual loudness
    [contentSingleColor] Image of a single color
    [contentAlpha] Alpha channel without effect
   *[other] { "" }
  }
# $fact (Fact), $subject (String), $isWanted (Bool)
headline-flag = { $fact ->
    [fastStart] Index not at the front
    [videoInterlaced] Interlaced video
    [videoClosedGOP] Open groups of pictures
    [videoBFrames] B frames
    [editList] Edit list in the file
    [videoVariableFrameRate] Variable frame rate
    [extensionMatches] Extension of another file type
    [encrypted] Encrypted file
    [fragmented] Fragmented file
    [imageMultiPicture] Several pictures in one file
    [imageAnimated] { $isWanted ->
        [true] Image without animation
       *[false] Animated image
      }
    [imageHasAlpha] { $isWanted ->
        [true] No transparency
       *[false] Transparency
      }
    [archiveUnsafeNames] Unsafe names in the archive
    [captionsOverlapping] Overlapping captions
   *[other] { $isWanted ->
        [true] { $subject } missing
       *[false] { $subject } not accepted
      }
  }
# The name of a fact in a title; $name is the one of the fact with its part.
# $fact (Fact), $name (String)
headline-fact = { $fact ->
    [videoAverageFrameRate] frame rate
    [videoFrameRate] frame rate
    [videoSampleAspectRatio] sample aspect ratio
    [videoMaxKeyframeInterval] key frame interval
    [videoHDR] HDR format
    [imageICCProfile] color profile
    [colorSpace] color space
    [mimeType] file type
    [kind] kind of file
    [videoMinKeyframeInterval] key frame interval
    [imageFrameRate] frame rate of the animation
    [imageLoopCount] number of loops
    [imageDensity] pixel density
    [documentPages] number of pages
    [documentPageWidth] page width
    [documentPageHeight] page height
    [archiveFiles] number of files in the archive
    [archiveHtmlFiles] number of HTML files
    [archiveOtherFiles] number of other archived files
    [archiveUnpackedSize] unpacked size
    [captionsCues] number of captions
    [captionsFirstCue] start of the captions
    [captionsLastCueEnd] end of the captions
   *[other] { $name }
  }
# What a title is about.
# $noun (ProblemTitle.Noun), $kind (MediaFacts.Kind)
headline-noun = { $noun ->
    [duration] { $kind ->
        [video] video
        [image] image
        [audio] audio
       *[other] duration
      }
    [totalDuration] total duration
    [fileSize] file
    [totalFileSize] total of all files
    [videoPixels] resolution
    [imagePixels] image size
    [videoSide] video
    [imageSide] image
    [aspectRatio] aspect ratio
   *[totalPixels] total of all pixels
  }
# What a value is compared with.
# $isNeeded (Bool)
headline-measure = { $isNeeded ->
    [true] needed
   *[false] recommended
  }
# A value above or below its limit.
# $subject (String), $grade (ProblemTitle.Grade), $isAdvice (Bool), $isNeeded (Bool)
headline-graded = { $grade ->
    [long] { $isAdvice ->
        [true] { $subject } longer than { headline-measure }
       *[false] { $subject } too long
      }
    [short] { $isAdvice ->
        [true] { $subject } shorter than { headline-measure }
       *[false] { $subject } too short
      }
    [large] { $isAdvice ->
        [true] { $subject } larger than { headline-measure }
       *[false] { $subject } too large
      }
    [small] { $isAdvice ->
        [true] { $subject } smaller than { headline-measure }
       *[false] { $subject } too small
      }
    [wide] { $isAdvice ->
        [true] { $subject } wider than { headline-measure }
       *[false] { $subject } too wide
      }
    [narrow] { $isAdvice ->
        [true] { $subject } narrower than { headline-measure }
       *[false] { $subject } too narrow
      }
    [tall] { $isAdvice ->
        [true] { $subject } taller than { headline-measure }
       *[false] { $subject } too tall
      }
    [flat] { $isAdvice ->
        [true] { $subject } lower than { headline-measure }
       *[false] { $subject } too low
      }
    [wideShape] { $isAdvice ->
        [true] { $subject } wider than { headline-measure }
       *[false] { $subject } too wide
      }
    [tallShape] { $isAdvice ->
        [true] { $subject } taller than { headline-measure }
       *[false] { $subject } too tall
      }
    [high] { $isAdvice ->
        [true] { $subject } higher than { headline-measure }
       *[false] { $subject } too high
      }
   *[low] { $isAdvice ->
        [true] { $subject } lower than { headline-measure }
       *[false] { $subject } too low
      }
  }
# $subject (String)
headline-missing = { $subject } missing
# $subject (String), $isAdvice (Bool)
headline-unwanted = { $subject } { $isAdvice ->
    [true] not needed here
   *[false] not allowed here
  }
# $subject (String), $isDuration (Bool), $isAdvice (Bool), $isWord (Bool)
headline-otherwise = { $subject }{ $isDuration ->
    [true] { " " }length
   *[false] { "" }
  } { $isAdvice ->
    [true] not recommended
   *[false] not accepted
  }

## fact

# The name of a fact, without its part.
# $fact (Fact)
fact-name = { $fact ->
    [fileSize] file size
    [kind] kind
    [container] container
    [mimeType] mime type
    [extensionMatches] extension matches
    [duration] duration
    [bitRate] bit rate
    [fastStart] fast start
    [fragmented] fragmented
    [editList] edit list
    [encrypted] encrypted
    [audioTracks] audio tracks
    [videoCodec] codec
    [videoCodecTag] codec tag
    [videoProfile] profile
    [videoLevel] level
    [videoWidth] width
    [videoHeight] height
    [videoStoredWidth] stored width
    [videoStoredHeight] stored height
    [videoCleanAperture] clean aperture
    [videoRotation] rotation
    [videoMirrored] mirrored
    [videoSampleAspectRatio] sample aspect ratio
    [videoAspectRatio] aspect ratio
    [videoAverageFrameRate] avg frame rate
    [videoFrameRate] frame rate
    [videoNominalFrameRate] nominal frame rate
    [videoVariableFrameRate] variable frame rate
    [videoFrameCount] frame count
    [videoMaxKeyframeInterval] max keyframe interval
    [videoMinKeyframeInterval] min keyframe interval
    [videoClosedGOP] closed gop
    [videoBFrames] B frames
    [videoPixelFormat] pixel format
    [videoBitDepth] bit depth
    [videoChromaSubsampling] chroma subsampling
    [videoColorPrimaries] color primaries
    [videoColorTransfer] color transfer
    [videoColorSpace] color space
    [videoColorRange] color range
    [videoInterlaced] interlaced
    [videoProjection] projection
    [videoHDR] hdr
    [videoDuration] duration
    [videoBitRate] bit rate
    [videoBitRateMode] bit rate mode
    [audioCodec] codec
    [audioProfile] profile
    [audioSampleRate] sample rate
    [audioChannels] channels
    [audioChannelLayout] channel layout
    [audioBitRate] bit rate
    [audioBitRateMode] bit rate mode
    [audioDuration] duration
    [imageFormat] format
    [imageWidth] width
    [imageHeight] height
    [imageStoredWidth] stored width
    [imageStoredHeight] stored height
    [imageRotation] rotation
    [imageMirrored] mirrored
    [imageOrientation] orientation
    [imageBitDepth] bit depth
    [imageColorType] color type
    [imageHasAlpha] has alpha
    [imageAnimated] animated
    [imageFrameCount] frame count
    [imageProgressive] progressive
    [imageICCProfile] icc profile
    [imageMotionPhoto] motion photo
    [imageMultiPicture] multi-picture
    [imageGIFVersion] GIF version
    [imageFrameRate] frame rate
    [imageLoopCount] loop count
    [imageDensity] density
    [colorSpace] color space
    [colorPrimaries] primaries
    [colorTransfer] transfer function
    [colorMatrix] matrix
    [colorRange] color range
    [colorSource] source of the colors
    [contentLongestBlack] longest black
    [contentBlackShare] black share
    [contentFirstFrameBlack] first frame black
    [contentLastFrameBlack] last frame black
    [contentFadesIn] fades in
    [contentFadesOut] fades out
    [contentLongestSingleColor] longest single color
    [contentFirstFrameSingleColor] first frame single color
    [contentLastFrameSingleColor] last frame single color
    [contentLongestFreeze] longest freeze
    [contentStillShare] still share
    [contentRepeatedFrameShare] repeated frame share
    [contentCadence] cadence
    [contentLongestBars] longest bars
    [contentBarShare] bar share
    [contentActiveArea] active area
    [contentFlashes] flashes
    [contentRedFlashes] red flashes
    [contentFlashArea] flash area
    [contentBlur] blur
    [contentBlockiness] blockiness
    [contentBrightness] brightness
    [contentOutOfRangeShare] out of range share
    [contentCombedShare] combed share
    [contentLongestSilence] longest silence
    [contentSilentShare] silent share
    [contentSilentChannels] silent channels
    [contentDualMono] dual mono
    [contentPhaseCorrelation] phase correlation
    [contentLoudness] loudness
    [contentLoudnessRange] loudness range
    [contentMaxMomentaryLoudness] maximum momentary loudness
    [contentMaxShortTermLoudness] maximum short-term loudness
    [contentTruePeak] true peak
    [contentLongestClipping] longest clipping
    [contentClippedShare] clipped share
    [contentDcOffset] DC offset
    [contentSoundEndsEarly] sound ends early
    [contentPictureBeginsLate] picture begins late
    [contentLongestTestCard] longest test card
    [contentSingleColor] single color
    [contentAlpha] alpha
    [documentPages] pages
    [documentPageWidth] page width
    [documentPageHeight] page height
    [archiveFiles] files
    [archiveHtmlFiles] HTML files
    [archiveOtherFiles] other files
    [archiveUnpackedSize] unpacked size
    [archiveUnsafeNames] dangerous names
    [captionsCues] cues
    [captionsFirstCue] first cue
    [captionsLastCueEnd] last cue end
   *[captionsOverlapping] overlapping
  }
# Sentences on the meaning of the value, with code between backticks.
# $fact (Fact)
fact-meaning = { $fact ->
    [fileSize] The size of the file in bytes.
    [kind] The kind of media: `video`, `image`, `audio` or `other`. A picture is an image, animated or not. A file whose only picture is cover art is audio.
    [container] The container by content, never by file name: `mp4`, `mov`, `webm`, `png` …
    [mimeType] The media type (MIME type) by content.
    [extensionMatches] True if the extension of the file name belongs to the content. It does not apply to a name without an extension.
    [duration] The presentation duration in seconds with edit lists applied, as a player's timeline shows it. It does not apply to stills.
    [bitRate] The bit rate of the whole file in bits per second.
    [fastStart] True if the index precedes the media data. It applies only to ISO base media files such as MP4.
    [fragmented] True if the file uses movie fragments. It applies only to ISO base media files such as MP4.
    [editList] True if an edit list does more than skip encoder priming. It applies only to ISO base media files such as MP4.
    [encrypted] True if samples of a track are encrypted, or if a PDF or a file in a ZIP archive is.
    [audioTracks] The number of audio tracks of a video or of audio. It is 0 for a silent video.
    [videoCodec] The codec by FFmpeg's name: `h264`, `hevc`, `vp9` …
    [videoCodecTag] The four-character code of the sample entry: `avc1`, `hvc1` …
    [videoProfile] The profile by FFmpeg's name. It does not apply to codecs without profiles.
    [videoLevel] The level as a number: 4.1 for level 4.1. It does not apply to codecs without levels.
    [videoWidth] The display width in pixels: rotated, sample aspect ratio applied, rounded half up.
    [videoHeight] The display height in pixels: rotated, sample aspect ratio applied, rounded half up.
    [videoStoredWidth] The stored width in pixels.
    [videoStoredHeight] The stored height in pixels.
    [videoCleanAperture] The size of the clean aperture in pixels. Matroska's cropping counts for `width` and `height`. The clean aperture of a movie does not, since players differ.
    [videoRotation] The clockwise rotation in degrees that a player applies: 0, 90, 180 or 270.
    [videoMirrored] True if the picture is flipped top to bottom before the rotation.
    [videoSampleAspectRatio] The width of one stored pixel over its height.
    [videoAspectRatio] The exact display aspect ratio: width over height, not rounded.
    [videoAverageFrameRate] The number of frames divided by their duration.
    [videoFrameRate] The average frame rate as a number.
    [videoNominalFrameRate] The frame rate that the container states, also if its frames do not keep it. It applies only to containers that state one: Matroska, WebM and AVI.
    [videoVariableFrameRate] True if the frames have different durations.
    [videoFrameCount] The number of frames.
    [videoMaxKeyframeInterval] The longest distance between two key frames in seconds.
    [videoMinKeyframeInterval] The shortest distance between two key frames in seconds. It does not apply to a video with one key frame.
    [videoClosedGOP] True if no frame refers to a frame on the other side of a key frame. It is stated only if that is proven.
    [videoBFrames] True if frames are stored in another order than they are shown, as B frames require. It is stated only if the times or the codec prove it.
    [videoPixelFormat] The pixel format by FFmpeg's name: `yuv420p` …
    [videoBitDepth] The number of bits per component.
    [videoChromaSubsampling] The chroma subsampling: `4:2:0`, `4:2:2`, `4:4:4`, `4:0:0` (no color) or `rgb`.
    [videoColorPrimaries] The color primaries by FFmpeg's name: `bt709`, `bt2020` …
    [videoColorTransfer] The transfer function by FFmpeg's name: `bt709`, `smpte2084`, `arib-std-b67` …
    [videoColorSpace] The matrix coefficients by FFmpeg's name: `bt709`, `bt2020nc` …
    [videoColorRange] The color range: `tv` is limited, `pc` is full.
    [videoInterlaced] True if the frames consist of two fields.
    [videoProjection] The projection of spherical video: `equirectangular`, `cubemap` … It does not apply to a flat picture.
    [videoHDR] The dynamic range by transfer function and metadata: `sdr`, `pq`, `hdr10`, `hlg` or `dolby_vision`.
    [videoDuration] The duration of the track in seconds.
    [videoBitRate] The bit rate of the track in bits per second.
    [videoBitRateMode] `constant` if no two seconds of the track deviate from its mean bit rate by more than 15 %, as a decoder's buffer allows, otherwise `variable`. The end that is shorter does not count.
    [audioCodec] The codec by FFmpeg's name: `aac`, `mp3`, `opus` …
    [audioProfile] The profile by FFmpeg's name: `LC`, `HE-AAC` … It does not apply to codecs without profiles.
    [audioSampleRate] The sample rate in hertz as played, with implicit spectral band replication included.
    [audioChannels] The number of channels.
    [audioChannelLayout] The channel layout by FFmpeg's name: `mono`, `stereo`, `5.1` …
    [audioBitRate] The bit rate of the track in bits per second.
    [audioBitRateMode] `constant` or `variable`. In MP3, the Xing, Info or VBRI header of the encoder says it. Any other track is `constant` if no two seconds deviate from its mean bit rate by more than 5 %.
    [audioDuration] The duration of the track in seconds.
    [imageFormat] The codec or format of the picture: `png`, `jpeg`, `gif`, `webp`, `heic`, `avif`, `bmp`, `tiff` …
    [imageWidth] The display width in pixels: EXIF orientation, rotation, mirroring and clean aperture applied.
    [imageHeight] The display height in pixels: EXIF orientation, rotation, mirroring and clean aperture applied.
    [imageStoredWidth] The stored width in pixels.
    [imageStoredHeight] The stored height in pixels.
    [imageRotation] The clockwise rotation in degrees: 0, 90, 180 or 270.
    [imageMirrored] True if the picture is flipped left to right before the rotation.
    [imageOrientation] The EXIF orientation, 1 to 8, as stated in the file. It does not apply to a file that states none.
    [imageBitDepth] The number of bits per component.
    [imageColorType] The color model as stored: `gray`, `gray_alpha`, `rgb`, `rgba`, `palette`, `ycbcr`, `cmyk`, `ycck`, `bilevel` or `lab`.
    [imageHasAlpha] True if the picture has an alpha channel or a transparent color.
    [imageAnimated] True if the picture has several frames that follow each other in time.
    [imageFrameCount] The number of frames.
    [imageProgressive] True for progressive JPEG and interlaced PNG or GIF.
    [imageICCProfile] The description in the embedded ICC profile. In PNG it is the name in the iCCP chunk (PNG 11.3.2.3), because the profile is compressed. It does not apply to a picture without a profile.
    [imageMotionPhoto] True if the still contains a video clip.
    [imageMultiPicture] True if a JPEG contains several views of a scene (MPO): a panorama, or pictures for each eye or angle. It applies only to JPEG.
    [imageGIFVersion] The version of a GIF: `87a` or `89a`. It applies only to GIF.
    [imageFrameRate] The number of frames of an animation divided by its duration. It does not apply to stills.
    [imageLoopCount] The number of times that an animation plays, or 0 if it plays forever. It does not apply to stills, nor to AVIF and HEIC.
    [imageDensity] The pixels per inch that the picture states, horizontally if both directions differ. A field of the format itself (JFIF, pHYs, BMP, TIFF) counts before Exif. It does not apply to a picture that states none.
    [colorSpace] The name of the RGB color space of a picture: `sRGB`, `Display P3`, `Adobe RGB (1998)`, `ProPhoto RGB`, `BT.2020`, `BT.2100 PQ`, `BT.2100 HLG`, otherwise the description of the ICC profile, or `custom`. It does not apply to a picture that states no RGB colors, which viewers show as sRGB, and not to a video.
    [colorPrimaries] The color primaries by FFmpeg's name for the code of ITU-T H.273: `bt709`, `smpte432` (P3), `bt2020` … It does not apply to primaries without a code, such as those of Adobe RGB, and to a file that states none.
    [colorTransfer] The transfer function by FFmpeg's name for the code of ITU-T H.273: `iec61966-2-1` (sRGB), `bt470m` (gamma 2.2), `smpte2084` (PQ) … It does not apply to a function without a code, and to a file that states none.
    [colorMatrix] The matrix coefficients by FFmpeg's name for the code of ITU-T H.273. They are `video.color_space` in a video. It does not apply to a file that states none.
    [colorRange] The color range: `tv` is limited, `pc` is full. It does not apply to a file that states none.
    [colorSource] The place of the colors in the file: `icc_profile`, the chunks `cicp`, `srgb` and `gamma` (gAMA, cHRM) of PNG, `exif`, `nclx` of HEIC and AVIF, another field of the `container`, or the coded `stream`. If several state colors, the one that precedes the others counts.
    [contentLongestBlack] The longest time in seconds in which the picture is black: at least 99.5 % of it is at most 5 % of the signal range above black.
    [contentBlackShare] The share of the video that is black, from 0 to 1.
    [contentFirstFrameBlack] True if the first frame of the video is black. Many destinations make the thumbnail from it.
    [contentLastFrameBlack] True if the last frame of the video is black.
    [contentFadesIn] True if a video that starts with black brightens gradually.
    [contentFadesOut] True if a video that ends with black darkens gradually.
    [contentLongestSingleColor] The longest time in seconds in which the whole picture has a single color other than black.
    [contentFirstFrameSingleColor] True if the first frame has a single color other than black.
    [contentLastFrameSingleColor] True if the last frame has a single color other than black.
    [contentLongestFreeze] The longest time in seconds in which a moving picture stops. A still between two cuts, such as a title card, is not a freeze.
    [contentStillShare] The share of the video that neither moves nor is black or of a single color, from 0 to 1.
    [contentRepeatedFrameShare] The share of the frames that repeat the frame before while the picture moves, from 0 to 1.
    [contentCadence] The number of different frames in a second and the number of shown frames, if frames repeat regularly: `24 in 30`.
    [contentLongestBars] The longest time in seconds with black bars at an edge of the picture. Bars of less than 2 % of the width or height do not count.
    [contentBarShare] The share of the picture that black bars cover in the interval with the largest bars, from 0 to 1.
    [contentActiveArea] The width and height in stored pixels of the part of the picture that bars never cover.
    [contentFlashes] The most general flashes within one second (WCAG 2.2, ITU-R BT.1702).
    [contentRedFlashes] The most flashes of saturated red within one second (WCAG 2.2, ITU-R BT.1702).
    [contentFlashArea] The largest share of the picture that flashes at once, from 0 to 1.
    [contentBlur] The mean width of the edges in the picture in pixels (Marziliano et al. 2002), from about 2 for a sharp picture. It is the median of the sharper half of the examined frames.
    [contentBlockiness] The share of the edges between blocks of 8 by 8 pixels that show as a step, from 0 to 1. It is the median of the examined frames.
    [contentBrightness] The mean signal of the picture, from 0 (black) to 1 (white).
    [contentOutOfRangeShare] The share of the luma samples beyond the range that EBU R 103 tolerates, from 0 to 1. It is 0 for full range.
    [contentCombedShare] The share of the frames with interlace combs that are not marked as interlaced, from 0 to 1.
    [contentLongestSilence] The longest time in seconds in which all samples of all channels are below -60 dBFS.
    [contentSilentShare] The share of the sound that is silent, from 0 to 1.
    [contentSilentChannels] The number of channels that are silent from start to end.
    [contentDualMono] True if both channels of a stereo track have the same sound.
    [contentPhaseCorrelation] The correlation of both channels of a stereo track, from -1 (opposite phase) to 1 (same sound).
    [contentLoudness] The integrated loudness in LUFS (ITU-R BS.1770-5, EBU R 128). It does not apply to sound below -70 LUFS.
    [contentLoudnessRange] The loudness range in LU (EBU Tech 3342).
    [contentMaxMomentaryLoudness] The largest momentary loudness in LUFS, of 400 ms (EBU Tech 3341).
    [contentMaxShortTermLoudness] The largest short-term loudness in LUFS, of 3 s (EBU Tech 3341).
    [contentTruePeak] The maximum true peak in dBTP (ITU-R BS.1770-5, Annex 2).
    [contentLongestClipping] The longest time in seconds in which the sound is clipped.
    [contentClippedShare] The share of the samples in runs at full scale, from 0 to 1.
    [contentDcOffset] The largest mean of a channel as a share of full scale, without its sign.
    [contentSoundEndsEarly] The time in seconds from the end of the sound to the end of the picture. It is 0 if the sound is as long.
    [contentPictureBeginsLate] The time in seconds from the start of the file to the first frame. It is 0 if the picture begins with the file.
    [contentLongestTestCard] The longest time in seconds with color bars and a steady tone.
    [contentSingleColor] True if a still picture has a single color.
    [contentAlpha] What the alpha channel of a still picture holds: `opaque`, `transparent` or `mixed`.
    [documentPages] The number of pages of a PDF.
    [documentPageWidth] The width of the first page in points, of which an inch has 72: its media box as shown, with its rotation.
    [documentPageHeight] The height of the first page in points, of which an inch has 72: its media box as shown, with its rotation.
    [archiveFiles] The number of files in a ZIP archive, without folders.
    [archiveHtmlFiles] The number of files in the archive with the extension html or htm.
    [archiveOtherFiles] The number of files in the archive that are neither HTML, CSS, JavaScript, JPEG, PNG, GIF nor SVG by their extension.
    [archiveUnpackedSize] The size of all files in the archive in bytes, as its directory states it. Nothing is unpacked.
    [archiveUnsafeNames] True if a name in the archive is absolute or contains `..`, so that unpacking can write elsewhere.
    [captionsCues] The number of cues of a WebVTT or SRT file.
    [captionsFirstCue] The earliest start of a cue in seconds. It does not apply to a file without cues.
    [captionsLastCueEnd] The latest end of a cue in seconds. It does not apply to a file without cues.
   *[captionsOverlapping] True if a cue begins before the one before it in the file ends.
  }
# The meaning of a property that follows from facts.
# $derived (DerivedFact)
fact-derivedMeaning = { $derived ->
    [videoSize] The width and the height of a video as shown, in pixels.
    [videoStoredSize] The width and the height of a video as stored, in pixels.
    [imageSize] The width and the height of an image as shown, in pixels.
    [imageStoredSize] The width and the height of an image as stored, in pixels.
    [imageAspectRatio] The exact aspect ratio of an image as shown: width over height.
    [imageTotalPixels] The pixels of all frames of an image: width times height times frames.
    [videoMaxKeyframeFrames] The number of frames in the longest distance between two key frames, at the average frame rate.
   *[audioTracks] The number of audio tracks.
  }
# $valueType (ValueType)
fact-type = { $valueType ->
    [integer] whole number
    [number] number
    [ratio] ratio
    [text] text
    [flag] true or false
    [size] width and height
   *[any] any
  }
# $unit (Unit), $symbol (String)
fact-unit = { $unit ->
    [seconds] seconds
    [bitsPerSecond] bits per second
    [pixels] pixels
    [framesPerSecond] frames per second
    [hertz] hertz
    [bytes] bytes
    [bits] bits
    [frames] frames
    [degrees] degrees
    [dotsPerInch] pixels per inch
    [points] points
   *[other] { $symbol }
  }
# $tier (Tier), $word (String)
fact-tier = { $tier ->
    [stream] header if the header states it, otherwise stream
   *[other] { $word }
  }
fact-typeLabel = Type
fact-unitLabel = Unit
fact-tierLabel = Tier
fact-rules = Rules on this fact
fact-noRule = No rule is about this fact.
fact-absent = The fact does not apply to this file.

## message

message-asWritten = { $words }
message-placed = { $place }: { $message }
message-joined = { $first }; { $second }
message-listed = { $first }, { $second }
message-quoted = “{ $words }”
message-inParentheses = { " " }({ $detail })
message-afterColon = : { $detail }
message-noFileMatches = no file matches this pattern: check it, or name the folder
message-ignoreFileUnread = its patterns are not applied: { $reason }
message-patternsTakeTooLong = comparing them takes too long: use fewer patterns with “*”
message-noSuchFile = no such file: check the path, or fetch the asset
message-webAddress = found a web address, expected the media itself: download it, and give the path of the file
message-otherOrientation = the destination is for another orientation ({ $rule })
message-noPermission = not readable for this user: grant read permission
message-noDriver = found a socket or a device without a driver, expected a regular file
message-circularLink = too many symbolic links: the link leads in a circle
message-nameTooLong = a name in the path is longer than this system allows
message-openFailed = open failed: { $reason }
message-notARegularFile = found { $found }, expected a regular file
message-aFolder = a folder
message-aFIFO = a FIFO
message-aSocket = a socket
message-aDevice = a device
message-noRegularFile = another kind of file
message-fstatFailed = fstat failed: { $reason }
message-realpathFailed = realpath failed: { $reason }
message-lacksResources = this machine lacks resources ({ $call }: { $reason }): end other programs, and read it again
message-readingFailed = reading failed: { $reason }
message-noFolderPermission = the folder is not readable for this user: grant read permission
message-folderGone = no such folder: it was removed or replaced while it was walked
message-folderOpeningFailed = opening the folder failed: { $reason }
message-folderReadingFailed = reading the folder failed: { $reason }
message-folderTooLarge = the names in the folder do not fit into memory: divide it into several folders
message-changedWhileReading = the file changed while it was read: wait until it is written completely
message-inICloud = the file is in iCloud and was not downloaded: open it in Finder, or run brctl download
message-emptyFile = the file has 0 bytes: export or download it again
message-foundText = found text, expected media: check what was exported or downloaded
message-foundTextInstead = found text, expected { $formats }: check what was exported or downloaded
message-foundLFSPointer = found a git-lfs pointer in place of the file: run git lfs pull
message-foundPlaylist = found a playlist ({ $kind }) that names other files, expected the media itself: none of those files were opened
message-foundPlaylistFormat = found a { $format } playlist, expected media: none of the files that it names were opened
message-onlyZeros = the file consists of zeros: it was not written completely, so copy or download it again
message-byteOrderMarkBeforePicture = the file begins with a byte order mark, as text does, before the { $format }: copy it as binary data, or remove these three bytes
message-lineEndBeforePicture = the file begins with a line end, as text does, before the { $format }: copy it as binary data, or correct the program that writes it
message-applePNG = found a PNG in Apple's form for iPhone apps (CgBI), which only iOS reads: use the original, or switch off the compression of PNG files in Xcode
message-unknownContent = the content is in no known media format
message-foundUnreadFormat = found { $format }, which is not read: convert it to { $better }
message-jpegOrPNG = JPEG or PNG
message-m4aOrMP3 = M4A or MP3
message-aCommonFormat = a common format
message-foundNoMedia = found { $what }, expected media: check what was exported or downloaded
message-foundOther = found { $what }, expected { $formats }: check what was exported or downloaded
message-aZIPArchive = a ZIP archive
message-aRARArchive = a RAR archive
message-a7zArchive = a 7z archive
message-aTARArchive = a TAR archive
message-aCabinet = a Windows cabinet
message-aUnixArchive = a Unix archive
message-aCompressedFile = a compressed file
message-aProgram = a program
message-aWebPage = a web page (HTML)
message-sourceCode = source code
message-anXMLDocument = an XML document
message-aPDFDocument = a PDF document
message-anOfficeDocument = an Office document
message-aDatabase = a database
message-aPropertyList = a property list
message-aFont = a font
message-anAppleDoubleFile = an AppleDouble file
message-aVideo = a video
message-anImage = an image
message-someAudio = audio
message-neitherVideoNorImage = neither video nor image
message-noHeaderReader = the header tier has no reader for this format: check it with a deeper tier
message-mayLackSignature = the content may be in a format without a signature: check it with a deeper tier
message-kindNotStated = the facts do not state the kind of the file: probe the file again
message-noDeeperTier = no deeper tier was given that could read this file: check it with Checker(deeper:)
message-askedForArrivingBytes = a complete file was read as if it were still arriving: please report this defect
message-pictureForFacts = a thumbnail was returned where facts were expected: please report this defect
message-askedBeyondTheFile = a reader requested bytes beyond the end of the file
message-endsWithin = the file ends within { $part }: fetch it again
message-aTIFFDirectory = a TIFF directory
message-theIconDirectory = the icon directory
message-thePNGSignature = the PNG signature
message-theJPEGXLSize = the size of the JPEG XL picture
message-theMoovIndex = its index (moov)
message-itsIndex = its index ({ $box })
message-theIndexOfFile = the index of the file
message-itsBox = its { $box } box
message-itsHeader = its header
message-theHeader = the header
message-formatHeader = the { $format } header
message-theScreenDescriptor = the logical screen descriptor
message-theHeaderList = the header list, before any track
message-theAudioTag = the tag before the audio
message-theFirstFrame = the first frame
message-theFirstOggPage = the first page of the Ogg file
message-theJP2Header = the image header of the JP2 file
message-theFirstIcon = the first picture of the icon file
message-theFirstWebPChunk = the first chunk of the WebP file
message-aWebPChunk = a chunk of the WebP file
message-itsProfile = its color profile
message-theBitmapHeader = the bitmap header
message-theTrackDescription = the description of the tracks
message-theHeaderBeforeMedia = the header, before any media data
message-theWAVHeaderBeforeFormat = the WAV header, before its format
message-theSIZSegment = the SIZ segment
message-itsMediaData = its media data
message-itsImageData = its image data
message-itsAudio = its audio
message-moovMissing = the index (moov) is missing: the file was cut off or its recording never ended, fetch or export it again
message-fragmentsWithoutMoov = found fragments without the index (moov) that they need: put the initialization segment first
message-noMoovBefore = { $damage }, and the index (moov) is not before it
message-boxSizeTooSmall = box '{ $box }' declares a size of { $size }, which is less than its own header: the rest of the file was not read
message-endsWithinBox = the file ends within box '{ $box }', or the data at this position is not a box
message-signatureMissing = found { $format } without its signature: export the file again
message-tagWithoutAudio = found a tag (ID3) without audio after it: export the file again
message-flacWithoutStreamInformation = the FLAC file does not begin with its stream information: export the file again
message-tiffWithoutByteOrder = the TIFF file has no byte order mark
message-unknownTIFFVersion = found version { $found } in a TIFF header, expected 42 or 43
message-tooManyTIFFEntries = a TIFF directory declares { $declared } entries, at most { $limit } are read
message-tiffWithoutSize = a TIFF directory has no width or no height: export it again
message-iconWithoutSize = the icon file has no picture of a known size
message-pngSignatureDamaged = the PNG signature is damaged, as by a transfer in text mode: fetch the file again
message-pngWithoutHeader = the PNG file does not begin with its header: export the file again
message-impossiblePictureSize = the picture is declared as { $width } × { $height } pixels: export it again
message-pictureTooLarge = the picture is declared as { $width } × { $height } pixels, at most { $limit } are read
message-noJPEGXLCodestream = found no JPEG XL codestream where one should begin: export it again
message-contradictsFormat = { $header } contradicts its format: export the file again{ $detail }
message-endsWithinSaying = the file ends within { $part }: fetch it again{ $detail }
message-noTrackDescribed = no track is described: export the file again
message-noTrackFoundSaying = no track was found, expected at least one: export the file again{ $detail }
message-noTrackFound = no track was found, expected at least one
message-noTrackInLimit = no track was found within the part of the header that is read: export the file again
message-moovCompressed = the index is compressed (cmov): check it with a deeper tier, or export the file again
message-sequenceWithoutSize = the image sequence has no size: export it again
message-noItemsOrSequence = found neither a table of items nor a sequence of pictures: export it again
message-noPrimaryPicture = the file names no primary picture: export it again
message-primaryPictureWithoutSize = the primary picture has no size (ispe): export it again
message-webpWithoutImageData = the WebP file has no image data: export it again
message-ebmlHeaderSize = the EBML header declares { $bytes } bytes: export the file again
message-newerMatroska = the file requires a newer version of Matroska than the one that is read here
message-noSegment = no segment follows the EBML header
message-jp2WithoutHeader = the JP2 file has no image header: export it again
message-gifWithoutPicture = the GIF file has no picture: export it again
message-interleavedDV = video and audio share a track (DV): check it with a deeper tier
message-unknownOggCodec = the Ogg file uses a codec that is not read here: convert it to MP4
message-unreadFeatures = the { $format } file uses features that are not read here{ $detail }
message-tooManyTracksToKeep = found { $count } tracks, at most { $limit } are read: keep those that are played
message-tooManyTracks = found { $count } tracks, at most { $limit } are read
message-moreTracksThan = found more than { $limit } tracks, which is the most that are read
message-moreTracksThanRead = found more tracks than are read: keep those that are played
message-descriptionTooLarge = the description of the media is larger than the limit
message-moovNotAmongBoxes = the index (moov) is not among the boxes that are read: export the file again
message-moovTooLong = the index (moov) is longer than the part that is read
message-trackDescriptionTooLong = the description of the tracks has { $size } bytes, at most { $limit } are read: export the file again
message-formatHeaderOverLimit = the { $format } header requires more than the limit{ $detail }
message-headerTooLarge = the header is larger than the limit
message-headerOverMemory = the header requires more memory than the limit{ $detail }
message-headerTimedOut = the header was not read within the time limit
message-noAnswerWithin = no answer within { $seconds } s: allow more time, or check the file
message-readingCancelled = reading was cancelled before the answer came: read the file again
message-poolShutDown = the pool was shut down before the answer came: read the file again
message-workerEndedEarly = the worker ended before it took the file, several times: read the file again
message-workerThreadFailed = starting a thread for the worker failed: { $reason }; read the file again
message-workerMissing = found no executable preflight-worker at { $places }: install it beside the program or with script/install, or name it in PREFLIGHT_WORKER
message-workerNotStarted = the worker { $worker } could not be started: { $reason }
message-workerNotUp = the worker { $worker } did not start correctly: it { $reason }{ $output }; install tool and worker of one release
message-noHelloWithin = sent no greeting within { $seconds } s
message-workerCrashed = the process that read the file { $end }{ $output }; the file may be crafted, or damaged
message-workerFailedByMachine = a failure of this machine ended the process that read the file{ $output }; read the file again
message-workerAnswerInvalid = the process that read the file sent an invalid answer: { $value }
message-workerCallFailed = { $call } failed: { $reason }; read the file again
message-factsTooLong = the facts of this file take { $size } bytes, at most { $limit } are passed on
message-impossibleDuration = the declared duration is impossible
message-impossibleSize = the declared size is impossible
message-impossiblePixelShape = the declared sample aspect ratio is impossible
message-durationOutOfRange = a declared duration is negative, not a number, or more than ten years: export the file again
message-pixelShapeOutOfRange = the declared sample aspect ratio { $ratio } is impossible: the size is reported as stored
message-unknownTrackCodec = track { $track } uses a codec that is not known here
message-impossibleVideoSize = the video is declared as { $width } × { $height } pixels, which no codec allows
message-rawUnderOtherName = named .{ $extension }, but the content is a camera raw picture ({ $format }): develop it and export a JPEG
message-otherExtension = named .{ $extension }, but the content is { $format }: rename it to .{ $right }
message-rotationNotApplied = the rotation of the picture is not a multiple of 90° and is not applied
message-oddTurnNotApplied = the rotation of the picture is not a multiple of 90°, and it is not applied
message-bytesAfterEnd = the file has { $bytes } bytes after the end that the { $format } declares
message-noBoxAtEnd = the data after the last box is not a box
message-bytesBeforeAudio = the file has { $bytes } bytes that are not audio before the first frame
message-mediaInOtherFile = media data is in another file, which was not opened
message-cleanApertureOutside = the clean aperture is not within the picture: it is not applied
message-endsBeforePicture = the file ends before the data of its picture: fetch it again
message-endsBeforeImageData = the file ends before its image data: fetch it again
message-endsBeforeImageDataSaying = the file ends before its image data: fetch it again{ $detail }
message-endsBeforeEndChunk = the file ends before its end chunk: fetch it again
message-notArrivedYet = the bytes that state it have not arrived yet
message-uploadEndedEarly = the upload ended { $missing } bytes before its declared size: send it again
message-endsBeforeStatedEnd = the file ends { $missing } bytes before the end that its header declares: fetch it again
message-endsBeforeAudio = the file ends before its audio: fetch it again
message-endsWithinGIFFrame = the file ends within frame { $frame } of the GIF: fetch it again
message-zerosInImageData = found zeros where the image data should continue: fetch the file again
message-zerosInSamples = found only zeros where the index (moov) places samples ({ $places }): fetch the file again
message-noSamplesAtPlaces = found other data where the index (moov) places samples ({ $places }): fetch the file again, or export it again
message-unknownSampleDescription = the index (moov) uses sample description { $number } of { $count }, so the samples cannot be decoded: export the file again
message-samplesLargerThanFile = the index (moov) states samples of { $stated } bytes in a file of { $size } bytes: fetch the file again, or export it again
message-highBitsLost = the highest bit of each byte is lost, as after a transfer of text: fetch the file in binary mode
message-noBoxAfterFragment = found other data where the next fragment has to begin: fetch the file again
message-zerosAfterFragments = found { $bytes } zeros where the next fragment has to begin: fetch the file again
message-noParameterSets = a track of '{ $codec }' has no codec record, so no player can decode it: export the file again
message-videoTrackWithoutSamples = the video track has no frames, so there is no picture: export the file again
message-noSamples = the file has no frames or samples, so there is nothing to play: export it again
message-pictureWithoutData = the picture has no image data, so there is nothing to show: export it again
message-segmentsMissing = the file is the initialization segment of a stream, without its media segments: join it with them
message-parameterSetsMissing = the decoder settings of the { $codec } track are neither in its description nor before its first key frame: export it again
message-trackNotDescribed = the frames of the { $codec } track do not state how to decode them, so no player can show it: export the file again
message-matrixShowsNothing = the display matrix maps the whole picture to a line or a point, so nothing is shown: export the file again
message-apertureShowsNothing = the clean aperture leaves nothing of the picture: export the file again
message-editsShowNothing = the edit list shows no part of the media: export the file again
message-mainTrackDisabled = the main track is marked as disabled, so some players do not play it: enable it, or export the file again
message-apertureDiffers = some players show all { $width }×{ $height } pixels, others only the clean aperture of { $shownWidth }×{ $shownHeight }: export the file without one
message-encryptedMedia = the media is encrypted, and a destination has no key: export it without copy protection
message-timeStampsLeap = the time stamps leap by { $gap } s at about { $time } s, and the media itself lasts { $media } s: join the parts without the gap
message-clockStartsAnew = the time stamps start anew at about { $time } s, and the media itself lasts { $media } s: join the parts with new time stamps
message-statedTimeDiffers = the file states a duration of { $stated } s, but its media lasts { $media } s, and programs show either: export the file again
message-decodedTimeDiffers = the file states a duration of { $stated } s, but { $decoded } s were decoded ({ $frames } frames): export it again
message-descriptionDiffers = the track is described as { $described }, but its first key frame is { $found }: players rely on either, so export the file again
message-headerTimeDiffers = the media header states { $stated } s and the samples last { $media } s, so programs may show either: export the file again
message-samplesLargerThanMediaData = the index (moov) states samples of { $stated } bytes, and the media data has { $size } bytes: export the file again
message-tableTooShort = table '{ $table }' of the index (moov) declares { $declared } entries and has room for { $room }: export the file again
message-chunkRunsOutOfOrder = the index (moov) numbers its chunks out of order: export the file again
message-chunksCountOtherwise = the index (moov) has sizes for { $samples } samples and chunks for { $chunks }: export the file again
message-timesCountOtherwise = the index (moov) has sizes for { $samples } samples and times for { $times }: export the file again
message-offsetsCountOtherwise = the index (moov) has sizes for { $samples } samples and composition offsets for { $offsets }: export the file again
message-syncSampleBeyondEnd = the index (moov) has { $samples } samples and names number { $number } a key frame: export the file again
message-zerosInstead = found zeros at byte { $place } instead of { $part }: fetch the file again
message-othersInstead = found other bytes at byte { $place } instead of { $part }: fetch the file again, or export it again
message-anOggPage = a page of the Ogg file
message-aCluster = a cluster of frames
message-anElement = an element of the file
message-anAVIChunk = a chunk of the AVI file
message-anFLVTag = a tag of the FLV file
message-anASFPacket = a data packet
message-aFLACFrame = a FLAC frame
message-anMP3Frame = an MPEG audio frame
message-aTransportPacket = a packet of the MPEG-TS file
message-oggPagesMissing = pages of the Ogg file are missing, or out of order, at byte { $place }: fetch the file again
message-oggWithoutLastPage = the last page of the Ogg file does not end its stream: check that the end is not missing
message-indexPointsBeyondEnd = the index points beyond the end of the file: fetch it again
message-indexOfAnother = the index does not fit the media data at byte { $place }: export the file again
message-frameChecksumWrong = the checksum of the frame at byte { $place } is wrong: fetch the file again
message-sizeNotAsDeclared = the file has { $size } bytes, and its header declares { $declared }: check that no part is missing
message-fewerSamplesThan = the audio ends { $samples } samples before the end that its header declares: fetch the file again
message-first = first
message-middle = middle
message-last = last
message-odd = out of order
message-boxLargerThanFile = box '{ $box }' declares more bytes than the file has, but all samples are there
message-brokenGIFFrame = frame { $frame } of the GIF does not begin as image data does: export or fetch it again
message-gifFrameLargerThanScreen = the first frame of the GIF has { $width }×{ $height } pixels, its screen { $screenWidth }×{ $screenHeight }: browsers enlarge the picture, other programs cut the frame, so export it again
message-brokenWebPChunk = a chunk of the WebP file is not what its header says: export or fetch it again
message-webpCanvasDiffers = the WebP header states { $statedWidth }×{ $statedHeight } pixels, but the picture has { $width }×{ $height }: browsers do not show it, so export it again
message-webpFrameDiffers = a frame of the WebP is stated with { $statedWidth }×{ $statedHeight } pixels, but has { $width }×{ $height }: browsers do not show it, so export it again
message-webpFrameOutside = frame { $frame } of the WebP leaves its canvas: browsers do not show it, so export it again
message-webpFramesWithoutFlag = the WebP has { $value } frames, but its header does not say that it is animated: browsers do not show it, so export it again
message-brokenTIFFStrip = the TIFF directory points to data that is not compressed as it says: export or fetch the file again
message-impossibleTIFFDepth = the TIFF directory states no possible number of bits for a sample, expected 1 to { $limit }: the file was changed on its way, so fetch it again
message-brokenHEIFItem = the index (iloc) leads to bytes that are no picture ({ $item }): export or fetch the file again
message-brokenJP2TilePart = the parts of the JPEG 2000 picture do not follow one another: export or fetch the file again
message-jp2WithoutEnd = the JPEG 2000 picture has no end marker: it may be cut off, so fetch the file again
message-unknownGIFBlock = the block after frame { $frame } is not a GIF block: nothing after it is read
message-listsNotAllRead = not all lists of the file are read
message-chunksNotAllRead = not all chunks before the image data are read
message-contentNotMeasured = picture and sound are measured only with --depth content, in a file that can be decoded to its end
message-contentNotMeasurable = the format of the track changes, or cannot be measured
message-segmentsNotAllRead = not all segments before the image data are read
message-elementsNotAllRead = not all elements of the file are read
message-jpegWithoutScan = the JPEG file has no scan after its header: export it again
message-brokenJPEGScan = the image data of the JPEG is interrupted: bytes are missing, or another picture begins in it; fetch the file again
message-arithmeticJPEG = the JPEG file uses arithmetic coding, which browsers and phones do not show: export it with Huffman coding (baseline or progressive)
message-rareJPEG = the JPEG file is of a kind that few decoders read (lossless, hierarchical or 12 bits)
message-jpegBytesOutsideSegments = the JPEG header has bytes that belong to no segment: export it again
message-pngDamaged = the PNG file is damaged: { $damage }
message-unknownPNGValues = its header has values that PNG does not define
message-headerChecksumWrong = the checksum of its header is wrong
message-noNextChunk = a chunk is missing
message-noPalette = it has no palette
message-noImageData = it has no image data
message-chunkChecksumWrong = the checksum of a chunk ({ $chunk }) is wrong
message-headerDamage = the { $format } header is damaged, but can be read{ $detail }
message-damagedAfterSize = the { $format } is damaged after its size: export it again{ $detail }
message-notReadFurther = the rest of the { $format } was not read{ $detail }
message-impossibleDeclaredDuration = the declared duration { $value } is impossible: export the file again
message-attachmentsNotListed = the file has more than { $limit } attachments: the others are not listed
message-moovPointsBeyondEnd = the index (moov) points beyond the end of the file: fetch it again
message-moovCountsTooMuch = the index (moov) declares more samples or edits than the file can have
message-unidentifiedTrack = found a track outside of the index (moov) or without a valid identifier (tkhd): export the file again
message-chunksWithoutPlace = the index (moov) counts more chunks than it has offsets: export the file again
message-samplesWithoutSize = the index (moov) has times for more samples than it has sizes: those with a size are counted
message-moovTablesTooLong = the tables of the index (moov) are longer than the limit: what they count is not reported
message-editListTooLong = an edit list is longer than the limit: its effect on time is not counted
message-samplesWithoutDuration = the samples of a track have no duration: export the file again
message-boxesNotAllRead = the file has more boxes than are read; the others are not counted
message-fragmentTooLong = a fragment describes more than is read
message-tracksNotDescribed = the tracks could not be described completely: { $damage }
message-readingReachedLimit = reading stopped at a limit; what comes after it is not counted
message-decodingFoundIn = decoding found { $found } in { $frames }{ $place }{ $detail }
message-decodingFound = decoding found { $errors }{ $detail }
message-errors = { $count } errors
message-oneError = 1 error
message-frames = { $count } frames
message-oneFrame = 1 frame
message-firstErrorAt = , the first at about { $time } s
message-missingReferences = { $count } references to missing pictures
message-withMissingReferences = { $place }, and { $count } references to missing pictures
message-packetsCut = the file has only a part of its frames (found { $count } cut ones): fetch it again
message-decodingEndedEarly = decoding ended before the end of the picture{ $detail }
message-decodingGaveNoFrame = decoding gave no frame{ $detail }
message-decodingGaveNoPicture = the video track gave no picture, expected at least one: export the video again
message-decodingGaveFewPictures = decoding gave { $pictures } pictures of { $coded } coded ones: export the video again
message-mediaEndEarly = the file declares { $declared } s, but what can be decoded ends at { $end } s: fetch it again, or export it again
message-pictureSizeChanges = the size of the pictures changes from { $width }×{ $height } to { $otherWidth }×{ $otherHeight }{ $place }: export the video in one size
message-atAbout = { " " }at about { $time } s
message-oggWithoutEnd = the last Ogg page is not marked as the end of the stream: fetch the file again
message-transportPacketsLost = the packets of the MPEG-TS file do not follow one another (places with a gap: { $places }): fetch the file again
message-decodingReachedLimit = decoding reached a limit: the rest was not decoded
message-decodingOverMemory = decoding requires more memory than allowed: the rest was not decoded
message-decodingReachedLimitAfter = decoding reached a limit after frame { $frame }: the rest was not decoded
message-readingStoppedAfter = reading stopped after frame { $frame }{ $detail }
message-notDecoded = { $format } is not decoded here: it was not checked whether it plays
message-moovTooLongToDecode = the index (moov) exceeds a limit or is damaged: it was not checked whether the file plays
message-encryptedNotDecoded = the samples are encrypted: it was not checked whether they play
message-undecodableTracks = tracks that cannot be decoded here: { $tracks }
message-noPossibleSize = the header states no possible size
message-framesNotAllRead = there are more frames than are read
message-framesOfFileNotAllRead = the frames continue after the part of the file that is read
message-chunksOfFileNotAllRead = the chunks continue after the part of the file that is read
message-noFrame = it has no frames
message-animationWithoutFrame = the header announces an animation, but there are no frames
message-jpegXLFieldNotRead = in JPEG XL it follows fields that are not read
message-pixelShapeInFrames = the sample aspect ratio is stored in the frames
message-pixelShapeOnlyInFrames = the sample aspect ratio is stored only in the frames
message-bitmapEmbedsPicture = the bitmap contains an embedded JPEG or PNG
message-undefinedBitDepth = { $bits } bits per pixel is not a defined depth
message-packetsNotAllRead = only the first { $mebibytes } MiB of packets were read
message-samplesEncrypted = the samples are encrypted
message-endNotArrived = the end of the file has not arrived
message-notInFile = the file does not state it
message-pdfReferencesDamaged = the references between its objects are damaged, or not read here
message-pdfObjectsEncrypted = the objects that state it are encrypted
message-zipDirectoryDamaged = the directory of the archive is damaged or cut off
message-tooShortForRates = its packets last less than four seconds, or have no times
message-notInHeader = the header does not state it
message-statesZero = the file states 0, which means unknown
message-undefinedPNGDepth = the declared depth is not one that PNG defines
message-profileNotRead = the description of the color profile is not at its beginning
message-cameraRawNotRead = camera raw data is not read further
message-iconsNotRead = icons are not read further
message-texturesNotRead = textures are not read further
message-oddRotation = the rotation is not a multiple of 90°
message-noFrameDuration = no frame states its duration: players choose one
message-unknownPhotometric = photometric interpretation { $number } is not a known one
message-initializationSegment = the file is an initialization segment, without the fragments that it announces
message-componentDepthsDiffer = the components have different depths
message-editListsInCompressedMoov = the index (moov) is compressed: edit lists are applied, but not reported separately
message-notGiven = no { $what } given
message-pageResourcesNotGiven = no page resources given
message-filledInByBuild = { $name } is filled in when the app is built
message-skippedHidden = hidden
message-skippedExcluded = excluded
message-skippedFolderLink = a link to a folder
message-skippedNotRegular = not a regular file
message-skippedNotMedia = not media by name or content
message-skippedRepeated = given more than once
message-skippedEmptyFolder = a folder without files
message-requestDocumentEmpty = the document is empty, expected a request
message-fileTooLarge = has { $size } bytes, at most { $limit } are read
message-pathLeavesFolder = the path leaves the folder of the document and was not opened: put the file there or below, and name it from there
message-aVersionSuchAs = a version such as { $example }
message-oneOf = one of { $words }
message-aNumberBetween = a number from { $from } to { $to }
message-aSizeSuchAs = a size such as { $example }
message-wordsByCommas = words separated by commas
message-linkIsNoURL = is not an http or https URL
message-linkToOtherDomain = leads to { $domain }, and applinks:{ $same } is not among the associated domains
message-linkToOtherApp = leads to a site whose association does not name the app
message-linkExcluded = is excluded by { $pattern }
message-linkWithoutPattern = matches no pattern for the app in the site association
message-andMore = { $first } (and { $count } more)
message-didYouMean = did you mean “{ $word }”?
message-expectedOneOf = expected one of { $words }
message-nothing = nothing
message-theNumber = the number { $number }
message-quotedText = “{ $words }” in quotes, a text
message-aList = a list
message-aMapping = a mapping
message-aText = a text
message-aWholeNumber = a whole number
message-aNumber = a number
message-trueOrFalse = true or false
message-aValue = a value
message-aRequest = a request
message-aDestinationName = the name of a destination
message-aSiteAssociation = a site association
message-aDetailsEntry = an entry of details
message-aComponent = a component
message-anAppId = an app id
message-aPath = a path
message-aPattern = a pattern
message-aName = a name
message-aPatternOrPatterns = a pattern, or patterns by the names of query items
message-aConfiguration = a configuration
message-anOverride = an override
message-anAllowance = an allowance
message-expectedTime = found { $found }, expected seconds such as 1.2, or a time such as 00:00:01.200
message-intervalWithoutLength = the interval ends before it begins, expected “to” after “from”
message-anInterval = an interval
message-aBaseline = a baseline
message-aBaselineEntry = an entry
message-foundValue = found { $found }
message-foundEmptyValue = found an empty value
message-expectedIgnorePattern = found { $found }, expected a pattern in .gitignore syntax that can match a file
message-expectedFlag = found { $found }, expected true or false
message-expectedDay = found { $found }, expected a day such as 2026-11-21
message-expectedSeconds = found { $found }, expected 0.01 to 86400 seconds
message-expectedRange = found { $found }, expected { $from } to { $to }
message-reportOutsideConfiguration = found { $found }, expected a file below the folder of the configuration: use --report for other places
message-twoReportsInOneFile = two reports would be written to { $name }: name a different file for each
message-unknownFormat = there is no format “{ $name }”
message-noDestinationNames = found no name, expected destinations or groups such as tiktok-video
message-unknownParameter = no destination has the parameter “{ $name }”
message-severityForSeveralRules = found { $found } for several rules, expected { $expected }: a limit requires the id of one rule
message-expectedSeverity = found { $found }, expected { $expected }, or a limit such as max: 10 s
message-expectedRuleID = found “{ $found }”, expected the id of a rule such as tiktok-video/video-duration-max
message-noRuleMatches = no rule matches “{ $words }”
message-noSuchDestination = there is no destination “{ $name }”
message-noSuchRule = { $destination } has no rule “{ $rule }”
message-pathsEmpty = “paths” is empty, expected a pattern such as stories/**
message-overrideChangesNothing = the override changes nothing, expected “to”, “slot” or “rules”
message-unknownSlot = no chosen destination has the slot “{ $name }”
message-allowanceNamesNothing = the allowance names nothing, expected “rules” or “errors”
message-otherBaselineVersion = found version { $found }, expected 1: use the version of preflight that wrote it
message-notBase64 = “path_bytes” is not base64
message-baselineEntryForm = an entry has either “rule” or “error”
message-documentTooLarge = the document has { $size } bytes, at most { $limit } are read
message-invalidUTF8 = the document is not valid UTF-8
message-invalidJSONUTF8 = the document is not valid UTF-8, which JSON requires (RFC 8259, 8.1)
message-byteOrderMark = found a byte order mark, which JSON must not have (RFC 8259, 8.1): save as UTF-8 without one
message-secondYAMLDocument = invalid YAML: a second document begins, expected one
message-invalidYAML = invalid YAML: { $problem }
message-invalidYAMLUnquoted = invalid YAML: { $problem }; put the value in quotes
message-invalidJSON = invalid JSON: { $problem }
message-documentEmpty = the document is empty
message-tooManyValuesWithAliases = the document has more than { $limit } values, aliases counted
message-tooManyValues = the document has more than { $limit } values
message-nestedTooDeep = nested deeper than { $limit } levels
message-tooMuchWork = the document takes more than { $limit } steps to read: use fewer or shorter lists
message-tooManyAliases = more than { $limit } aliases
message-tooManyAnchors = more than { $limit } anchors
message-tooManyDirectives = more than { $limit } lines that begin with %
message-repeatedObjectKey = the key “{ $key }” occurs twice in one object
message-repeatedMappingKey = the key “{ $key }” occurs twice in one mapping
message-repeatedDictionaryKey = the key “{ $key }” occurs twice in one dictionary
message-foundHalfCharacter = found { $found } with half of a character (a lone surrogate), expected the pair of escapes
message-noSuchFolder = no such folder: check the path
message-foundFileForFolder = found a file, expected a folder
message-pathEmpty = the path is empty: name a file
message-pathWithNUL = the path contains a NUL character, which is not allowed: check the path
message-expectedMapping = found { $found }, expected { $what } as a mapping
message-keyIsNoWord = found { $found } as a key of { $what }, expected a word
message-keyMissing = { $what } has no “{ $key }”
message-valueEmpty = “{ $key }” is empty
message-unknownWord = unknown word “{ $word }”
message-unknownKey = unknown key “{ $key }” in { $what }
message-noRequestFound = found no request, expected at least one
message-noRequestForm = requests of { $destination } cannot be checked
message-noPostForm = { $destination } has no generic form of a post; write a request for it
message-notChosenForPath = the configuration does not choose this destination for this file
message-takesNoSuchMedia = { $destination } does not accept { $kind } ({ $format })
message-noDestinationOrGroup = there is no destination or group “{ $name }”
message-unknownDestination = no destination “{ $name }”
message-foundAfterEnd = found { $found } after the end of the document
message-braceAfterComma = found { "}" } after a comma, expected another member: remove the comma
message-bracketAfterComma = found ] after a comma, expected another value: remove the comma
message-expectedKeyOrBrace = found { $found }, expected a key in double quotes or { "}" }
message-expectedKey = found { $found }, expected a key in double quotes
message-expectedColon = found { $found }, expected : after the key “{ $key }”
message-expectedCommaOrBrace = found { $found }, expected , or { "}" }
message-expectedCommaOrBracket = found { $found }, expected , or ]
message-expectedHexDigits = found { $found }, expected four hexadecimal digits after \u
message-aJSONDocument = a JSON document
message-aValueOrBracket = a value or ]
message-theDocumentEnd = the end of the document
message-aComment = a comment, which JSON does not have
message-controlCharacterInString = found a line end or control character in a string; write it as an escape
message-stringNotClosed = the string is not closed by "
message-endsWithinString = the document ends within a string
message-unknownEscape = found the escape { $found }, which JSON does not have
message-halfSurrogatePair = found half of a surrogate pair
message-propertyListWithoutKeys = found a property list without keys, expected a dictionary
message-propertyListTooLarge = the property list has { $size } bytes, at most { $limit } are read
message-propertyListTooManyValues = the property list has more than { $limit } values
message-propertyListValuesTooLong = the values of the property list have more than { $limit } bytes
message-propertyListDamaged = the property list is damaged: save it again, or write a new one
message-noPropertyListForm = found neither XML nor a binary property list, expected one of them
message-propertyListEmpty = the file is empty, expected a property list
message-oldPropertyList = found a property list in the old text format, or JSON; expected XML or binary: plutil -convert xml1 converts it
message-expectedPropertyList = found { $found }, expected a property list, XML or binary
message-endsWithinElement = the file ends within the { $element } of line { $line }
message-foundBetweenElements = found { $found } between elements, expected { $expected }
message-xmlCommentForm = a comment in XML is <!-- … -->
message-keyOrDictEnd = <key> or </dict>
message-valueOrArrayEnd = a value or </array>
message-theValueOfKey = the value of the key “{ $key }”
message-tagNotClosed = the tag is not closed by “>”
message-expectedElement = found { $found }, expected an element of a property list
message-foundWithinElement = found { $found } within { $element }, expected { $expected }
message-closesNothing = found { $found }, which closes nothing
message-wrongEndTag = found { $found }, expected { $expected } for the { $element } of line { $line }
message-markupNotClosed = “{ $opening }” is not closed by “{ $closing }”
message-noSiteAssociation = is not a site association
message-foundSignedAssociation = found a signed file (PKCS #7), an older form that is not read; expected plain JSON
message-entryWithoutApp = the entry names no app: expected “appIDs”, a list of TEAMID.bundle.id
message-entryWithoutPatterns = the entry has neither “components” nor “paths”, so it claims no link
message-expectedString = found { $found }, expected { $expected } as a string
message-linkTooLong = the link is longer than { $limit } characters, and was not compared with patterns
message-substitutionVariables = the site association uses substitution variables such as { $variable }, which are not read
message-patternsTooSlow = the patterns of the site association take too long to compare with the link
message-noSourceFiles = the folder has no source files ({ $extensions })
message-tooManySourceFiles = the folder has more than { $limit } source files: name the folder of the app's own code
message-tooManySourceFolders = there are more than { $limit } folders: name the folder of the app's own code
message-sourceFilesTooLarge = the source files have more than { $limit } bytes: name the folder of the app's own code
message-noXcodeProject = found no Xcode project, expected a project.pbxproj that begins with { $mark }
message-pageFileMissing = “{ $name }”, which the page names, is not in the folder of its resources: put it there
message-pageFileUnreadable = “{ $name }”, which the page names, cannot be read: { $reason }
message-pageFileWithoutName = “{ $name }”, which the page names, has no file name to look for
message-pageNamesTooMany = the page names more than { $limit } files of one kind; the others are not looked for
message-foundInstead = found { $found }, expected { $expected }
message-expectedOnly = expected { $expected }

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
    [content] Picture and sound, only with `--depth content`
    [document] The document, a PDF
    [archive] The archive, a ZIP
   *[captions] The captions, WebVTT or SRT
  }

## outcomes
## The report of recorded outcomes: how often predictions agreed with the answers of destinations.

# $posts (Int), $first (CivilDate), $last (CivilDate)
outcomes-total = { $posts ->
    [one] { $posts } post
   *[other] { $posts } posts
  } from { $first } to { $last }
outcomes-title = Recorded outcomes
outcomes-none = No posts are recorded.

# $count (Int)
outcomes-repeated = { $count ->
    [one] { $count } record is there twice and counts once.
   *[other] { $count } records are there twice and count once.
  }
# $count (Int)
outcomes-damaged = { $count ->
    [one] { $count } line is no record and was left out:
   *[other] { $count } lines are no records and were left out; the first of them:
  }
# $line (Int), $reason (String)
outcomes-damagedLine = line { $line }: { $reason }
# $refused (Int), $accepted (Int), $altered (Int), $unrelated (Int)
outcomes-answers = refused { $refused }, accepted { $accepted }, altered { $altered }, refused for another reason than the file { $unrelated }
# $share (String), $noticed (String)
outcomes-recall = of the refused, predicted to fail: { $share }; with a warning or not applicable too: { $noticed }
# $share (String)
outcomes-precision = of those predicted to fail, refused: { $share }
# A share with its 95 % interval.
# $count (Int), $total (Int), $percent (String), $low (String), $high (String)
outcomes-share = { $count }/{ $total } = { $percent } % ({ $low }–{ $high } %)
# A destination whose rules are not in the list of destinations.
# $id (String)
outcomes-unknownDestination = { $id } (not in the list of destinations)
outcomes-rulesTitle = rules with findings:
# $id (String), $errors (Int), $warnings (Int), $precision (String), $recall (String)
outcomes-rule = { $id }: errors { $errors }, warnings { $warnings }; refused of its errors { $precision }; its part of the refusals { $recall }
# $id (String), $errors (Int), $warnings (Int)
outcomes-ruleWithoutAnswer = { $id }: errors { $errors }, warnings { $warnings }
outcomes-unexplainedTitle = refusals that no rule explains:
outcomes-noCode = no code
# $posts (Int), $code (String)
outcomes-group = { $code }: { $posts ->
    [one] { $posts } post
   *[other] { $posts } posts
  }
outcomes-notSeparated = no single fact separates them from what passed
# $decision (String), $refused (Int), $refusals (Int), $accepted (Int), $passed (Int)
outcomes-separated = { $decision }: { $refused } of { $refusals } refused, { $accepted } of { $passed } accepted
# The month since which a decision holds, and the posts before it that passed although it covers them.
# $month (String), $count (Int), $last (String)
outcomes-since = since { $month }; before, { $count ->
    [0] no such post was recorded
    [one] { $count } such post passed, on { $last }
   *[other] { $count } such posts passed, the last one on { $last }
  }
# $month (String)
outcomes-sinceMonth = since { $month }
# $id (String), $limit (String)
outcomes-ruleLimit = the rule { $id } has the limit { $limit }
# $inside (String), $outside (String)
outcomes-between = the limit lies between { $inside }, which passed, and { $outside }
# $id (String), $accepted (Int), $total (Int)
outcomes-contradicted = { $id } failed { $total } posts, of which { $accepted } were accepted
# $inside (String), $limit (String)
outcomes-looser = { $inside } passed; the rule has the limit { $limit }
# $count (Int), $rules ([String])
outcomes-neverFired = rules without a finding ({ $count }): { LIST($rules) }
outcomes-unlistedTitle = Codes that no document of their destination lists:
# $id (String), $code (String), $posts (Int)
outcomes-unlisted = { $id }: { $code } ({ $posts })

# The page: heads of columns, and the meanings of colors.
outcomes-ruleHead = rule
outcomes-errorsHead = errors
outcomes-warningsHead = warnings
outcomes-precisionHead = refused of its errors
outcomes-recallHead = part of the refusals
outcomes-predicted = refused, as predicted
outcomes-missed = refused, not predicted
outcomes-falseAlarms = accepted, but predicted to fail
outcomes-pictureTitle = The answers of each month
outcomes-intervals = The interval after a share is Wilson's, for 95 %.
# $group (String)
outcomes-unexplainedGroup = no rule explains { $group }
# $month (String), $predicted (Int), $missed (Int), $falseAlarms (Int)
outcomes-month = { $month }: { $predicted } refused as predicted, { $missed } refused and not predicted, { $falseAlarms } accepted but predicted to fail

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

# The file of recorded outcomes.
# $path (String)
job-storeLocked = another program has locked { $path } for 10 seconds: try again when it has ended
job-noStore = { $path } is no file of recorded outcomes: name another file with --store
job-cannotAddToStore = cannot add a record to { $path }: { $error }
# $path (String), $line (Int)
job-storeLineTooLong = line { $line } of { $path } is longer than any record: the file is no store of outcomes
# $day (String), $today (String)
job-dayAhead = found the day { $day }, expected one that is not after { $today }
job-unreadablePost = cannot read { $path }, whose checksum identifies the post
job-codeNotListed = no document of { $destination } lists the code “{ $code }”; it is recorded all the same

# The logs of tools that post.
# $path (String), $size (Int), $limit (Int)
job-logTooLarge = { $path } has { $size } MB, expected at most { $limit }: split the log
job-logEntryWithoutAnswer = found no answer, expected accepted, answer, code, text or response
job-logEntryWithoutFile = found no “file”
# $answer (String), $known (String)
job-logEntryWithOtherAnswer = found the answer “{ $answer }”, expected one of { $known }
# $count (Int)
job-logEntryOfSeveralFiles = found { $count } files, expected one: an answer to several says nothing about one
# $day (String)
job-logEntryWithoutDay = found the date “{ $day }”, expected one such as 2026-11-28
# $name (String)
job-logEntryWithoutDestination = found “{ $name }”, expected one destination: say which with --network or --to
# $path (String), $folder (String)
job-logEntryFileMissing = found no file { $path } or of its name in { $folder }
# $path (String), $line (Int)
job-noRecordInLine = line { $line } of { $path } is no record of an outcome

# After a run: rules with errors or warnings whose sources are due for review.
# $count (Int), $rule (String)
job-decidedByDueRules = { $count ->
    [one] the source of the rule { $rule }, which decided a verdict, is
   *[other] the sources of { $count } rules that decided verdicts, such as { $rule }, are
  } due for review: see 'preflight destinations stale'

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
command-importedNoRule = found no limit in { $path } that makes a rule, expected one such as max_width or max_file_size_mb
command-wroteDestinationFile = wrote { $path }; next: preflight destinations check { $path }
command-noToday = the clock of this machine has no valid day
command-extendsAndLike = found --extends and --like, expected one of them: --extends inherits rules, and --like writes them out

# $name (String), $size (String)
command-uploadTitle = { $name }: { $size } bytes
command-uploadWhole = send the whole file in one chunk

# $count (Int), $size (String), $last (String)
command-uploadChunks = { $count } chunks of { $size } bytes; the last one has { $last } bytes
command-uploadServer = the server states the bytes of each request
command-uploadFetches = or give the address of the file, which the API fetches

# $title (String), $url (String), $day (String)
command-uploadSource = source: { $title }, { $url }, read on { $day }

# $name (String)
command-uploadNone = { $name }: no document that was read states how its API takes files
command-uploadNoPlan = no plan meets the figures of the document

# $count (Int), $size (String)
command-uploadValid = { $count ->
    [one] valid: { $count } chunk of { $size } bytes
   *[other] valid: { $count } chunks of { $size } bytes
}

# $count (Int), $size (String)
command-uploadInvalid = { $count ->
    [one] not valid: { $count } chunk of { $size } bytes
   *[other] not valid: { $count } chunks of { $size } bytes
}

# $count (Int), $size (String)
command-uploadUnclear = { $count ->
    [one] unclear: { $count } chunk of { $size } bytes
   *[other] unclear: { $count } chunks of { $size } bytes
}

# $limit (String), $size (String)
command-breachWholeBelow = a file below { $limit } bytes is sent whole, so the chunk size is { $size }

# $limit (String)
command-breachWholeMax = a file above { $limit } bytes is sent in several chunks

# $found (String), $limit (String)
command-breachChunkMin = the chunk size { $found } is below the minimum { $limit }

# $found (String), $limit (String)
command-breachChunkMax = the chunk size { $found } is above the maximum { $limit }

# $found (String), $limit (String)
command-breachChunkMultiple = the chunk size { $found } is no multiple of { $limit }

# $found (String), $limit (String)
command-breachChunkSize = the chunk size is { $found }; it has to be { $limit }

# $found (String), $limit (String)
command-breachLastMax = the last chunk has { $found } bytes; the maximum is { $limit }

# $found (String), $limit (String)
command-breachCountMax = there are { $found } chunks; the maximum is { $limit }

# $found (String), $limit (String)
command-breachIndexMax = the last chunk has the number { $found }; the maximum is { $limit }

# $found (String), $expected (String)
command-breachCount = there are { $found } chunks; the sizes give { $expected }

# $breach (CommandText), $other (String)
command-breachUnclear = { $breach }; the unit can also mean { $other }

# $breach (CommandText), $place (String), $written (String)
command-breachSource = { $breach } ({ $place }: “{ $written }”)
command-wrongChunkSize = found a chunk size or count below 1, expected a number of bytes and a number of chunks
command-chunkCountAlone = found --chunk-count without --chunk-size, expected both

# $path (String)
command-emptyUpload = { $path } is empty, so there is nothing to upload

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
command-valueBytes = a number of bytes, such as 5000000 or 5MB
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

# Outcomes.
# $count (Int), $path (String)
command-recordedOutcomes = recorded { $count ->
    [one] { $count } post
   *[other] { $count } posts
  } in { $path }
command-neitherCodeNorAccepted = found neither --code nor --accepted, expected one of them: what did the destination answer?
command-codeAndAccepted = found --code and --accepted, expected one of them

# $text (String)
command-wrongNetwork = found “{ $text }” for --network, expected a network and a destination such as instagram=instagram-reel
# $path (String), $line (Int), $reason (CommandText)
command-logLineLeftOut = { $path }: left out line { $line }: { $reason }
# $count (Int)
command-logLinesLeftOut = left out { $count } entries in all
command-nothingInLog = found no answer to one file in { $path }, so nothing was recorded
command-nothingToPropose = found nothing to propose: no single fact separates unexplained refusals from accepted posts
# $path (String), $id (String)
command-noSuchPost = { $path } has no post with the id { $id }
# $id (String), $name (String), $answer (String), $outcome (String)
command-checkedDifference = { $id } { $name }: the answer was { $answer }, and the prediction is “{ $outcome }”
# $count (Int), $wrong (Int)
command-checkedOutcomes = { $count } { $count ->
    [one] record
   *[other] records
  } judged again, { $wrong } { $wrong ->
    [one] differs
   *[other] differ
  }

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
exchange-methodCheckRanges = Judges an object from ranges of its bytes, and names the next range that is needed.
exchange-parameterSize = The number of bytes of the object.
exchange-parameterVersion = The version of the object, such as an ETag. A range with another one shows that the object changed.
exchange-parameterRanges = Ranges of the object: offset, bytes in base64, and the version that the store answered.
exchange-methodRequest = Judges share requests from the facts of their media.
exchange-parameterDocument = The document of the requests, as YAML or JSON.
exchange-parameterMedia = The facts of each file that the document names, by its path there.
exchange-expectedRanges = a list of ranges, each with offset and bytes in base64
exchange-appFilesNotRead = found files of an app in the document: judge them where they are, and leave them out here
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
help-importAbstract = Make a destination file from a format of AdCP or a document of another tool.
help-planUploadAbstract = Plan the chunks in which an API takes a file.
help-migrateAbstract = Make a destination file from a document of another tool, whose form is found out.
help-exportAbstract = Write a destination in the words of AdCP.
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
help-newExampleLike = Write acme-tv.yml with the rules of YouTube written out.
help-checkDetails = Every mistake is reported with its line. Examples are values at the limit of a rule and the outcome that they must have. Missing parts do not make the check fail.
help-checkExample = Check all destination files (*.yml) in a folder.
help-destinationsExampleList = List all destinations.
help-destinationsExampleShow = Show the rules of a destination with their sources.
help-listExample = Print the destinations of these groups as JSON.
help-showExample = Show everything about a destination.
help-showExampleDay = Show the rules of that day.
help-compileDetails = An app that imports Preflight reads the JSON with Destination(compiled:). It needs no YAML reader. The file is checked first, and every mistake is reported with its line.
help-compileExample = Compile a destination file of your own.
help-importDetails = The formats are: a creative format of AdCP (Ad Context Protocol), a policy of MediaConch (XML), a step of Transloadit with the robot /file/filter, and a JSON table of limits with named columns. Each part that makes no rule is named on standard error with its place. The name of the output file is the id of the destination.
help-planUploadDetails = The figures and their sources belong to the destination. With --chunk-size, your own plan is judged by them, and the exit status is 1 if it breaks one. Nothing is uploaded.
help-planUploadExample = Print the size and the number of the chunks for TikTok.
help-planUploadExampleOwn = Judge a plan that the API refused.
help-importExample = Make a destination from what a publisher accepts.
help-importExampleMediaConch = Print the rules of a MediaConch policy.
help-migrateExample = Make a destination from a policy.
help-exportDetails = The requirements of each slot are written as JSON. Each rule that AdCP cannot say is named on standard error. A destination that was made from a format gives that format again.
help-exportExample = Print the requirements of a built-in destination.
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
help-optionLike = Write out the slots and rules of this destination, to be changed. Nothing is inherited.
help-optionOwnFiles = Destination files (YAML), or folders of them.
help-optionOwnFile = A destination file (YAML).
help-optionCompiledFile = Write the JSON to a file.
help-optionImportedForm = Form of the document.
help-optionUploadedFile = File to upload.
help-optionUploadTo = Plan for these destinations: ids, short names or groups, separated by commas.
help-optionChunkSize = Judge a plan with chunks of this size instead, such as 5000000 or 5MB.
help-optionChunkCount = Number of chunks of that plan. Without it, the number that follows.
help-optionImportedFile = Document to read.
help-optionMadeFile = Write the destination to this file.
help-optionExportedForm = Form to write.
help-optionExportedFile = Write the JSON to this file.
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

help-outcomeAbstract = Record what destinations really answered, and report how often predictions were right.
help-outcomeRecordAbstract = Record the answer of a destination to a posted file.
help-outcomeRecordDetails = A record has the checksum of the file, its facts, the prediction, and the answer. It has no file name, and texts lose words that can name a person. Nothing is sent anywhere.
help-outcomeRecordExample = Record a refusal with its code.
help-outcomeAcceptedExample = Record that a post was accepted.
help-outcomeReportAbstract = Report for each destination and rule how often predictions agreed with answers.
help-outcomeReportExample = Show what no rule explains, and what separates it from accepted posts.
help-optionPostedFile = The file that was posted.
help-optionPostedTo = The destination that answered.
help-optionAnswerCode = The code of a refusal, as the destination returned it.
help-optionAnswerText = The message of the destination.
help-optionAnswerDate = The day of the answer.
help-optionAccepted = The destination accepted the post.
help-optionAltered = The destination accepted the post, and shows something else than the file.
help-optionKeepNames = Keep names, addresses and links in texts.
help-optionStore = The file of recorded outcomes, which is created if it is missing.
help-optionStoreFile = The file of recorded outcomes.
help-standardToday = today
help-outcomePageExample = Write the report as a page with a picture of each month.
help-outcomeRecordFromAbstract = Record the answers in the log of a tool that posts.
help-outcomeRecordFromDetails = The log is NDJSON, JSON or CSV with the fields file, to, date, and accepted, code or text. Exports of Ayrshare and Postiz, and answers of the Graph API in the field response, are known too.
help-outcomeRecordFromExample = Record the rows of a table, whose files are in a folder.
help-outcomeNetworkExample = Say which destination a network of the log is.
help-outcomeProposeAbstract = Propose observed rules as a patch of your own destinations.
help-outcomeProposeDetails = The patch adds a destination file for each destination with proposals. Nothing applies it.
help-outcomeProposeExample = Apply the proposals to a folder.
help-outcomeTestAbstract = Print a recorded post as a test, with its facts and without its media.
help-outcomeTestDetails = The line has no text. 'preflight outcome check' judges it again.
help-outcomeTestExample = Add a refusal to the tests of a repository.
help-outcomeCheckAbstract = Judge recorded facts by the rules in force. The exit status is 1 if a prediction differs from the answer.
help-outcomeCheckExample = Check that the rules still predict recorded refusals.
help-optionLog = The log.
help-optionNetwork = A network of the log, and the destination that it stands for.
help-optionLogTo = The destination of entries that name no other one.
help-optionLogMedia = The folder with the posted files, which are found by their names.
help-standardLogFolder = that of the log
help-optionPostID = The id of the post.
help-optionTestFiles = Files of recorded outcomes.
help-optionOutcomeFormat = Print text for people, JSON, or a page: text, json, html.
