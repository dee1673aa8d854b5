import { randomBytes } from 'node:crypto'
import type { core } from 'zod'
import { type Dice, createGivenDice, createSeededDice, InvalidFaceError } from '#main/games/kit/dice.ts'
import { toR } from '#main/games/planetary-sand/ground/cords.ts'
import { type CommandLineCall, getTextOption, UsageError } from '#main/hosts/cli/command.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { AIRS, type Air, GRAVITIES, type Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import { createDefaultSettings, SETTINGS, type SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'

/** Parses an argument as the id of a table row. The error for an unknown word lists the valid ones. */
export function parseTableId<Id extends string>(
  table: Readonly<Record<Id, unknown>>,
  word: string | undefined,
  what: string,
): Id {
  if (word !== undefined && Object.hasOwn(table, word)) return word as Id
  throw new UsageError(
    `${word === undefined ? 'Name' : `“${word}” is no ${what}: name`} one of ${Object.keys(table).join(', ')}.`,
  )
}

/** Parses `--air`; half-Earth by default (SAND-ENV-2). */
export function parseAirOption(call: CommandLineCall): Air {
  return parseTableId(AIRS, getTextOption(call, 'air') ?? 'HE', 'air')
}

/** Parses `--gravity`; Earth by default (SAND-ENV-1). */
export function parseGravityOption(call: CommandLineCall): Gravity {
  return parseTableId(GRAVITIES, getTextOption(call, 'gravity') ?? 'EG', 'gravity')
}

/** Parses the settings of `--set`, such as `cupDie=B,unitMm=610`. */
export function parseSettingsOption(call: CommandLineCall): SandSettings {
  const pairs = (getTextOption(call, 'set') ?? '').split(',').filter((pair) => pair.trim() !== '')
  const settings = Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim())
      return [name, valueOf(value)]
    }),
  )
  const usual = createDefaultSettings()
  const names = Object.keys(usual).filter((name) => !Array.isArray(usual[name as keyof SandSettings]))
  const strange = Object.keys(settings).find((name) => !names.includes(name))
  if (strange !== undefined)
    throw new UsageError(`--set: there is no setting ${strange}. There are: ${names.join(', ')}.`)
  const read = BattleOptions.safeParse({ seats: ['A', 'B'], armies: [{}, {}], settings })
  if (read.success) return { ...usual, ...read.data.settings } as SandSettings
  const [issue] = read.error.issues
  const name = String(issue?.path[1] ?? '')
  throw new UsageError(`--set ${name}: ${answersOf(name) ?? limitOf(issue)}`)
}

/** The range of a number, in words. */
function limitOf(issue: core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_small') return `${issue.minimum} is the least.`
  if (issue?.code === 'too_big') return `${issue.maximum} is the most.`
  return issue?.code === 'invalid_type' ? 'say a number.' : `${issue?.message ?? 'say a number'}.`
}

/** The choices of a setting, or null if it is a number. */
function answersOf(name: string): string | null {
  if (!Object.hasOwn(SETTINGS, name)) return null
  const { choices } = SETTINGS[name as keyof typeof SETTINGS]
  return `one of ${choices.map(({ value }) => String(value)).join(', ')}.`
}

function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

const SHAPES: readonly (readonly [RegExp, (a: number, b: number) => Parameters<typeof toR>[0] | null])[] = [
  [/^(\d+(?:\.\d+)?)$/, (r) => ({ r })],
  [/^(\d+(?:\.\d+)?)ft$/, (feet) => ({ feet })],
  [/^(\d+(?:\.\d+)?)mm$/, (mm) => ({ mm })],
  [/^([1-6])\/([123])$/, (cord, third) => ({ cord, third: third === 1 ? 1 : third === 2 ? 2 : 3 })],
]

/** Parses a distance and converts it to R: 1.5, 4ft, 300mm, or 3/2 for the second third of cord R3 (SAND-KIT-1). */
export function parseDistance(word: string | undefined, { unitMm }: SandSettings): number {
  for (const [shape, make] of SHAPES) {
    const [whole, a = '', b = ''] = shape.exec(word ?? '') ?? []
    const distance = whole === undefined ? null : make(Number(a), Number(b))
    if (distance) return toR(distance, unitMm)
  }
  throw new UsageError(
    `${word === undefined ? 'A distance is missing' : `“${word}” is no distance`}: say R such as 1.5, or 4ft, 300mm, 3/2 for the second third of cord R3.`,
  )
}

/** Parses a face of `--dice`: a number, or the side of a coin. */
function faceFrom(word: string): number {
  const face = { H: 1, T: 2 }[word.trim().toUpperCase()] ?? Number(word.trim() || NaN)
  if (Number.isInteger(face)) return face
  throw new UsageError(`“${word}” is no face of a die: say --dice 4,3 or, with a coin, --dice 4,3,H.`)
}

/**
 * Runs `make` with the dice of `--dice` (1 and 2 for heads and tails), else with dice from `--seed`, else with random
 * ones.
 */
export function runWithDice<Made>(call: CommandLineCall, make: (dice: Dice) => Made): Made {
  const given = getTextOption(call, 'dice')
  if (given === null) return make(createSeededDice(getTextOption(call, 'seed') ?? randomBytes(8).toString('hex')))
  const dice = createGivenDice(given.split(',').map(faceFrom))
  try {
    const made = make(dice)
    if (dice.left() > 0)
      throw new UsageError(
        `${dice.left()} of the dice are not used: a coin is tossed only where damage and defence are equal.`,
      )
    return made
  } catch (error) {
    if (error instanceof InvalidFaceError) throw new UsageError(`${error.message}.`)
    throw error
  }
}
