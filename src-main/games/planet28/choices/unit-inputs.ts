import { buildOption } from '#main/games/kit/inputs.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Input, InputOption } from '#shared/match/protocol.ts'
import {
  createOrderInput,
  findCommandedUnit,
  findTargetedUnit,
  findFirstVehicle,
  formatModelName,
  getInputPath,
  getRowName,
  type OrderInputContext,
  listFightingModelsIfPeople,
} from './input-context.ts'
import { findMeasuredDistance } from './number-inputs.ts'

/** Units on the table that belong, as options grouped by side. */
function listUnitOptions({ battle }: OrderInputContext, belongs: (unit: BattleUnit) => boolean): InputOption[] {
  const sides = new Map(battle.sides.map(({ id, name }) => [id, name]))
  return battle.units
    .filter((unit) => isOnTable(unit) && belongs(unit))
    .map(({ id, name, side }) => buildOption(id, name, { group: sides.get(side) ?? null }))
}

const isEnemyOf = (context: OrderInputContext) => (unit: BattleUnit) => unit.side !== context.choice.order.by
const isAnother = (context: OrderInputContext) => (unit: BattleUnit) => unit.id !== findCommandedUnit(context)?.id

/** Enemies in contact after a move: the charged one unless stated (P28-FIGHT-5). */
export function createContactsInput(context: OrderInputContext): Input {
  const { choice, target } = context
  const value = target !== null && choice.targetField === 'charge' ? [target.unit] : []
  return createOrderInput(context, 'contacts', {
    options: listUnitOptions(context, isEnemyOf(context)),
    value,
    isOptional: true,
  })
}

/** Units in the way that it moves through (P28-MOVE-3). */
export function createUnitsMovedThroughInput(context: OrderInputContext): Input {
  return createOrderInput(context, 'through', {
    options: listUnitOptions(context, isAnother(context)),
    value: [],
    isOptional: true,
  })
}

/** Ground that powers made hazardous (P28-ARC-4). */
export function createZonesInput(context: OrderInputContext): Input {
  const nameOf = (id: string) => context.battle.units.find((unit) => unit.id === id)?.name ?? id
  const options = context.battle.zones.map(({ id, radiusCm, around }) =>
    buildOption(id, `${radiusCm} cm around where ${nameOf(around)} stood`),
  )
  return createOrderInput(context, 'zones', { options, value: [], isOptional: true })
}

/** The member of a squad that is hit; by default as the rules say (P28-SQ-10). */
export function createMemberInputs(context: OrderInputContext): Input[] {
  const target = findTargetedUnit(context)
  const members = listFightingModelsIfPeople(target)
  if (target === null || members.length < 2) return []
  const options = members.map(({ id }) => buildOption(id, formatModelName(target, id)))
  return [createOrderInput(context, 'member', { options, isOptional: true, hint: 'By default as the rules say' })]
}

/** Weapons taken in hand: those held now unless stated (P28-ITEM-1). */
export function createWeaponsInHandInput(context: OrderInputContext): Input {
  const models = listFightingModelsIfPeople(findCommandedUnit(context))
  const model = models.find(({ id }) => id === context.choice.order['model']) ?? models[0]
  const options = [...new Set(model?.equipment ?? [])].map((id) => buildOption(id, getRowName(context, id)))
  const held = (model?.hands ?? []).filter((id) => options.some(({ value }) => value === id))
  return createOrderInput(context, 'hands', { options, value: [...new Set(held)] })
}

/** What is taken from the fallen (P28-AB-loot). */
export function createLootInput(context: OrderInputContext): Input {
  const target = findTargetedUnit(context)
  const models = target === null || target.kind === 'vehicle' ? [] : target.models
  const gear = [...new Set(models.flatMap(({ equipment }) => equipment))]
  return createOrderInput(context, 'item', { options: gear.map((id) => buildOption(id, getRowName(context, id))) })
}

/**
 * Input for squad members that end a move more than 5 cm from the others. Members with the same group number are
 * together. Members not listed form group 1 (P28-SQ-4).
 */
export function createCoherencyGroupInputs(context: OrderInputContext): Input[] {
  const unit = findCommandedUnit(context)
  const members = listFightingModelsIfPeople(unit)
  if (unit === null || members.length < 2) return []
  const group: Input = {
    kind: 'number',
    min: 2,
    max: members.length,
    step: 1,
    unit: '',
    path: 'group',
    label: 'Group',
    hint: null,
    value: 2,
    isOptional: false,
  }
  const rows = members.map(({ id }) => buildOption(id, formatModelName(unit, id)))
  const input = createOrderInput(context, 'groups', { options: rows, columns: [group], key: 'model', value: [] })
  return [{ ...input, path: 'ask.groups', label: 'Ends more than 5 cm from the others', isOptional: true }]
}

/** Distances of units, one row for each that is chosen. With vehicles also the side that faces the blast. */
export function createBystandersInput(context: OrderInputContext): Input {
  const rows = listUnitOptions(context, (unit) => unit.id !== context.target?.unit)
  const path = getInputPath(context, 'bystanders')
  const distance = { ...createOrderInput(context, 'bystanders.distanceCm'), path: 'distanceCm' }
  const facing = {
    ...createOrderInput(context, 'bystanders.hull.facing', { isOptional: true, hint: 'For vehicles' }),
    path: 'hull.facing',
  }
  const columns = findFirstVehicle(...context.battle.units) === null ? [distance] : [distance, facing]
  return { ...createOrderInput(context, 'bystanders', { options: rows, columns, key: 'unit', value: [] }), path }
}

/** Enemies of the solo list with their distance from the nearest player's unit (P28-SOLO-3). */
export function createEnemyDistancesInput(context: OrderInputContext): Input {
  const led = context.battle.sides.filter(({ isEnemy }) => isEnemy).map(({ id }) => id)
  const rows = listUnitOptions(context, ({ side }) => led.includes(side))
  const distance = { ...createOrderInput(context, 'enemyDistances.distanceCm'), path: 'distanceCm' }
  return createOrderInput(context, 'enemyDistances', { options: rows, columns: [distance], key: 'unit', value: [] })
}

/** What a solo enemy reacts to: the units it sees, their distances and cover, and obstacles (P28-AI-1). */
export function createSightingInputs(context: OrderInputContext): Input[] {
  const unit = context.choice.order['unit']
  const side = context.battle.units.find(({ id }) => id === unit)?.side
  const rows = listUnitOptions(context, (foe) => foe.side !== side)
  const columns = [
    { ...createOrderInput(context, 'seen.distanceCm'), path: 'distanceCm' },
    { ...createOrderInput(context, 'seen.cover', { value: 'none' }), path: 'cover' },
  ]
  const measured = rows.flatMap(({ value }) => {
    if (typeof value !== 'string') return []
    const distanceCm = findMeasuredDistance({ ...context, target: toTarget(value) })
    return distanceCm === null ? [] : [{ unit: value, distanceCm, cover: 'none' }]
  })
  return [
    createOrderInput(context, 'seen', { options: rows, columns, key: 'unit', value: measured }),
    createOrderInput(context, 'hasObstacle', { value: false }),
  ]
}

function toTarget(unit: string): OrderInputContext['target'] {
  return { unit, facts: [], refusal: null, sides: [], attackerPicks: false }
}

/** Units within the range of an area power (P28-ARC-1). At the beginning of a turn the last report stands. */
export function createUnitsInAreaInputs(context: OrderInputContext): Input[] {
  if (context.choice.order.type !== 'cast') return []
  return [
    createOrderInput(context, 'near', {
      options: listUnitOptions(context, isAnother(context)),
      value: [],
      isOptional: true,
    }),
  ]
}

/** Sides that reached the goal (P28-END-1). */
export function createReachedGoalInput(context: OrderInputContext): Input {
  const options = context.battle.sides.map(({ id, name }) => buildOption(id, name))
  return createOrderInput(context, 'reachedGoal', { options, value: [] })
}
