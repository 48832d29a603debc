// swift-format-ignore-file
// Made by script/tools/generate from Destinations/shopify-product/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_shopify_product = Destinations.Entry(
    "shopify-product", "shopify-product", groups: "stores",
    [##"""
{"preflight_destination":1,
"id":"shopify-product",
"short_name":"shopify-product",
"name":"Shopify product media",
"groups":["stores"],
"sources":[{"id":"media-types","title":"Shopify help, product media types, as quoted by others in September 2026","url":"https://help.shopify.com/en/manual/products/product-media/product-media-types","checked":[2026,11,30],"page_as_of":[2026,9,24],"review_after":[2027,3,31]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_shopify_product, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"shopify-product/image-format","fact":"image.format","constraint":{"one_of":["png","jpeg","webp","svg","heic","gif","psd","tiff","bmp"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"media-types","message":"is {measured}; Shopify accepts {limit}","fix":"Convert it to PNG or JPEG.","where":"Images","written":"PNG, JPEG, WEBP, SVG, HEIC, GIF, PSD, TIFF, BMP","examples":{"pass":[{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"gif"}]},{"values":[{"fact":"image.format","value":"tiff"}]}],"fail":[{"values":[{"fact":"image.format","value":"avif"}]},{"values":[{"fact":"image.format","value":"jpegxl"}]}]}},
{"id":"shopify-product/image-size","fact":"image.size","constraint":{"any_of":[{"fact":"image.size","constraint":{"sides":[{"side":"width","max":5000},{"side":"height","max":5000}]}},{"fact":"image.size","constraint":{"sides":[{"side":"pixels","max":25000000}]}}]},"strength":"unstated","certainty":"official_quoted","step":"resolution","share_state":20008,"source":"media-types","message":"is {measured}; the limit is 5000×5000, or 25 megapixels","fix":"Scale it down to fit 5000×5000.","where":"Images","written":"5000 x 5000 pixels or 25 megapixels (25,000,000)","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[5000,5000]}}]},{"values":[{"fact":"image.size","value":{"size":[2048,2048]}}]},{"values":[{"fact":"image.size","value":{"size":[6000,4000]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[5001,5000]}}]},{"values":[{"fact":"image.size","value":{"size":[8000,6000]}}]}]}},
{"id":"shopify-product/image-file-size-decimal","fact":"file_size","constraint":{"below":20000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"media-types","looser":"shopify-product/image-file-size","message":"is {measured}; it must be below 20 MB, which can mean {limit} or {looser} (20 MiB)","fix":"Compress it to less than 20 MB.","where":"Images","written":"smaller than 20 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":19999999}]}],"warn":[{"values":[{"fact":"file_size","value":20000000}]},{"values":[{"fact":"file_size","value":20971519}]}]}},
{"id":"shopify-product/image-file-size","fact":"file_size","constraint":{"below":20971520},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20008,"source":"media-types","message":"is {measured}; it must be below {limit} (20 MiB)","fix":"Compress it to less than 20 MiB.","where":"Images","written":"smaller than 20 MB","examples":{"pass":[{"values":[{"fact":"file_size","value":20000000}]},{"values":[{"fact":"file_size","value":20971519}]}],"fail":[{"values":[{"fact":"file_size","value":20971520}]}]}}
]},
{"name":"video","takes":["video"],
"rules":[
{"id":"shopify-product/video-container","fact":"container","constraint":{"one_of":["mp4","mov","webm"]},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20012,"source":"media-types","message":"is {measured}; Shopify accepts MP4, MOV and WebM","fix":"Convert it to MP4.","where":"Videos","written":"MP4, MOV, or WebM","examples":{"pass":[{"values":[{"fact":"container","value":"mp4"}]},{"values":[{"fact":"container","value":"mov"}]},{"values":[{"fact":"container","value":"webm"}]}],"fail":[{"values":[{"fact":"container","value":"avi"}]},{"values":[{"fact":"container","value":"matroska"}]}]}},
{"id":"shopify-product/video-duration-max","fact":"duration","constraint":{"max":600},"strength":"hard","certainty":"official_quoted","step":"duration","share_state":20007,"source":"media-types","message":"is {measured} long; the limit is {limit}","fix":"Trim it to 10 min or less.","where":"Videos","written":"10 minutes","examples":{"pass":[{"values":[{"fact":"duration","value":{"number":600}}]}],"warn":[{"values":[{"fact":"duration","value":{"number":600.1}}]}],"fail":[{"values":[{"fact":"duration","value":{"number":600.2}}]}]}},
{"id":"shopify-product/video-file-size-decimal","fact":"file_size","constraint":{"max":1000000000},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"media-types","looser":"shopify-product/video-file-size","message":"is {measured}; the limit is 1 GB, which can mean {limit} or {looser} (1 GiB)","fix":"Compress it to 1 GB or less.","where":"Videos","written":"up to 1 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1}]},{"values":[{"fact":"file_size","value":1000000000}]}],"warn":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":1073741824}]}]}},
{"id":"shopify-product/video-file-size","fact":"file_size","constraint":{"max":1073741824},"strength":"hard","certainty":"official_quoted","step":"format","share_state":20010,"source":"media-types","message":"is {measured}; the limit is {limit} (1 GiB)","fix":"Compress it to 1 GiB or less.","where":"Videos","written":"up to 1 GB","examples":{"pass":[{"values":[{"fact":"file_size","value":1000000001}]},{"values":[{"fact":"file_size","value":1073741824}]}],"fail":[{"values":[{"fact":"file_size","value":1073741825}]}]}}
]}],
"publisher":"Shopify",
"summary":"An image or a video of a product in a Shopify store.",
"notes":[
"Shopify recommends PNG, then JPEG, and 2048×2048 for square images. It serves each browser a format that it supports.",
"A product has at most 250 images, videos and 3D models together.",
"Images of a collection look the same size only with the same aspect ratio."
],
"""##, SharedParts.unreadable_amazon_streaming_tv, ##"""
"not_documented":[
{"subject":"The limit of a video's width and height","note":"The quotations say 4K, without pixels."},
{"subject":"The codecs of a video"},
{"subject":"Whether MB and GB are decimal or binary","note":"The unit can be decimal or binary: a file between the two limits gets a warning."}
],
"translations":{
"zh-Hans":{"name":"Shopify 产品媒体","summary":"Shopify 商店中产品的图片或视频。","notes":["Shopify 建议优先使用 PNG，其次是 JPEG；正方形图片建议为 2048×2048。Shopify 会向每个浏览器提供其支持的格式。","每个产品最多有 250 个图片、视频和 3D 模型。","产品系列中的图片只有宽高比相同，显示的大小才会一致。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20007","name":"视频时长不符合要求","meaning":"视频过长或过短。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"20012","name":"视频格式不支持","meaning":"视频的封装格式、编码格式或编码参数不符合要求。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；Shopify 接受 {limit}","fix":"转换为 PNG 或 JPEG。"},
{"id":"image-size","message":"图片尺寸为 {measured}，不能超过 5000×5000 或 2,500 万像素","fix":"缩小到 5000×5000 以内。"},
{"id":"image-file-size-decimal","message":"文件大小为 {measured}；必须小于 20 MB，可能指 {limit}，也可能指 {looser}（20 MiB）","fix":"压缩到小于 20 MB。"},
{"id":"image-file-size","message":"文件大小为 {measured}，必须小于 {limit}（20 MiB）","fix":"压缩到小于 20 MiB。"},
{"id":"video-container","message":"封装格式为 {measured}；Shopify 接受 MP4、MOV 和 WebM","fix":"转换为 MP4。"},
{"id":"video-duration-max","message":"视频时长为 {measured}，不能超过 {limit}","fix":"剪辑到 10 分钟以内。"},
{"id":"video-file-size-decimal","message":"文件大小为 {measured}；上限 1 GB 可能指 {limit}，也可能指 {looser}（1 GiB）","fix":"压缩到 1 GB 以内。"},
{"id":"video-file-size","message":"文件大小为 {measured}，不能超过 {limit}（1 GiB）","fix":"压缩到 1 GiB 以内。"}
],"not_documented":[{"subject":"视频宽高的上限","note":"引文写作 4K，没有给出像素数。"},{"subject":"视频的编码格式"},{"subject":"MB 和 GB 是十进制还是二进制","note":"单位可能是十进制或二进制；文件大小介于两个上限之间时，按警告处理。"}]}}}
"""##])
}
