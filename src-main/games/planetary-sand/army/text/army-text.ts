import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { ToyBox } from '#shared/games/planetary-sand/toys.ts'
import { findFreeName } from '../checks/names.ts'

/** An army in its text form, which refers to everything by name. */
export interface ArmyTextContent {
  readonly name: string
  readonly notes: string
  readonly toyBox: string | null
  readonly faction: string | null
  readonly plan: ArmyPlan
}

/** Keywords at the beginning of lines. */
export const ARMY_LINE_KEYWORDS = {
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

/** Keywords that follow the figures of a row. */
export const FIGURE_TRAIT_KEYWORDS = {
  suits: 'suits',
  specialists: 'Robotics Specialists',
  post: 'assigned to ',
} as const

/** The names of a toy box's models in texts, by id. Duplicate names are disambiguated. */
export function getModelNamesById({ figures, machines }: ToyBox): ReadonlyMap<string, string> {
  return new Map([...buildDistinctNamesById(figures), ...buildDistinctNamesById(machines)])
}

/** Distinct names by id. */
export function buildDistinctNamesById(
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
