import type { WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { mayBeInContact } from '../ground/positions.ts'
import { buildUsedMovesEvent } from '../ground/used-moves-event.ts'
import { findFigure } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { SALVAGE_REQUIREMENTS } from '../works/effort.ts'
import { requireAbleToDoJob, requireMovableFigures, requireMovePhase, requireNotMarching } from './action-checks.ts'

/**
 * Combines two wrecks in the rear into one robot, by an engineer and an electronic robot in two turns. Enemy wrecks
 * may be used (SAND-FIX-4).
 */
export function workOnSalvage(transaction: Transaction, command: CommandOf<'salvage'>): void {
  const { state: battle } = transaction
  const { by, team, keep, scrap } = command
  const [engineer, electronic] = team
  requireMovePhase(battle, by)
  requireMovableFigures(battle, by, team)
  requireNotMarching(battle, team)
  requireAbleToDoJob(battle, [engineer], { job: 'mend', where: null })
  requireAbleToDoJob(battle, [electronic], { job: 'restore', where: null })
  requireWrecks(transaction, command)
  const far = team.find((id) => !mayBeInContact(battle, id, keep))
  if (far !== undefined) transaction.refuse('too-far', `${far} does not stand beside ${keep}.`, 'SAND-FIX-4')
  const before = battle.works.find(({ kind, subject }) => kind === 'salvage' && subject === keep)
  if (before?.turn === battle.turn) transaction.refuse('one-team', 'One team works on a pair of wrecks.', 'SAND-FIX-4')
  const work: WorkInProgress = {
    kind: 'salvage',
    subject: keep,
    other: scrap,
    side: by,
    workers: team,
    done: before?.done ?? 0,
    need: SALVAGE_REQUIREMENTS.turns,
    turn: battle.turn,
  }
  transaction.apply(buildUsedMovesEvent(battle, team, 'salvage'), { type: 'worked', work })
}

/** Requires two wrecks of robots in the rear that no other team works on (SAND-FIX-4). */
function requireWrecks(transaction: Transaction, { by, keep, scrap }: CommandOf<'salvage'>): void {
  const { state: battle } = transaction
  if (keep === scrap) transaction.refuse('two-wrecks', 'It takes two wrecks: name another one.', 'SAND-FIX-4')
  const wrong = [keep, scrap].find((id) => findFigure(battle, id)?.status !== 'damaged')
  if (wrong !== undefined) transaction.refuse('no-wreck', `${wrong} is no robot's wreck.`, 'SAND-FIX-4')
  const taken = battle.works.find(
    ({ kind, subject, other: secondWreck }) =>
      kind === 'salvage' && subject !== keep && [subject, secondWreck].some((id) => id === keep || id === scrap),
  )
  if (taken) transaction.refuse('one-team', `${taken.subject} is being made of these wrecks.`, 'SAND-FIX-4')
  const away = [keep, scrap].find((id) => findFigure(battle, id)?.zone !== by)
  if (away !== undefined) transaction.refuse('not-home', `${away} must be brought to the rear first.`, 'SAND-FIX-4')
}
