class {{brewFormulaName}} < Formula
  desc "{{projectDescription}}"
  homepage "{{projectLinkHomepage}}"
  url "{{distributionUrl}}"
  version "{{projectVersion}}"
  sha256 "{{distributionChecksumSha256}}"
  license "{{projectLicense}}"

  depends_on "openjdk@{{distributionJavaVersion}}"

  def install
    man.install Dir["share/man/*"]
    bash_completion.install Dir["share/bash-completion/completions/*"]
    zsh_completion.install Dir["share/zsh/site-functions/*"]
    fish_completion.install Dir["share/fish/vendor_completions.d/*"]
    libexec.install Dir["*"]
    (bin/"tabuleiro").write_env_script libexec/"tabuleiro", JAVA_HOME: Formula["openjdk@{{distributionJavaVersion}}"].opt_prefix
  end

  test do
    assert_match "{{projectVersion}}", shell_output("#{bin}/tabuleiro --version")
    assert_match "result 1-0", shell_output("#{bin}/tabuleiro watch talpa --first 3 --second random --seed 1")
  end
end
