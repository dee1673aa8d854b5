import { countProblemsBySeverity } from '#main/games/planet28/builder/problem-counts.ts'
import type { UnitListItem } from '#shared/contract/planet28/units.ts'
import type { ForceDependencies } from './force-dependencies.ts'
import type { UnitWithJudgement } from './force-judge.ts'
import type { Force } from './force-loader.ts'

/** Creates the list lines of a campaign's units. */
export function createUnitListItemBuilder({ file, roster, judge, editions, force: findForce }: ForceDependencies) {
  const { changes } = file
  const { characters } = file.rows

  /** Reads what every line needs once, for all lines. */
  function lineMaker(): (force: Force, judged: UnitWithJudgement) => UnitListItem {
    const versions = {
      character: changes.versionsOf('character'),
      squad: changes.versionsOf('squad'),
      vehicle: changes.versionsOf('vehicle'),
    }
    const holders = characters.listAgendaHolders()
    return ({ warband }, { forceUnit: { kind, unit }, judgement }) => ({
      kind,
      id: unit.id,
      warbandId: unit.warbandId,
      warbandName: warband.name,
      name: unit.name,
      version: versions[kind].get(unit.id) ?? 0,
      cost: judgement.cost,
      hitPoints: judgement.hitPoints,
      skills: judgement.skills,
      size: judgement.size,
      weapons: judgement.weapons,
      talents: judgement.talents,
      problems: countProblemsBySeverity(judgement.problems),
      isArchived: unit.isArchived,
      isLost: unit.isLost,
      isLeader: kind === 'character' && warband.leaderId === unit.id,
      hasAgenda: holders.has(unit.id),
      portraitId: unit.portraitId,
    })
  }

  function ofWarband(warbandId: string): UnitListItem[] {
    const { force, edition } = findForce(warbandId)
    const line = lineMaker()
    const lines = judge.force(force, edition).units.map((unit) => line(force, unit))
    return [...lines.filter(({ isLeader }) => isLeader), ...lines.filter(({ isLeader }) => !isLeader)]
  }

  return {
    /** Every unit of a kind, by name. */
    list(kind: UnitListItem['kind']): UnitListItem[] {
      const line = lineMaker()
      const lines = roster.list().flatMap((force) => {
        const units = force.units.filter((forceUnit) => forceUnit.kind === kind)
        if (units.length === 0) return []
        const { units: judged } = judge.force(force, editions.ofWarband(force.warband))
        return judged.filter(({ forceUnit }) => forceUnit.kind === kind).map((unit) => line(force, unit))
      })
      return lines.sort(byName)
    },
    /** The units of a warband in roster order: the leader, characters, squads, vehicles, each by name. */
    ofWarband,
    /** The given units of a warband. */
    among(warbandId: string, units: readonly { readonly id: string }[]): UnitListItem[] {
      const ids = new Set(units.map(({ id }) => id))
      return ofWarband(warbandId).filter(({ id }) => ids.has(id))
    },
  }
}

function byName(a: UnitListItem, b: UnitListItem): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return a.id < b.id ? -1 : 1
}
