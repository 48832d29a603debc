#import "AppDelegate.h"
#import <XdComPlatform/XDCore.h>

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  [XDCore init:@"a4d6xky5gt4c80s" orientation:0 channel:@"store" version:@"1.0" enableTapdb:NO];
  return YES;
}

- (BOOL)application:(UIApplication *)application
              openURL:(NSURL *)url
    sourceApplication:(NSString *)sourceApplication
           annotation:(id)annotation {
  return [XDCore HandleXDOpenURL:url];
}

- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options {
  return [XDCore HandleXDOpenURL:url];
}

- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)activity
      restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))handler {
  return [XDCore handleOpenUniversalLink:activity];
}

@end
