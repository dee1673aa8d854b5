import type { OrderInputName as InputName } from '#shared/games/planet28/battle/choices.ts'
import type { Input } from '#shared/match/protocol.ts'
import { createOrderInput, findTargetedUnit, type OrderInputContext } from './input-context.ts'
import { createPlaceInputs, isMeasuredOnMap } from './map-inputs.ts'
import {
  createClimbInputs,
  createDistanceInput,
  createGroundInput,
  createMoveLengthInput,
  createUniversalInputs,
} from './number-inputs.ts'
import {
  createBystandersInput,
  createContactsInput,
  createEnemyDistancesInput,
  createReachedGoalInput,
  createCoherencyGroupInputs,
  createWeaponsInHandInput,
  createLootInput,
  createMemberInputs,
  createUnitsInAreaInputs,
  createSightingInputs,
  createUnitsMovedThroughInput,
  createZonesInput,
} from './unit-inputs.ts'
import { createVehicleHitInputs, createRepairInput, createSectionHitInputs } from './vehicle-hit-inputs.ts'

type CreateInputs = (context: OrderInputContext) => readonly Input[]

const withValue =
  (name: InputName, value: boolean | number | string): CreateInputs =>
  (context) => [createOrderInput(context, name, { value })]
const optional =
  (name: InputName): CreateInputs =>
  (context) => [createOrderInput(context, name, { isOptional: true })]
const needed =
  (name: InputName): CreateInputs =>
  (context) => [createOrderInput(context, name)]

/** Inputs of each value that an order may lack. */
const INPUTS: Readonly<Record<InputName, CreateInputs>> = {
  distanceCm: (context) => [createDistanceInput(context)],
  cm: (context) => [createMoveLengthInput(context)],
  heightCm: optional('heightCm'),
  guessCm: optional('guessCm'),
  dropCm: (context) => (context.choice.order.type === 'push' ? optional('dropCm') : withValue('dropCm', 0))(context),
  obstacleCm: optional('obstacleCm'),
  turnDegrees: withValue('turnDegrees', 0),
  hiddenMembers: optional('hiddenMembers'),
  actions: withValue('actions', 1),
  isSeen: withValue('isSeen', true),
  isAtEdge: withValue('isAtEdge', false),
  isBackwards: withValue('isBackwards', false),
  isHarmless: withValue('isHarmless', false),
  isImpassable: withValue('isImpassable', false),
  cover: withValue('cover', 'none'),
  ground: (context) => [createGroundInput(context)],
  climb: createClimbInputs,
  skill: (context) => createUniversalInputs(context, 'skill'),
  modifier: (context) => createUniversalInputs(context, 'modifier'),
  hitPoints: (context) => createUniversalInputs(context, 'hitPoints'),
  text: needed('text'),
  reason: needed('reason'),
  wish: (context) => {
    const unit = findTargetedUnit(context)
    const now = unit === null || unit.kind === 'vehicle' ? undefined : unit.rerollWish
    return [createOrderInput(context, 'wish', { value: now ?? 'free' })]
  },
  contacts: (context) => [createContactsInput(context)],
  through: (context) => [createUnitsMovedThroughInput(context)],
  zones: (context) => [createZonesInput(context)],
  member: createMemberInputs,
  groups: createCoherencyGroupInputs,
  seen: createSightingInputs,
  hands: (context) => [createWeaponsInHandInput(context)],
  item: (context) => [createLootInput(context)],
  bystanders: (context) => [createBystandersInput(context)],
  enemyDistances: (context) => [createEnemyDistancesInput(context)],
  near: createUnitsInAreaInputs,
  reachedGoal: (context) => [createReachedGoalInput(context)],
  cell: (context) => [createRepairInput(context)],
  wishes: createSectionHitInputs,
  hull: (context) => createVehicleHitInputs(context, 'hull'),
  ownHull: (context) => createVehicleHitInputs(context, 'ownHull'),
}

/** Lists the inputs of an order at its target (P28-MEAS-3). */
export function listOrderInputs(context: OrderInputContext): Input[] {
  const { choice, target } = context
  const asked = [...new Set([...choice.facts, ...(target?.facts ?? [])])]
  const inputs = asked.flatMap((name) => (isMeasuredOnMap(context, name) ? [] : INPUTS[name](context)))
  return [...createPlaceInputs(context), ...inputs]
}
