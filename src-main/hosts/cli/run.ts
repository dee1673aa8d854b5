import { parseArgs } from 'node:util'
import { campaignFileProblem } from '#main/services/file-safety/campaign-file-answer.ts'
import { Refused } from '#main/services/refused.ts'
import { messageOf } from '../messages.ts'
import { realWorld } from '../real-world.ts'
import type { Report } from '../report.ts'
import { type Answer, type Call, type Command, WrongUsage } from './command.ts'
import { COMMANDS } from './commands.ts'
import { generalHelp, helpFor } from './help.ts'
import { adviceFor } from './restore-advice.ts'

/** Where a command's answer and everything else go. */
export interface Io {
  out(text: string): void
  err(text: string): void
  readonly report: Report
}

const GOOD = 0
const REFUSED = 1
const WRONG_USAGE = 2

const COMMON = {
  campaign: { type: 'string' },
  home: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Runs one call of the command line and answers its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(`${generalHelp()}\n`)
    return GOOD
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return say(io, `There is no command "${name}". Try --help.`, WRONG_USAGE)
  try {
    return await runCommand({ name, command, rest }, io)
  } catch (error) {
    return explain(error, io)
  }
}

async function runCommand({ name, command, rest }: Asked, io: Io): Promise<number> {
  const { values, positionals } = parse(command, rest)
  if (values['help'] === true) {
    io.out(`${helpFor(name, command)}\n`)
    return GOOD
  }
  requireArgs(command, positionals)
  const home = typeof values['home'] === 'string' ? values['home'] : null
  const call: Call = { world: realWorld(home, io.report), args: positionals, values }
  return tell(await command.run(call), values['json'] === true, io)
}

interface Asked {
  readonly name: string
  readonly command: Command
  readonly rest: string[]
}

function parse({ options }: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: { ...COMMON, ...options }, allowPositionals: true })
    return { values: values as Readonly<Record<string, unknown>>, positionals }
  } catch (error) {
    throw new WrongUsage(`${messageOf(error).replace(/\.?$/, '.')} Try --help.`)
  }
}

function requireArgs({ args = [] }: Command, given: readonly string[]): void {
  const takesRest = args.at(-1)?.endsWith('…') === true
  if (given.length < args.length) throw new WrongUsage(`${args.slice(given.length).join(' ')} is missing. Try --help.`)
  if (given.length > args.length && !takesRest)
    throw new WrongUsage(`"${given[args.length]}" is one argument too many. Try --help.`)
}

function tell({ data, text, remark, hasProblems }: Answer, asJson: boolean, io: Io): number {
  const answer = asJson ? JSON.stringify(data, null, 2) : text
  if (answer !== '') io.out(`${answer}\n`)
  if (remark !== undefined) io.err(`${remark}\n`)
  return hasProblems === true ? REFUSED : GOOD
}

async function explain(error: unknown, io: Io): Promise<number> {
  if (error instanceof WrongUsage) return say(io, error.message, WRONG_USAGE)
  if (error instanceof Refused) return say(io, error.message, REFUSED)
  const problem = await campaignFileProblem(error, null)
  if (problem) {
    const { problem: kind, path, backup } = problem.data
    return say(io, kind === 'damaged' ? `${problem.message}\n${adviceFor(path, backup)}` : problem.message, REFUSED)
  }
  io.report(error, null)
  return say(io, 'Orrery made a mistake. Nothing was changed.', REFUSED)
}

function say(io: Io, message: string, code: number): number {
  io.err(`${message}\n`)
  return code
}
