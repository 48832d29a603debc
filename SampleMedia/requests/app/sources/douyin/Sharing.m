#import <DouyinOpenSDK/DouyinOpenSDKShare.h>

void Share(NSString *identifier) {
  DouyinOpenSDKShareRequest *request = [[DouyinOpenSDKShareRequest alloc] init];
  request.mediaType = DouyinOpenSDKShareMediaTypeVideo;
  request.localIdentifiers = @[ identifier ];
  [request sendShareRequestWithCompleteBlock:^(DouyinOpenSDKShareResponse *answer) {
    NSLog(@"%ld", (long)answer.shareState);
  }];
}
