import { basename } from 'node:path'

/** Advises on a damaged campaign: names the newest good backup and how to restore it. */
export function formatRestoreAdvice(
  path: string,
  backup: { readonly path: string; readonly madeAt: string } | null,
): string {
  if (backup === null) return 'There is no good backup of it.'
  const call = `orrery restore newest --campaign ${JSON.stringify(path)}`
  return `The newest good backup is ${basename(backup.path)}, made ${backup.madeAt}. To go back to it: ${call}`
}
