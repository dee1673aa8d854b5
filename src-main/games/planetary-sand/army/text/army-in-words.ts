import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { freeCall } from '../checks/names.ts'

/** An army as its text has it: things are called by their names. */
export interface ArmyInWords {
  readonly name: string
  readonly notes: string
  readonly toyBox: string | null
  readonly faction: string | null
  readonly plan: ArmyPlan
}

/** What stands before the lines of a text. */
export const KEYS = {
  army: 'Army',
  toyBox: 'Toy box',
  faction: 'Faction',
  field: 'Battlefield',
  helmets: 'Spare helmets',
  unit: 'Unit',
  ride: 'Begins in',
  machine: 'Vehicle, gun or pad',
  model: 'Model',
  loaded: 'Loaded',
  spares: 'Spares',
  notes: 'Notes',
} as const

/** What stands behind the figures of a row. */
export const TRAITS = { suits: 'suits', specialists: 'Robotics Specialists', post: 'assigned to ' } as const

/** The names by which the models of a toy box are known in a text, by their ids: two of one name are told apart. */
export function modelNames({ figures, machines }: ToyBox): ReadonlyMap<string, string> {
  return new Map([...distinct(figures), ...distinct(machines)])
}

/** The names of things by their ids, no two alike. */
export function distinct(things: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
  const names: { name: string }[] = []
  return new Map(
    things.map(({ id, name }) => {
      const free = freeCall({ units: [], machines: names }, name)
      names.push({ name: free })
      return [id, free]
    }),
  )
}
