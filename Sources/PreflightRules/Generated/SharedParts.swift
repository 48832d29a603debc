// swift-format-ignore-file
// Made by script/tools/generate from Destinations/.

enum SharedParts {
  static let native_codes_instagram_carousel: StaticString = ##"""
"native_codes":{"name":"error_subcode","note":"The Graph API returns these codes in an error object.","codes":[{"code":"2207001","name":"server error","meaning":"Instagram's server failed.","predictable_from":["run_time"]},{"code":"2207003","name":"download took too long","meaning":"The media took too long to download from its URL.","share_state":21003,"predictable_from":["run_time"]},{"code":"2207004","name":"image too large","meaning":"The image is too large.","share_state":20008,"predictable_from":["media"]},{"code":"2207005","name":"image format not supported","meaning":"Instagram does not accept the image format.","share_state":20010,"predictable_from":["media"]},{"code":"2207006","name":"media not found","meaning":"The media no longer exists, or the access token has expired or lacks permission.","predictable_from":["run_time"]},{"code":"2207008","name":"container expired","meaning":"The container is not available for now. Try again, or create a new one.","predictable_from":["run_time"]},{"code":"2207009","name":"aspect ratio not supported","meaning":"Instagram does not accept the aspect ratio of the image.","share_state":20008,"predictable_from":["media"]},{"code":"2207010","name":"caption too long","meaning":"The caption is too long.","share_state":20002,"predictable_from":["request"]},{"code":"2207020","name":"media expired","meaning":"The container was created too long ago. Create a new one.","predictable_from":["run_time"]},{"code":"2207023","name":"media type unknown","meaning":"The media type in the request is not an expected one.","predictable_from":["run_time"]},{"code":"2207026","name":"video format not supported","meaning":"Instagram does not accept the video format.","messages":["The video file you selected is in an unsupported format","The video file you selected is in a format that we don't support.","The video format is not supported. Please check spec for supported video format."],"share_state":20012,"predictable_from":["media"]},{"code":"2207027","name":"media not ready","meaning":"The media is not ready for publishing yet.","predictable_from":["run_time"]},{"code":"2207028","name":"wrong number of carousel items","meaning":"The carousel has too few or too many items.","share_state":20002,"predictable_from":["request"]},{"code":"2207032","name":"container not created","meaning":"The container could not be created. Create it again.","predictable_from":["run_time"]},{"code":"2207035","name":"product in a video with a position","meaning":"A product tag of a video has a position.","predictable_from":["run_time"]},{"code":"2207036","name":"product in an image without a position","meaning":"A product tag of an image has no position.","predictable_from":["run_time"]},{"code":"2207037","name":"products not tagged","meaning":"Not all product tags could be added.","predictable_from":["run_time"]},{"code":"2207040","name":"too many tags","meaning":"The caption tags too many accounts.","share_state":20002,"predictable_from":["request"]},{"code":"2207042","name":"publishing limit reached","meaning":"The account has reached its publishing limit.","predictable_from":["run_time"]},{"code":"2207050","name":"account restricted","meaning":"The account is restricted until its owner signs in.","predictable_from":["run_time"]},{"code":"2207051","name":"action restricted","meaning":"Instagram classified the action as spam.","predictable_from":["run_time"]},{"code":"2207052","name":"media could not be fetched","meaning":"The media could not be fetched from its URL.","share_state":21003,"predictable_from":["run_time"]},{"code":"2207053","name":"upload failed","meaning":"The upload of a video failed for a reason that Instagram does not state.","predictable_from":["run_time"]},{"code":"2207057","name":"cover time outside of the video","meaning":"The cover time is below 0, or it is not before the end of the video.","share_state":20002,"predictable_from":["run_time"]},{"code":"2207082","name":"attached audio not usable","meaning":"Audio was attached to a video without audio, and the volume of the video is not 0.","share_state":20002,"predictable_from":["run_time"]}]},
"""##
  static let native_codes_pinterest_ad: StaticString = ##"""
"native_codes":{"name":"message","note":"The API has these texts in the message of an error, as seen by Postiz (pinterest.provider.ts, of 2026-08-21). The description of the API (5.23.0, of 2025-12-11) lists no codes.","codes":[{"code":"Unable to reach the URL","name":"address not reached","meaning":"Pinterest could not reach the address of the media.","share_state":21003,"predictable_from":["run_time"],"observed":true}]},
"""##
  static let native_codes_whatsapp_audio: StaticString = ##"""
"native_codes":{"name":"error code","note":"The Cloud API returns this code in a status notification (Cloud API, Error codes, read on 2026-11-30). 100 was seen in a recorded refusal of a video (whatomate, pull request 540, of 2026-08-21).","codes":[{"code":"131053","name":"media upload error","meaning":"WhatsApp does not support the type of the media, or the declared type does not match the content.","messages":["Media upload error"],"share_state":20010,"predictable_from":["media"]},{"code":"100","name":"file too large","meaning":"The uploaded video is larger than 16 MB. The HTTP status is 400.","messages":["File Too Large"],"share_state":20010,"predictable_from":["media"],"observed":true}]},
"""##
  static let native_codes_x_ad: StaticString = ##"""
"native_codes":{"name":"error","note":"X documents 403 (X API, media best practices), and no other of these answers. They were seen in recorded refusals of uploads (BattBot, issue 62, of 2021-08-12; Tweepy, issue 2002, of 2022-11-05; tweetinvi, issues 597 and 1026, of 2017-11-10 and 2020-03-29; node-twitter-api-v2, issue 243, of 2022-03-29; TwitterAPIKit, issue 96, of 2022-03-13; twitteroauth, issue 466, of 2016-05-13) and of posts (atymic/twitter, issue 393, of 2022-03-28; mastodon-twitter- poster, issue 34, of 2017-11-13; Postiz, x.provider.ts, of 2026-08-21).","codes":[{"code":"324","name":"media not accepted","meaning":"X does not accept the media of the post, for example more than four images, or an image of more than 8,192 pixels.","messages":["Image dimensions must be >= 4x4 and <= 8192x8192"],"share_state":20002,"predictable_from":["request"],"observed":true},{"code":"186","name":"text too long","meaning":"The text of the post is too long for the account.","messages":["Tweet needs to be a bit shorter."],"share_state":20002,"predictable_from":["request"],"observed":true},{"code":"exactly 1 gif or video or up to 4 photos","name":"media not allowed together","meaning":"A post has one GIF, one video or up to four images, and no mix of them.","share_state":20002,"predictable_from":["request"],"observed":true},{"code":"maximum of one cashtag","name":"too many cashtags","meaning":"The post has more than one cashtag. The HTTP status is 403.","messages":["Posts are limited to a maximum of one cashtag"],"share_state":20002,"predictable_from":["request"],"observed":true},{"code":"InvalidMedia","name":"video format not supported","meaning":"X does not support the format of the video.","messages":["Unsupported video format"],"share_state":20012,"predictable_from":["media"],"observed":true},{"code":"UnsupportedMedia","name":"video not supported","meaning":"The video is too long for the account, or X does not support it for another reason, which the message names.","share_state":20007,"predictable_from":["media"],"observed":true},{"code":"GOP too large","name":"group of pictures too long","meaning":"A group of pictures has more than 512 frames.","share_state":20012,"predictable_from":["media"],"observed":true},{"code":"media type unrecognized","name":"type not known","meaning":"X does not know the type of the file, or does not accept it, as WebM.","share_state":20012,"predictable_from":["media"],"observed":true}]},
"""##
  static let not_documented_pinterest_carousel: StaticString = ##"""
"not_documented":[
{"subject":"The width and height of an image in pixels","note":"Pinterest recommends 1000×1500; a scheduling tool accepts 600×900 to 2000×3000."},
{"subject":"The file size limit for an image through the API","note":"The figures are those of the website and the app; an older text says 10 MB."},
{"subject":"The unit in which the length of a text is counted","note":"The figure is read as Unicode characters."},
{"subject":"Whether MB is decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"""##
  static let not_documented_pinterest_carousel_2: StaticString = ##"""
],"not_documented":[{"subject":"图片的像素宽高","note":"Pinterest 建议 1000×1500；某定时发布工具支持 600×900 到 2000×3000。"},{"subject":"通过 API 上传的图片大小上限","note":"数值为网页端和应用的上限；旧版说明为 10 MB。"},{"subject":"文字长度的计数单位","note":"这里按 Unicode 字符计。"},{"subject":"MB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##
  static let notes_linkedin_member_video: StaticString = ##"""
"notes":[
"No codes that LinkedIn publishes for media are known. The share states are those of TikTok and Douyin with the same meaning.",
"These figures come from quotations of LinkedIn's pages.",
"The API has other limits: see linkedin-video."
],
"""##
  static let notes_snapchat_spotlight: StaticString = ##"""
"notes":[
"Snap's pages on posting, read on 2026-11-26, list no codes for media. The share states are those of TikTok and Douyin with the same meaning.",
"Snap's page on profile asset management has its own limits for stories, but only its part on uploads was read. The figures here are those of third parties, so they only warn."
],
"""##
  static let request_instagram_carousel: StaticString = ##"""
"request":{"source":"media-reference","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"},{"name":"image_url","field":"media"},{"name":"video_url","field":"media"},{"name":"children","field":"media"},{"name":"cover_url","field":"cover"}],"fields":[{"name":"media","type":"media","slots":["image","video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"collaborators","type":"identifier","is_list":true},{"name":"product_tags","type":"anything","is_list":true},{"name":"location_id","type":"digits"},{"name":"share_to_feed","type":"flag"},{"name":"thumb_offset","type":"digits"},{"name":"audio_name","type":"text"},{"name":"media_type","type":"choice","words":["IMAGE","VIDEO","REELS","STORIES","CAROUSEL"]},{"name":"access_token","type":"anything"},{"name":"audio_configuration","type":"anything"},{"name":"branded_content_sponsor_ids","type":"anything"},{"name":"is_carousel_item","type":"anything"},{"name":"is_paid_partnership","type":"anything"},{"name":"trial_params","type":"anything"},{"name":"upload_type","type":"anything"},{"name":"user_tags","type":"anything"}]},
"""##
  static let request_pinterest_carousel: StaticString = ##"""
"request":{"source":"api","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"url","field":"media"},{"name":"media_id","field":"media"},{"name":"data","field":"media"},{"name":"items","field":"media"},{"name":"cover_image_url","field":"cover"},{"name":"cover_image_data","field":"cover"}],"unwrapped":["media_source"],"fields":[{"name":"media","type":"media","slots":["image"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"board_id","type":"anything"},{"name":"board_section_id","type":"anything"},{"name":"content_type","type":"anything"},{"name":"cover_image_content_type","type":"anything"},{"name":"cover_image_key_frame_time","type":"anything"},{"name":"dominant_color","type":"anything"},{"name":"index","type":"anything"},{"name":"is_affiliate_link","type":"anything"},{"name":"is_standard","type":"anything"},{"name":"note","type":"anything"},{"name":"parent_pin_id","type":"anything"},{"name":"source_type","type":"anything"},{"name":"sponsor_id","type":"anything"}]},
"""##
  static let request_snapchat_spotlight: StaticString = ##"""
"request":{"source":"ayrshare","malformed":20002,"unusable":20002,"is_post":true,"fields":[{"name":"media","type":"media","slots":["image","video"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true}]},
"""##
  static let request_telegram_audio: StaticString = ##"""
"request":{"source":"bot-api","malformed":20002,"unusable":20002,"is_post":true,"aliases":[{"name":"caption","field":"text"},{"name":"photo","field":"media"},{"name":"video","field":"media"},{"name":"animation","field":"media"},{"name":"audio","field":"media"},{"name":"document","field":"media"},{"name":"voice","field":"media"}],"unwrapped":["content"],"fields":[{"name":"media","type":"media","slots":["audio"],"is_list":true},{"name":"text","type":"text"},{"name":"title","type":"text"},{"name":"description","type":"text"},{"name":"link","type":"identifier"},{"name":"cover","type":"attachment","kinds":["image"]},{"name":"alt_text","type":"text"},{"name":"tags","type":"text","is_list":true},{"name":"parse_mode","type":"choice","words":["HTML","Markdown","MarkdownV2"]},{"name":"message_thread_id","type":"integer"},{"name":"message_effect_id","type":"digits"},{"name":"business_connection_id","type":"identifier"},{"name":"direct_messages_topic_id","type":"integer"},{"name":"show_caption_above_media","type":"flag"},{"name":"has_spoiler","type":"flag"},{"name":"disable_notification","type":"flag"},{"name":"protect_content","type":"flag"},{"name":"allow_paid_broadcast","type":"flag"},{"name":"duration","type":"number"},{"name":"width","type":"integer"},{"name":"height","type":"integer"},{"name":"start_timestamp","type":"integer"},{"name":"supports_streaming","type":"flag"},{"name":"performer","type":"text"},{"name":"disable_content_type_detection","type":"flag"},{"name":"active_period","type":"integer"},{"name":"post_to_chat_page","type":"flag"},{"name":"areas","type":"anything"},{"name":"caption_entities","type":"anything"},{"name":"chat_id","type":"anything"},{"name":"cover_frame_timestamp","type":"anything"},{"name":"entities","type":"anything"},{"name":"is_animation","type":"anything"},{"name":"link_preview_options","type":"anything"},{"name":"reply_markup","type":"anything"},{"name":"reply_parameters","type":"anything"},{"name":"suggested_post_parameters","type":"anything"},{"name":"thumbnail","type":"anything"},{"name":"type","type":"anything"}]},
"""##
  static let share_states_amazon_listing: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_amazon_streaming_tv: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_apple_podcast: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_bilibili: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_bluesky_image: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_bluesky_video: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_etsy_listing: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_facebook_photo: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_instagram_carousel: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20011,"name":"video resolution doesn't meet requirements","predictable_from":["media"],"meaning":"The size or aspect ratio of a video does not meet the requirements."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_reddit_ad: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_shopify_product: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20007,"name":"video length doesn't meet requirements","predictable_from":["media"],"meaning":"The video is too long or too short."},
{"code":20008,"name":"photo doesn't meet requirements","predictable_from":["media"],"meaning":"The size, aspect ratio or file size of an image does not meet the requirements."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_telegram_animation: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or an image has a format that is not accepted."},
{"code":20012,"name":"video format not supported","predictable_from":["media"],"meaning":"The container, the codec or a setting of a video does not meet the requirements."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let share_states_telegram_audio: StaticString = ##"""
"share_states":{"success":20000,"borrowed_from":"TikTok and Douyin","states":[
{"code":20000,"name":"shared","meaning":"The share succeeded. A tool can only say that no documented rule is broken."},
{"code":20002,"name":"parameters not usable","predictable_from":["request"],"meaning":"The post has no media, too many files or files of another kind, or a text that is too long."},
{"code":20010,"name":"media could not be processed","predictable_from":["media"],"meaning":"The file is damaged or too large, or Telegram does not accept its format."},
{"code":21001,"name":"download from iCloud failed","predictable_from":["context","run_time"],"meaning":"The media is in iCloud and not on the device."},
{"code":21003,"name":"media does not exist","predictable_from":["request","run_time"],"meaning":"The media does not exist."}
]},
"""##
  static let sources_instagram_carousel: StaticString = ##"""
"sources":[{"id":"media-reference","title":"IG User Media, Instagram API reference","url":"https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media","checked":[2026,11,22],"page_as_of":[2026,10,10],"review_after":[2027,1,21]},{"id":"publish-guide","title":"Publish content, Instagram platform guide","url":"https://developers.facebook.com/docs/instagram-platform/content-publishing","checked":[2026,11,22],"page_as_of":[2026,6,30],"review_after":[2027,1,21]},{"id":"error-codes","title":"Error codes, Instagram API reference","url":"https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/error-codes","checked":[2026,11,22],"page_as_of":[2026,6,2],"review_after":[2027,1,21]},{"id":"hashtags","title":"Social Media Today, on Instagram's announcement of at most 5 hashtags, a third party's article","url":"https://www.socialmediatoday.com/news/instagrams-implementing-new-limits-on-hashtag-use/808309/","checked":[2026,11,26],"page_as_of":[2025,12,18],"review_after":[2027,1,25]},{"id":"tall-pictures","title":"PostyBirb, pull request 762, recorded posts from 3:4 to 1.91:1","url":"https://github.com/mvdicarlo/postybirb/pull/762","checked":[2026,11,26],"page_as_of":[2026,5,10]}],
"""##
  static let sources_meta_ad_feed: StaticString = ##"""
"sources":[{"id":"ads-guide","title":"Meta, Facebook Ads Guide, as agencies and mirrors quote it","url":"https://www.facebook.com/business/ads-guide/update","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,1,29]},{"id":"instagram-media","title":"Instagram ads in the Marketing API, media requirements","url":"https://developers.facebook.com/documentation/ads-commerce/instagram/ads-api/reference/media-requirements","checked":[2026,11,30],"page_as_of":[2025,7,29],"review_after":[2027,1,29]}],
"""##
  static let sources_snapchat_spotlight: StaticString = ##"""
"sources":[{"id":"ayrshare","title":"Ayrshare, a third party's media guidelines for Snapchat","url":"https://www.ayrshare.com/docs/media-guidelines/snapchat","checked":[2026,11,22],"page_as_of":"unknown","review_after":[2027,1,21]},{"id":"late","title":"Late, a third party's guide for Snapchat","url":"https://docs.getlate.dev/platforms/snapchat","checked":[2026,11,26],"page_as_of":"unknown","review_after":[2027,1,25]},{"id":"profile-api","title":"Snap, Public Profile API, profile asset management","url":"https://developers.snap.com/api/marketing-api/Public-Profile-API/ProfileAssetManagement","checked":[2026,11,26],"page_as_of":"unknown","review_after":[2027,1,25]}],
"""##
  static let unreadable_amazon_listing: StaticString = ##"""
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied"},
{"code":"not_a_file"},
{"code":"empty","state":20010},
{"code":"not_media","state":20010},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20010},
{"code":"playlist_refused","state":20010},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20010},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"""##
  static let unreadable_amazon_streaming_tv: StaticString = ##"""
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied"},
{"code":"not_a_file"},
{"code":"empty","state":20012,"by_kind":{"image":20010}},
{"code":"not_media","state":20012,"by_kind":{"image":20010}},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20012,"by_kind":{"image":20010}},
{"code":"playlist_refused","state":20012,"by_kind":{"image":20010}},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20012,"by_kind":{"image":20010}},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"""##
  static let unreadable_app_store_preview: StaticString = ##"""
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied"},
{"code":"not_a_file"},
{"code":"empty","state":20012},
{"code":"not_media","state":20012},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20012},
{"code":"playlist_refused","state":20012},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20012},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"""##
  static let unreadable_discord: StaticString = ##"""
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied"},
{"code":"not_a_file"},
{"code":"icloud_placeholder","state":21001},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"internal"}
],
"""##
  static let unreadable_mastodon: StaticString = ##"""
"unreadable":[
{"code":"not_found","state":21003},
{"code":"permission_denied"},
{"code":"not_a_file"},
{"code":"empty","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"not_media","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"truncated","state":20010},
{"code":"corrupt","state":20010},
{"code":"unsupported","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"playlist_refused","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"icloud_placeholder","state":21001},
{"code":"lfs_pointer","state":20012,"by_kind":{"image":20010,"audio":20010}},
{"code":"too_large","state":20010},
{"code":"too_many_tracks","state":20010},
{"code":"changed_while_reading","state":20010},
{"code":"io_error"},
{"code":"timed_out"},
{"code":"crashed","state":20010},
{"code":"internal"}
],
"""##
}
