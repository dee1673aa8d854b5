import type { ArchiveStepBody } from '#shared/games/fistful/archive-step.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import type { GameState, Side } from '#shared/games/fistful/model.ts'
import { applyResignation } from '../commands/resign.ts'
import { placeHomeworld, createGame, classifyHomeworldStars } from '../setup.ts'
import type { TurnSealsAndReveals } from './protocol.ts'

/** State of replaying a game from its archive. */
export interface ArchiveReplay {
  readonly start: GameStart
  readonly state: GameState
  /** Knowledge of the current turn. */
  readonly sealed: TurnSealsAndReveals
  readonly usedNonces: ReadonlySet<string>
  /** Manual corrections so far, in the game or in one of its matches. */
  readonly corrections: readonly Pick<ArchiveStepBodyOf<'correction'>, 'turn' | 'note'>[]
  /** Number of replayed matches. */
  readonly matches: number
  readonly turns: number
  /** The side that claimed a forfeit because the other did not answer, if recorded. */
  readonly forfeitBy: Side | null
  readonly rolls: number
}

/** A step of one kind. */
export type ArchiveStepBodyOf<Kind extends ArchiveStepBody['kind']> = Extract<ArchiveStepBody, { kind: Kind }>

/** A turn without seals and reveals. */
export const NO_SEALS_AND_REVEALS: TurnSealsAndReveals = { seals: { A: null, B: null }, reveals: { A: null, B: null } }

/** Replays the start of a game, or returns why it is invalid. */
export function replayGameStart({ start }: ArchiveStepBodyOf<'start'>): ArchiveReplay | string {
  if (start.mode === 'sealed' && start.areDiceTyped) return 'A sealed game throws no dice by hand.'
  const { flownClashes, foughtCaptures } = start.settings
  if ((start.mode === 'mail' || start.mode === 'sealed') && (flownClashes || foughtCaptures))
    return 'By mail nothing is fought elsewhere.'
  if (start.keys && (start.mode !== 'sealed' || !start.keys.A || !start.keys.B || start.keys.A === start.keys.B))
    return 'A sealed game has a key for each player, and no other game has any.'
  const state = (['A', 'B'] as const).reduce<GameState | string>(
    (so, side) => (typeof so === 'string' ? so : chosen(so, side, start.homeworlds[side])),
    createGame(start.map, start.settings),
  )
  if (typeof state === 'string') return state
  return {
    start,
    state,
    sealed: NO_SEALS_AND_REVEALS,
    usedNonces: new Set(),
    corrections: [],
    matches: 0,
    turns: 0,
    rolls: 0,
    forfeitBy: null,
  }
}

function chosen(state: GameState, side: Side, star: string | null): GameState | string {
  if (star === null) return `Player ${side} has no homeworld.`
  return classifyHomeworldStars(state, side).legal.includes(star)
    ? placeHomeworld(state, side, star)
    : `Player ${side} may not have a homeworld at ${star}.`
}

/** Ends the game because a side resigned or did not answer in time (FIST-VIC-3). */
export function replayResignation(
  replay: ArchiveReplay,
  { side, why, by }: ArchiveStepBodyOf<'resign'>,
): ArchiveReplay {
  return { ...replay, state: applyResignation(replay.state, side, why), forfeitBy: by ?? null }
}
