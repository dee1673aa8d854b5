import { createSeededDice } from '#main/games/kit/dice.ts'
import { addCommandMeasurements } from '#main/games/planet28/field/map/command-measurements.ts'
import type { CommandChoice as OrderChoice, TargetChoice } from '#shared/games/planet28/battle/choices.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { ShotMeasurements } from '#shared/games/planet28/battle/table-input.ts'
import type { BoardMark, Refusal } from '#shared/match/protocol.ts'
import { decide } from '../battle/decide.ts'
import type { BattleWithRules } from '../battle/queries/build-choice.ts'
import { buildUnmeasuredCommand } from './build-chosen-command.ts'
import type { OrderInputContext } from './input-context.ts'
import { toBoardPoint } from './map-inputs.ts'
import { listOrderInputs } from './order-inputs.ts'

/** Refuses choices and targets that the map does not allow (P28-MEAS-3). */
export function addMapRefusals(context: BattleWithRules, choice: OrderChoice): OrderChoice {
  if (context.battle.map === undefined || choice.refusal !== null) return choice
  if (choice.targets === null) {
    const measured = addCommandMeasurements(context.battle, buildUnmeasuredCommand(withDefaults(context, choice, null)))
    return { ...choice, refusal: measured.ok ? null : measured.refusal }
  }
  const targets = choice.targets.map((target) => {
    const refusal = target.refusal ?? findTargetRefusal(withDefaults(context, choice, target))
    return { ...target, refusal }
  })
  const isOpen = targets.some(({ refusal }) => refusal === null)
  return { ...choice, targets, refusal: isOpen ? null : (targets[0]?.refusal ?? null) }
}

/** Why the map does not allow a draft with nothing missing; null if it does. */
export function findMapRefusal(
  context: OrderInputContext,
  more: Parameters<typeof buildUnmeasuredCommand>[1],
): Refusal | null {
  const measured = addCommandMeasurements(context.battle, buildUnmeasuredCommand(context, more))
  return measured.ok ? null : measured.refusal
}

function withDefaults(context: BattleWithRules, choice: OrderChoice, target: TargetChoice | null): OrderInputContext {
  const blank = { ...context, choice, target, values: {} }
  const values = Object.fromEntries(listOrderInputs(blank).map(({ path, value }) => [path, value]))
  return { ...blank, values }
}

/** Why an order is illegal at its target as the map measures it, whatever the dice show; null if it is legal. */
function findTargetRefusal(context: OrderInputContext): Refusal | null {
  const measured = addCommandMeasurements(context.battle, buildUnmeasuredCommand(context))
  if (!measured.ok) return measured.refusal
  const decision = decide(context.battle, measured.order, createSeededDice('map'))
  return decision.ok ? null : decision.refusal
}

/** What the map draws of an order: the way to its place, or the line to its target. */
export function listMapMarks({ map }: Battle, order: BattleCommand): BoardMark[] {
  const attack = order.type === 'declare' ? order.attack : order
  const from = map === undefined || !('unit' in attack) ? undefined : map.places[attack.unit]
  if (map === undefined || from === undefined || !('unit' in attack)) return []
  const start = toBoardPoint(map, from)
  if ('to' in attack && attack.to !== undefined) {
    const to = toBoardPoint(map, attack.to)
    const pose = 'heading' in attack ? (attack.heading ?? null) : null
    const label = `${round(Math.hypot(to.x - start.x, to.y - start.y))} cm`
    return [
      { kind: 'line', from: start, to, label, isMain: true },
      { kind: 'piece', id: attack.unit, at: to, pose },
    ]
  }
  return listAims(attack).flatMap((aim): BoardMark[] => {
    const there = map.places[aim.target]
    const label = aim.said === undefined ? '' : `${round(aim.said.distanceCm)} cm`
    return there === undefined ? [] : [{ kind: 'line', from: start, to: toBoardPoint(map, there), label, isMain: true }]
  })
}

interface OrderAim {
  readonly target: string
  readonly said?: ShotMeasurements
}

function listAims(order: BattleCommand): readonly OrderAim[] {
  if (order.type === 'fire') return order.shots
  if (order.type === 'shoot') return [order]
  return 'target' in order && typeof order.target === 'string' ? [{ target: order.target }] : []
}

/** What the map measured for a move or a shot, in a sentence; null for other orders. */
export function describeMeasured({ map }: Battle, order: BattleCommand): string | null {
  if (map === undefined) return null
  if (order.type === 'shoot') return describeSight(order.said)
  if (order.type === 'fire') return order.shots.map((shot) => describeSight(shot.said)).join(' ')
  if (order.type !== 'move' && order.type !== 'depart') return null
  const { cm, ground, climb } = order.said
  const rough = (ground ?? []).filter((kind) => kind !== 'even')
  const over = rough.length === 0 ? '' : ` over ${rough.join(' and ')} ground`
  const climbs = climb === undefined ? '' : `, and climbs ${climb.faceCm} cm ${climb.isDown ? 'down' : 'up'}`
  return `${round(cm ?? 0)} cm${over}${climbs}.`
}

function describeSight({ distanceCm, isSeen, cover, heightCm = 0 }: ShotMeasurements): string {
  const height = heightCm === 0 ? '' : `, ${round(Math.abs(heightCm))} cm ${heightCm > 0 ? 'higher' : 'lower'}`
  const hidden = cover === 'none' ? 'no cover' : cover === 'part' ? 'partly covered' : 'fully covered'
  return `${round(distanceCm)} cm${height}, ${isSeen ? hidden : 'out of sight'}.`
}

const round = (cm: number): number => Math.round(10 * cm) / 10
