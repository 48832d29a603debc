// swift-format-ignore-file
// Made by script/tools/generate from Destinations/amazon-listing/rules.yml and its translations: edit those files.

extension Destinations.Entry {
  static let entry_amazon_listing = Destinations.Entry(
    "amazon-listing", "amazon-listing", groups: "stores",
    [##"""
{"preflight_destination":1,
"id":"amazon-listing",
"short_name":"amazon-listing",
"name":"Amazon product image",
"groups":["stores"],
"sources":[{"id":"technical","title":"Amazon Seller Central, technical image file requirements","url":"https://sellercentral.amazon.com/gp/help/external/G9FUUH87RBNXGKB7","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,31]},{"id":"mercatus","title":"Mercatus Lab, Amazon product image requirements, a third party's guide","url":"https://www.mercatuslab.com/blog/amazon-product-image-requirements/","checked":[2026,11,30],"page_as_of":"unknown","review_after":[2027,3,31]}],
"steps":["request","context","fetch","format","duration","resolution"],
"""##, SharedParts.share_states_amazon_listing, ##"""
"slots":[
{"name":"image","takes":["image"],
"rules":[
{"id":"amazon-listing/image-format","fact":"image.format","constraint":{"one_of":["jpeg","tiff","png","gif"]},"strength":"hard","certainty":"official","step":"format","share_state":20010,"source":"technical","message":"is {measured}; Amazon accepts {limit}","fix":"Convert it to JPEG.","where":"The image must meet the following technical requirements","written":"JPEG, TIFF, PNG, GIF","examples":{"pass":[{"values":[{"fact":"image.format","value":"jpeg"}]},{"values":[{"fact":"image.format","value":"tiff"}]},{"values":[{"fact":"image.format","value":"png"}]},{"values":[{"fact":"image.format","value":"gif"}]}],"fail":[{"values":[{"fact":"image.format","value":"webp"}]},{"values":[{"fact":"image.format","value":"heic"}]},{"values":[{"fact":"image.format","value":"psd"}]}]}},
{"id":"amazon-listing/image-animated","fact":"image.animated","constraint":{"equals":false},"strength":"hard","certainty":"official","step":"format","share_state":20008,"source":"technical","message":"is animated; Amazon accepts only still images","fix":"Export one frame as JPEG.","where":"The image must meet the following technical requirements","written":"non-animated GIF","examples":{"pass":[{"values":[{"fact":"image.animated","value":false}]}],"fail":[{"values":[{"fact":"image.animated","value":true}]}]}},
{"id":"amazon-listing/image-side-max","fact":"image.size","constraint":{"sides":[{"side":"long","max":10000}]},"strength":"hard","certainty":"official","step":"resolution","share_state":20008,"source":"technical","message":"is {measured}; the limit for the longest side is 10,000 px","fix":"Scale it down to at most 10,000 px.","where":"The image must meet the following technical requirements","written":"10,000 pixels on the longest side","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[10000,10000]}}]}],"fail":[{"values":[{"fact":"image.size","value":{"size":[10001,5000]}}]},{"values":[{"fact":"image.size","value":{"size":[5000,10001]}}]}]}},
{"id":"amazon-listing/image-side-advised","fact":"image.size","constraint":{"sides":[{"side":"long","min":1000}]},"strength":"advice","certainty":"official","step":"resolution","share_state":20008,"source":"technical","message":"is {measured}; the longest side needs 1,000 px for the zoom on the page","fix":"Export it again from a larger original, with at least 1,000 px.","where":"The image must meet the following technical requirements","written":"1,000 pixels or larger on the longest side","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[1000,500]}}]},{"values":[{"fact":"image.size","value":{"size":[500,1000]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[999,999]}}]}]}},
{"id":"amazon-listing/image-side-min","fact":"image.size","constraint":{"sides":[{"side":"long","min":500}]},"strength":"unstated","certainty":"third_party","step":"resolution","share_state":20008,"source":"mercatus","message":"is {measured}; third parties report a minimum of 500 px for the longest side","fix":"Export it again from a larger original, with at least 1,000 px.","where":"Technical specifications, Smallest accepted longest side","written":"500 px","examples":{"pass":[{"values":[{"fact":"image.size","value":{"size":[500,250]}}]}],"warn":[{"values":[{"fact":"image.size","value":{"size":[499,499]}}]}]}},
{"id":"amazon-listing/image-density","fact":"image.density","constraint":{"min":72},"strength":"advice","certainty":"official","step":"format","share_state":20008,"source":"technical","message":"has {measured}; Amazon asks for at least {limit}","fix":"Export it with 72 dpi or more.","where":"The image must meet the following technical requirements","written":"72 dpi","examples":{"pass":[{"values":[{"fact":"image.density","value":{"number":72}}]},{"values":[{"fact":"image.density","value":{"number":300}}]}],"warn":[{"values":[{"fact":"image.density","value":{"number":71}}]}]}},
{"id":"amazon-listing/image-color-model","fact":"image.color_type","constraint":{"none_of":["cmyk","ycck"]},"strength":"changed","certainty":"official","step":"format","share_state":20008,"source":"technical","message":"has the color type {measured}; Amazon prefers RGB, because CMYK can look different on its site","fix":"Convert it to RGB.","where":"The image must meet the following technical requirements","written":"RGB is preferred because CMYK","examples":{"pass":[{"values":[{"fact":"image.color_type","value":"rgb"}]},{"values":[{"fact":"image.color_type","value":"ycbcr"}]}],"warn":[{"values":[{"fact":"image.color_type","value":"cmyk"}]},{"values":[{"fact":"image.color_type","value":"ycck"}]}]}}
]}],
"publisher":"Amazon",
"summary":"An image of a product on its page at Amazon, uploaded in Seller Central.",
"notes":[
"Amazon recommends JPEG at the highest quality, and at least six images and one video for a product.",
"A TIFF file must have no compression and no layers."
],
"""##, SharedParts.unreadable_amazon_listing, ##"""
"not_documented":[
{"subject":"The file size","note":"Third parties report 10 MB; the page that was read states none."},
{"subject":"The videos of a product"}
],
"translations":{
"zh-Hans":{"name":"亚马逊商品图片","summary":"在卖家平台上传、展示在亚马逊商品详情页上的图片。","notes":["亚马逊推荐使用最高质量的 JPEG，每个商品至少六张图片和一个视频。","TIFF 文件不能压缩，也不能有图层。"],"borrowed_from":"TikTok 和抖音","share_states":[{"code":"20000","name":"分享成功","meaning":"分享完成。工具只能判断未违反已公开的规则，不能保证成功。"},{"code":"20008","name":"图片不符合要求","meaning":"图片的尺寸、宽高比或文件大小不符合要求。"},{"code":"20010","name":"媒体处理失败","meaning":"文件已损坏或过大，或图片格式不被接受。"},{"code":"21001","name":"iCloud 下载失败","meaning":"媒体在 iCloud 中而不在本机。"},{"code":"21003","name":"媒体资源不存在","meaning":"媒体不存在。"}],"rules":[
{"id":"image-format","message":"图片格式为 {measured}；亚马逊接受 {limit}","fix":"转换为 JPEG。"},
{"id":"image-animated","message":"图片为动图；亚马逊只接受静态图片","fix":"导出其中一帧为 JPEG。"},
{"id":"image-side-max","message":"图片尺寸为 {measured}；最长边不能超过 10,000 像素","fix":"缩小到 10,000 像素以内。"},
{"id":"image-side-advised","message":"图片尺寸为 {measured}；最长边达到 1,000 像素，页面才能放大显示","fix":"用更大的原图重新导出，最长边至少 1,000 像素。"},
{"id":"image-side-min","message":"图片尺寸为 {measured}；第三方称最长边至少 500 像素","fix":"用更大的原图重新导出，最长边至少 1,000 像素。"},
{"id":"image-density","message":"图片分辨率为 {measured}；亚马逊要求至少 {limit}","fix":"以 72 dpi 或更高的分辨率导出。"},
{"id":"image-color-model","message":"颜色类型为 {measured}；亚马逊建议使用 RGB，CMYK 在网站上可能出现色差","fix":"转换为 RGB。"}
],"not_documented":[{"subject":"文件大小","note":"第三方称为 10 MB；读到的页面没有给出。"},{"subject":"商品视频"}]}}}
"""##])
}
