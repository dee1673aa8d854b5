import type { OffTableGame, OffTableGroup } from '#main/db/repositories/planet28/off-table.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { type CampaignForce, createCampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'

/** Shared dependencies of the services of off-table games. */
export type OffTableDependencies = ReturnType<typeof createOffTableDependencies>

/** Creates the shared dependencies, once for an open campaign. */
export function createOffTableDependencies(tools: ForceDependencies) {
  const board = tools.file.rows.offTable
  const forces = createCampaignForceStore(tools)

  /** Warbands in play, each with its available units. */
  const warbands = (): CampaignForce[] => forces.list().filter(({ force }) => force.warband.state === 'active')

  return {
    ...tools,
    board,
    forces,
    warbands,
    getGame: (id: string): OffTableGame => requireFound(board.games.find(id), 'off-table game'),
    /** Returns a game that is not over, or refuses. */
    getOpenGame: (id: string): OffTableGame => {
      const game = requireFound(board.games.find(id), 'off-table game')
      if (game.isOver)
        throw new RefusalError('conflict', `${game.name} is over. Undo its end in History to go on with it.`)
      return game
    },
  }
}

/** The available members of a group. */
export function listGroupMembers(
  { unitIds }: Pick<OffTableGroup, 'unitIds'>,
  units: readonly CampaignUnit[],
): CampaignUnit[] {
  return unitIds.flatMap((id) => units.find((unit) => unit.id === id) ?? [])
}

/** Groups with available members of warbands in play: only these need orders. */
export function listGroupsInPlay(
  groups: readonly OffTableGroup[],
  warbands: readonly CampaignForce[],
): OffTableGroup[] {
  return groups.filter(({ warbandId, unitIds }) => {
    const units = warbands.find(({ warband }) => warband.id === warbandId)?.warband.units ?? []
    return listGroupMembers({ unitIds }, units).length > 0
  })
}

/**
 * The traits of a unit that are in the table of personal traits. Empty for a vehicle, whose traits are of another
 * kind.
 */
export function listPersonalTraits({ kind, profile }: CampaignUnit, { tables }: Rules): readonly string[] {
  return kind === 'vehicle' ? [] : profile.traits.filter((id) => Object.hasOwn(tables.traits, id))
}
