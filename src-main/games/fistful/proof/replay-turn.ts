import type { RecordedDice } from '#main/games/kit/dice.ts'
import type { AnyGame } from '#main/games/kit/game.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import type { DecidedLinkedFight, ArchivedFight, LinkedFight } from '#shared/games/fistful/linked-fights.ts'
import { resolveTurn } from '../commands/resolve-turn.ts'
import { replayFight } from '../fights/linked-battle.ts'
import { NO_SEALS_AND_REVEALS, type ArchiveReplay, type ArchiveStepBodyOf } from './replay.ts'
import { hashGameState } from './seal.ts'
import { createSharedSeed } from './shared-seed.ts'

/** Data for replaying the fights of a turn. */
interface FightReplay {
  readonly games: readonly AnyGame[]
  /** The fights that are due once these are decided. */
  readonly dueAfter: (decided: readonly DecidedLinkedFight[]) => readonly LinkedFight[]
}

/** Replays the fights of a turn in the order due. Returns their outcomes, or the problem of the first invalid one. */
function replayFights(
  archived: readonly ArchivedFight[],
  { games, dueAfter }: FightReplay,
): readonly DecidedLinkedFight[] | string {
  const decided: DecidedLinkedFight[] = []
  for (const { what, star, match } of archived) {
    const fight = dueAfter(decided)[decided.length]
    if (fight?.what !== what || fight.star !== star) return `There was no ${what} at ${star} to be decided.`
    try {
      decided.push({ what, star, outcome: match === null ? null : replayFight(games, fight, match) })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return `The ${what} at ${star} was not fought by the rules. ${why}`
    }
  }
  const missing = dueAfter(decided)[decided.length]
  return missing === undefined ? decided : `The ${missing.what} at ${missing.star} was not decided.`
}

/**
 * Lists manual corrections within the matches of a turn. They can decide a fight, so they are reported like any other
 * correction.
 */
function listCorrections({ turn, fights = [] }: ArchiveStepBodyOf<'turn'>): ArchiveReplay['corrections'] {
  const commands = fights.flatMap(({ match }) => (match?.log ?? []).map(({ command }) => command))
  return commands.flatMap(({ type, note }) => (type === 'correct' && typeof note === 'string' ? [{ turn, note }] : []))
}

/** Resolves a turn again. The result must equal the archive byte for byte. */
export function replayTurn(
  replay: ArchiveReplay,
  step: ArchiveStepBodyOf<'turn'>,
  { text, games }: { readonly text: string; readonly games: readonly AnyGame[] },
): ArchiveReplay | string {
  const { orders, seed, resolver } = ruledOf(replay, step)
  if (seed === null && !replay.start.areDiceTyped) return 'The seed of the dice is missing.'
  if (orders === null) return 'The turn was resolved before both players had shown their orders.'
  const resolved = (decided: readonly DecidedLinkedFight[]) =>
    resolveTurn(replay.state, orders, seed === null ? typedDice(step.dice) : createVerifiableDice(seed), decided)
  const fought = replayFights(step.fights ?? [], { games, dueAfter: (decided) => resolved(decided).fights })
  if (typeof fought === 'string') return fought
  const { state, report } = resolved(fought)
  const { kind, turn } = step
  const ruled: ArchiveStepBodyOf<'turn'> = {
    kind,
    turn,
    resolver,
    seed,
    orders,
    dice: report.dice,
    ...(step.fights && { fights: step.fights }),
    report,
    stateHash: hashGameState(state),
  }
  if (formatCanonicalJson(ruled) !== text) return difference(step, ruled)
  return {
    ...replay,
    state,
    sealed: NO_SEALS_AND_REVEALS,
    corrections: [...replay.corrections, ...listCorrections(step)],
    matches: replay.matches + (step.fights ?? []).filter(({ match }) => match !== null).length,
    turns: replay.turns + 1,
    rolls: replay.rolls + report.dice.length,
  }
}

/** The parts of a turn that the rules determine: sealed orders, their seed, and who resolves (FIST-TURN-2). */
function ruledOf({ start, sealed: { reveals } }: ArchiveReplay, { turn, seed, orders }: ArchiveStepBodyOf<'turn'>) {
  const ruled = { orders, seed: start.areDiceTyped ? null : seed, resolver: null }
  if (start.mode === 'mail') return { ...ruled, resolver: turn % 2 === 1 ? ('B' as const) : ('A' as const) }
  if (start.mode !== 'sealed') return ruled
  const { A, B } = reveals
  if (!A || !B) return { ...ruled, orders: null }
  const shared = createSharedSeed({ game: start.game, turn, nonceA: A.nonce, nonceB: B.nonce })
  return { ...ruled, orders: { A: A.orders, B: B.orders }, seed: shared }
}

/** The first difference between a recorded turn and its replay, as text. */
function difference(step: ArchiveStepBodyOf<'turn'>, ruled: ArchiveStepBodyOf<'turn'>): string {
  const differs = (key: keyof typeof step): boolean =>
    formatCanonicalJson(step[key]) !== formatCanonicalJson(ruled[key])
  if (differs('resolver')) return `It was not for player ${step.resolver ?? ruled.resolver} alone to resolve this turn.`
  if (differs('seed')) return 'The dice come from another seed than they must.'
  if (differs('orders')) return 'These are not the orders that the players had sealed and shown.'
  if (differs('dice')) return wrongDie(step.dice, ruled.dice)
  if (differs('stateHash')) return 'The hash of the state after the turn does not fit.'
  return 'The report says otherwise than the turn went.'
}

/** The recorded faces, followed by ones; if too few are recorded, the faces differ. */
function typedDice(typed: readonly number[]): RecordedDice {
  const faces: number[] = []
  return {
    faces,
    die() {
      const face = typed[faces.length] ?? 1
      faces.push(face)
      return face
    },
  }
}

function wrongDie(recorded: readonly number[], thrown: readonly number[]): string {
  const at = thrown.findIndex((face, place) => face !== recorded[place])
  if (at < 0) return `${recorded.length} dice are recorded, and the turn throws ${thrown.length}.`
  return `Die ${at + 1} shows ${recorded[at] ?? 'nothing'}, and it was ${thrown[at]}.`
}
