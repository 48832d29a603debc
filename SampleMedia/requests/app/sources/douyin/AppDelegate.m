#import "AppDelegate.h"
#import <DouyinOpenSDK/DouyinOpenSDKApplicationDelegate.h>

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  [[DouyinOpenSDKApplicationDelegate sharedInstance] registerAppId:@"aw1234567890abcd"];
  return YES;
}

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
  return [[DouyinOpenSDKApplicationDelegate sharedInstance] application:application openURL:url
                                                      sourceApplication:nil annotation:nil];
}

@end
