import type { Battle, BlastHit, ShotOutcome } from '#shared/games/planetary-sand/battle.ts'
import { loseAir, markLeakingRooms } from '../air/lose-air.ts'
import { findOpening, sortIds } from '../find.ts'
import { resolveEscapes } from '../melee/prisoners.ts'
import type { Transaction } from '../transaction.ts'
import { bailOutCrew } from './bail-out.ts'

/** Effect of a shot or blast on a target. */
interface Effect {
  readonly target: string
  readonly outcome: ShotOutcome | BlastHit['outcome']
}

/** All effects of a volley. A target hit more than once is affected once (SAND-TURN-3). */
function effectsOf({ shots, launches }: Battle): Effect[] {
  return [
    ...shots.map(({ target, roll }) => ({ target, outcome: roll.outcome })),
    ...launches.flatMap(({ hits }) => hits ?? []),
  ]
}

/**
 * Resolves the whole volley simultaneously: losses, wrecks and survivors, breaches and loss of air, in the order of
 * ids, so that the order of shots is irrelevant (SAND-TURN-3).
 */
export function resolveVolley(transaction: Transaction): void {
  const effects = effectsOf(transaction.state)
  const struck = (...outcomes: Effect['outcome'][]) =>
    sortIds(effects.filter(({ outcome }) => outcomes.includes(outcome)).map(({ target }) => target))
  const fallen = struck('killed', 'damaged')
  const wrecked = struck('destroyed')
  const breached = struck('breached')
  const punctured = struck('punctured')
  if (fallen.length > 0) transaction.apply({ type: 'fell', figures: fallen, why: 'fire' })
  for (const machine of wrecked) transaction.apply({ type: 'wrecked', machine })
  for (const machine of wrecked) bailOutCrew(transaction, machine)
  for (const opening of breached) damageOpening(transaction, opening, 'breached')
  for (const opening of punctured) damageOpening(transaction, opening, 'punctured')
  loseAir(transaction)
  markLeakingRooms(transaction)
  transaction.apply({ type: 'volley-fell' })
  resolveEscapes(transaction)
}

/** Punctures or breaches an opening. A breach is not downgraded by a later puncture (SAND-DEF-4, SAND-DEF-5). */
function damageOpening(transaction: Transaction, opening: string, state: 'punctured' | 'breached'): void {
  const before = findOpening(transaction.state, opening)?.state
  if (before !== 'breached' && before !== state) transaction.apply({ type: 'opened', opening, state })
}
