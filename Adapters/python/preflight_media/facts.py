"""The facts of a file. None stands for a fact that is unknown or does not apply; `Facts.unknown` names the unknown ones.

The keys and meanings are those of Sources/MediaProbe/Facts/facts.tsv. Ratios such as `16:9` and `30000/1001` are text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .records import Json, ReadError, Record, by_name, many, one


@dataclass(frozen=True, kw_only=True)
class Size(Record):
    """A width and a height in pixels."""

    width: int
    height: int


@dataclass(frozen=True, kw_only=True)
class Interval(Record):
    """A part of the time line, in seconds from the start of the file and in frames counted from 0.

    `kind` is `black`, `freeze`, `silence` and so on. The part does not include `end` and `end_frame`.
    """

    kind: str
    start: float
    end: float
    first_frame: int | None = None
    end_frame: int | None = None


@dataclass(frozen=True, kw_only=True)
class Curve(Record):
    """The largest value of each step. `start` and `step` are in seconds."""

    start: float
    step: float
    points: tuple[float, ...]


@dataclass(frozen=True, kw_only=True)
class VideoFacts(Record):
    """The main video track: default or enabled, not an attached picture, with the most pixels."""

    codec: str | None = None
    """The codec by FFmpeg's name: `h264`, `hevc`, `vp9` …"""
    codec_tag: str | None = None
    """The four-character code of the sample entry: `avc1`, `hvc1` …"""
    profile: str | None = None
    """The profile by FFmpeg's name. It does not apply to codecs without profiles."""
    level: float | None = None
    """The level as a number: 4.1 for level 4.1. It does not apply to codecs without levels."""
    width: int | None = None
    """The display width in pixels: rotated, sample aspect ratio applied, rounded half up."""
    height: int | None = None
    """The display height in pixels: rotated, sample aspect ratio applied, rounded half up."""
    stored_width: int | None = None
    """The stored width in pixels."""
    stored_height: int | None = None
    """The stored height in pixels."""
    clean_aperture: Size | None = one(Size)
    """The size of the clean aperture in pixels. It is reported, but not applied to `width` and `height`."""
    rotation: int | None = None
    """The clockwise rotation in degrees that a player applies: 0, 90, 180 or 270."""
    mirrored: bool | None = None
    """True if the picture is flipped top to bottom before the rotation."""
    sample_aspect_ratio: str | None = None
    """The width of one stored pixel over its height."""
    aspect_ratio: float | None = None
    """The exact display aspect ratio: width over height, not rounded."""
    avg_frame_rate: str | None = None
    """The number of frames divided by their duration."""
    frame_rate: float | None = None
    """The average frame rate as a number."""
    nominal_frame_rate: str | None = None
    """The frame rate that the container states, also if its frames do not keep it."""
    variable_frame_rate: bool | None = None
    """True if the frames have different durations."""
    frame_count: int | None = None
    """The number of frames."""
    max_keyframe_interval: float | None = None
    """The longest distance between two key frames in seconds."""
    min_keyframe_interval: float | None = None
    """The shortest distance between two key frames in seconds. It does not apply to a video with one key frame."""
    closed_gop: bool | None = None
    """True if no frame refers to a frame on the other side of a key frame. It is stated only if that is proven."""
    b_frames: bool | None = None
    """True if frames are stored in another order than they are shown, as B frames require. It is stated only if the times
    or the codec prove it."""
    pixel_format: str | None = None
    """The pixel format by FFmpeg's name: `yuv420p` …"""
    bit_depth: int | None = None
    """The number of bits per component."""
    chroma_subsampling: str | None = None
    """The chroma subsampling: `4:2:0`, `4:2:2`, `4:4:4`, `4:0:0` (no color) or `rgb`."""
    color_primaries: str | None = None
    """The color primaries by FFmpeg's name: `bt709`, `bt2020` …"""
    color_transfer: str | None = None
    """The transfer function by FFmpeg's name: `bt709`, `smpte2084`, `arib-std-b67` …"""
    color_space: str | None = None
    """The matrix coefficients by FFmpeg's name: `bt709`, `bt2020nc` …"""
    color_range: str | None = None
    """The color range: `tv` is limited, `pc` is full."""
    interlaced: bool | None = None
    """True if the frames consist of two fields."""
    projection: str | None = None
    """The projection of spherical video: `equirectangular`, `cubemap` … It does not apply to a flat picture."""
    hdr: str | None = None
    """The dynamic range by transfer function and metadata: `sdr`, `pq`, `hdr10`, `hlg` or `dolby_vision`."""
    duration: float | None = None
    """The duration of the track in seconds."""
    bit_rate: int | None = None
    """The bit rate of the track in bits per second."""
    bit_rate_mode: str | None = None
    """`constant` if no two seconds of the track deviate from its mean bit rate by more than 15 %, as a decoder's buffer
    allows, otherwise `variable`. The end that is shorter does not count."""


@dataclass(frozen=True, kw_only=True)
class AudioFacts(Record):
    """The main audio track: default or enabled, with the most channels."""

    codec: str | None = None
    """The codec by FFmpeg's name: `aac`, `mp3`, `opus` …"""
    profile: str | None = None
    """The profile by FFmpeg's name: `LC`, `HE-AAC` … It does not apply to codecs without profiles."""
    sample_rate: int | None = None
    """The sample rate in hertz as played, with implicit spectral band replication included."""
    channels: int | None = None
    """The number of channels."""
    channel_layout: str | None = None
    """The channel layout by FFmpeg's name: `mono`, `stereo`, `5.1` …"""
    bit_rate: int | None = None
    """The bit rate of the track in bits per second."""
    bit_rate_mode: str | None = None
    """`constant` or `variable`. In MP3, the Xing, Info or VBRI header of the encoder says it. Any other track is
    `constant` if no two seconds deviate from its mean bit rate by more than 5 %."""
    duration: float | None = None
    """The duration of the track in seconds."""


@dataclass(frozen=True, kw_only=True)
class ImageFacts(Record):
    """A picture, animated or still."""

    format: str | None = None
    """The codec or format of the picture: `png`, `jpeg`, `gif`, `webp`, `heic`, `avif`, `bmp`, `tiff` …"""
    width: int | None = None
    """The display width in pixels: EXIF orientation, rotation, mirroring and clean aperture applied."""
    height: int | None = None
    """The display height in pixels: EXIF orientation, rotation, mirroring and clean aperture applied."""
    stored_width: int | None = None
    """The stored width in pixels."""
    stored_height: int | None = None
    """The stored height in pixels."""
    rotation: int | None = None
    """The clockwise rotation in degrees: 0, 90, 180 or 270."""
    mirrored: bool | None = None
    """True if the picture is flipped left to right before the rotation."""
    orientation: int | None = None
    """The EXIF orientation, 1 to 8, as stated in the file. It does not apply to a file that states none."""
    bit_depth: int | None = None
    """The number of bits per component."""
    color_type: str | None = None
    """The color model as stored: `gray`, `gray_alpha`, `rgb`, `rgba`, `palette`, `ycbcr`, `cmyk`, `ycck`, `bilevel` or
    `lab`."""
    has_alpha: bool | None = None
    """True if the picture has an alpha channel or a transparent color."""
    animated: bool | None = None
    """True if the picture has several frames that follow each other in time."""
    frame_count: int | None = None
    """The number of frames."""
    progressive: bool | None = None
    """True for progressive JPEG and interlaced PNG or GIF."""
    icc_profile: str | None = None
    """The description in the embedded ICC profile. In PNG it is the name in the iCCP chunk (PNG 11.3.2.3), because the
    profile is compressed. It does not apply to a picture without a profile."""
    motion_photo: bool | None = None
    """True if the still contains a video clip."""
    multi_picture: bool | None = None
    """True if a JPEG contains several views of a scene (MPO): a panorama, or pictures for each eye or angle. It applies
    only to JPEG."""
    gif_version: str | None = None
    """The version of a GIF: `87a` or `89a`. It applies only to GIF."""
    frame_rate: float | None = None
    """The number of frames of an animation divided by its duration. It does not apply to stills."""
    loop_count: int | None = None
    """The number of times that an animation plays, or 0 if it plays forever. It does not apply to stills, nor to AVIF
    and HEIC."""
    density: float | None = None
    """The pixels per inch that the picture states, horizontally if both directions differ. A field of the format itself
    (JFIF, pHYs, BMP, TIFF) counts before Exif. It does not apply to a picture that states none."""


@dataclass(frozen=True, kw_only=True)
class ColorFacts(Record):
    """The colors that a picture or the main video track states. Viewers show a picture that states none as sRGB."""

    space: str | None = None
    """The name of the RGB color space of a picture: `sRGB`, `Display P3`, `Adobe RGB (1998)`, `ProPhoto RGB`,
    `BT.2020`, `BT.2100 PQ`, `BT.2100 HLG`, otherwise the description of the ICC profile, or `custom`. It does not apply
    to a picture that states no RGB colors, which viewers show as sRGB, and not to a video."""
    primaries: str | None = None
    """The color primaries by FFmpeg's name for the code of ITU-T H.273: `bt709`, `smpte432` (P3), `bt2020` … It does
    not apply to primaries without a code, such as those of Adobe RGB, and to a file that states none."""
    transfer: str | None = None
    """The transfer function by FFmpeg's name for the code of ITU-T H.273: `iec61966-2-1` (sRGB), `bt470m` (gamma 2.2),
    `smpte2084` (PQ) … It does not apply to a function without a code, and to a file that states none."""
    matrix: str | None = None
    """The matrix coefficients by FFmpeg's name for the code of ITU-T H.273. They are `video.color_space` in a video. It
    does not apply to a file that states none."""
    range: str | None = None
    """The color range: `tv` is limited, `pc` is full. It does not apply to a file that states none."""
    source: str | None = None
    """The place of the colors in the file: `icc_profile`, the chunks `cicp`, `srgb` and `gamma` (gAMA, cHRM) of PNG,
    `exif`, `nclx` of HEIC and AVIF, another field of the `container`, or the coded `stream`. If several state colors,
    the one that precedes the others counts."""


@dataclass(frozen=True, kw_only=True)
class ContentFacts(Record):
    """The picture and sound of a file that was read to the depth `content`. Times are in seconds."""

    longest_black: float | None = None
    """The longest time in seconds in which the picture is black: at least 99.5 % of it is at most 5 % of the signal
    range above black."""
    black_share: float | None = None
    """The share of the video that is black, from 0 to 1."""
    first_frame_black: bool | None = None
    """True if the first frame of the video is black. Many destinations make the thumbnail from it."""
    last_frame_black: bool | None = None
    """True if the last frame of the video is black."""
    fades_in: bool | None = None
    """True if a video that starts with black brightens gradually."""
    fades_out: bool | None = None
    """True if a video that ends with black darkens gradually."""
    longest_single_color: float | None = None
    """The longest time in seconds in which the whole picture has a single color other than black."""
    first_frame_single_color: bool | None = None
    """True if the first frame has a single color other than black."""
    last_frame_single_color: bool | None = None
    """True if the last frame has a single color other than black."""
    longest_freeze: float | None = None
    """The longest time in seconds in which a moving picture stops. A still between two cuts, such as a title card, is
    not a freeze."""
    still_share: float | None = None
    """The share of the video that neither moves nor is black or of a single color, from 0 to 1."""
    repeated_frame_share: float | None = None
    """The share of the frames that repeat the frame before while the picture moves, from 0 to 1."""
    cadence: str | None = None
    """The number of different frames in a second and the number of shown frames, if frames repeat regularly: `24 in
    30`."""
    longest_bars: float | None = None
    """The longest time in seconds with black bars at an edge of the picture. Bars of less than 2 % of the width or
    height do not count."""
    bar_share: float | None = None
    """The share of the picture that black bars cover in the interval with the largest bars, from 0 to 1."""
    active_area: Size | None = one(Size)
    """The width and height in stored pixels of the part of the picture that bars never cover."""
    flashes: int | None = None
    """The most general flashes within one second (WCAG 2.2, ITU-R BT.1702)."""
    red_flashes: int | None = None
    """The most flashes of saturated red within one second (WCAG 2.2, ITU-R BT.1702)."""
    flash_area: float | None = None
    """The largest share of the picture that flashes at once, from 0 to 1."""
    blur: float | None = None
    """The mean width of the edges in the picture in pixels (Marziliano et al. 2002), from about 2 for a sharp picture.
    It is the median of the sharper half of the examined frames."""
    blockiness: float | None = None
    """The share of the edges between blocks of 8 by 8 pixels that show as a step, from 0 to 1. It is the median of the
    examined frames."""
    brightness: float | None = None
    """The mean signal of the picture, from 0 (black) to 1 (white)."""
    out_of_range_share: float | None = None
    """The share of the luma samples beyond the range that EBU R 103 tolerates, from 0 to 1. It is 0 for full range."""
    combed_share: float | None = None
    """The share of the frames with interlace combs that are not marked as interlaced, from 0 to 1."""
    longest_silence: float | None = None
    """The longest time in seconds in which all samples of all channels are below -60 dBFS."""
    silent_share: float | None = None
    """The share of the sound that is silent, from 0 to 1."""
    silent_channels: int | None = None
    """The number of channels that are silent from start to end."""
    dual_mono: bool | None = None
    """True if both channels of a stereo track have the same sound."""
    phase_correlation: float | None = None
    """The correlation of both channels of a stereo track, from -1 (opposite phase) to 1 (same sound)."""
    loudness: float | None = None
    """The integrated loudness in LUFS (ITU-R BS.1770-5, EBU R 128). It does not apply to sound below -70 LUFS."""
    loudness_range: float | None = None
    """The loudness range in LU (EBU Tech 3342)."""
    max_momentary_loudness: float | None = None
    """The largest momentary loudness in LUFS, of 400 ms (EBU Tech 3341)."""
    max_short_term_loudness: float | None = None
    """The largest short-term loudness in LUFS, of 3 s (EBU Tech 3341)."""
    true_peak: float | None = None
    """The maximum true peak in dBTP (ITU-R BS.1770-5, Annex 2)."""
    longest_clipping: float | None = None
    """The longest time in seconds in which the sound is clipped."""
    clipped_share: float | None = None
    """The share of the samples in runs at full scale, from 0 to 1."""
    dc_offset: float | None = None
    """The largest mean of a channel as a share of full scale, without its sign."""
    sound_ends_early: float | None = None
    """The time in seconds from the end of the sound to the end of the picture. It is 0 if the sound is as long."""
    picture_begins_late: float | None = None
    """The time in seconds from the start of the file to the first frame. It is 0 if the picture begins with the file."""
    longest_test_card: float | None = None
    """The longest time in seconds with color bars and a steady tone."""
    single_color: bool | None = None
    """True if a still picture has a single color."""
    alpha: str | None = None
    """What the alpha channel of a still picture holds: `opaque`, `transparent` or `mixed`."""
    intervals: tuple[Interval, ...] = many(Interval)
    loudness_curve: Curve | None = one(Curve)
    """The largest momentary loudness of each step in LUFS."""
    brightness_curve: Curve | None = one(Curve)
    """The largest brightness of each step, from 0 to 1."""


@dataclass(frozen=True, kw_only=True)
class DocumentFacts(Record):
    """The pages of a document such as a PDF."""

    pages: int | None = None
    """The number of pages of a PDF."""
    page_width: float | None = None
    """The width of the first page in points, of which an inch has 72: its media box as shown, with its rotation."""
    page_height: float | None = None
    """The height of the first page in points, of which an inch has 72: its media box as shown, with its rotation."""


@dataclass(frozen=True, kw_only=True)
class ArchiveFacts(Record):
    """The files in an archive such as a ZIP, as its directory states them."""

    files: int | None = None
    """The number of files in a ZIP archive, without folders."""
    html_files: int | None = None
    """The number of files in the archive with the extension html or htm."""
    other_files: int | None = None
    """The number of files in the archive that are neither HTML, CSS, JavaScript, JPEG, PNG, GIF nor SVG by their
    extension."""
    unpacked_size: int | None = None
    """The size of all files in the archive in bytes, as its directory states it. Nothing is unpacked."""
    unsafe_names: bool | None = None
    """True if a name in the archive is absolute or contains `..`, so that unpacking can write elsewhere."""


@dataclass(frozen=True, kw_only=True)
class CaptionFacts(Record):
    """The cues of a file with captions, such as WebVTT or SRT."""

    cues: int | None = None
    """The number of cues of a WebVTT or SRT file."""
    first_cue: float | None = None
    """The earliest start of a cue in seconds. It does not apply to a file without cues."""
    last_cue_end: float | None = None
    """The latest end of a cue in seconds. It does not apply to a file without cues."""
    overlapping: bool | None = None
    """True if a cue begins before the one before it in the file ends."""


@dataclass(frozen=True, kw_only=True)
class StreamFacts(Record):
    """One track. `duration` and `start` are in seconds. `main` is True for a track whose facts the record has."""

    index: int
    type: str
    default: bool
    attached_pic: bool
    codec: str | None = None
    duration: float | None = None
    language: str | None = None
    main: bool | None = None
    start: float | None = None


@dataclass(frozen=True, kw_only=True)
class UnknownFact(Record):
    """The reason why a fact is unknown. `tier` is the one that can read it; None if none can."""

    reason: str
    message_id: str | None = None
    args: tuple[Json, ...] = ()
    tier: str | None = None


@dataclass(frozen=True, kw_only=True)
class Problem(Record):
    """A problem of a file whose facts could be read."""

    code: str
    message: str
    message_id: str | None = None
    args: tuple[Json, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Facts(Record):
    """The measured properties of one file.

    `tier` is the deepest tier that was used. `error` is None if the file could be read.
    """

    file_size: int | None = None
    """The size of the file in bytes."""
    kind: str | None = None
    """The kind of media: `video`, `image`, `audio` or `other`. A picture is an image, animated or not. A file whose
    only picture is cover art is audio."""
    container: str | None = None
    """The container by content, never by file name: `mp4`, `mov`, `webm`, `png` …"""
    mime_type: str | None = None
    """The media type (MIME type) by content."""
    extension_matches: bool | None = None
    """True if the extension of the file name belongs to the content. It does not apply to a name without an extension."""
    duration: float | None = None
    """The presentation duration in seconds with edit lists applied, as a player's timeline shows it. It does not apply
    to stills."""
    bit_rate: int | None = None
    """The bit rate of the whole file in bits per second."""
    fast_start: bool | None = None
    """True if the index precedes the media data. It applies only to ISO base media files such as MP4."""
    fragmented: bool | None = None
    """True if the file uses movie fragments. It applies only to ISO base media files such as MP4."""
    edit_list: bool | None = None
    """True if an edit list does more than skip encoder priming. It applies only to ISO base media files such as MP4."""
    encrypted: bool | None = None
    """True if samples of a track are encrypted, or if a PDF or a file in a ZIP archive is."""
    audio_tracks: int | None = None
    """The number of audio tracks of a video or of audio. It is 0 for a silent video."""
    video: VideoFacts | None = one(VideoFacts)
    audio: AudioFacts | None = one(AudioFacts)
    image: ImageFacts | None = one(ImageFacts)
    color: ColorFacts | None = one(ColorFacts)
    content: ContentFacts | None = one(ContentFacts)
    document: DocumentFacts | None = one(DocumentFacts)
    archive: ArchiveFacts | None = one(ArchiveFacts)
    captions: CaptionFacts | None = one(CaptionFacts)
    streams: tuple[StreamFacts, ...] = many(StreamFacts)
    tier: str
    bytes_read: int
    unknown: Mapping[str, UnknownFact] = by_name(UnknownFact)
    problems: tuple[Problem, ...] = many(Problem)
    error: ReadError | None = one(ReadError)
