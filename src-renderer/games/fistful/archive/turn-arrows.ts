import type { TurnView } from '#shared/contract/fistful/reports.ts'
import type { MapArrow } from '../map/map-order.ts'

/** The ways that fleets took in a turn. */
export function turnArrows({ events }: Pick<TurnView, 'events'>): readonly MapArrow[] {
  return events.flatMap(({ kind, side, from, star }) =>
    (kind === 'move' || kind === 'withdrawal') && side && from && star
      ? [{ side, from, to: star, kind: kind === 'move' ? ('move' as const) : ('withdraw' as const) }]
      : [],
  )
}
