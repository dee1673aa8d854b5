import type { CharacterFields, SquadFields, VehicleFields } from '#shared/contract/planet28/units.ts'
import type { WarbandFields } from '#shared/contract/planet28/warbands.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'

/** User input for a warband. */
export type WarbandDraft = WarbandFields

/** A warband before anything is chosen. */
export const BARE_WARBAND: WarbandDraft = {
  name: 'The Lantern Crew',
  factionId: null,
  notes: '',
  background: '',
  portraitId: null,
  allowed: [],
  state: 'active',
  pointLimit: 500,
  play: 'opposed',
  leaderId: null,
  stash: [],
}

/** Fields of every unit before anything is chosen. */
export const BARE_UNIT = { notes: '', background: '', portraitId: null, allowed: [], isArchived: false }

/** A character before anything is bought: 10 points (P28-BUILD-2). */
export const BARE_CHARACTER: CharacterFields['profile'] = {
  skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 },
  hitPoints: 20,
  traits: [],
  abilities: [],
  equipment: [],
}

/** Four with daggers: 4 x (10 + 5) points (P28-SQ-1). */
export const FOUR_DAGGERS: SquadFields['profile'] = {
  skills: { A: 1, F: 1, S: 1, AW: 1, P: 1 },
  hitPoints: 20,
  traits: [],
  abilities: [],
  loadouts: [{ members: 4, equipment: ['dagger'] }],
}

/** A vehicle with only its core sections: 10 points (P28-VB-1). */
export const BARE_VEHICLE: VehicleFields['profile'] = {
  type: 'ground',
  A: 2,
  S: 2,
  sections: [...CORE_PLACED_SECTIONS],
  traits: [],
  abilities: [],
  weapons: [],
}
