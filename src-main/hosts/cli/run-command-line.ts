import { parseArgs } from 'node:util'
import { toCampaignFileProblem } from '#main/services/file-safety/campaign-file-problem.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { getErrorMessage } from '../error-message.ts'
import type { FaultReporter } from '../fault-reporter.ts'
import { createRealEnvironment } from '../real-environment.ts'
import { type CommandResult, type CommandLineCall, type Command, UsageError } from './command.ts'
import { COMMANDS } from './commands.ts'
import { formatGeneralHelp, formatCommandHelp } from './help.ts'
import { formatRestoreAdvice } from './restore-advice.ts'

/** Output streams of a command, and the receiver of its faults. */
export interface CommandStreams {
  out(text: string): void
  err(text: string): void
  readonly report: FaultReporter
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

/** Runs one command-line call and returns its exit code. */
export async function runCommandLine(argv: readonly string[], io: CommandStreams): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(`${formatGeneralHelp()}\n`)
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

async function runCommand({ name, command, rest }: Asked, io: CommandStreams): Promise<number> {
  const { values, positionals } = parse(command, rest)
  if (values['help'] === true) {
    io.out(`${formatCommandHelp(name, command)}\n`)
    return GOOD
  }
  requireArgs(command, positionals)
  const home = typeof values['home'] === 'string' ? values['home'] : null
  const call: CommandLineCall = { world: createRealEnvironment(home, io.report), args: positionals, values }
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
    throw new UsageError(`${getErrorMessage(error).replace(/\.?$/, '.')} Try --help.`)
  }
}

function requireArgs({ args = [] }: Command, given: readonly string[]): void {
  const takesRest = args.at(-1)?.endsWith('…') === true
  const missing = args.slice(given.length).filter((name) => !name.startsWith('['))
  if (missing.length > 0) throw new UsageError(`${missing.join(' ')} is missing. Try --help.`)
  if (given.length > args.length && !takesRest)
    throw new UsageError(`"${given[args.length]}" is one argument too many. Try --help.`)
}

function tell({ data, text, remark, hasProblems }: CommandResult, asJson: boolean, io: CommandStreams): number {
  const answer = asJson ? JSON.stringify(data, null, 2) : text
  if (answer !== '') io.out(`${answer}\n`)
  if (remark !== undefined) io.err(`${remark}\n`)
  return hasProblems === true ? REFUSED : GOOD
}

async function explain(error: unknown, io: CommandStreams): Promise<number> {
  if (error instanceof UsageError) return say(io, error.message, WRONG_USAGE)
  if (error instanceof RefusalError) return say(io, error.message, REFUSED)
  const problem = await toCampaignFileProblem(error, null)
  if (problem) {
    const { problem: kind, path, backup } = problem.data
    return say(
      io,
      kind === 'damaged' ? `${problem.message}\n${formatRestoreAdvice(path, backup)}` : problem.message,
      REFUSED,
    )
  }
  io.report(error, null)
  return say(io, 'Orrery made a mistake. Nothing was changed.', REFUSED)
}

function say(io: CommandStreams, message: string, code: number): number {
  io.err(`${message}\n`)
  return code
}
