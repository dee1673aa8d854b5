import type { Condition, ConditionId } from '#shared/games/planet28/campaign/conditions.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { SquadProfile, VehicleProfile } from '#shared/games/planet28/model.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'

/** Fields of every unit in a campaign. */
const OWNED = { warbandId: 'warband', conditions: [] } as const
const SKILLS = { A: 1, F: 1, S: 1, AW: 1, P: 1 }

type UnitOf<Kind extends CampaignUnit['kind']> = Extract<CampaignUnit, { kind: Kind }>

/** A character between battles; 10 points before anything is bought. */
export function campaignCharacter(
  profile: Partial<UnitOf<'character'>['profile']> = {},
  unit: Partial<Omit<UnitOf<'character'>, 'profile' | 'kind'>> = {},
): UnitOf<'character'> {
  const bare = { skills: SKILLS, hitPoints: 20, traits: [], abilities: [], equipment: [] }
  return { ...OWNED, id: 'vex', name: 'Vex', kind: 'character', ...unit, profile: { ...bare, ...profile } }
}

/** A squad of four with daggers between battles. */
export function campaignSquad(profile: Partial<SquadProfile> = {}): UnitOf<'squad'> {
  const loadouts = [{ members: 4, equipment: ['dagger'] }]
  const bare = { skills: SKILLS, hitPoints: 20, traits: [], abilities: [], loadouts }
  return { ...OWNED, id: 'rats', name: 'Rats', kind: 'squad', profile: { ...bare, ...profile } }
}

/** A vehicle with only its core sections between battles. */
export function campaignVehicle(
  profile: Partial<VehicleProfile> = {},
  conditions: readonly Condition[] = [],
): UnitOf<'vehicle'> {
  const bare = { type: 'ground', A: 2, S: 2, sections: CORE_PLACED_SECTIONS, traits: [], abilities: [], weapons: [] }
  return { ...OWNED, id: 'mule', name: 'Mule', kind: 'vehicle', conditions, profile: { ...bare, ...profile } }
}

/** A condition of a unit after a battle. */
export function conditionOf(condition: ConditionId, changes: Partial<Condition> = {}): Condition {
  return {
    id: condition,
    unitId: 'vex',
    unitKind: 'character',
    condition,
    agilityLost: 0,
    hitPointsLost: 0,
    gamesLeft: null,
    gamesPlayed: 0,
    lostCells: [],
    damaged: [],
    ...changes,
  }
}
