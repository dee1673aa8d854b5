import type { VersionedFields } from '#renderer/parts/use-edit-draft.ts'
import type { ToyBoxFields, ToyBoxView } from '#shared/contract/planetary-sand/toy-boxes.ts'
import { getFigureRow } from '#shared/games/planetary-sand/tables/figures.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import {
  listHandWeapons,
  canThrowGrenades,
  listMountedWeapons,
  requiresMountedWeapon,
} from '#shared/games/planetary-sand/weapon-access.ts'
import { formatCount } from '#shared/kit/format.ts'

/** Editable row of a toy box: a number of equal figures. */
export type ToyFigureFields = ToyBoxFields['figures'][number]
/** Editable row of a toy box: a number of equal vehicles, guns or pads. */
export type ToyMachineFields = ToyBoxFields['machines'][number]

/** Extracts the editable fields and the version of a stored toy box. */
export function toVersionedToyBoxFields({
  id: _id,
  armies: _picked,
  version,
  ...fields
}: ToyBoxView): VersionedFields<ToyBoxFields> {
  return { version, fields }
}

/** Creates a toy box with ten figures and a tank as a starting point. */
export function createToyBoxFields(name: string): ToyBoxFields {
  const box: ToyBoxFields = {
    name,
    notes: '',
    figures: [],
    machines: [],
    kit: {
      helmets: 10,
      missiles: { 'light-rocket': 0, 'heavy-rocket': 0, 'light-missile': 0, 'heavy-missile': 0 },
      unitMm: 305,
      cupMm: 80,
      pailMm: 160,
      cords: [1, 2, 3, 4],
    },
  }
  box.figures.push(createToyFigureFields(box))
  box.machines.push(createToyMachineFields(box))
  return box
}

/** Creates a row of figures with a unique id and name. */
export function createToyFigureFields(box: Pick<ToyBoxFields, 'figures' | 'machines'>): ToyFigureFields {
  return {
    id: freeId(box),
    name: freeName(box, 'Space men'),
    kind: 'man',
    weapon: 'zap-rifle',
    hasGrenades: false,
    gear: 'none',
    count: 10,
  }
}

/** Creates a row of vehicles with a unique id and name. */
export function createToyMachineFields(box: Pick<ToyBoxFields, 'figures' | 'machines'>): ToyMachineFields {
  return {
    id: freeId(box),
    name: freeName(box, 'Space tank'),
    type: 'tank',
    lengthMm: 120,
    widthMm: 80,
    weapon: 'ray-cannon',
    seats: getMachineRow('tank').seats,
    swims: false,
    hasCrew: true,
    count: 1,
  }
}

/** Changes the kind of figures and removes what the new kind cannot carry. */
export function changeFigureKind(figure: ToyFigureFields, kind: ToyFigureFields['kind']): ToyFigureFields {
  const arms = listHandWeapons(kind)
  const weapon = figure.weapon !== null && arms.includes(figure.weapon) ? figure.weapon : null
  const hasGrenades = figure.hasGrenades && canThrowGrenades(kind) && !(getFigureRow(kind).isRobot && weapon !== null)
  return { ...figure, kind, weapon, hasGrenades }
}

/**
 * Changes the type of a machine: removes equipment it cannot carry, adds what it needs, and sets the usual number of
 * seats.
 */
export function changeMachineType(machine: ToyMachineFields, type: ToyMachineFields['type']): ToyMachineFields {
  const arms = listMountedWeapons(type)
  const kept = machine.weapon !== null && arms.includes(machine.weapon) ? machine.weapon : null
  return {
    ...machine,
    type,
    weapon: kept ?? (requiresMountedWeapon(type) ? (arms[0] ?? null) : null),
    seats: getMachineRow(type).seats,
  }
}

/** Why a toy box cannot be saved, or null. */
export function findToyBoxProblem({ name, figures, machines }: ToyBoxFields): string | null {
  if (name.trim() === '') return 'Give the toy box a name.'
  const nameless = [...figures, ...machines].some((toy) => toy.name.trim() === '')
  return nameless ? 'Give every model a name: that is what armies are picked by.' : null
}

/** Formats the contents of a toy box: “20 figures, 3 vehicles, guns and pads”. */
export function formatToyBoxContents({ figures, machines }: Pick<ToyBoxFields, 'figures' | 'machines'>): string {
  const sum = (rows: readonly { readonly count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
  return `${formatCount(sum(figures), 'figure')}, ${formatCount(sum(machines), 'vehicle, gun or pad', 'vehicles, guns and pads')}`
}

function freeId({ figures, machines }: Pick<ToyBoxFields, 'figures' | 'machines'>): string {
  const taken = new Set([...figures, ...machines].map(({ id }) => id))
  let number = taken.size + 1
  while (taken.has(`toy-${number}`)) number += 1
  return `toy-${number}`
}

function freeName({ figures, machines }: Pick<ToyBoxFields, 'figures' | 'machines'>, name: string): string {
  const taken = new Set([...figures, ...machines].map((toy) => toy.name))
  let number = 2
  while (taken.has(`${name} ${number}`)) number += 1
  return taken.has(name) ? `${name} ${number}` : name
}
