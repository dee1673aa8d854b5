import type { AftermathInput } from '#main/games/planet28/campaign/aftermath/compute-aftermath.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { AftermathChoices } from '#shared/games/planet28/campaign/aftermath.ts'
import type {
  BattleRecord,
  BattleSide,
  CharacterTally,
  SquadTally,
  UnitTally,
  VehicleTally,
} from '#shared/games/planet28/campaign/battle-record.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import type { CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { CharacterProfile, SquadProfile, VehicleProfile } from '#shared/games/planet28/model.ts'
import { BARE_VEHICLE, FOUR_DAGGERS, BARE_CHARACTER } from './builds.ts'

const FRESH = { warbandId: '', conditions: [] as readonly Condition[] }

/** A character between battles; its warband is set by `aWarband`. */
export function aCharacter(
  id: string,
  profile: Partial<CharacterProfile> = {},
  conditions: readonly Condition[] = [],
): CampaignUnit {
  return { ...FRESH, id, name: id, kind: 'character', profile: { ...BARE_CHARACTER, ...profile }, conditions }
}

/** A squad of four with daggers between battles. */
export function aSquad(
  id: string,
  profile: Partial<SquadProfile> = {},
  conditions: readonly Condition[] = [],
): CampaignUnit {
  return { ...FRESH, id, name: id, kind: 'squad', profile: { ...FOUR_DAGGERS, ...profile }, conditions }
}

/** A vehicle with its two core sections between battles. */
export function aVehicle(
  id: string,
  profile: Partial<VehicleProfile> = {},
  conditions: readonly Condition[] = [],
): CampaignUnit {
  return { ...FRESH, id, name: id, kind: 'vehicle', profile: { ...BARE_VEHICLE, ...profile }, conditions }
}

/** A condition of a unit with default values. */
export function aCondition(
  unitId: string,
  condition: Condition['condition'],
  changes: Partial<Condition> = {},
): Condition {
  return {
    id: `${condition}-of-${unitId}`,
    unitId,
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

export function aWarband(
  id: string,
  units: readonly CampaignUnit[],
  changes: Partial<CampaignWarband> = {},
): CampaignWarband {
  const members = units.map((unit) => ({ ...unit, warbandId: id }))
  return { id, name: id, leaderId: null, stash: [], units: members, ...changes }
}

const RESULTS = { warbandId: '', hits: 0, kills: 0, wasHurt: false, isHurtAtEnd: false }

/** Tally of a character that did nothing. */
export function characterTally(unitId: string, changes: Partial<CharacterTally> = {}): CharacterTally {
  return { ...RESULTS, unitId, name: unitId, kind: 'character', fate: 'stood', ...changes }
}

/** Tally of a squad of four that did nothing. */
export function squadTally(unitId: string, changes: Partial<SquadTally> = {}): SquadTally {
  return { ...RESULTS, unitId, name: unitId, kind: 'squad', fate: 'stood', lost: 0, hitPointsLeft: 80, ...changes }
}

/** Tally of a vehicle that did nothing. */
export function vehicleTally(unitId: string, changes: Partial<VehicleTally> = {}): VehicleTally {
  const vehicle = { kind: 'vehicle', fate: 'stood', sectionsDestroyed: 0, lostCells: [], damaged: [] } as const
  return { ...RESULTS, unitId, name: unitId, ...vehicle, ...changes }
}

/** A side of one warband that did not reach its goal. */
export function aSide(warbandId: string, changes: Partial<BattleSide> = {}): BattleSide {
  const strangers = { models: 0, destroyed: 0 }
  return { name: warbandId, isEnemy: false, warbandIds: [warbandId], reachedGoal: false, strangers, ...changes }
}

/** Aftermath choices before anything is chosen. */
export const NO_CHOICES: AftermathChoices = {
  overrides: {},
  skipped: [],
  faces: {},
  agendas: {},
  medics: {},
  heirs: {},
  rounds: {},
  loot: {},
  restored: {},
  splits: {},
}

/** Battle options of a test; each warband is its own side by default. */
export interface BattleDraft {
  readonly warbands: readonly CampaignWarband[]
  readonly tallies: readonly UnitTally[]
  readonly sides?: readonly BattleSide[]
  readonly play?: BattleRecord['play']
  readonly choices?: Partial<AftermathChoices>
}

/** A battle to settle by the printed rules. */
export function aBattle(draft: BattleDraft, changes: Partial<AftermathInput> = {}): AftermathInput {
  const { warbands, tallies, sides = warbands.map(({ id }) => aSide(id)), play = 'opposed', choices } = draft
  const ownerOf = (unitId: string): string =>
    warbands.find(({ units }) => units.some(({ id }) => id === unitId))?.id ?? 'nowhere'
  const placed = tallies.map((tally) => ({ ...tally, warbandId: tally.warbandId || ownerOf(tally.unitId) }))
  return {
    record: { play, turns: null, goal: '', sides, tallies: placed },
    warbands,
    agendas: [],
    choices: { ...NO_CHOICES, ...choices },
    reserve: 0,
    rulesOf: () => PRINTED_RULES,
    ...changes,
  }
}
