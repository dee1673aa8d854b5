import type { Dice } from '#main/games/kit/dice.ts'
import { DEPLOYMENT, type DeploymentId } from '#shared/games/planet28/tables/deployment.ts'
import { rollOnTable } from './table-roll.ts'

/** The die of a roll-off (P28-TURN-4). */
const ROLL_OFF_DIE = 10

/**
 * Rolls the order in which the sides deploy: lowest 1D10 first, ties are rolled again. Sides are given and returned as
 * list indexes (P28-SET-2, P28-TURN-4).
 */
export function rollDeploymentOrder(sides: readonly number[], dice: Dice): number[] {
  if (sides.length < 2) return [...sides]
  const rolled = sides.map((side) => ({ side, face: dice.die(ROLL_OFF_DIE) }))
  const byFace = Map.groupBy(rolled, ({ face }) => face)
  const faces = [...byFace.keys()].toSorted((a, b) => a - b)
  return faces.flatMap((face) =>
    rollDeploymentOrder(
      (byFace.get(face) ?? []).map(({ side }) => side),
      dice,
    ),
  )
}

/** Rolls the deployment zone of one side with 1D6 (P28-SET-2). */
export function rollDeploymentZone(dice: Dice): DeploymentId {
  return rollOnTable(DEPLOYMENT, dice)
}
