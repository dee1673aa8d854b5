import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What the desktop app is told when it starts, paths as absolute ones, from the arguments behind the program: `--home DIR`, `--campaign FILE`, or a campaign file as the file manager hands it over. Chromium's own switches stand between them. */
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
