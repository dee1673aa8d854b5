import { LOAD_SLOWING_FACTOR } from '#main/games/planetary-sand/commands/carry.ts'
import { roundR } from '#main/games/planetary-sand/ground/cords.ts'
import { createMovementAllowanceFor } from '#main/games/planetary-sand/ground/move-events.ts'
import { findPiece } from '#main/games/planetary-sand/state/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { formatCordDistance, formatFeet } from '#shared/games/planetary-sand/format-cord.ts'
import { TERRAIN, type TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'

/** The pieces that go along a path together, the lead first. Empty for commands without a path. */
export function listTravellers(command: Command): readonly string[] {
  switch (command.type) {
    case 'move':
      return command.movers
    case 'push':
      return [command.gun, ...command.pushers]
    case 'carry':
      return command.carriers
    default:
      return []
  }
}

/** How far the pieces of a command go together on each kind of ground, in R; null if one cannot (SAND-MOVE-5). */
export function computeReachByTerrain(battle: Battle, command: Command): ReadonlyMap<TerrainId, number | null> {
  const slowing = command.type === 'carry' ? LOAD_SLOWING_FACTOR : 1
  const walkers = listTravellers(command).flatMap((id) => {
    const piece = findPiece(battle, id)
    return piece ? [createMovementAllowanceFor(battle, piece, slowing)] : []
  })
  const reaches = (Object.keys(TERRAIN) as TerrainId[]).map((terrain) => {
    const ranges = walkers.map((walker) => {
      const cost = walker.costOf(terrain)
      return cost === null ? 0 : walker.allowance / cost
    })
    const least = ranges.length === 0 ? 0 : Math.min(...ranges)
    return [terrain, least > 0 ? roundR(least) : null] as const
  })
  return new Map(reaches)
}

/** Formats a distance in R as the cord measures it, and in feet: “R1, to its end (1 ft)”. */
export function formatReach(r: number, { settings: { unitMm } }: Battle): string {
  return `${formatCordDistance(r)} (${formatFeet(r * unitMm)})`
}
