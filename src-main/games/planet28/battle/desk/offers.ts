import type { Offers } from '#shared/games/planet28/battle/offers.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { rulesOf } from '../scene.ts'
import { dueOffers } from './due-offers.ts'
import { offer, type Draft } from './offering.ts'
import { peopleOffers } from './people-offers.ts'
import { turnOffers } from './turn-offers.ts'
import { vehicleOffers } from './vehicle-offers.ts'

/** Everything that may be ordered now, and what may not with its rule (P28-ACT-4). */
export function offersOf(battle: Battle, asked: string | undefined): Offers {
  const desk = { battle, rules: rulesOf(battle) }
  const unit = battle.units.find(({ id }) => id === (asked ?? battle.active))
  const all = (drafts: readonly Draft[]) => drafts.map((draft) => offer(desk, draft))
  const [due] = battle.due
  if (battle.phase === 'over') return { unit: null, waitsFor: null, turn: [], orders: [] }
  if (due !== undefined) return { unit: due.unit, waitsFor: due.ask, turn: [], orders: all(dueOffers(desk, due)) }
  const turn = all(turnOffers(desk))
  if (unit === undefined) return { unit: null, waitsFor: null, turn, orders: [] }
  const drafts = unit.kind === 'vehicle' ? vehicleOffers(desk, unit) : peopleOffers(desk, unit)
  return { unit: unit.id, waitsFor: null, turn, orders: all(drafts) }
}
