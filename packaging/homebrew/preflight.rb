# Unverified: no one has run this formula yet. It builds from the checkout that it is in, with Homebrew's libraries:
#   brew install --HEAD ./packaging/homebrew/preflight.rb
class Preflight < Formula
  desc "Predicts how share destinations answer to media files"
  homepage "file://#{File.expand_path("../..", __dir__)}"
  license "Apache-2.0"
  head "file://#{File.expand_path("../..", __dir__)}", using: :git

  depends_on "pkg-config" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "ffmpeg"
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on "libyaml"

  def install
    system "script/install", "--prefix", prefix
  end

  test do
    assert_match "preflight", shell_output("#{bin}/preflight --version")
  end
end
