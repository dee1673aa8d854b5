import type { AnyGame } from '#main/games/kit/game.ts'
import type { ArchivedFight, Fight, DecidedFight } from '#shared/games/fistful/fights.ts'
import { replayFight } from '../fights/linked-battle.ts'
import type { ArchiveReplay, StepOfKind } from './replay.ts'

/** Data for replaying the fights of a turn. */
export interface FightReplay {
  readonly games: readonly AnyGame[]
  /** The fights that are due once these are decided. */
  readonly dueAfter: (decided: readonly DecidedFight[]) => readonly Fight[]
}

/** Replays the fights of a turn in the order due. Returns their outcomes, or the problem of the first invalid one. */
export function replayFights(
  archived: readonly ArchivedFight[],
  { games, dueAfter }: FightReplay,
): readonly DecidedFight[] | string {
  const decided: DecidedFight[] = []
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
export function listCorrections({ turn, fights = [] }: StepOfKind<'turn'>): ArchiveReplay['corrections'] {
  const commands = fights.flatMap(({ match }) => (match?.log ?? []).map(({ command }) => command))
  return commands.flatMap(({ type, note }) => (type === 'correct' && typeof note === 'string' ? [{ turn, note }] : []))
}
