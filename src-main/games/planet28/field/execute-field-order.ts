import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Refusal } from '#shared/match/protocol.ts'
import { decide } from '../battle/decide.ts'
import { moveBody, turnBody } from './body.ts'
import type { FieldOrder, FieldBattle } from './field-battle.ts'
import { addHazardZones } from './hazard-zones.ts'
import { hasRoomForBody } from './placement.ts'
import { computePlacesAfterOrder } from './places-after-order.ts'
import { updateSightings } from './side-knowledge.ts'

/** Result of an order. */
type Obeyed =
  | { readonly ok: true; readonly practice: FieldBattle; readonly events: readonly BattleEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Executes an order: the rules decide, then units move as the events say, and each side updates its sightings. */
export function executeFieldOrder(practice: FieldBattle, order: FieldOrder, dice: Dice): Obeyed {
  const blocked = findBlockedPlace(practice, order)
  if (blocked !== null) return { ok: false, refusal: blocked }
  const decision = decide(practice.battle, order.command, dice)
  if (!decision.ok) return decision
  const { events, after: battle } = decision
  const places = computePlacesAfterOrder(practice, order, { battle, events })
  const field = addHazardZones(practice, events)
  return { ok: true, practice: updateSightings({ ...practice, field, battle, places }), events }
}

/**
 * Refuses a charge that an unseen unit blocks, which is not made (P28-MOVE-3), and a correction that puts a unit where
 * it has no room.
 */
function findBlockedPlace({ field, places }: FieldBattle, order: FieldOrder): Refusal | null {
  const { command, to, heading } = order
  const isCharge = command.type === 'ram' || (command.type === 'move' && command.charge !== undefined)
  if (!isCharge && command.type !== 'correct') return null
  const { unit } = command
  const body = places[unit]
  const isPlaced = to !== undefined || (!isCharge && heading !== undefined)
  if (body === undefined || !isPlaced) return null
  const turned = heading === undefined ? body : turnBody(body, heading)
  if (hasRoomForBody({ field, places }, moveBody(turned, to ?? body), unit)) return null
  return isCharge
    ? { code: 'in-the-way', message: 'Somebody stands in the way.', rule: 'P28-MOVE-3' }
    : { code: 'no-room', message: 'There is no room for it: pick a free place on the map.', rule: 'P28-ACT-4' }
}
