import { buildOption } from '#main/games/kit/inputs.ts'
import type { HullSide } from '#shared/games/planet28/battle/choices.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { FACINGS } from '#shared/games/planet28/vehicle-grid.ts'
import type { Input, InputOption } from '#shared/match/protocol.ts'
import { isPickedByOwner } from '../battle/vehicles/section-question.ts'
import {
  createOrderInput,
  findCommandedUnit,
  findTargetedUnit,
  findFirstVehicle,
  getRowName,
  getInputValue,
  type OrderInputContext,
} from './input-context.ts'
import { isHazardousGroundChosen } from './number-inputs.ts'

/** A vehicle that is hit, with the sides on which it can be. */
interface HitHull {
  readonly vehicle: VehicleUnit
  readonly sides: readonly HullSide[]
  /** Who picks the section. */
  readonly picker: string
}

/**
 * Inputs for a hit on a vehicle: the side, the preferred section of the player who picks it, and for shots the hidden
 * part (P28-VEH-FACE-1, P28-VEH-DMG-2, P28-VEH-COVER-1).
 */
export function createVehicleHitInputs(context: OrderInputContext, name: 'hull' | 'ownHull'): Input[] {
  const hull = findHitHull(context, name)
  if (hull === null) return []
  const { order } = context.choice
  const isShot = name === 'hull' && (order.type === 'shoot' || order.type === 'fire')
  // Its owner is asked when the attack is declared.
  const isAskedLater = name === 'hull' && isPickedByOwner(context, hull.vehicle, order.by)
  const hasSides = hull.sides[0]?.facing !== null
  const facing = hasSides ? (getInputValue(context, `${name}.facing`) ?? 'front') : null
  const cells = hull.sides.find((side) => side.facing === facing)?.cells ?? []
  const label = name === 'ownHull' ? { label: 'Own side that is hit' } : {}
  return [
    ...(hasSides ? [createOrderInput(context, `${name}.facing`, { value: 'front', ...label })] : []),
    ...(isAskedLater ? [] : createSectionInputs(context, `${name}.wishes`, { hull, cells })),
    ...(isShot ? [createOrderInput(context, `${name}.hiddenPercent`, { isOptional: true })] : []),
  ]
}

/**
 * The section of a vehicle that is hit by ground, a fall or sabotage. On harmless ground nothing is hit
 * (P28-VEH-MOVE-3).
 */
export function createSectionHitInputs(context: OrderInputContext): Input[] {
  if (context.choice.facts.includes('ground') && !isHazardousGroundChosen(context)) return []
  const own = findCommandedUnit(context)
  const vehicle = findFirstVehicle(findTargetedUnit(context), own)
  if (vehicle === null) return []
  const sides = vehicle.id === own?.id ? context.choice.ownSides : (context.target?.sides ?? [])
  const cells = [...new Set(sides.flatMap((side) => side.cells))]
  return createSectionInputs(context, 'wishes', {
    // A saboteur picks the section itself (P28-AB-sabotage).
    hull: { vehicle, sides, picker: getSideName(context, own ?? vehicle) },
    cells,
  })
}

/** The damaged section that is repaired (P28-AB-repair). */
export function createRepairInput(context: OrderInputContext): Input {
  const target = findTargetedUnit(context)
  const sections = target?.kind === 'vehicle' ? target.sections : []
  const damaged = sections.filter(({ hitPoints, start }) => hitPoints > 0 && hitPoints < start)
  const vehicle = target?.kind === 'vehicle' ? target : null
  return createOrderInput(context, 'cell', { options: vehicle ? damaged.map(toOption(context, vehicle)) : [] })
}

function createSectionInputs(
  context: OrderInputContext,
  name: string,
  { hull, cells }: { readonly hull: HitHull; readonly cells: readonly string[] },
): Input[] {
  const listed = hull.vehicle.sections.filter(({ cell }) => cells.includes(cell))
  if (listed.length < 2) return name === 'wishes' ? [createWeakest(context, name, [])] : []
  const options = listed.map((section) => {
    const option = toOption(context, hull.vehicle)(section)
    return { ...option, value: [section.cell] }
  })
  return [{ ...createWeakest(context, name, options), label: `Section, picked by ${hull.picker}` }]
}

/** A choice of one section as a list by preference. An empty list stands for the most damaged one. */
function createWeakest(context: OrderInputContext, name: string, options: readonly InputOption[]): Input {
  const input = createOrderInput(context, name)
  return { ...input, kind: 'one-of', options: [buildOption([], 'The weakest'), ...options], isFinal: false, value: [] }
}

function findHitHull(context: OrderInputContext, name: 'hull' | 'ownHull'): HitHull | null {
  const vehicle = findFirstVehicle(name === 'hull' ? findTargetedUnit(context) : findCommandedUnit(context))
  if (vehicle === null) return null
  const attacker = findCommandedUnit(context)
  const isPickedByAttacker = name === 'hull' && context.target?.attackerPicks === true && attacker !== null
  const sides = name === 'hull' ? (context.target?.sides ?? []) : context.choice.ownSides
  const known = sides.length > 0 ? sides : FACINGS.map((facing) => ({ facing, cells: [] }))
  return { vehicle, sides: known, picker: getSideName(context, isPickedByAttacker ? attacker : vehicle) }
}

function getSideName({ battle }: OrderInputContext, { side }: { readonly side: string }): string {
  return battle.sides.find(({ id }) => id === side)?.name ?? side
}

function toOption(context: OrderInputContext, { profile }: VehicleUnit) {
  return ({ cell, hitPoints, start }: VehicleUnit['sections'][number]): InputOption => {
    const placed = profile.sections.find((section) => section.cell === cell)
    const name = getRowName(context, placed?.weapon ?? placed?.section ?? '')
    return buildOption(cell, `${cell} ${name}`.trim(), { note: `${hitPoints} of ${start}` })
  }
}
