import { givenDice, type RecordedDice } from './dice.ts'
import { isRecord, type JsonRecord, parseList, parseNumber, parseRecord } from './json.ts'

/** Answers one worked example: what it gives, the settings in force, its dice; compared with what it expects. */
export type VectorAdapter = (given: JsonRecord, settings: JsonRecord, dice: RecordedDice) => unknown

/** What a game brings to the vector runner. */
export interface VectorGame {
  /** One adapter per kind of example that is built. */
  readonly adapters: Readonly<Record<string, VectorAdapter>>
  /** The settings that the adapters obey; an example that changes another one cannot be answered. */
  readonly settings: readonly string[]
  /** How far a number may lie from what is expected, by the kind where kinds differ; 0 where it is left out. */
  readonly tolerance?: number | ((kind: string) => number)
}

/** One worked example of a vector file. */
export interface VectorExample {
  readonly id: string
  readonly kind: string
  readonly body: JsonRecord
}

/** What is wrong with a game's answer to an example, or null (settings: the file's own block). */
export function findProblem(example: VectorExample, game: VectorGame, settings: JsonRecord): string | null {
  const adapter = game.adapters[example.kind]
  if (adapter === undefined) return `Kind ${example.kind} is not built`
  try {
    const inForce = settingsFor(example.body, game, settings)
    const tolerance = toleranceFor(example.kind, game)
    return compareAnswer(example.body, (given, dice) => adapter(given, inForce, dice), tolerance)
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}

function toleranceFor(kind: string, { tolerance = 0 }: VectorGame): number {
  return typeof tolerance === 'number' ? tolerance : tolerance(kind)
}

function settingsFor(body: JsonRecord, game: VectorGame, settings: JsonRecord): JsonRecord {
  const changed = body['settings'] === undefined ? {} : parseRecord(body['settings'], 'settings')
  const unbuilt = Object.keys(changed).find((name) => !game.settings.includes(name))
  if (unbuilt !== undefined) throw new Error(`Setting ${unbuilt} is not built`)
  return { ...settings, ...changed }
}

function compareAnswer(
  body: JsonRecord,
  answerTo: (given: JsonRecord, dice: RecordedDice) => unknown,
  tolerance: number,
): string | null {
  const rolls = body['dice'] === undefined ? [] : parseList(body['dice'], 'dice').map(parseRoll)
  const dice = vectorDice(rolls)
  const answer = answerTo(parseRecord(body['given'], 'given'), dice)
  const left = rolls.length - dice.faces.length
  return (
    findDifference(body['expect'], answer, { path: 'expect', tolerance }) ??
    (left === 0 ? null : `${left} of ${rolls.length} dice not used`)
  )
}

interface Roll {
  /** Null where the example gives a face alone. */
  readonly sides: number | null
  readonly face: number
}

function parseRoll(value: unknown, at: number): Roll {
  if (typeof value === 'number') return { sides: null, face: value }
  const roll = parseRecord(value, `dice[${at}]`)
  return { sides: parseNumber(roll['d'], `dice[${at}].d`), face: parseNumber(roll['v'], `dice[${at}].v`) }
}

/** Given dice that also insist on the sides of each die. */
function vectorDice(rolls: readonly Roll[]): RecordedDice {
  const dice = givenDice(rolls.map(({ face }) => face))
  return {
    faces: dice.faces,
    die(sides) {
      const expected = rolls[dice.faces.length]?.sides ?? sides
      if (expected !== sides)
        throw new Error(`Die ${dice.faces.length + 1} should be a D${expected}, a D${sides} was asked for`)
      return dice.die(sides)
    },
  }
}

/** Where in an answer, and how far numbers may lie apart. */
interface Comparing {
  readonly path: string
  readonly tolerance: number
}

/** The first place where an answer differs from what is expected: of objects only the expected names count, lists count whole. */
export function findDifference(expected: unknown, answer: unknown, at: Comparing): string | null {
  const { path, tolerance } = at
  if (Array.isArray(expected)) return findListDifference(expected, answer, at)
  if (!isRecord(expected)) {
    return isSame(expected, answer, tolerance) ? null : `${path} should be ${show(expected)}, is ${show(answer)}`
  }
  if (!isRecord(answer)) return `${path} should be an object, is ${show(answer)}`
  for (const [name, value] of Object.entries(expected)) {
    const difference = findDifference(value, answer[name], { path: `${path}.${name}`, tolerance })
    if (difference !== null) return difference
  }
  return null
}

function isSame(expected: unknown, answer: unknown, tolerance: number): boolean {
  if (typeof expected !== 'number' || typeof answer !== 'number') return expected === answer
  return Math.abs(expected - answer) <= tolerance
}

function findListDifference(expected: readonly unknown[], answer: unknown, { path, tolerance }: Comparing) {
  if (!Array.isArray(answer)) return `${path} should be a list, is ${show(answer)}`
  if (answer.length !== expected.length) return `${path} should have ${expected.length} entries, has ${answer.length}`
  for (const [at, value] of expected.entries()) {
    const difference = findDifference(value, answer[at], { path: `${path}[${at}]`, tolerance })
    if (difference !== null) return difference
  }
  return null
}

function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value)
}
