import type { TurnView } from '#shared/contract/fistful/reports.ts'

/**
 * Removes from a turn what the players sharing a screen must not see of each other: builds, orders and rejected
 * orders.
 */
export function redactTurnForSharedScreen(turn: TurnView): TurnView {
  return {
    ...turn,
    orders: [],
    rejected: [],
    events: turn.events.filter(({ kind }) => kind !== 'production'),
    text: '',
  }
}
