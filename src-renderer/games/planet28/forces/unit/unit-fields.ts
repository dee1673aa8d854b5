import type {
  CharacterProfileCheck,
  CharacterFields,
  CharacterView,
  SquadFields,
  SquadView,
  VehicleFields,
  VehicleView,
} from '#shared/contract/planet28/units.ts'
import type { WarbandFields, WarbandView } from '#shared/contract/planet28/warbands.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import {
  CHARACTER_START,
  RECOMMENDED_WARBAND_POINTS,
  SQUAD_LIMITS,
  VEHICLE_START,
} from '#shared/games/planet28/starting-profiles.ts'

export type { CharacterFields, SquadFields, VehicleFields, WarbandFields }

/** Itemised cost as returned by a check. */
export type CostBill = CharacterProfileCheck['bill']

/** Re-exported for the editors. */
export type { AcceptedProblem, BuildProblem } from '#shared/games/planet28/model.ts'

const unit = (warbandId: string) => ({
  warbandId,
  name: '',
  notes: '',
  background: '',
  portraitId: null,
  allowed: [],
  isArchived: false,
})

function newBody() {
  const { skill, hitPoints } = CHARACTER_START
  return { skills: { A: skill, F: skill, S: skill, AW: skill, P: skill }, hitPoints, traits: [], abilities: [] }
}

/** Creates a character with the book's starting values (P28-BUILD-2). */
export function createCharacterFields(warbandId: string): CharacterFields {
  return { ...unit(warbandId), profile: { ...newBody(), equipment: [] } }
}

/** Creates a squad of the minimum size with the book's starting values (P28-SQ-1). */
export function createSquadFields(warbandId: string): SquadFields {
  return { ...unit(warbandId), profile: { ...newBody(), loadouts: [{ members: SQUAD_LIMITS.least, equipment: [] }] } }
}

/** Creates a vehicle with the book's starting sections (P28-VB-1). */
export function createVehicleFields(warbandId: string): VehicleFields {
  const { skill } = VEHICLE_START
  return {
    ...unit(warbandId),
    profile: {
      type: 'ground',
      A: skill,
      S: skill,
      sections: [...CORE_PLACED_SECTIONS],
      traits: [],
      abilities: [],
      weapons: [],
    },
  }
}

/** Creates a warband (P28-BUILD-1). */
export function createWarbandFields(): WarbandFields {
  return {
    name: '',
    factionId: null,
    pointLimit: RECOMMENDED_WARBAND_POINTS,
    play: 'opposed',
    leaderId: null,
    stash: [],
    notes: '',
    background: '',
    portraitId: null,
    allowed: [],
    state: 'active',
  }
}

/** The part of a stored unit that its page shows. */
export type StoredUnitHeader = Pick<CharacterView, 'id' | 'name' | 'warbandId' | 'warbandName' | 'isLost'>

/** Fields common to all units, with the profile of their kind. */
export type UnitFields<Profile> = Omit<CharacterFields, 'profile'> & { profile: Profile }

/** Extracts the editable fields of a stored unit. */
function unitFields<Profile>(view: UnitFields<Profile>): UnitFields<Profile> {
  const { warbandId, name, profile, notes, background, portraitId, allowed, isArchived } = view
  return { warbandId, name, profile, notes, background, portraitId, allowed, isArchived }
}

export const getCharacterFields = (view: CharacterView): CharacterFields => unitFields(view)

export const getSquadFields = (view: SquadView): SquadFields => unitFields(view)

export const getVehicleFields = (view: VehicleView): VehicleFields => unitFields(view)

/** Extracts the editable fields of a stored warband. */
export function getWarbandFields(view: WarbandView): WarbandFields {
  const { name, factionId, pointLimit, play, leaderId, stash, notes, background, portraitId, allowed, state } = view
  return { name, factionId, pointLimit, play, leaderId, stash, notes, background, portraitId, allowed, state }
}
