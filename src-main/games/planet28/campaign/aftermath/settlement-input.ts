import type { AftermathChoices, Settlement } from '#shared/games/planet28/campaign/aftermath.ts'
import type { BattleRecord, UnitKind, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { AgendaInPlay, CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** All that an aftermath follows from: the battle, who fought it, what was chosen since, and points set aside before (P28-COOP-1). */
export interface SettlementInput {
  readonly record: BattleRecord
  /** The warbands as they stood when the battle began. */
  readonly warbands: readonly CampaignWarband[]
  readonly agendas: readonly AgendaInPlay[]
  readonly choices: AftermathChoices
  readonly reserve: number
  /** How often a unit used an item in earlier battles (P28-IT-psyka); never where nobody counted. */
  readonly usesBefore?: (unitId: string, item: string) => number
  /** Units that had to miss the battle, and why (P28-INJ-2, P28-IT-psyka, P28-TR-mercenary); none where nobody asked. */
  readonly absences?: readonly Absence[]
  /** The rules that a warband is built by. */
  readonly rulesOf: (warbandId: string) => Rules
}

/** A unit that has to miss a battle, and why. */
export interface Absence {
  readonly unitId: string
  readonly because: string
}

/** A step of an aftermath: it adds to what the steps before it settled. */
export type SettleStep = (battle: SettlementInput, settled: Settlement) => Settlement

/** A unit of one kind. */
export type UnitOfKind<Kind extends UnitKind> = Extract<CampaignUnit, { readonly kind: Kind }>

/** A unit with its battle and the rules of its warband. */
export interface Fighter<Kind extends UnitKind = UnitKind> {
  readonly tally: Extract<UnitTally, { readonly kind: Kind }>
  readonly unit: UnitOfKind<Kind>
  readonly rules: Rules
}

/** A unit of any kind with its battle. */
export type AnyFighter = Fighter<'character'> | Fighter<'squad'> | Fighter<'vehicle'>

/** The units of a battle in the order of its record; those that are gone from their warbands since are left out. */
export function listFighters({
  record,
  warbands,
  rulesOf,
}: Pick<SettlementInput, 'record' | 'warbands' | 'rulesOf'>): AnyFighter[] {
  const firsts = record.tallies.filter(
    ({ unitId }, at) => record.tallies.findIndex((otherTally) => otherTally.unitId === unitId) === at,
  )
  return firsts.flatMap((tally) => {
    const warband = warbands.find(({ id }) => id === tally.warbandId)
    const unit = warband?.units.find(({ id }) => id === tally.unitId)
    return unit === undefined ? [] : pair(tally, unit, rulesOf(tally.warbandId))
  })
}

/** The units of one kind in a battle, absent ones too. */
export function listFightersOfKind<Kind extends UnitKind>(battle: SettlementInput, kind: Kind) {
  return listFighters(battle).filter(
    (fighter): fighter is Extract<AnyFighter, Fighter<Kind>> => fighter.unit.kind === kind,
  )
}

/** Whether a unit took part at all. */
export function hasTakenPart({ tally }: AnyFighter): boolean {
  return tally.fate !== 'absent'
}

/** Whether a unit fought though it had to miss the battle: it earns nothing by that. */
export function hasFoughtAgainstRules({ absences = [] }: SettlementInput, fighter: AnyFighter): boolean {
  return hasTakenPart(fighter) && absences.some(({ unitId }) => unitId === fighter.unit.id)
}

function pair(tally: UnitTally, unit: CampaignUnit, rules: Rules): AnyFighter[] {
  if (tally.kind === 'character' && unit.kind === 'character') return [{ tally, unit, rules }]
  if (tally.kind === 'squad' && unit.kind === 'squad') return [{ tally, unit, rules }]
  return tally.kind === 'vehicle' && unit.kind === 'vehicle' ? [{ tally, unit, rules }] : []
}
