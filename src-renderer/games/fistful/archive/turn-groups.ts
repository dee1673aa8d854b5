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

/** Groups the events of a turn by importance: results, then movements, then colonies founded and ships built. */
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
