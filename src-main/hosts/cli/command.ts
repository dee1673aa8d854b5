import type { ParseArgsOptionsConfig } from 'node:util'
import type { Environment } from '#main/services/kit/environment.ts'

/** Options and arguments of a command-line call. */
export interface CommandLineCall {
  readonly world: Environment
  readonly args: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

/** Result of a command: `data` for machines, `text` for people. */
export interface CommandResult {
  readonly data: unknown
  readonly text: string
  /** Whether problems were found; the exit code is then 1. */
  readonly hasProblems?: boolean
  /** Note to the user, not part of the result. */
  readonly remark?: string
}

/** Author, in History, of what commands write. */
export const CLI_AUTHOR = { name: 'Command line', session: 'cli' }

/** A command of the command line. */
export interface Command {
  readonly summary: string
  /** Names of its arguments: one in brackets may be left out, one that ends in … is variadic. */
  readonly args?: readonly string[]
  readonly options?: ParseArgsOptionsConfig
  /** Help lines of the options that only this command has. */
  readonly optionHelp?: readonly string[]
  run(call: CommandLineCall): CommandResult | Promise<CommandResult>
}

/** Wrong usage of a command: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'WrongUsage'
}

/** Returns the text of an option, or null if it is absent. */
export function getTextOption({ values }: CommandLineCall, option: string): string | null {
  const value = values[option]
  return typeof value === 'string' ? value : null
}

/**
 * Checks the arguments of a verb against `usage`, such as `range FILE SHIP SHIP`. Brackets mark optional arguments, …
 * a variadic one.
 */
export function parseArguments({ args }: CommandLineCall, usage: string): readonly (string | undefined)[] {
  const [, ...names] = usage.split(' ')
  const [, ...given] = args
  const missing = names.filter((name, at) => given[at] === undefined && !name.startsWith('['))
  if (missing.length > 0) throw new UsageError(`${missing.join(' ')} is missing: ${usage}. Try --help.`)
  if (given.length > names.length && names.at(-1)?.includes('…') !== true)
    throw new UsageError(`"${given[names.length]}" is one argument too many: ${usage}. Try --help.`)
  return given
}

/** Parses an option as a count from 1 to `most`, with `usual` as the default. */
export function parseCountOption(
  call: CommandLineCall,
  option: string,
  { usual, most }: { usual: number; most: number },
): number {
  const text = getTextOption(call, option)
  if (text === null) return usual
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count
  throw new UsageError(`--${option} takes a number from 1 to ${most}, not "${text}".`)
}

/** Parses an option as one of several words, or null if it is absent. */
export function parseChoiceOption<Choice extends string>(
  call: CommandLineCall,
  option: string,
  choices: readonly Choice[],
): Choice | null {
  const text = getTextOption(call, option)
  if (text === null) return null
  const choice = choices.find((item) => item === text)
  if (choice === undefined) throw new UsageError(`--${option} takes ${choices.join(', ')}, not "${text}".`)
  return choice
}

/** An action of a command, named by its first argument. */
export type Verb = (call: CommandLineCall) => CommandResult | Promise<CommandResult>

/** The verbs of a command. Each is imported when it is called, so that other commands start faster. */
export type Verbs = Readonly<Record<string, () => Promise<Verb>>>

/** Options that only some verbs take, each with these. */
export type VerbsByOption = Readonly<Record<string, readonly string[]>>

/** Runs the verb named by the first argument. Refuses options of other verbs, which would have no effect. */
export async function runVerb(
  verbs: Verbs,
  call: CommandLineCall,
  optionVerbs: VerbsByOption = {},
): Promise<CommandResult> {
  const [name = ''] = call.args
  const fetchVerb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!fetchVerb) throw new UsageError(`"${name}" is none of ${Object.keys(verbs).join(', ')}. Try --help.`)
  for (const [option, takers] of Object.entries(optionVerbs)) {
    const isGiven = call.values[option] !== undefined && call.values[option] !== false
    if (isGiven && !takers.includes(name))
      throw new UsageError(`--${option} has no effect on ${name}: it is for ${takers.join(' and ')}.`)
  }
  const verb = await fetchVerb()
  return verb(call)
}
