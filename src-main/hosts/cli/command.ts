import type { ParseArgsOptionsConfig } from 'node:util'
import type { World } from '#main/services/world.ts'

/** Options and arguments of one call of the command line. */
export interface Call {
  readonly world: World
  readonly args: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

/** What a command answers: `data` for machines, `text` for people. */
export interface Answer {
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
  readonly args: readonly string[]
  readonly options: ParseArgsOptionsConfig
  /** One line for each of its own options. */
  readonly optionHelp: readonly string[]
  run(call: Call): Answer | Promise<Answer>
}

/** The command was called wrongly: exit code 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/** The text of an option, or null when it is not given. */
export function textOf({ values }: Call, option: string): string | null {
  const value = values[option]
  return typeof value === 'string' ? value : null
}

/** The arguments of a verb, as `usage` names them: `range FILE SHIP SHIP`, in brackets what may be left out, with … what takes the rest. */
export function argsOf({ args }: Call, usage: string): readonly (string | undefined)[] {
  const [, ...names] = usage.split(' ')
  const [, ...given] = args
  const missing = names.filter((name, at) => given[at] === undefined && !name.startsWith('['))
  if (missing.length > 0) throw new WrongUsage(`${missing.join(' ')} is missing: ${usage}. Try --help.`)
  if (given.length > names.length && names.at(-1)?.includes('…') !== true)
    throw new WrongUsage(`"${given[names.length]}" is one argument too many: ${usage}. Try --help.`)
  return given
}

/** The number of `--limit`, or the usual one. */
export function limitOf(call: Call, usual: number, most: number): number {
  const text = textOf(call, 'limit')
  if (text === null) return usual
  const limit = Number(text)
  if (/^\d+$/.test(text) && limit >= 1 && limit <= most) return limit
  throw new WrongUsage(`--limit takes a number from 1 to ${most}, not "${text}".`)
}
