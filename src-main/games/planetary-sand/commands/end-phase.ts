import type { Dice } from '#main/games/kit/dice.ts'
import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { listPhaseSides } from '#shared/games/planetary-sand/sides-to-act.ts'
import type { PhaseId } from '#shared/games/planetary-sand/tables/phases.ts'
import { isVacuum } from '../air/lose-air.ts'
import { needsAir } from '../find.ts'
import { countExtraPassengers, finishPhase } from '../finish-phase.ts'
import { findOpenBlast } from '../fire/declared-shots.ts'
import { type Transaction, beginTransaction, applyEvents } from '../transaction.ts'
import { findPhaseRefusal } from './action-refusals.ts'
import { landMissile, rollLaunchDrift } from './launch.ts'
import { rollDeclaredShot } from './shoot.ts'

/** Ends a phase for a side. When both sides have ended it, its effects apply (SAND-TURN-1). */
export function endPhase(battle: Battle, { by }: CommandOf<'end-phase'>, dice: Dice): Decision<BattleEvent> {
  const refusal = findPhaseRefusal(battle, by, 'deploy', 'move-first', 'move-second', 'list', 'fire')
  if (refusal) return refusal
  if (battle.ready.includes(by))
    return refuse('ready', `${by} is done already: it is the other side now.`, 'SAND-TURN-1')
  const unfinished = UNFINISHED[battle.phase]?.(battle, by)
  if (unfinished) return unfinished
  const course = applyEvents(beginTransaction(battle), { type: 'ended-phase', side: by })
  const isDone = listPhaseSides(battle).every((side) => course.battle.ready.includes(side))
  return { ok: true, events: (isDone ? withAllDone(course, dice) : course).events }
}

/**
 * Continues after both sides are done: rolls the declared shots, and ends the phase unless blasts are still to be
 * resolved (SAND-TURN-1).
 */
function withAllDone(course: Transaction, dice: Dice): Transaction {
  const rolled = withVolleyRolled(course, dice)
  return findOpenBlast(rolled.battle) ? rolled : finishPhase(rolled, dice)
}

/**
 * Rolls all dice of the declared shots on the state before the volley: direct shots, then the drift of each launch,
 * then the coins under the blasts (SAND-TURN-1, SAND-TURN-3).
 */
function withVolleyRolled(course: Transaction, dice: Dice): Transaction {
  const { battle } = course
  const { declared = [] } = battle
  if (declared.length === 0) return course
  const shots = declared.flatMap((shot) => (shot.type === 'shoot' ? (rollDeclaredShot(battle, shot, dice) ?? []) : []))
  const drifting = declared.flatMap((shot) =>
    shot.type === 'launch' ? [{ shot, drift: rollLaunchDrift(battle, shot, dice) }] : [],
  )
  const landed = drifting.map(({ shot, drift }) => landMissile(battle, shot, { drift, dice }))
  return applyEvents(course, { type: 'rolled' }, ...shots, ...landed)
}

/** What a side must do before it can end a phase; null if done. */
const UNFINISHED: { readonly [Phase in PhaseId]?: (battle: Battle, by: string) => Decision<never> | null } = {
  deploy: refuseDeployment,
  fire: (battle) => {
    const open = findOpenBlast(battle)
    return open && refuse('who-lies-under', `Say who lies under the blast of ${open.shooter} first.`, 'SAND-CUP-3')
  },
}

/**
 * Refuses to end deployment until everyone has a place, within seats that exist, and a suit if there is no air
 * (SAND-SET-1, SAND-ENV-2, SAND-MOVE-4).
 */
function refuseDeployment(battle: Battle, by: string): Decision<never> | null {
  const own = battle.figures.filter(({ side }) => side === by)
  const nowhere = battle.fieldMm
    ? [...own, ...battle.machines.filter(({ side }) => side === by)].find(
        (piece) => piece.at === null && piece.inside === null,
      )
    : undefined
  if (nowhere) return refuse('not-deployed', `${nowhere.id} stands nowhere yet: deploy it.`, 'SAND-SET-1')
  const full = battle.machines.find(({ id, side }) => side === by && countExtraPassengers(battle, id) > 0)
  if (full) return refuse('full', `${full.id} holds fewer: take somebody off.`, 'SAND-MOVE-4')
  const breathing = isVacuum(battle) ? own.find((figure) => figure.inside === null && needsAir(figure)) : undefined
  return breathing ? refuse('no-suit', `${breathing.id} needs a suit outside: there is no air.`, 'SAND-ENV-2') : null
}
