#import <UIKit/UIKit.h>

void ShareStory(NSDictionary *items) {
  NSURL *url = [NSURL URLWithString:@"facebook-stories://share"];
  if (![UIApplication.sharedApplication canOpenURL:url]) return;
  [UIPasteboard.generalPasteboard setItems:@[ items ] options:@{}];
  [UIApplication.sharedApplication openURL:url options:@{} completionHandler:nil];
}
