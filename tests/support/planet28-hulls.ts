import { createGivenDice } from '#main/games/kit/dice.ts'
import { beginFirstTurn, createExampleBattle } from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'

type VehicleOptions = Extract<UnitOptions, { kind: 'vehicle' }>

/** Sections that make a vehicle medium, on three of its sides. */
export const MEDIUM: readonly PlacedSection[] = [
  { cell: 'C4', section: 'crew' },
  { cell: 'D4', section: 'transport-section', facing: 'right' },
  { cell: 'C2', section: 'armour-plating' },
  { cell: 'D2', section: 'radio' },
]

/** A vehicle on a separate side with these sections besides the core ones. */
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

/** A battle with one of these units active, and all units listed together in contact. */
export function inContact(units: readonly UnitOptions[], active: string, locks: Battle['locks'] = []): Battle {
  return { ...beginFirstTurn(createExampleBattle(units, {}, createGivenDice([])), active), locks }
}
