import type { UnsettledBattle } from '#main/db/repositories/planet28/agenda-games.ts'
import type { Scenario } from '#main/db/repositories/planet28/scenarios.ts'
import type { GameProgress } from '#main/games/planet28/campaign/agendas/agenda-choice.ts'
import { DEPLOYMENT } from '#shared/games/planet28/tables/deployment.ts'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import type { Force } from '../forces/force-loader.ts'

/** The present or next game of a warband. */
export interface WarbandGame {
  readonly moment: GameProgress
  /** The opponents: warbands with the units that can be named. */
  readonly foes: readonly { readonly label: string; readonly options: string[] }[]
  /** The unsettled battle. */
  readonly battle: UnsettledBattle | null
}

/** Creates the lookup of the warbands' games. */
export function createWarbandGameLookup({
  file: { rows, changes },
  roster,
}: Pick<ForceDependencies, 'file' | 'roster'>) {
  const battles = rows.agendaGames
  const { scenarios } = rows

  /** The scenario changed last that is not over. */
  function nextScenario(warbandId: string): Scenario | null {
    const over = battles.listSettledScenarios()
    const versions = changes.versionsOf('scenario')
    return scenarios
      .list()
      .filter(({ id, sides }) => !over.has(id) && sides.some((side) => side.warbandId === warbandId))
      .reduce<Scenario | null>(
        (last, scenario) => (last && (versions.get(last.id) ?? 0) > (versions.get(scenario.id) ?? 0) ? last : scenario),
        null,
      )
  }

  function momentOf(warbandId: string, scenario: Scenario | null, battle: UnsettledBattle | null): GameProgress {
    const zone = scenario?.sides.find((side) => side.warbandId === warbandId)?.zone ?? null
    return {
      zone: zone !== null && isRowId(DEPLOYMENT, zone) ? zone : null,
      isDeployed: scenario !== null && scenario.sides.every((side) => side.zone !== null),
      isOver: battle !== null,
    }
  }

  return {
    /** Reads the present games. */
    read(): (warbandId: string) => WarbandGame {
      const open = battles.listOpen()
      const active = roster.list().filter(({ warband }) => warband.state === 'active')
      return (warbandId) => {
        const battle = open.findLast(({ record }) => record.sides.some(isSideOf(warbandId))) ?? null
        const scenario = battle === null ? nextScenario(warbandId) : findScenario(battle)
        const others = battle === null ? othersIn(scenario, warbandId) : foesIn(battle, warbandId)
        const foes = active.filter(({ warband: { id } }) => id !== warbandId && (others?.includes(id) ?? true))
        return { moment: momentOf(warbandId, scenario, battle), foes: foes.map(namesOf), battle }
      }
    },
  }

  function findScenario({ scenarioId }: UnsettledBattle): Scenario | null {
    return scenarioId === null ? null : scenarios.find(scenarioId)
  }
}

const isSideOf = (warbandId: string) => (side: { readonly warbandIds: readonly string[] }) =>
  side.warbandIds.includes(warbandId)

function foesIn({ record }: UnsettledBattle, warbandId: string): string[] {
  return record.sides.filter((side) => !isSideOf(warbandId)(side)).flatMap(({ warbandIds }) => warbandIds)
}

/** Null if the participants are not chosen yet. */
function othersIn(scenario: Scenario | null, warbandId: string): string[] | null {
  const others = scenario?.sides.flatMap((side) => side.warbandId ?? []).filter((id) => id !== warbandId) ?? []
  return others.length === 0 ? null : others
}

function namesOf({ warband, units }: Force): WarbandGame['foes'][number] {
  const there = units.filter(({ unit }) => !unit.isArchived && !unit.isLost)
  return { label: warband.name, options: there.map(({ unit }) => unit.name) }
}
