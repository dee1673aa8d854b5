import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle, BattleEvent } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { given } from '#shared/kit/given.ts'
import { findFigure, findMachine, findRoom } from '../find.ts'

/** Puts right what the table and the record disagree about, with a note that says why. */
export function correct(battle: Battle, { note, figures, machines }: CommandOf<'correct'>): Decision<BattleEvent> {
  if (battle.phase === 'over') return refuse('over', 'The battle is over.')
  if (battle.phase === 'fire')
    return refuse('wrong-phase', 'Shots are being fired: end the fire phase first.', 'SAND-TURN-3')
  const unknown = [
    ...figures.filter(({ id }) => !findFigure(battle, id)),
    ...machines.filter(({ id }) => !findMachine(battle, id)),
  ]
  if (unknown[0]) return refuse('nothing-there', `There is no ${unknown[0].id}.`)
  const lost = figures.find(
    ({ inside }) =>
      inside !== undefined && inside !== null && !findRoom(battle, inside) && !findMachine(battle, inside),
  )
  if (lost) return refuse('no-such-place', `${lost.inside} is no room and no vehicle.`)
  return { ok: true, events: [{ type: 'corrected', note, figures: figures.map(named), machines: machines.map(named) }] }
}

/** What is corrected, and its name. */
function named<Thing extends { readonly id: string }>({ id, ...changes }: Thing) {
  return { ...given(changes), id }
}
