import type { Dice } from '#main/games/kit/dice.ts'
import { DEPLOYMENT, type DeploymentId } from '#shared/games/planet28/tables/deployment.ts'
import { rollOn } from './table-roll.ts'

/** Where one side deploys, by 1D6 (P28-SET-2). */
export function deploymentZone(dice: Dice): DeploymentId {
  return rollOn(DEPLOYMENT, dice)
}
