# yaml-language-server: $schema=https://aka.ms/winget-manifest.installer.1.9.0.schema.json

PackageIdentifier: {{wingetPackageIdentifier}}
PackageVersion: {{wingetPackageVersion}}
ReleaseDate: {{wingetReleaseDate}}
Installers:
  - Architecture: neutral
    InstallerUrl: {{distributionUrl}}
    InstallerSha256: {{distributionChecksumSha256}}
    InstallerType: zip
    NestedInstallerType: portable
    NestedInstallerFiles:
      - RelativeFilePath: {{distributionArtifactRootEntryName}}\{{distributionExecutableWindows}}
        PortableCommandAlias: {{distributionExecutableName}}
    Dependencies:
      PackageDependencies:
        - PackageIdentifier: EclipseAdoptium.Temurin.{{distributionJavaVersion}}.JDK
ManifestType: installer
ManifestVersion: 1.9.0
