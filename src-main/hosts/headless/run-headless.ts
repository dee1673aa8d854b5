import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { getErrorMessage } from '../error-message.ts'
import { reportToStandardError } from '../fault-reporter.ts'
import { getOrreryDataFolder } from '../real-environment.ts'
import { type App, tryCloseCampaign, createApp, tryOpenCampaign, scheduleMaintenance } from '../start-app.ts'
import { createFileSignInStore } from '../table-server/sign-in-store.ts'
import { createTableServer } from '../table-server/table-server.ts'
import type { RequestLogLine } from '../table-server/trace.ts'
import { type HeadlessOptions, parseOptions, USAGE } from './options.ts'

const REFUSED_FROM = 400
const OTHER_ERROR = 1
const WRONG_USAGE = 2
/** Length of a token with 128 bits, if its characters are random. */
const FEWEST_SIGNS = 22

/** Starts the server with the pages of that folder and keeps the process running, or returns an exit code. */
export async function runHeadless(args: readonly string[], rendererFolder: string): Promise<number> {
  let options: HeadlessOptions | null
  try {
    options = parseOptions(args)
  } catch (error) {
    return tell(`${getErrorMessage(error).replace(/\.?$/, '.')} Try --help.`, WRONG_USAGE)
  }
  if (!options) {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  return serve(options, rendererFolder)
}

/**
 * Listens first, so that the campaign opens while the browser starts. Calls wait for it, except if it is a large file
 * left by a killed process, or one of an older format.
 */
async function serve({ port, home, campaign, verbose }: HeadlessOptions, rendererFolder: string): Promise<number> {
  const token = process.env['ORRERY_TOKEN'] || randomBytes(24).toString('base64url')
  if (token.length < FEWEST_SIGNS)
    return tell(`ORRERY_TOKEN is too short: it needs at least ${FEWEST_SIGNS} signs, or it is guessed.`, WRONG_USAGE)
  const app = createApp({ home, report: reportToStandardError })
  const log = (line: RequestLogLine): void => {
    if (verbose || line.status >= REFUSED_FROM) process.stderr.write(`${JSON.stringify(line)}\n`)
  }
  const signIns = createFileSignInStore(join(getOrreryDataFolder(home), 'sign-ins.json'), (fault) =>
    app.report(fault, null),
  )
  const server = createTableServer({ app, rendererFolder, token, signIns, log })
  try {
    const opened = await server.listen(port)
    process.stdout.write(`Orrery: http://127.0.0.1:${opened}/#token=${token}\n`)
  } catch (error) {
    return tell(listenProblem(error, port), OTHER_ERROR)
  }
  scheduleMaintenance(app)
  closeOnSignal(app, () => server.close())
  const trouble = await tryOpenCampaign(app, campaign)
  if (trouble !== null) process.stderr.write(`${trouble}\n`)
  return 0
}

function closeOnSignal(app: Pick<App, 'orrery' | 'report'>, close: () => Promise<void>): void {
  const stop = (): void => {
    void close().finally(() => {
      const trouble = tryCloseCampaign(app)
      if (trouble !== null) process.stderr.write(`${trouble}\n`)
      process.exit()
    })
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function listenProblem(error: unknown, port: number): string {
  const code: unknown = Reflect.get(Object(error), 'code')
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one with --port, or --port 0 for any.`
  if (code === 'EACCES') return `Port ${port} may not be used. Choose one above 1023 with --port, or --port 0 for any.`
  return `Orrery cannot listen on port ${port}: ${getErrorMessage(error)}`
}

function tell(message: string, code: number): number {
  process.stderr.write(`${message}\n`)
  return code
}
