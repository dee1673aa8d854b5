import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Sighting } from '#shared/games/planet28/battle/table-input.ts'
import { type Transaction, getUnit } from '../transaction.ts'

/** Something that an enemy of the list may do now: at whom, with what, and the order that does it. */
export interface EnemyChoice {
  readonly target: string
  /** The weapon or power. */
  readonly name: string
  readonly meanDamage: number
  readonly order: BattleCommand
  /** The table has to say more than distances: who else stands near, or which side of a vehicle is hit. */
  readonly asksMore: boolean
}

/** Table input for a shot at a visible target. */
export function buildShotInput({ distanceCm, cover = 'none' }: Sighting) {
  return { distanceCm, guessCm: distanceCm, isSeen: true, cover }
}

/** Vehicles are tried from the front. */
export function getFrontHullInput(scene: Transaction, id: string): { readonly hull?: { readonly facing: 'front' } } {
  return getUnit(scene, id).kind === 'vehicle' ? { hull: { facing: 'front' } } : {}
}
