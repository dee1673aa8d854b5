import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import type { Refusal } from '#shared/match/protocol.ts'
import { decide } from '../battle/decide.ts'
import { moveBody, turnBody } from './body.ts'
import { addHazardZones } from './hazard-zones.ts'
import { hasRoom } from './placement.ts'
import { computePlacesAfterOrder } from './places-after-order.ts'
import type { FieldOrder, Practice } from './practice.ts'
import { updateSightings } from './visibility.ts'

/** Result of an order. */
type Obeyed =
  | { readonly ok: true; readonly practice: Practice; readonly events: readonly BattleEvent[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Executes an order: the rules decide, then units move as the events say, and each side updates its sightings. */
export function executeOrder(practice: Practice, order: FieldOrder, dice: Dice): Obeyed {
  const hidden = whoIsInTheWay(practice, order)
  if (hidden !== null) return { ok: false, refusal: hidden }
  const decision = decide(practice.battle, order.command, dice)
  if (!decision.ok) return decision
  const { events, after: battle } = decision
  const places = computePlacesAfterOrder(practice, order, { battle, events })
  const field = addHazardZones(practice, events)
  return { ok: true, practice: updateSightings({ ...practice, field, battle, places }), events }
}

/** Refuses a charge that an unseen unit blocks: the charge is not made (P28-MOVE-3). */
function whoIsInTheWay({ field, places }: Practice, { command, to, heading }: FieldOrder): Refusal | null {
  const isCharge = command.type === 'ram' || (command.type === 'move' && command.charge !== undefined)
  if (!isCharge || to === undefined) return null
  const body = places[command.unit]
  if (body === undefined) return null
  const turned = heading === undefined ? body : turnBody(body, heading)
  return hasRoom({ field, places }, moveBody(turned, to), command.unit)
    ? null
    : { code: 'in-the-way', message: 'Somebody stands in the way.', rule: 'P28-MOVE-3' }
}
