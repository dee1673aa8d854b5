import type { Refusal } from '#shared/match/protocol.ts'
import { createGivenDice, type RecordedDice } from './dice.ts'
import { isRecord, type JsonRecord, parseList, parseNumber, parseRecord } from './json.ts'
import { trackKeyReads } from './track-reads.ts'
import { mergeVectorSettings, type VectorSettings } from './vector-settings.ts'

/**
 * Runs one worked example: its input, the settings that it changes, its dice and the shared data of its file. The
 * result is compared with the expected one.
 */
export type VectorExampleRunner = (
  given: JsonRecord,
  settings: JsonRecord,
  dice: RecordedDice,
  fixtures: JsonRecord,
) => unknown

/** What a game provides to the vector runner. */
export interface GameVectorConfig {
  /** One adapter per supported kind of example. */
  readonly adapters: Readonly<Record<string, VectorExampleRunner>>
  /** Settings that the adapters respect. An example that changes any other setting fails. */
  readonly settings: VectorSettings
  /** Tolerance for numbers, per kind if kinds differ; 0 by default. */
  readonly tolerance?: number | ((kind: string) => number)
  /** Names of objects of counts, which are compared in full: a missing count is 0. */
  readonly counts?: readonly string[]
}

/** One worked example of a vector file. */
export interface VectorExample {
  readonly id: string
  readonly kind: string
  readonly body: JsonRecord
}

/** Data shared by all examples of a file: changed settings, and objects that examples refer to by name. */
export interface VectorFile {
  readonly settings: JsonRecord
  readonly fixtures: JsonRecord
}

/** Thrown by an adapter if the rules refuse what an example does: `legal` false, and `why`. */
export class VectorRefusal extends Error {
  override readonly name = 'VectorRefusal'
  readonly why: string

  constructor({ code, message }: Refusal) {
    super(message)
    this.why = code
  }
}

/** What is wrong with a game's result for an example, or null. */
export function findVectorProblem(example: VectorExample, game: GameVectorConfig, file: VectorFile): string | null {
  const adapter = game.adapters[example.kind]
  if (adapter === undefined) return `Kind ${example.kind} is not built`
  try {
    const { settings: changed, ...given } = parseRecord(example.body['given'], 'given')
    const settings = mergeVectorSettings(game.settings, [file.settings, example.body['settings'], changed])
    const { tracked, findUnread } = trackKeyReads(given, 'given')
    const answerWith = (dice: RecordedDice): unknown => adapter(tracked, settings, dice, file.fixtures)
    const comparing = { path: 'expect', tolerance: toleranceFor(example.kind, game), counts: game.counts ?? [] }
    const difference = compareAnswer(example.body, answerWith, comparing)
    const unread = findUnknownKey(example.body) ?? findUnread()
    return unread === null ? difference : `${unread} is not known: no rule reads it`
  } catch (fault) {
    return describeFault(fault)
  }
}

/** Validation error of the input of an example. */
interface SchemaFault {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

function isSchemaFault(fault: unknown): fault is SchemaFault {
  return isRecord(fault) && Array.isArray(fault['issues'])
}

function describeFault(fault: unknown): string {
  if (isSchemaFault(fault))
    return fault.issues.map(({ path, message }) => `${['given', ...path].join('.')}: ${message}`).join('; ')
  return fault instanceof Error ? fault.message : String(fault)
}

function toleranceFor(kind: string, { tolerance = 0 }: GameVectorConfig): number {
  return typeof tolerance === 'number' ? tolerance : tolerance(kind)
}

/** Allowed keys of an example; most of them are for people. */
const EXAMPLE_KEYS = 'id title kind rules basis lines note uses settings given dice expect'.split(' ')

function findUnknownKey(body: JsonRecord): string | null {
  return Object.keys(body).find((name) => !EXAMPLE_KEYS.includes(name)) ?? null
}

function compareAnswer(
  body: JsonRecord,
  answerWith: (dice: RecordedDice) => unknown,
  comparing: Comparing,
): string | null {
  const rolls = body['dice'] === undefined ? [] : parseList(body['dice'], 'dice').map(parseRoll)
  const dice = vectorDice(rolls)
  const expected = parseRecord(body['expect'], 'expect')
  const answer = answerOrRefusal(() => answerWith(dice), expected)
  const left = rolls.length - dice.faces.length
  return findDifference(expected, answer, comparing) ?? (left === 0 ? null : `${left} of ${rolls.length} dice not used`)
}

/** Returns a refusal as the result if the example expects one, and rethrows it otherwise. */
function answerOrRefusal(answer: () => unknown, expected: JsonRecord): unknown {
  try {
    return answer()
  } catch (fault) {
    const asks = Object.hasOwn(expected, 'legal') || Object.hasOwn(expected, 'why')
    if (fault instanceof VectorRefusal && asks) return { legal: false, why: fault.why }
    throw fault
  }
}

interface Roll {
  /** Null if the example gives a face only. */
  readonly sides: number | null
  readonly face: number
}

function parseRoll(value: unknown, at: number): Roll {
  if (typeof value === 'number') return { sides: null, face: value }
  const roll = parseRecord(value, `dice[${at}]`)
  return { sides: parseNumber(roll['d'], `dice[${at}].d`), face: parseNumber(roll['v'], `dice[${at}].v`) }
}

/** Given dice that also check the number of sides of each die. */
function vectorDice(rolls: readonly Roll[]): RecordedDice {
  const dice = createGivenDice(rolls.map(({ face }) => face))
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

/** Context of a comparison: path in the result, numeric tolerance, and names of count objects. */
interface Comparing {
  readonly path: string
  readonly tolerance: number
  readonly counts: readonly string[]
}

/**
 * The first place where a result differs from the expected one. Objects are compared on the expected keys only; lists
 * and counts are compared in full.
 */
export function findDifference(expected: unknown, answer: unknown, at: Comparing): string | null {
  const { path, tolerance } = at
  if (Array.isArray(expected)) return findListDifference(expected, answer, at)
  if (!isRecord(expected)) {
    return isSame(expected, answer, tolerance) ? null : `${path} should be ${show(expected)}, is ${show(answer)}`
  }
  if (!isRecord(answer)) return `${path} should be an object, is ${show(answer)}`
  for (const name of Object.keys(expected)) {
    const wanted = at.counts.includes(name) ? withAllCounts(expected[name], answer[name]) : expected[name]
    const difference = findDifference(wanted, answer[name], { ...at, path: `${path}.${name}` })
    if (difference !== null) return difference
  }
  return null
}

/** Expected counts, with 0 for those that only the result has. */
function withAllCounts(expected: unknown, answer: unknown): unknown {
  if (!isRecord(expected) || !isRecord(answer)) return expected
  return { ...Object.fromEntries(Object.keys(answer).map((name) => [name, 0])), ...expected }
}

function isSame(expected: unknown, answer: unknown, tolerance: number): boolean {
  if (typeof expected !== 'number' || typeof answer !== 'number') return expected === answer
  return Math.abs(expected - answer) <= tolerance
}

function findListDifference(expected: readonly unknown[], answer: unknown, at: Comparing) {
  const { path } = at
  if (!Array.isArray(answer)) return `${path} should be a list, is ${show(answer)}`
  if (answer.length !== expected.length) return `${path} should have ${expected.length} entries, has ${answer.length}`
  for (const [index, value] of expected.entries()) {
    const difference = findDifference(value, answer[index], { ...at, path: `${path}[${index}]` })
    if (difference !== null) return difference
  }
  return null
}

function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value)
}
