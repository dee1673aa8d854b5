import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { findFigure } from '../find.ts'
import { mayBeInContact } from '../map/positions.ts'
import { stopMoving } from '../move/stop.ts'
import { SALVAGE } from '../works/effort.ts'
import { findFiguresRefusal, findJobRefusal, findMarchingRefusal, findMovePhaseRefusal } from './action-refusals.ts'

/**
 * Combines two wrecks in the rear into one robot, by an engineer and an electronic robot in two turns. Enemy wrecks
 * may be used (SAND-FIX-4).
 */
export function salvage(battle: Battle, { by, team, keep, scrap }: CommandOf<'salvage'>): Decision<BattleEvent> {
  const [engineer, electronic] = team
  const refusal =
    findMovePhaseRefusal(battle, by) ??
    findFiguresRefusal(battle, by, team) ??
    findMarchingRefusal(battle, team) ??
    findJobRefusal(battle, [engineer], { job: 'mend', where: null }) ??
    findJobRefusal(battle, [electronic], { job: 'restore', where: null }) ??
    refuseWrecks(battle, by, { keep, scrap }) ??
    refuseFarTeam(battle, team, keep)
  if (refusal) return refusal
  const before = battle.works.find(({ kind, subject }) => kind === 'salvage' && subject === keep)
  if (before?.turn === battle.turn) return refuse('one-team', 'One team works on a pair of wrecks.', 'SAND-FIX-4')
  const work = {
    kind: 'salvage',
    subject: keep,
    other: scrap,
    side: by,
    workers: team,
    done: before?.done ?? 0,
    need: SALVAGE.turns,
    turn: battle.turn,
  } as const
  return { ok: true, events: [stopMoving(battle, team, 'salvage'), { type: 'worked', work }] }
}

/** Refuses a team that is not at the wreck to be restored. */
function refuseFarTeam(battle: Battle, team: readonly string[], keep: string): Decision<never> | null {
  const far = team.find((id) => !mayBeInContact(battle, id, keep))
  return far === undefined ? null : refuse('too-far', `${far} does not stand beside ${keep}.`, 'SAND-FIX-4')
}

function refuseWrecks(
  battle: Battle,
  by: string,
  { keep, scrap }: { keep: string; scrap: string },
): Decision<never> | null {
  if (keep === scrap) return refuse('two-wrecks', 'It takes two wrecks: name another one.', 'SAND-FIX-4')
  const wrong = [keep, scrap].find((id) => findFigure(battle, id)?.status !== 'damaged')
  if (wrong !== undefined) return refuse('no-wreck', `${wrong} is no robot's wreck.`, 'SAND-FIX-4')
  const taken = battle.works.find(
    ({ kind, subject, other }) =>
      kind === 'salvage' && subject !== keep && [subject, other].some((id) => id === keep || id === scrap),
  )
  if (taken) return refuse('one-team', `${taken.subject} is being made of these wrecks.`, 'SAND-FIX-4')
  const away = [keep, scrap].find((id) => findFigure(battle, id)?.zone !== by)
  return away === undefined ? null : refuse('not-home', `${away} must be brought to the rear first.`, 'SAND-FIX-4')
}
