import Foundation

let assets = Bundle.module.url(forResource: "Assets", withExtension: nil)
print(assets?.lastPathComponent ?? "found no assets")
