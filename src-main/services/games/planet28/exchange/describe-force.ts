import { findRulebookRow, type Rulebook, type TableName } from '#shared/games/planet28/rulebook.ts'
import type { RulesEdition, ForceJudge, UnitWithJudgement } from '../forces/force-judge.ts'
import type { Force, ForceUnit } from '../forces/force-loader.ts'

const GEAR: readonly TableName[] = ['weapons', 'armour', 'items']
const MOUNTED: readonly TableName[] = ['vehicleWeapons', 'weapons']

/** Describes a warband. Archived units do not take part and are left out. */
export function buildForceDescription(force: Force, edition: RulesEdition, judge: ForceJudge) {
  const { warband } = force
  const { units, bill } = judge.force(force, edition)
  const { tables } = edition.rules
  return {
    name: warband.name,
    cost: bill.cost,
    limit: warband.pointLimit,
    stash: namesIn(tables, GEAR, warband.stash),
    background: warband.background,
    notes: warband.notes,
    units: units
      .filter(({ forceUnit }) => !forceUnit.unit.isArchived)
      .map((judged) => unitWords(judged, tables, judged.forceUnit.unit.id === warband.leaderId)),
  }
}

function unitWords({ forceUnit, judgement }: UnitWithJudgement, tables: Rulebook, isLeader: boolean) {
  const { name, notes } = forceUnit.unit
  const { cost, hitPoints, size, skills } = judgement
  return {
    kind: forceUnit.kind,
    name,
    isLeader,
    cost,
    hitPoints,
    size,
    skills,
    notes,
    ...profileWords(forceUnit, tables),
  }
}

/** The description of a unit, common to all readable formats. */
export type UnitDescription = ReturnType<typeof unitWords>

/** `gear` is what the unit carries, for a vehicle its weapons; `build` the sections of a vehicle. */
function profileWords(forceUnit: ForceUnit, tables: Rulebook) {
  if (forceUnit.kind === 'vehicle') {
    const { type, sections, traits, abilities, weapons } = forceUnit.unit.profile
    const mounted = sections.flatMap(({ weapon }) => weapon ?? [])
    const kind = findRulebookRow(tables, 'vehicleTypes', type)?.name ?? type
    const built = namesIn(
      tables,
      ['vehicleSections'],
      sections.map(({ section }) => section),
    )
    return {
      traits: namesIn(tables, ['vehicleTraits'], traits),
      abilities: namesIn(tables, ['vehicleAbilities'], abilities),
      gear: namesIn(tables, MOUNTED, [...mounted, ...weapons]),
      build: `${kind}: ${built}`,
    }
  }
  const { traits, abilities } = forceUnit.unit.profile
  const talents = { traits: namesIn(tables, ['traits'], traits), abilities: namesIn(tables, ['abilities'], abilities) }
  if (forceUnit.kind === 'character')
    return { ...talents, gear: namesIn(tables, GEAR, forceUnit.unit.profile.equipment), build: '' }
  const loadouts = forceUnit.unit.profile.loadouts.map(
    ({ members, equipment }) => `${members} with ${namesIn(tables, GEAR, equipment) || 'nothing'}`,
  )
  return { ...talents, gear: loadouts.join(', '), build: '' }
}

/** Names in the order picked, each once with its count: “Ammo - basic ×3”. */
function namesIn(tables: Rulebook, among: readonly TableName[], ids: readonly string[]): string {
  const names = ids.flatMap((id) => {
    const table = among.find((name) => findRulebookRow(tables, name, id) !== null)
    return table === undefined ? [] : [findRulebookRow(tables, table, id)?.name ?? id]
  })
  const counts = Map.groupBy(names, (name) => name)
  return [...counts].map(([name, all]) => (all.length === 1 ? name : `${name} ×${all.length}`)).join(', ')
}
