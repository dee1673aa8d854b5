import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import type { PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import { findUnreportedBlast } from '../fire/declared-shots.ts'
import { needsAir, isVacuum } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { requirePhase } from './action-checks.ts'
import { countExtraPassengers, finishPhase } from './finish-phase.ts'
import { buildMissileLandingEvent, rollLaunchDrift } from './launch.ts'
import { rollDeclaredShot } from './shoot.ts'

/** Ends a phase for a side. When both sides have ended it, its effects apply (SAND-TURN-1). */
export function endPhaseForSide(transaction: Transaction, { by }: CommandOf<'end-phase'>): void {
  const { state: battle } = transaction
  requirePhase(battle, by, 'deploy', 'move-first', 'move-second', 'list', 'fire')
  if (battle.ready.includes(by))
    transaction.refuse('ready', `${by} is done already: it is the other side now.`, 'SAND-TURN-1')
  REQUIREMENTS[battle.phase]?.(transaction, by)
  transaction.apply({ type: 'ended-phase', side: by })
  const isDone = listPhaseSides(battle).every((side) => transaction.state.ready.includes(side))
  if (isDone) continueWhenDone(transaction)
}

/**
 * Continues after both sides are done: rolls the declared shots, and ends the phase unless blasts are still to be
 * resolved (SAND-TURN-1).
 */
function continueWhenDone(transaction: Transaction): void {
  rollVolley(transaction)
  if (!findUnreportedBlast(transaction.state)) finishPhase(transaction)
}

/**
 * Rolls all dice of the declared shots on the state before the volley: direct shots, then the drift of each launch,
 * then the coins under the blasts (SAND-TURN-1, SAND-TURN-3).
 */
function rollVolley(transaction: Transaction): void {
  const { state: battle, dice } = transaction
  const { declared = [] } = battle
  if (declared.length === 0) return
  const shots = declared.flatMap((shot) => (shot.type === 'shoot' ? (rollDeclaredShot(battle, shot, dice) ?? []) : []))
  const drifting = declared.flatMap((shot) =>
    shot.type === 'launch' ? [{ shot, drift: rollLaunchDrift(battle, shot, dice) }] : [],
  )
  const landed = drifting.map(({ shot, drift }) => buildMissileLandingEvent(battle, shot, { drift, dice }))
  transaction.apply({ type: 'rolled' }, ...shots, ...landed)
}

/** What a side must do before it can end a phase. */
const REQUIREMENTS: { readonly [Phase in PhaseId]?: (transaction: Transaction, by: string) => void } = {
  deploy: requireDeployment,
  fire: (transaction) => {
    const open = findUnreportedBlast(transaction.state)
    if (open)
      transaction.refuse('who-lies-under', `Say who lies under the blast of ${open.shooter} first.`, 'SAND-CUP-3')
  },
}

/**
 * Requires that everyone has a place, within seats that exist, and a suit if there is no air (SAND-SET-1, SAND-ENV-2,
 * SAND-MOVE-4).
 */
function requireDeployment(transaction: Transaction, by: string): void {
  const { state: battle } = transaction
  const own = battle.figures.filter(({ side }) => side === by)
  const nowhere = battle.fieldMm
    ? [...own, ...battle.machines.filter(({ side }) => side === by)].find(
        (piece) => piece.at === null && piece.inside === null,
      )
    : undefined
  if (nowhere) transaction.refuse('not-deployed', `${nowhere.id} stands nowhere yet: deploy it.`, 'SAND-SET-1')
  const full = battle.machines.find(({ id, side }) => side === by && countExtraPassengers(battle, id) > 0)
  if (full) transaction.refuse('full', `${full.id} holds fewer: take somebody off.`, 'SAND-MOVE-4')
  const breathing = isVacuum(battle) ? own.find((figure) => figure.inside === null && needsAir(figure)) : undefined
  if (breathing) transaction.refuse('no-suit', `${breathing.id} needs a suit outside: there is no air.`, 'SAND-ENV-2')
}
