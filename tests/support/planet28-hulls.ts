import { givenDice } from '#main/games/kit/dice.ts'
import { beginFirstTurn, createBattle } from '#main/games/planet28/vectors/battle/table.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'

type VehicleOptions = Extract<UnitOptions, { kind: 'vehicle' }>

/** What makes a vehicle medium, on three of its sides. */
export const MEDIUM: readonly PlacedSection[] = [
  { cell: 'C4', section: 'crew' },
  { cell: 'D4', section: 'transport-section', facing: 'right' },
  { cell: 'C2', section: 'armour-plating' },
  { cell: 'D2', section: 'radio' },
]

/** A vehicle on a side of its own name, with these sections beside the core ones. */
export function hullOf(
  id: string,
  bought: readonly PlacedSection[] = [],
  more: Partial<VehicleOptions['profile']> = {},
): UnitOptions {
  const profile = {
    type: 'ground',
    A: 5,
    S: 6,
    sections: [...CORE_PLACED_SECTIONS, ...bought],
    traits: [],
    abilities: [],
    weapons: [],
  }
  const base = { id, name: id, side: id, warbandId: null, lasting: [], lostCells: [], damaged: [], isFlying: false }
  return { ...base, kind: 'vehicle', profile: { ...profile, ...more }, stock: [] }
}

/** A battle of these units with one of them acting, and everybody named together in contact. */
export function inContact(units: readonly UnitOptions[], active: string, locks: Battle['locks'] = []): Battle {
  return { ...beginFirstTurn(createBattle(units, {}, givenDice([])), active), locks }
}
