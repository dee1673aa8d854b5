import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Parses the arguments of the desktop app into absolute paths: `--home DIR`, `--campaign FILE`, or a campaign file
 * from the file manager. Chromium's own switches in between are ignored.
 */
export function parseStartOptions(args: readonly string[], folder: string) {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: { home: { type: 'string' }, campaign: { type: 'string' } },
  })
  const file = values.campaign ?? positionals.findLast((path) => path.toLowerCase().endsWith('.orrery'))
  return { home: asPath(values.home, folder), campaign: asPath(file, folder) }
}

function asPath(value: string | boolean | undefined, folder: string): string | null {
  return typeof value === 'string' && value !== '' ? resolve(folder, value) : null
}
