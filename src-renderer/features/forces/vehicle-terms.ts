import type { VehicleStats } from '../../../src-shared/games/planet28/model.ts'
import type { Term } from '../../ui/types.ts'

/** The numbers of a vehicle as its page lists them; `weapons` is how many are mounted. */
export function statTerms(stats: VehicleStats, weapons: number): Term[] {
  return [
    { term: 'Size', value: `${stats.size}, ${stats.sections} sections` },
    { term: 'Hit points', value: stats.hitPoints },
    { term: 'Fighting', value: `${stats.F}, ${stats.damage} damage` },
    { term: 'Speed', value: `${stats.speedCm} cm` },
    { term: 'Crew', value: stats.crew },
    { term: 'Mounts', value: `${weapons} of ${stats.mounts} armed` },
    { term: 'Seats', value: stats.seats },
  ]
}
