#import <XdComPlatform/XDWXShare.h>

@interface Sharing : NSObject <XDWXShareCallBack>
@end

@implementation Sharing

- (void)share:(XDWXShareObject *)object {
  [XDWXShare setWXShareCallBack:self];
  [XDWXShare WXShareWithObject:object];
}

- (void)onWXShareSucceed {
}

- (void)onWXShareFailed:(NSString *)message {
}

@end
