import type { Army } from '#shared/games/planetary-sand/options.ts'
import { pickedFigures, pickedMachines, type Picking } from './picking.ts'

/** An army as a battle begins with it; `taken` holds the names that are borne already, and learns those of this one. */
export function fielded(picking: Picking, taken: Set<string>): Army {
  const calls = new Map(pickedMachines(picking).map(({ id, name }) => [id, freeName(taken, name)]))
  const callOf = (id: string | null) => (id === null ? null : (calls.get(id) ?? null))
  const units = new Map(picking.plan.units.map(({ id, name }) => [id, freeName(taken, name)]))
  const numbers = new Map<string, number>()
  const figures = pickedFigures(picking).flatMap(
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
  const machines = pickedMachines(picking).map(({ id, name, toy, isLoaded, spares }) => ({
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

function freeName(taken: Set<string>, name: string): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`
  taken.add(free)
  return free
}
