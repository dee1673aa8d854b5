import { createInputBuilder, type InputDetails } from '#main/games/kit/inputs.ts'
import type {
  CommandChoice as OrderChoice,
  OrderInputName as InputName,
  TargetChoice,
} from '#shared/games/planet28/battle/choices.ts'
import { BattleCommandSchema } from '#shared/games/planet28/battle/commands.ts'
import type { BattleUnit, Model, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import type { CommandDraft, Input, Json } from '#shared/match/protocol.ts'
import type { BattleWithRules } from '../battle/queries/build-choice.ts'

/** What the inputs of an order depend on. */
export interface OrderInputContext extends BattleWithRules {
  readonly choice: OrderChoice
  readonly target: TargetChoice | null
  /** Values so far, by path. */
  readonly values: CommandDraft['values']
}

const createInput = createInputBuilder(BattleCommandSchema)

/** Values of a shot and of a move that stand in `said` of their order. */
const SHOT_FIELDS: readonly InputName[] = ['distanceCm', 'heightCm', 'isSeen', 'cover', 'guessCm', 'hiddenMembers']
const MOVE_FIELDS: readonly InputName[] = [
  'cm',
  'ground',
  'zones',
  'climb',
  'contacts',
  'through',
  'isImpassable',
  'groups',
]
const NESTED: Readonly<Record<string, readonly InputName[]>> = {
  shoot: SHOT_FIELDS,
  fire: SHOT_FIELDS,
  move: MOVE_FIELDS,
  depart: MOVE_FIELDS,
}

/** Path of a value in its order, such as `said.cover`. In `fire` it lies within a shot. */
export function getInputPath({ choice: { order } }: Pick<OrderInputContext, 'choice'>, name: string): string {
  const isNested = NESTED[order.type]?.some((field) => name.split('.')[0] === field) === true
  return `${order.type === 'fire' ? 'shots.' : ''}${isNested ? 'said.' : ''}${name}`
}

/** Creates the input of a field of the order, with what the state adds to its schema. */
export function createOrderInput(context: OrderInputContext, name: string, details: InputDetails = {}): Input {
  return createInput(context.choice.order.type, getInputPath(context, name), { isOptional: false, ...details })
}

/** The value of a field so far, or null. */
export function getInputValue(context: OrderInputContext, name: string): Json {
  return context.values[getInputPath(context, name)] ?? null
}

/** An input that only decides which others are asked for. Its path begins with `ask.` and is in no order. */
export function createQuestion(name: string, label: string): Input {
  return { kind: 'toggle', path: `ask.${name}`, label, hint: null, value: false, isOptional: false }
}

/** The unit that acts, or null for orders of the turn. */
export function findCommandedUnit({ battle, choice }: OrderInputContext): BattleUnit | null {
  return battle.units.find(({ id }) => id === choice.order['unit']) ?? null
}

/** The unit aimed at, or null. */
export function findTargetedUnit({ battle, target }: OrderInputContext): BattleUnit | null {
  return battle.units.find(({ id }) => id === target?.unit) ?? null
}

/** The vehicle among two units, the first one if both are. */
export function findFirstVehicle(...units: readonly (BattleUnit | null)[]): VehicleUnit | null {
  return units.find((unit): unit is VehicleUnit => unit?.kind === 'vehicle') ?? null
}

/** The members of a unit that still fight. */
export function listFightingModelsIfPeople(unit: BattleUnit | null): readonly Model[] {
  return unit === null || unit.kind === 'vehicle' ? [] : unit.models.filter(({ fate }) => fate === 'fights')
}

/** Name of a model: its unit's, numbered in a squad. */
export function formatModelName(unit: BattleUnit, id: string): string {
  if (unit.kind !== 'squad') return unit.name
  return `${unit.name}, member ${unit.models.findIndex((model) => model.id === id) + 1}`
}

/** Name of a row of any table in force. */
export function getRowName({ rules: { tables } }: Pick<BattleWithRules, 'rules'>, id: string): string {
  for (const name of TABLE_NAMES) {
    const row = findRulebookRow(tables, name, id)
    if (row !== null) return row.name
  }
  return id
}
