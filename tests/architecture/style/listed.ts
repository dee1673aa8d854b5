/** Files that are started, not imported. */
export const ENTRIES: readonly string[] = [
  'src-main/hosts/electron/main.ts',
  'src-main/hosts/electron/preload.ts',
  'src-main/hosts/headless/main.ts',
  'src-main/hosts/cli/main.ts',
  'src-main/db/drizzle.config.ts',
  'src-renderer/app/main.ts',
]

/** `file name` of what only tests use, and why it is given out all the same. */
export const ONLY_TESTED: Readonly<Record<string, string>> = {}
