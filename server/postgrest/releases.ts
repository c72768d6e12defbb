/** The archive of one kind of machine among the files of a release. */
export type ReleaseFile = { readonly name: string; readonly sha256: string }

/** The release that is downloaded where neither a setting, nor the PATH, nor npm names a program. */
export const releaseVersion = '16.3'

/** Where the project publishes its releases; POSTGREST_RELEASES_URL names mirrors of the same layout. */
export const officialReleases = 'https://github.com/PostgREST/postgrest/releases/download'

/**
 * By `process.platform` and `process.arch`. The sums are those that GitHub shows beside the files, as public projects
 * that pin this release recorded them (docs/decisions/0060-which-postgrest-runs.md).
 */
export const releaseFiles: ReadonlyMap<string, ReleaseFile> = new Map([
  [
    'linux-x64',
    {
      name: 'postgrest-v16.3-linux-static-x86-64.tar.xz',
      sha256: '4eb414eb948c8800863cc8c9896a17b611b2dccf9ff581f4d57f42ec9ccee40d',
    },
  ],
  [
    'linux-arm64',
    {
      name: 'postgrest-v16.3-linux-static-aarch64.tar.xz',
      sha256: '25bb1eab438f92c26514ff126104400562b8560d0352f128606c3fb726eac242',
    },
  ],
  [
    'darwin-arm64',
    {
      name: 'postgrest-v16.3-macos-aarch64.tar.xz',
      sha256: 'b4b6f45030c7ca94a653d775d74ed48037f7428b0a5a52eae6a90d654a2f0e41',
    },
  ],
  [
    'darwin-x64',
    {
      name: 'postgrest-v16.3-macos-x86-64.tar.xz',
      sha256: '1999ea82fc1b2b4b2fa3071757aa482cf0ebe24a7b416053856cf208d95a1515',
    },
  ],
  [
    'win32-x64',
    {
      name: 'postgrest-v16.3-windows-x86-64.zip',
      sha256: '5ea4b57b10a26be45521e8e31476a91084c8fe91e060951f04985d86e79367fa',
    },
  ],
])
