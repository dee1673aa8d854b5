import { fillCommand } from '#main/games/kit/choice.ts'
import { measureOrder } from '#main/games/planet28/field/map/measure-order.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Draft, Json } from '#shared/match/protocol.ts'
import { findActor, type InputContext, listFightingMembers } from './input-context.ts'
import { readPlace } from './map-inputs.ts'

/** The distance of a shot stays until one of the two moves (P28-MEAS-3). */
const REMEMBERED = { 'said.isRemembered': true }

type Fields = { readonly [field: string]: Json }

/**
 * Builds the order of a choice from its target and values, with what the map measures. `more` are further shots of a
 * vehicle. What the map does not allow stays unmeasured.
 */
export function buildOrder(context: InputContext, more: readonly Fields[] = []): BattleCommand {
  const order = buildUnmeasuredOrder(context, more)
  const measured = measureOrder(context.battle, order)
  return measured.ok ? measured.order : order
}

/** Builds the order of a choice as it is given, before the map measures it. */
export function buildUnmeasuredOrder(context: InputContext, more: readonly Fields[] = []): BattleCommand {
  const { choice, battle } = context
  if (choice.order.type === 'fire') return { ...choice.order, shots: [buildShot(context), ...more] } as never
  const values = choice.order.type === 'shoot' ? { ...context.values, ...REMEMBERED } : context.values
  const { to: points = null, ...fields } = values
  const to = battle.map === undefined ? undefined : readPlace(battle.map, points)
  const filled = fillCommand<object>(choice.order, listFields(fields))
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
export function buildShot(context: InputContext): Fields {
  const [mount = {}] = (context.choice.order['shots'] ?? []) as readonly Fields[]
  const fields = Object.entries(listFields({ ...context.values, ...REMEMBERED })).map(([path, value]) => [
    path.replace(/^shots\./, ''),
    value,
  ])
  const filled = fillCommand<Fields>(mount, Object.fromEntries(fields) as Fields)
  return { ...filled, target: context.target?.unit ?? '' }
}

/** The values that belong to the order, without those that are left out. */
function listFields(values: Draft['values']): Draft['values'] {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([path, value]) => !/^(?:ask|more)\./.test(path) && value !== null)
      .map(([path, value]) => [path, Array.isArray(value) ? value.map(nestRow) : value]),
  )
}

/** Turns the paths of a row into nested fields, without those that are left out. */
function nestRow(row: Json): Json {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row
  return fillCommand<Json>({}, listFields(row as Fields))
}

function getTargetField({ choice, target }: InputContext): Fields {
  return target === null || choice.targetField === null ? {} : { [choice.targetField]: target.unit }
}

/** The groups of a squad after a move: all members that are not listed, then those of each number (P28-SQ-4). */
function readGroups(context: InputContext): string[][] {
  const rows = (context.values['ask.groups'] ?? []) as readonly { readonly model: string; readonly group: number }[]
  if (rows.length === 0) return []
  const apart = new Map(rows.map(({ model, group }) => [model, group]))
  const numbered = Map.groupBy(
    listFightingMembers(findActor(context)).map(({ id }) => id),
    (id) => apart.get(id) ?? 1,
  )
  return [...numbered].toSorted(([a], [b]) => a - b).map(([, ids]) => ids)
}
