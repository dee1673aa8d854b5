import type { FistfulGame, FistfulKey } from '#main/db/repositories/fistful.ts'
import { appendArchiveStep, INITIAL_PREVIOUS_HASH, formatArchive } from '#main/games/fistful/proof/archive.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { ArchiveVerificationView } from '#shared/contract/fistful/reports.ts'
import type { ArchiveStep, ArchiveStepBody, ArchiveStepKind } from '#shared/games/fistful/archive-step.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import type { FistfulDependencies } from './fistful-dependencies.ts'

/** Access to the archive of a game: all steps, each chained to the previous one by its hash. */
export function createFistfulArchiveAccess({ board, getGame }: FistfulDependencies) {
  function stepsOf(gameId: string): ArchiveStep[] {
    let previous = INITIAL_PREVIOUS_HASH
    return board.steps.listOf(gameId).map(({ number, body, hash }) => {
      // Not validated: changes made to the file are for the verification to find.
      const step = { step: number, body: JSON.parse(body) as ArchiveStepBody, previous, hash }
      previous = hash
      return step
    })
  }

  /** Appends steps. Call inside the change. */
  function append(gameId: string, bodies: readonly ArchiveStepBody[]): void {
    const before = stepsOf(gameId)
    const after = bodies.reduce<readonly ArchiveStep[]>(appendArchiveStep, before)
    for (const { step, body, hash } of after.slice(before.length))
      board.steps.add({ id: `${gameId}/step/${step}`, gameId, number: step, body: formatCanonicalJson(body), hash })
  }

  /** The steps of one kind. Steps of other kinds are skipped in the file, since a desk queries this on every view. */
  function bodiesOf<Kind extends ArchiveStepKind>(
    gameId: string,
    kind: Kind,
  ): Extract<ArchiveStepBody, { kind: Kind }>[] {
    const isOne = (body: ArchiveStepBody): body is Extract<ArchiveStepBody, { kind: Kind }> => body.kind === kind
    return board.steps
      .bodiesOf(gameId, kind)
      .map((body) => JSON.parse(body) as ArchiveStepBody)
      .filter(isOne)
  }

  /** The step of a resolved turn, or null. */
  function turnStep(gameId: string, turn: number): Extract<ArchiveStepBody, { kind: 'turn' }> | null {
    return bodiesOf(gameId, 'turn').find((body) => body.turn === turn) ?? null
  }

  /**
   * Exports the whole game as a file, without orders that are not resolved or revealed. Refused for a running game in
   * fog, except with a referee: the gamemaster, who owns this file, is the referee and already knows everything in it.
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
    return { fileName: `fistful-${game.code}.archive.jsonl`, text: formatArchive(steps) }
  }

  return { stepsOf, bodiesOf, turnStep, append, exportArchive }
}

/** CPU time limit; the longest game ever played is verified in a second. */
const VERIFY_SECONDS = 60

/** Verifies an archive of any origin, from the first step to the last. */
export async function verifyArchive({ text }: { text: string }): Promise<ArchiveVerificationView> {
  const verdict = await runWorkerJob('fistful-archive', text, { seconds: VERIFY_SECONDS })
  if (verdict.ok) {
    const { turns, rolls, says } = verdict
    return { isSound: true, turns, rolls, step: null, turn: null, text: `${says} The last hash is ${verdict.head}.` }
  }
  const { step, turn, why } = verdict
  return { isSound: false, turns: 0, rolls: 0, step, turn, text: `Step ${step}: ${why}` }
}

/** The start of a game, before or after both homeworlds are chosen. */
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
    // Public keys only; the secret key never leaves the file.
    ...(keys === null ? {} : { keys: { A: keys.publicA, B: keys.publicB } }),
  }
}

/** Copies a map to the archive's format, with mutable lists. */
function copied({ board, stars, routes }: FistfulGame['map']): GameStart['map'] {
  return { board: { ...board }, stars: { ...stars }, routes: routes.map(([from, to]) => [from, to]) }
}

/** Builds the first step of an archive. */
export function buildStartStep(game: FistfulGame, keys: FistfulKey | null): ArchiveStepBody {
  return { kind: 'start', start: buildGameStart(game, keys) }
}
