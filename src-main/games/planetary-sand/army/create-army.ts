import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import { MAX_ITEM_NAME_LENGTH } from '#shared/games/planetary-sand/field.ts'
import type { Army } from '#shared/games/planetary-sand/options.ts'
import { listFiguresWithModels, listMachinesWithModels, type ArmyPlanWithToyBox } from './army-plan-with-toy-box.ts'

/** Naming context of an army in a battle. */
export interface ArmyNamingContext {
  /** Name of its side, appended to every name that the other side's army also uses. */
  readonly side: string
  readonly twins: ReadonlySet<string>
  /** Names already in use; extended with those of this army. */
  readonly taken: Set<string>
}

/** Space for the number of a figure that is appended to the name of its unit. */
const ROOM_FOR_NUMBER = ' 200'.length

/** The names used by both armies. */
export function listSharedNames([a, b]: readonly [ArmyPlan, ArmyPlan]): Set<string> {
  const namesOf = ({ units, machines }: ArmyPlan) => [...units, ...machines].map(({ name }) => name)
  const others = new Set(namesOf(b))
  return new Set(namesOf(a).filter((name) => others.has(name)))
}

/** Creates an army for the start of a battle. */
export function createBattleArmy(picking: ArmyPlanWithToyBox, calling: ArmyNamingContext): Army {
  const { taken } = calling
  const calls = new Map(listMachinesWithModels(picking).map(({ id, name }) => [id, freeCallOf(name, calling)]))
  const callOf = (id: string | null) => (id === null ? null : (calls.get(id) ?? null))
  const units = new Map(picking.plan.units.map(({ id, name }) => [id, freeCallOf(name, calling)]))
  const numbers = new Map<string, number>()
  const figures = listFiguresWithModels(picking).flatMap(
    ({ unit, id: from, toy, count, hasSuit, isSpecialist, grenades, post }) =>
      Array.from({ length: count }, () => {
        const number = (numbers.get(unit.id) ?? 0) + 1
        numbers.set(unit.id, number)
        const name = units.get(unit.id) ?? unit.name
        return {
          id: freeName(taken, `${name} ${number}`),
          unit: name,
          kind: toy.kind,
          hasSuit,
          isSpecialist,
          weapon: toy.weapon,
          grenades,
          gear: toy.gear,
          post: callOf(post),
          inside: callOf(unit.ridesIn),
          from,
        }
      }),
  )
  const machines = listMachinesWithModels(picking).map(({ id, name, toy, isLoaded, spares }) => ({
    id: calls.get(id) ?? name,
    unit: null,
    type: toy.type,
    lengthMm: toy.lengthMm,
    widthMm: toy.widthMm,
    weapon: toy.weapon,
    seats: toy.seats,
    swims: toy.swims,
    hasCrew: toy.hasCrew,
    isLoaded,
    spares,
    from: id,
  }))
  return { figures, machines, helmets: picking.plan.helmets }
}

/** Disambiguates a name, such as “Space men (blue)” if the red side has space men too. */
function freeCallOf(name: string, { side, twins, taken }: ArmyNamingContext): string {
  const nameWithSide = `${name} (${side})`
  return freeName(
    taken,
    twins.has(name) && nameWithSide.length + ROOM_FOR_NUMBER <= MAX_ITEM_NAME_LENGTH ? nameWithSide : name,
  )
}

function freeName(taken: Set<string>, name: string): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`
  taken.add(free)
  return free
}
