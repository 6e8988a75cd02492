{
    "version": "{{projectVersion}}",
    "description": "{{projectDescription}}",
    "homepage": "{{projectLinkHomepage}}",
    "license": "{{projectLicense}}",
    "url": "{{distributionUrl}}",
    "hash": "sha256:{{distributionChecksumSha256}}",
    "extract_dir": "{{distributionArtifactRootEntryName}}",
    "bin": "{{distributionExecutableWindows}}",
    "suggest": {
        "JDK {{distributionJavaVersion}}": "java/temurin{{distributionJavaVersion}}-jdk"
    },
    "checkver": "github",
    "autoupdate": {
        "url": "{{scoopAutoupdateUrl}}",
        "extract_dir": "{{scoopAutoupdateExtractDir}}"
    }
}
