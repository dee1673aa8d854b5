import { fistfulVectorConfig } from './fistful/vectors.ts'
import { isRecord, type JsonRecord, parseRecord, toRecordOrEmpty } from './kit/json.ts'
import { findVectorProblem, type VectorExample, type GameVectorConfig } from './kit/vector-game.ts'
import { planet28VectorConfig } from './planet28/vectors.ts'
import { planetarySandVectorConfig } from './planetary-sand/vectors.ts'
import { spacePlanesVectorConfig } from './space-planes/vectors.ts'

/** Result of running a vector file: numbers of passed and skipped examples by kind, and the failed ones. */
export type VectorReport = ReturnType<typeof runVectors>

/** The games whose vector files are known. */
const GAMES: Readonly<Record<string, GameVectorConfig>> = {
  planet28: planet28VectorConfig,
  fistful: fistfulVectorConfig,
  'space-planes': spacePlanesVectorConfig,
  'planetary-sand': planetarySandVectorConfig,
}

/**
 * Runs the worked examples of a parsed vector file. `skipped` counts the examples of kinds that this version does not
 * support. Throws if it is not a vector file.
 */
export function runVectors(file: unknown) {
  const { gameId, game, shared, examples } = parseFile(file)
  const isBuilt = ({ kind }: VectorExample): boolean => Object.hasOwn(game.adapters, kind)
  const answered = examples
    .filter(isBuilt)
    .map((example) => ({ example, problem: findVectorProblem(example, game, shared) }))
  const passed = answered.filter(({ problem }) => problem === null).map(({ example }) => example)
  return {
    game: gameId,
    passed: passed.length,
    passedKinds: countKinds(passed),
    failed: answered.flatMap(({ example, problem }) =>
      problem === null ? [] : [{ id: example.id, kind: example.kind, problem }],
    ),
    skipped: countKinds(examples.filter((example) => !isBuilt(example))),
  }
}

function parseFile(file: unknown) {
  if (!isRecord(file) || !Array.isArray(file['examples'])) throw notVectors('it has no list of examples')
  const { gameId, game } = parseGame(file)
  if (file['format'] !== 1) throw notVectors(`its format is ${JSON.stringify(file['format'])}, only 1 is known`)
  const examples: readonly unknown[] = file['examples']
  const shared = { settings: parseShared(file, game), fixtures: toRecordOrEmpty(file['fixtures']) }
  return { gameId, game, shared, examples: examples.map(parseExample) }
}

function parseGame({ game: gameId }: JsonRecord) {
  if (typeof gameId !== 'string') throw notVectors('it names no game')
  const game = Object.hasOwn(GAMES, gameId) ? GAMES[gameId] : undefined
  if (game === undefined) throw notVectors(`its game "${gameId}" is not one of ${Object.keys(GAMES).join(', ')}`)
  return { gameId, game }
}

/** The settings that a file changes for all its examples; those under `defaults` stand among fixed numbers of the book. */
function parseShared({ settings, defaults }: JsonRecord, game: GameVectorConfig): JsonRecord {
  const changed = Object.entries(toRecordOrEmpty(defaults)).filter(([name]) => Object.hasOwn(game.settings, name))
  return { ...Object.fromEntries(changed), ...(settings === undefined ? {} : parseRecord(settings, 'settings')) }
}

/** The settings that the examples of a parsed vector file may change, with their answers. */
export function listVectorSettings(file: unknown): readonly { readonly name: string; readonly answers: string }[] {
  const { game } = parseFile(file)
  return Object.entries(game.settings).map(([name, { answers }]) => ({ name, answers }))
}

function parseExample(value: unknown, at: number): VectorExample {
  if (!isRecord(value)) throw notVectors(`example ${at + 1} is not an object`)
  const { id, kind, given, expect } = value
  if (typeof id !== 'string' || typeof kind !== 'string') throw notVectors(`example ${at + 1} has no id or kind`)
  if (!isRecord(given) || !isRecord(expect)) throw notVectors(`example ${id} lacks given or expect`)
  return { id, kind, body: value }
}

function notVectors(why: string): Error {
  return new Error(`This is not a vector file: ${why}.`)
}

/** How many examples there are of each kind. */
function countKinds(examples: readonly VectorExample[]) {
  const counts = new Map<string, number>()
  for (const { kind } of examples) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}
