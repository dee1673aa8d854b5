import type { Input } from '#shared/match/protocol.ts'
import {
  createOrderInput,
  createQuestion,
  getInputPath,
  getInputValue,
  type OrderInputContext,
} from './input-context.ts'

/** Distance of two units as last measured, or null (P28-MEAS-3). */
export function findMeasuredDistance({ battle: { measured = [] }, choice, target }: OrderInputContext): number | null {
  const unit = choice.order['unit']
  const found = measured.find(({ units }) => units.some((id) => id === unit) && units.some((id) => id === target?.unit))
  return found?.distanceCm ?? null
}

/** Distance to the target: as last measured, else the full range; 0 for a fight in contact. */
export function createDistanceInput(context: OrderInputContext): Input {
  const { choice } = context
  const usual = choice.order.type === 'fight' ? 0 : (findMeasuredDistance(context) ?? choice.reach?.cm ?? 0)
  return createOrderInput(context, 'distanceCm', { value: usual })
}

/** Length of a move: the whole reach unless stated. */
export function createMoveLengthInput(context: OrderInputContext): Input {
  const { reach } = context.choice
  const parts = (reach?.parts ?? []).map(({ source, value }) => `${source} ${value}`).join(', ')
  const hint = reach === null ? null : `At most ${reach.cm} cm${parts === '' ? '' : `: ${parts}`}`
  return createOrderInput(context, 'cm', { value: reach?.cm ?? 0, hint })
}

/** Input for the worst ground on the path. For moves on foot its value lists all kinds crossed (P28-TERR-1). */
export function createGroundInput(context: OrderInputContext): Input {
  if (context.choice.order.type !== 'move' && context.choice.order.type !== 'depart')
    return createOrderInput(context, 'ground', { value: 'even' })
  const input = createOrderInput(context, 'ground')
  const kinds = [
    { value: ['even'], label: 'Even' },
    { value: ['even', 'rough'], label: 'Rough' },
    { value: ['even', 'hazardous'], label: 'Hazardous' },
  ].map((kind) => ({ ...kind, group: null, note: null, chance: null, refusal: null, uses: [] }))
  return { ...input, kind: 'one-of', options: kinds, isFinal: false, value: ['even'], isOptional: false }
}

/** Whether the way leads over hazardous ground, where a vehicle may lose hit points of a section (P28-VEH-MOVE-3). */
export function isHazardousGroundChosen(context: OrderInputContext): boolean {
  return getInputValue(context, 'ground') === 'hazardous'
}

/** A climb: asked for first, then its face, how high it goes, and whether down (P28-CLIMB-1). */
export function createClimbInputs(context: OrderInputContext): Input[] {
  const unit = context.battle.units.find(({ id }) => id === context.choice.order['unit'])
  const onFace = unit === undefined || unit.kind === 'vehicle' ? null : unit.onFace
  const climbs = { ...createQuestion('climbs', 'Climbs'), value: onFace !== null }
  const isClimbing = (context.values[climbs.path] ?? climbs.value) === true
  if (!isClimbing) return [climbs]
  return [
    climbs,
    createOrderInput(context, 'climb.faceCm', { value: onFace?.faceCm ?? 0 }),
    createOrderInput(context, 'climb.toCm', { value: onFace?.faceCm ?? 0 }),
    createOrderInput(context, 'climb.isDown', { value: false }),
  ]
}

/**
 * Inputs of a universal action's optional skill roll. The modifier and the hit points lost by a failure are asked for
 * once a skill is chosen (P28-UNIV-1).
 */
export function createUniversalInputs(context: OrderInputContext, name: string): Input[] {
  const hasRoll =
    context.values[getInputPath(context, 'skill')] !== undefined && getInputValue(context, 'skill') !== null
  if (name === 'skill') return [createOrderInput(context, 'skill', { isOptional: true })]
  return hasRoll ? [createOrderInput(context, name, { value: 0 })] : []
}
