import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Sighting } from '#shared/games/planet28/battle/table-input.ts'
import { type Transaction, getUnit } from '../transaction.ts'

/** A possible action of a solo enemy: target, weapon or power, and the command. */
export interface EnemyChoice {
  readonly target: string
  /** The weapon or power. */
  readonly name: string
  readonly meanDamage: number
  readonly order: BattleCommand
  /** Whether the command needs inputs besides distances: bystanders, or the hit side of a vehicle. */
  readonly asksMore: boolean
}

/** Table input for a shot at a visible target. */
export function buildShotInputFromSighting({ distanceCm, cover = 'none' }: Sighting) {
  return { distanceCm, guessCm: distanceCm, isSeen: true, cover }
}

/** Input for a trial hit on the front of a vehicle. */
export function buildFrontVehicleHitInput(
  transaction: Transaction,
  id: string,
): { readonly hull?: { readonly facing: 'front' } } {
  return getUnit(transaction, id).kind === 'vehicle' ? { hull: { facing: 'front' } } : {}
}
