import type { FistfulGame, FistfulKey } from '#main/db/repositories/fistful.ts'
import { appendStep, NO_HASH, writeArchive } from '#main/games/fistful/proof/archive.ts'
import { canonicalJson } from '#main/games/kit/hash.ts'
import { readInWorker } from '#main/services/reading/read-in-worker.ts'
import { RefusalError } from '#main/services/refusal-error.ts'
import type { VerifyView } from '#shared/contract/fistful/reports.ts'
import type { ArchiveStep, StepBody, StepKind } from '#shared/games/fistful/archive-step.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import type { FistfulTools } from './tools.ts'

/** The archive of a game: every step, bound to the one before by its hash. */
export function createFistfulArchive({ board, getGame }: FistfulTools) {
  function stepsOf(gameId: string): ArchiveStep[] {
    let previous = NO_HASH
    return board.steps.listOf(gameId).map(({ number, body, hash }) => {
      // As it stands: what was changed in the file is for the check to find.
      const step = { step: number, body: JSON.parse(body) as StepBody, previous, hash }
      previous = hash
      return step
    })
  }

  /** Adds steps; call it inside the change. */
  function append(gameId: string, bodies: readonly StepBody[]): void {
    const before = stepsOf(gameId)
    const after = bodies.reduce<readonly ArchiveStep[]>(appendStep, before)
    for (const { step, body, hash } of after.slice(before.length))
      board.steps.add({ id: `${gameId}/step/${step}`, gameId, number: step, body: canonicalJson(body), hash })
  }

  /** The steps of one kind; the file passes over the others, which a desk would read at every look. */
  function bodiesOf<Kind extends StepKind>(gameId: string, kind: Kind): Extract<StepBody, { kind: Kind }>[] {
    const isOne = (body: StepBody): body is Extract<StepBody, { kind: Kind }> => body.kind === kind
    return board.steps
      .bodiesOf(gameId, kind)
      .map((body) => JSON.parse(body) as StepBody)
      .filter(isOne)
  }

  /** The step of a turn that was resolved, or null. */
  function turnStep(gameId: string, turn: number): Extract<StepBody, { kind: 'turn' }> | null {
    return bodiesOf(gameId, 'turn').find((body) => body.turn === turn) ?? null
  }

  /**
   * The whole game as a file. It holds no orders that are not resolved or revealed. A running game in fog is refused but
   * where a referee holds it: the gamemaster, whose file this is, is the referee and knows everything in it already.
   */
  function exportArchive({ id }: { id: string }): { fileName: string; text: string } {
    const game = getGame(id)
    const isFogged = game.settings.fog !== 'off' && game.position.result === null
    if (isFogged && game.mode !== 'referee')
      throw new RefusalError(
        'conflict',
        `${game.name} is played in fog: its archive tells all, so it waits until the game is over.`,
      )
    const steps = stepsOf(id)
    if (steps.length === 0) throw new RefusalError('conflict', 'The archive begins once both homeworlds are chosen.')
    return { fileName: `fistful-${game.code}.archive.jsonl`, text: writeArchive(steps) }
  }

  return { stepsOf, bodiesOf, turnStep, append, exportArchive }
}

/** The longest game that was ever played is checked in a second. */
const VERIFY_SECONDS = 60

/** Checks an archive from anywhere, first step to last. */
export async function verifyArchive({ text }: { text: string }): Promise<VerifyView> {
  const verdict = await readInWorker('fistful-archive', text, { seconds: VERIFY_SECONDS })
  if (verdict.ok) {
    const { turns, rolls, says } = verdict
    return { isSound: true, turns, rolls, step: null, turn: null, text: `${says} The last hash is ${verdict.head}.` }
  }
  const { step, turn, why } = verdict
  return { isSound: false, turns: 0, rolls: 0, step, turn, text: `Step ${step}: ${why}` }
}

/** What a game began with, once both homeworlds are chosen or before. */
export function buildGameStart(
  { code, name, mode, seats, areDiceTyped, settings, map, position }: FistfulGame,
  keys: FistfulKey | null,
): GameStart {
  const players = { A: seats.A.name, B: seats.B.name }
  return {
    game: code,
    name,
    mode,
    players,
    areDiceTyped,
    settings,
    map: copied(map),
    homeworlds: { ...position.homeworlds },
    // Public ones alone: the secret one never leaves the file.
    ...(keys === null ? {} : { keys: { A: keys.publicA, B: keys.publicB } }),
  }
}

/** A map as the archive's shape has it: lists that are not read-only. */
function copied({ board, stars, routes }: FistfulGame['map']): GameStart['map'] {
  return { board: { ...board }, stars: { ...stars }, routes: routes.map(([from, to]) => [from, to]) }
}

/** The step with which an archive begins. */
export function buildStartStep(game: FistfulGame, keys: FistfulKey | null): StepBody {
  return { kind: 'start', start: buildGameStart(game, keys) }
}
