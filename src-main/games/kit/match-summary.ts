import type { MatchSummary } from '#shared/match/protocol.ts'
import type { BaseCommand, Game } from './game.ts'

/** Builds the summary of a match for lists. It holds public facts only. */
export function summarizeMatch<State, Command extends BaseCommand, Event, View, Options>(
  game: Pick<Game<State, Command, Event, View, Options>, 'isOver' | 'playable' | 'viewFor' | 'winners'>,
  state: State,
): MatchSummary {
  if (game.isOver(state)) return { turn: null, winners: game.winners?.(state) ?? [] }
  return { turn: game.playable?.turn(game.viewFor(state, null)) ?? null, winners: [] }
}
