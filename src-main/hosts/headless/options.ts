import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Start options of the headless host. */
export interface HeadlessOptions {
  readonly port: number
  readonly home: string | null
  readonly campaign: string | null
  readonly verbose: boolean
}

/** Usage text of the headless host. */
export const USAGE = `Orrery's table server: the whole app in a browser.

Usage: headless.js [--port N] [--home DIR] [--campaign FILE] [--verbose]

  --port N         where to listen on 127.0.0.1; 0, the default, takes any free port
  --home DIR       Orrery's own folder (default: Orrery in your home folder)
  --campaign FILE  the campaign to open (default: the one that was open last)
  --verbose        log every call, not only those that went wrong
  --help           this text

ORRERY_TOKEN in the environment keeps the gamemaster's token the same at every start;
it needs at least 22 signs. Browsers that are signed in stay so through a restart.`

/** Parses the arguments; null if help is requested. Throws with the reason if they are invalid. */
export function parseOptions(args: readonly string[]): HeadlessOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '0' },
      home: { type: 'string' },
      campaign: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const { home = null, campaign = null, verbose } = values
  return { port: parsePort(values.port), home, campaign: campaign === null ? null : resolve(campaign), verbose }
}

function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new Error(`--port takes a number from 0 to 65535, not "${text}".`)
}
