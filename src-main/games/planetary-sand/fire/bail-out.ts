import type { Dice } from '#main/games/kit/dice.ts'
import type { Figure, Machine } from '#shared/games/planetary-sand/model.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import { isAlive, isVacuum } from '../air/lose-air.ts'
import { type Course, withEvents } from '../course.ts'
import { findMachine, needsAir, placeOf } from '../find.ts'
import { placesBeside, riverAt } from '../map/footing.ts'
import { placeAt, shapeOf } from '../map/where.ts'
import { tossed } from './damage.ts'

/** What saves whoever is in a destroyed vehicle, by what was agreed: a coin, nothing, or everything; null where no coin is tossed (SAND-DEF-7). */
const GETS_OUT: Readonly<Record<Settings['bailOut'], (dice: Dice) => { isOut: boolean; isHeads: boolean | null }>> = {
  coin: (dice) => {
    const isHeads = tossed(dice)
    return { isOut: isHeads, isHeads }
  },
  dead: () => ({ isOut: false, isHeads: null }),
  safe: () => ({ isOut: true, isHeads: null }),
}

/** Everybody aboard a machine that was just wrecked, in the order of their names: out beside the wreck, or dead; without a suit nobody lives outside in a vacuum (SAND-DEF-7). */
export function withBailedOut(course: Course, machine: string, dice: Dice): Course {
  const riders = course.battle.figures
    .filter(({ inside, status }) => inside === machine && isAlive(status))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return riders.reduce((before, rider, at) => withRiderOut(before, { rider, at }, dice), course)
}

function withRiderOut(course: Course, { rider, at }: { rider: Figure; at: number }, dice: Dice): Course {
  const { battle } = course
  const machine = findMachine(battle, rider.inside)
  const dies = { type: 'fell', figures: [rider.id], why: 'wreck' } as const
  if (isVacuum(battle) && needsAir(rider)) return withEvents(course, dies)
  const { isOut, isHeads } = GETS_OUT[battle.settings.bailOut](dice)
  if (!isOut || !machine) return withEvents(course, dies)
  return withEvents(course, {
    type: 'got-out',
    figure: rider.id,
    isHeads,
    place: besideWreck(battle, machine, { rider, at }),
  })
}

/** Beside the wreck, on ground that bears him where there is any. */
function besideWreck(battle: Course['battle'], machine: Machine, { rider, at }: { rider: Figure; at: number }) {
  const place = { ...placeOf(machine), inside: null, heading: null, cover: null }
  if (!machine.at) return place
  const before = Array.from({ length: at + 1 }, () => rider)
  const left = shapeOf(battle, machine.id)
  const beside = placesBeside(battle, before, { start: machine.at, left }).at(-1) ?? machine.at
  return placeAt(battle, beside, { ...place, river: riverAt(battle, beside) })
}
