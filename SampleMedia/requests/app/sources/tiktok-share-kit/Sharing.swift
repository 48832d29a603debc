import TikTokOpenShareSDK

final class Sharing {
  private var request: TikTokShareRequest?

  func share(_ identifier: String) {
    request = TikTokShareRequest(
      localIdentifiers: [identifier], mediaType: .video, redirectURI: "https://www.example.com/tiktok")
    request?.send { answer in
      guard let answer = answer as? TikTokShareResponse else { return }
      print(answer.errorCode, answer.shareState)
    }
  }
}
