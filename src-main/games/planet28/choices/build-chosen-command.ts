import { fillCommandTemplate } from '#main/games/kit/choice.ts'
import { addCommandMeasurements } from '#main/games/planet28/field/map/command-measurements.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { CommandDraft, Json } from '#shared/match/protocol.ts'
import { findCommandedUnit, type OrderInputContext, listFightingModelsIfPeople } from './input-context.ts'
import { readPlace } from './map-inputs.ts'

/** The distance of a shot stays until one of the two moves (P28-MEAS-3). */
const REMEMBERED = { 'said.isRemembered': true }

type Fields = { readonly [field: string]: Json }

/**
 * Builds the order of a choice from its target and values, with what the map measures. `more` are further shots of a
 * vehicle. What the map does not allow stays unmeasured.
 */
export function buildChosenCommand(context: OrderInputContext, more: readonly Fields[] = []): BattleCommand {
  const order = buildUnmeasuredCommand(context, more)
  const measured = addCommandMeasurements(context.battle, order)
  return measured.ok ? measured.order : order
}

/** Builds the order of a choice as it is given, before the map measures it. */
export function buildUnmeasuredCommand(context: OrderInputContext, more: readonly Fields[] = []): BattleCommand {
  const { choice, battle } = context
  if (choice.order.type === 'fire')
    return { ...choice.order, shots: [buildVehicleShotFields(context), ...more] } as never
  const values = choice.order.type === 'shoot' ? { ...context.values, ...REMEMBERED } : context.values
  const { to: points = null, ...fields } = values
  const to = battle.map === undefined ? undefined : readPlace(battle.map, points)
  const filled = fillCommandTemplate<object>(choice.order, listFields(fields))
  const groups = readGroups(context)
  return {
    // On harmless ground no section is asked for, and the order still lists none (P28-VEH-MOVE-3).
    ...(choice.facts.includes('wishes') && { wishes: [] }),
    ...filled,
    ...(choice.order.type === 'begin-turn' && { near: battle.near }),
    ...(groups.length > 0 && { said: { ...('said' in filled ? (filled.said as object) : {}), groups } }),
    ...getTargetField(context),
    ...(to !== undefined && { to }),
  } as BattleCommand
}

/** A single shot of a vehicle (P28-VEH-SHOOT-1). */
export function buildVehicleShotFields(context: OrderInputContext): Fields {
  const [mount = {}] = (context.choice.order['shots'] ?? []) as readonly Fields[]
  const fields = Object.entries(listFields({ ...context.values, ...REMEMBERED })).map(([path, value]) => [
    path.replace(/^shots\./, ''),
    value,
  ])
  const filled = fillCommandTemplate<Fields>(mount, Object.fromEntries(fields) as Fields)
  return { ...filled, target: context.target?.unit ?? '' }
}

/** The values that belong to the order, without those that are left out. */
function listFields(values: CommandDraft['values']): CommandDraft['values'] {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([path, value]) => !/^(?:ask|more)\./.test(path) && value !== null)
      .map(([path, value]) => [path, Array.isArray(value) ? value.map(nestRow) : value]),
  )
}

/** Turns the paths of a row into nested fields, without those that are left out. */
function nestRow(row: Json): Json {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  return fillCommandTemplate<Json>({}, listFields(row as Fields))
}

function getTargetField({ choice, target }: OrderInputContext): Fields {
  return target === null || choice.targetField === null ? {} : { [choice.targetField]: target.unit }
}

/** The groups of a squad after a move: all members that are not listed, then those of each number (P28-SQ-4). */
function readGroups(context: OrderInputContext): string[][] {
  const rows = (context.values['ask.groups'] ?? []) as readonly { readonly model: string; readonly group: number }[]
  if (rows.length === 0) return []
  const apart = new Map(rows.map(({ model, group }) => [model, group]))
  const numbered = Map.groupBy(
    listFightingModelsIfPeople(findCommandedUnit(context)).map(({ id }) => id),
    (id) => apart.get(id) ?? 1,
  )
  return [...numbered].toSorted(([a], [b]) => a - b).map(([, ids]) => ids)
}
