import type { TurnView } from '#shared/contract/fistful/reports.ts'

/** Of a turn what both who share a screen may read: not what one of them made, ordered or got wrong. */
export function redactTurn(turn: TurnView): TurnView {
  return {
    ...turn,
    orders: [],
    rejected: [],
    events: turn.events.filter(({ kind }) => kind !== 'production'),
    text: '',
  }
}
