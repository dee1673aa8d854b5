import type { TurnView } from '#shared/contract/fistful/reports.ts'

type Event = TurnView['events'][number]

const OUTCOMES: readonly Event['kind'][] = [
  'end',
  'fought',
  'capture',
  'siege',
  'siege-lifted',
  'lost-transports',
  'recon',
]

/** What happened in a turn, the weightiest first: what came of it, then who went where, then what was founded and made. */
export function groupTurnEvents({ events }: Pick<TurnView, 'events'>) {
  const eventsOf = (...kinds: readonly Event['kind'][]) =>
    kinds.flatMap((kind) => events.filter((event) => event.kind === kind))
  return {
    outcomes: eventsOf(...OUTCOMES),
    rest: [
      { heading: 'Moves', events: eventsOf('withdrawal', 'move') },
      { heading: 'Founded and made', events: eventsOf('landing', 'production') },
    ].filter((group) => group.events.length > 0),
  }
}
