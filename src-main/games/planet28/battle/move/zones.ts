import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { PassableGround } from '#shared/games/planet28/battle/effects.ts'
import { type Transaction } from '../transaction.ts'

/** The ground along a path, including that of the zones entered (P28-ARC-4). */
export function listGroundOnPath(
  { battle }: Pick<Transaction, 'battle'>,
  { ground, zones = [] }: { readonly ground: readonly PassableGround[]; readonly zones?: readonly string[] },
): PassableGround[] {
  const crossed = zones.map((id) => {
    const zone = battle.zones.find((candidate) => candidate.id === id)
    if (zone === undefined) throw new IllegalCommand('zone', `There is no zone ${id} in this battle.`, 'P28-ARC-4')
    return zone.ground
  })
  return [...ground, ...crossed]
}
