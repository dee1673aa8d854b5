import type { CharacterView, VehicleView, WarbandView } from '../../../src-shared/contract/forces.ts'
import type { Column } from '../../ui/types.ts'

/** A warband with everybody in it. */
export interface Force {
  readonly warband: WarbandView
  readonly characters: readonly CharacterView[]
  readonly vehicles: readonly VehicleView[]
}

/** Every warband with its own. */
export function groupForces(
  warbands: readonly WarbandView[],
  characters: readonly CharacterView[],
  vehicles: readonly VehicleView[],
): Force[] {
  const people = Map.groupBy(characters, ({ warbandId }) => warbandId)
  const machines = Map.groupBy(vehicles, ({ warbandId }) => warbandId)
  return warbands.map((warband) => ({
    warband,
    characters: people.get(warband.id) ?? [],
    vehicles: machines.get(warband.id) ?? [],
  }))
}

/** A warband in one line: “3 characters, 1 vehicle”. */
export function strengthOf({ characters, vehicles }: WarbandView): string {
  const people = `${characters} ${characters === 1 ? 'character' : 'characters'}`
  return vehicles === 0 ? people : `${people}, ${vehicles} ${vehicles === 1 ? 'vehicle' : 'vehicles'}`
}

const number = (key: string, label: string) => ({ key, label, align: 'end', sortable: true }) as const

/** Columns of the characters of a warband. */
export const CHARACTER_COLUMNS: readonly Column<CharacterView>[] = [
  { key: 'name', label: 'Name', width: '32%', sortable: true },
  { key: 'state', label: 'State', width: '9rem', value: ({ check }) => check.problems.length },
  { ...number('A', 'A'), width: '3.5rem', value: ({ profile }) => profile.skills.A },
  { ...number('F', 'F'), width: '3.5rem', value: ({ profile }) => profile.skills.F },
  { ...number('S', 'S'), width: '3.5rem', value: ({ profile }) => profile.skills.S },
  { ...number('AW', 'AW'), width: '3.5rem', value: ({ profile }) => profile.skills.AW },
  { ...number('P', 'P'), width: '3.5rem', value: ({ profile }) => profile.skills.P },
  { ...number('hitPoints', 'Hit points'), width: '6.5rem', value: ({ profile }) => profile.hitPoints },
  { ...number('speed', 'Speed'), unit: 'cm', width: '6.5rem', value: ({ check }) => check.speedCm },
  { ...number('cost', 'Cost'), unit: 'pts', width: '7rem', value: ({ check }) => check.bill.cost },
]

/** Columns of the vehicles of a warband. */
export const VEHICLE_COLUMNS: readonly Column<VehicleView>[] = [
  { key: 'name', label: 'Name', width: '32%', sortable: true },
  { key: 'state', label: 'State', width: '9rem', value: ({ check }) => check.problems.length },
  { key: 'size', label: 'Size', value: ({ check }) => check.stats.size },
  { ...number('A', 'A'), width: '3.5rem', value: ({ profile }) => profile.A },
  { ...number('F', 'F'), width: '3.5rem', value: ({ check }) => check.stats.F },
  { ...number('S', 'S'), width: '3.5rem', value: ({ profile }) => profile.S },
  { ...number('sections', 'Sections'), width: '6.5rem', value: ({ check }) => check.stats.sections },
  { ...number('hitPoints', 'Hit points'), width: '6.5rem', value: ({ check }) => check.stats.hitPoints },
  { ...number('speed', 'Speed'), unit: 'cm', width: '6.5rem', value: ({ check }) => check.stats.speedCm },
  { ...number('cost', 'Cost'), unit: 'pts', width: '7rem', value: ({ check }) => check.bill.cost },
]
