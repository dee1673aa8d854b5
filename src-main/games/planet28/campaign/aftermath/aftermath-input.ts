import type { AftermathChoices, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { BattleRecord, UnitKind, UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import type { AgendaInPlay, CampaignUnit, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/**
 * Everything an aftermath is computed from: the battle, the units that fought, the choices made since, and points set
 * aside before (P28-COOP-1).
 */
export interface AftermathInput {
  readonly record: BattleRecord
  /** The warbands at the start of the battle. */
  readonly warbands: readonly CampaignWarband[]
  readonly agendas: readonly AgendaInPlay[]
  readonly choices: AftermathChoices
  readonly reserve: number
  /** Number of times a unit used an item in earlier battles (P28-IT-psyka). Treated as 0 if missing. */
  readonly usesBefore?: (unitId: string, item: string) => number
  /**
   * Units that had to miss the battle, and why (P28-INJ-2, P28-IT-psyka, P28-TR-mercenary). Treated as none if
   * missing.
   */
  readonly absences?: readonly Absence[]
  /** Returns the rules that a warband is built by. */
  readonly rulesOf: (warbandId: string) => Rules
}

/** A unit that has to miss a battle, and why. */
export interface Absence {
  readonly unitId: string
  readonly because: string
}

/** Step of an aftermath. Returns the settlement extended by its own results. */
export type AftermathStep = (battle: AftermathInput, settled: AftermathResult) => AftermathResult

export type UnitOfKind<Kind extends UnitKind> = Extract<CampaignUnit, { readonly kind: Kind }>

/** A unit with its tally in a battle and the rules of its warband. */
export interface TalliedUnit<Kind extends UnitKind = UnitKind> {
  readonly tally: Extract<UnitTally, { readonly kind: Kind }>
  readonly unit: UnitOfKind<Kind>
  readonly rules: Rules
}

/** A unit of any kind with its tally in a battle. */
export type AnyTalliedUnit = TalliedUnit<'character'> | TalliedUnit<'squad'> | TalliedUnit<'vehicle'>

/** Units of a battle in the order of its record. Units that have left their warbands since are omitted. */
export function listTalliedUnits({
  record,
  warbands,
  rulesOf,
}: Pick<AftermathInput, 'record' | 'warbands' | 'rulesOf'>): AnyTalliedUnit[] {
  const firsts = record.tallies.filter(
    ({ unitId }, at) => record.tallies.findIndex((otherTally) => otherTally.unitId === unitId) === at,
  )
  return firsts.flatMap((tally) => {
    const warband = warbands.find(({ id }) => id === tally.warbandId)
    const unit = warband?.units.find(({ id }) => id === tally.unitId)
    return unit === undefined ? [] : pair(tally, unit, rulesOf(tally.warbandId))
  })
}

/** Units of one kind in a battle, including absent ones. */
export function listTalliedUnitsOfKind<Kind extends UnitKind>(battle: AftermathInput, kind: Kind) {
  return listTalliedUnits(battle).filter(
    (fighter): fighter is Extract<AnyTalliedUnit, TalliedUnit<Kind>> => fighter.unit.kind === kind,
  )
}

export function hasTakenPart({ tally }: AnyTalliedUnit): boolean {
  return tally.fate !== 'absent'
}

/** Whether a unit fought although it had to miss the battle. It earns nothing. */
export function hasFoughtDespiteAbsence({ absences = [] }: AftermathInput, fighter: AnyTalliedUnit): boolean {
  return hasTakenPart(fighter) && absences.some(({ unitId }) => unitId === fighter.unit.id)
}

function pair(tally: UnitTally, unit: CampaignUnit, rules: Rules): AnyTalliedUnit[] {
  if (tally.kind === 'character' && unit.kind === 'character') return [{ tally, unit, rules }]
  if (tally.kind === 'squad' && unit.kind === 'squad') return [{ tally, unit, rules }]
  return tally.kind === 'vehicle' && unit.kind === 'vehicle' ? [{ tally, unit, rules }] : []
}
