import type { ParseArgsOptionsConfig } from 'node:util'
import type { Environment } from '#main/services/environment.ts'

/** Options and arguments of one call of the command line. */
export interface Call {
  readonly world: Environment
  readonly args: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

/** What a command answers: `data` for machines, `text` for people. */
export interface CommandResult {
  readonly data: unknown
  readonly text: string
  /** Whether problems were found; the exit code is then 1. */
  readonly hasProblems?: boolean
  /** Said on the side, never part of the answer. */
  readonly remark?: string
}

/** Whom the history names for what commands write. */
export const CLI_AUTHOR = { name: 'Command line', session: 'cli' }

/** One command of the command line. */
export interface Command {
  readonly summary: string
  /** Names of its arguments; one that ends in … takes the rest. */
  readonly args?: readonly string[]
  readonly options?: ParseArgsOptionsConfig
  /** One line for each of its own options. */
  readonly optionHelp?: readonly string[]
  run(call: Call): CommandResult | Promise<CommandResult>
}

/** The command was called wrongly: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'WrongUsage'
}

/** The text of an option, or null when it is not given. */
export function getTextOption({ values }: Call, option: string): string | null {
  const value = values[option]
  return typeof value === 'string' ? value : null
}

/** The arguments of a verb, as `usage` names them: `range FILE SHIP SHIP`, in brackets what may be left out, with … what takes the rest. */
export function parseArguments({ args }: Call, usage: string): readonly (string | undefined)[] {
  const [, ...names] = usage.split(' ')
  const [, ...given] = args
  const missing = names.filter((name, at) => given[at] === undefined && !name.startsWith('['))
  if (missing.length > 0) throw new UsageError(`${missing.join(' ')} is missing: ${usage}. Try --help.`)
  if (given.length > names.length && names.at(-1)?.includes('…') !== true)
    throw new UsageError(`"${given[names.length]}" is one argument too many: ${usage}. Try --help.`)
  return given
}

/** How many an option asks for, or the usual number. */
export function parseCountOption(call: Call, option: string, { usual, most }: { usual: number; most: number }): number {
  const text = getTextOption(call, option)
  if (text === null) return usual
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count
  throw new UsageError(`--${option} takes a number from 1 to ${most}, not "${text}".`)
}

/** Which of several words an option says, or null when it is not given. */
export function parseChoiceOption<Choice extends string>(
  call: Call,
  option: string,
  choices: readonly Choice[],
): Choice | null {
  const text = getTextOption(call, option)
  if (text === null) return null
  const choice = choices.find((item) => item === text)
  if (choice === undefined) throw new UsageError(`--${option} takes ${choices.join(', ')}, not "${text}".`)
  return choice
}
