import type { CharacterCheck, CharacterView, VehicleView } from '../../../src-shared/contract/forces.ts'
import { CORE_PLACED } from '../../../src-shared/games/planet28/placed-section.ts'
import { CHARACTER_START, VEHICLE_START } from '../../../src-shared/games/planet28/starting-profiles.ts'

/** What a person fills in for a character. */
export type CharacterFields = Pick<CharacterView, 'warbandId' | 'name' | 'profile' | 'notes'>

/** What a person fills in for a vehicle. */
export type VehicleFields = Pick<VehicleView, 'warbandId' | 'name' | 'profile' | 'notes'>

/** A new character as the book starts it (P28-BUILD-2). */
export function newCharacter(warbandId: string): CharacterFields {
  const { skill, hitPoints } = CHARACTER_START
  const skills = { A: skill, F: skill, S: skill, AW: skill, P: skill }
  return {
    warbandId,
    name: '',
    notes: '',
    profile: { skills, hitPoints, traits: [], abilities: [], equipment: [] },
  }
}

/** A new vehicle as the book starts it (P28-VB-1). */
export function newVehicle(warbandId: string): VehicleFields {
  const { skill } = VEHICLE_START
  return {
    warbandId,
    name: '',
    notes: '',
    profile: { type: 'ground', A: skill, S: skill, sections: [...CORE_PLACED], traits: [], abilities: [], weapons: [] },
  }
}

/** What of a stored character is filled in. */
export function characterFields({ warbandId, name, profile, notes }: CharacterView): CharacterFields {
  return { warbandId, name, profile, notes }
}

/** What of a stored vehicle is filled in. */
export function vehicleFields({ warbandId, name, profile, notes }: VehicleView): VehicleFields {
  return { warbandId, name, profile, notes }
}

/** A bill as it is answered. */
export type Bill = CharacterCheck['bill']

/** A problem as it is answered. */
export type Problem = CharacterCheck['problems'][number]
