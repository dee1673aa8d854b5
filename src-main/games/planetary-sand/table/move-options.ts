import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Machine } from '#shared/games/planetary-sand/model.ts'
import { findThing, isFigure } from '../find.ts'
import { type Candidate, type Choice } from './options/choice.ts'
import { fighting } from './options/fighting.ts'
import { deploying, going, ramming } from './options/going.ts'
import { insideOut } from './options/inside-out.ts'
import { leading, working } from './options/working.ts'

/** Everything that a choice of figures and machines might do, whether it may or not, in the order in which it is offered. */
export function moveOptionsFor(battle: Battle, by: string, ids: readonly string[]): Candidate[] {
  const things = ids.flatMap((id) => findThing(battle, id) ?? [])
  const figures = things.filter(isFigure)
  const machines = things.filter((one): one is Machine => !isFigure(one))
  const choice: Choice = { battle, by, ids, figures, machines, people: figures.map(({ id }) => id) }
  const onFoot = figures.length > 0 && machines.length === 0
  if (battle.phase === 'deploy') return [...deploying(choice), ...(onFoot ? leading(choice) : [])]
  return [
    ...going(choice),
    ...(onFoot ? [...insideOut(choice), ...fighting(choice), ...working(choice), ...leading(choice)] : []),
    ...ramming(choice),
  ]
}
