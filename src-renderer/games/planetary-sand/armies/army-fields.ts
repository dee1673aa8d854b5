import type { VersionedFields } from '#renderer/parts/use-edit-draft.ts'
import type { ArmyFields, ArmyView } from '#shared/contract/planetary-sand/armies.ts'
import type { ToyBoxView } from '#shared/contract/planetary-sand/toy-boxes.ts'
import { MAX_GRENADES } from '#shared/games/planetary-sand/tables/weapons.ts'
import { isMissile } from '#shared/games/planetary-sand/weapon-access.ts'

/** Editable unit of an army. */
export type ArmyUnitFields = ArmyFields['units'][number]
/** Row of equal figures in a unit. */
export type ArmyFigureRowFields = ArmyUnitFields['figures'][number]
/** Editable machine of an army. */
export type ArmyMachineFields = ArmyFields['machines'][number]

/** Number of each model still available in the toy box. */
export type RemainingCountByModel = Readonly<Record<string, number>>

const LONGEST = 26

/** Extracts the editable fields and the version of a stored army. */
export function toVersionedArmyFields({
  id: _id,
  playerId: _who,
  study: _counted,
  version,
  ...fields
}: ArmyView): VersionedFields<ArmyFields> {
  return { version, fields }
}

export function createArmyFields(name: string, toyBoxId: string | null): ArmyFields {
  return {
    name,
    notes: '',
    factionId: null,
    toyBoxId,
    gravity: 'EG',
    air: 'HE',
    helmets: 0,
    units: [],
    machines: [],
  }
}

/** Creates a unit of the first available model, with at most eight figures. */
export function createArmyUnitFields(
  army: ArmyFields,
  box: ToyBoxView | null,
  left: RemainingCountByModel,
): ArmyUnitFields {
  const id = freeId(army, 'unit')
  const line = createArmyFigureRow(army, box, left)
  const toy = box?.figures.find((figure) => figure.id === line?.toyId)
  return { id, name: freeName(army, toy?.name ?? 'Unit'), ridesIn: null, figures: line ? [line] : [] }
}

const MOST_AT_ONCE = 8

/** Creates a row of the first available model. Null if none is left. */
export function createArmyFigureRow(
  army: ArmyFields,
  box: ToyBoxView | null,
  left: RemainingCountByModel,
): ArmyFigureRowFields | null {
  const toy = box?.figures.find(({ id }) => (left[id] ?? 0) > 0) ?? box?.figures[0]
  if (!toy) return null
  return {
    id: freeId(army, 'figures'),
    toyId: toy.id,
    count: Math.max(1, Math.min(MOST_AT_ONCE, left[toy.id] ?? 0)),
    hasSuit: false,
    isSpecialist: false,
    grenades: toy.hasGrenades ? MAX_GRENADES : 0,
    post: null,
  }
}

/** Changes the model of a row. Grenades are adjusted to the new model. */
export function changeFigureRowModel(
  line: ArmyFigureRowFields,
  toyId: string,
  box: ToyBoxView | null,
): ArmyFigureRowFields {
  const toy = box?.figures.find(({ id }) => id === toyId)
  return { ...line, toyId, grenades: toy?.hasGrenades ? MAX_GRENADES : 0, post: null }
}

/** Creates a row of the first available vehicle, gun or pad. Null if none is left. */
export function createArmyMachineRow(
  army: ArmyFields,
  box: ToyBoxView | null,
  left: RemainingCountByModel,
): ArmyMachineFields | null {
  const toy = box?.machines.find(({ id }) => (left[id] ?? 0) > 0) ?? box?.machines[0]
  if (!toy) return null
  const isLoaded = isMissile(toy.weapon)
  return { id: freeId(army, 'machine'), toyId: toy.id, name: freeName(army, toy.name), isLoaded, spares: 0 }
}

/** Removes a machine. Its passengers go on foot, its crew loses the assignment. */
export function removeArmyMachine(army: ArmyFields, id: string): Pick<ArmyFields, 'units' | 'machines'> {
  const kept = (otherId: string | null) => (otherId === id ? null : otherId)
  return {
    units: army.units.map((unit) => ({
      ...unit,
      ridesIn: kept(unit.ridesIn),
      figures: unit.figures.map((line) => ({ ...line, post: kept(line.post) })),
    })),
    machines: army.machines.filter((machine) => machine.id !== id),
  }
}

/** Why an army cannot be saved, or null. */
export function findArmyProblem({ name, units, machines }: ArmyFields): string | null {
  if (name.trim() === '') return 'Give the army a name.'
  const nameless = [...units, ...machines].some((candidate) => candidate.name.trim() === '')
  return nameless ? 'Give every unit and vehicle a name: that is what orders call them.' : null
}

function freeId({ units, machines }: ArmyFields, stem: string): string {
  const taken = new Set([...units, ...units.flatMap(({ figures }) => figures), ...machines].map(({ id }) => id))
  let number = 1
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

function freeName({ units, machines }: ArmyFields, name: string): string {
  const taken = new Set([...units, ...machines].map((item) => item.name))
  const stem = name.slice(0, LONGEST).trim()
  let number = 2
  while (taken.has(`${stem} ${number}`)) number += 1
  return taken.has(stem) ? `${stem} ${number}` : stem
}
