import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { findFreeName } from '../checks/names.ts'

/** An army as its text has it: things are called by their names. */
export interface ArmyText {
  readonly name: string
  readonly notes: string
  readonly toyBox: string | null
  readonly faction: string | null
  readonly plan: ArmyPlan
}

/** What stands before the lines of a text. */
export const LINE_KEYS = {
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
export const FIGURE_TRAITS = { suits: 'suits', specialists: 'Robotics Specialists', post: 'assigned to ' } as const

/** The names by which the models of a toy box are known in a text, by their ids: two of one name are told apart. */
export function getModelNames({ figures, machines }: ToyBox): ReadonlyMap<string, string> {
  return new Map([...getDistinctNames(figures), ...getDistinctNames(machines)])
}

/** The names of things by their ids, no two alike. */
export function getDistinctNames(
  things: readonly { readonly id: string; readonly name: string }[],
): Map<string, string> {
  const names: { name: string }[] = []
  return new Map(
    things.map(({ id, name }) => {
      const free = findFreeName({ units: [], machines: names }, name)
      names.push({ name: free })
      return [id, free]
    }),
  )
}
