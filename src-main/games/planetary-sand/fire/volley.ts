import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle, BlastHit, ShotOutcome } from '#shared/games/planetary-sand/battle.ts'
import { loseAir, addLeaks } from '../air/lose-air.ts'
import { findOpening, sortIds } from '../find.ts'
import { resolveEscapes } from '../melee/prisoners.ts'
import { type Transaction, applyEvents } from '../transaction.ts'
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
export function resolveVolley(course: Transaction, dice: Dice): Transaction {
  const effects = effectsOf(course.battle)
  const struck = (...outcomes: Effect['outcome'][]) =>
    sortIds(effects.filter(({ outcome }) => outcomes.includes(outcome)).map(({ target }) => target))
  const fallen = struck('killed', 'damaged')
  const wrecked = struck('destroyed')
  const breached = struck('breached')
  const lost = fallen.length === 0 ? course : applyEvents(course, { type: 'fell', figures: fallen, why: 'fire' })
  const burning = wrecked.reduce((before, machine) => applyEvents(before, { type: 'wrecked', machine }), lost)
  const empty = wrecked.reduce((before, machine) => bailOutCrew(before, machine, dice), burning)
  const open = breached.reduce((before, opening) => withOpened(before, opening, 'breached'), empty)
  const holed = struck('punctured').reduce((before, opening) => withOpened(before, opening, 'punctured'), open)
  return resolveEscapes(applyEvents(addLeaks(loseAir(holed, dice)), { type: 'volley-fell' }))
}

/** Punctures or breaches an opening. A breach is not downgraded by a later puncture (SAND-DEF-4, SAND-DEF-5). */
function withOpened(course: Transaction, opening: string, state: 'punctured' | 'breached'): Transaction {
  const before = findOpening(course.battle, opening)?.state
  return before === 'breached' || before === state ? course : applyEvents(course, { type: 'opened', opening, state })
}
