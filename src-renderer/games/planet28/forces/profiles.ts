import type {
  CharacterCheck,
  CharacterFields,
  CharacterView,
  SquadFields,
  SquadView,
  VehicleFields,
  VehicleView,
} from '#shared/contract/planet28/units.ts'
import type { WarbandFields, WarbandView } from '#shared/contract/planet28/warbands.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { CHARACTER_START, RECOMMENDED_POINTS, SQUAD, VEHICLE_START } from '#shared/games/planet28/starting-profiles.ts'

export type { CharacterFields, SquadFields, VehicleFields, WarbandFields }

/** A bill as it is answered. */
export type CostBill = CharacterCheck['bill']

/** A problem as it is answered. */
export type { Allowance, Problem } from '#shared/games/planet28/model.ts'

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

/** A new character as the book starts it (P28-BUILD-2). */
export function newCharacter(warbandId: string): CharacterFields {
  return { ...unit(warbandId), profile: { ...newBody(), equipment: [] } }
}

/** A new squad: as few members as there may be, each as the book starts a character (P28-SQ-1). */
export function newSquad(warbandId: string): SquadFields {
  return { ...unit(warbandId), profile: { ...newBody(), loadouts: [{ members: SQUAD.least, equipment: [] }] } }
}

/** A new vehicle as the book starts it (P28-VB-1). */
export function newVehicle(warbandId: string): VehicleFields {
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

/** A new warband (P28-BUILD-1). */
export function newWarband(): WarbandFields {
  return {
    name: '',
    factionId: null,
    pointLimit: RECOMMENDED_POINTS,
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

/** What the page of a unit says of it as it stands in the campaign. */
export type StoredUnit = Pick<CharacterView, 'id' | 'name' | 'warbandId' | 'warbandName' | 'isLost'>

/** What every unit is filled in with, besides its profile. */
export type UnitFields<Profile> = Omit<CharacterFields, 'profile'> & { profile: Profile }

/** What of a stored character, squad or vehicle is filled in. */
function unitFields<Profile>(view: UnitFields<Profile>): UnitFields<Profile> {
  const { warbandId, name, profile, notes, background, portraitId, allowed, isArchived } = view
  return { warbandId, name, profile, notes, background, portraitId, allowed, isArchived }
}

/** What of a stored character is filled in. */
export const getCharacterFields = (view: CharacterView): CharacterFields => unitFields(view)

/** What of a stored squad is filled in. */
export const getSquadFields = (view: SquadView): SquadFields => unitFields(view)

/** What of a stored vehicle is filled in. */
export const getVehicleFields = (view: VehicleView): VehicleFields => unitFields(view)

/** What of a stored warband is filled in. */
export function getWarbandFields(view: WarbandView): WarbandFields {
  const { name, factionId, pointLimit, play, leaderId, stash, notes, background, portraitId, allowed, state } = view
  return { name, factionId, pointLimit, play, leaderId, stash, notes, background, portraitId, allowed, state }
}
