import type { BattleEvent, BattleEventOf } from '#shared/games/planet28/battle/events.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { Point } from '#shared/kit/convex.ts'
import { isOnTable } from '../battle/effects-in-force.ts'
import type { Order, Places, Practice } from './practice.ts'
import type { Body } from './sight.ts'
import { bodyAt, freePlaceNear, isRoom, placesBeside, shovedPlace } from './standing.ts'
import { along, wayTo } from './way.ts'

interface Happened {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
}

type Shift = BattleEventOf<'shifted'>

/** Where everybody stands after an order: as far as the rules let it go, beside whom it stepped up to, away from who pushed it. */
export function follow(before: Practice, order: Order, { battle, events }: Happened): Places {
  let places = before.places
  let hasFallen = false
  for (const event of events) {
    if (event.type !== 'shifted') continue
    const body = places[event.unit]
    if (body === undefined || (hasFallen && event.kind === 'move')) continue
    hasFallen ||= event.kind === 'fall'
    const place = shiftedPlace({ ...before, places }, order, event)
    if (place !== null) places = { ...places, [event.unit]: { ...body, ...place } }
  }
  return inStep(before, battle, places)
}

function shiftedPlace(practice: Practice, { command, to }: Order, shift: Shift): Point | null {
  const { unit, kind, cm } = shift
  const body = practice.places[unit] as Body
  const own = 'unit' in command ? practice.places[command.unit] : undefined
  const target = 'target' in command && command.target !== undefined ? practice.places[command.target] : undefined
  switch (kind) {
    case 'move':
    case 'charge':
    case 'leave':
      return to === undefined ? null : cm >= saidCm(command) ? to : along(body, to, cm)
    case 'retreat':
    case 'teleport':
      return to ?? null
    case 'fall':
      return command.type === 'move' && to !== undefined ? footOf(practice, body, to) : null
    case 'step':
      return target === undefined ? null : besidePlace(practice, unit, target)
    case 'push':
    case 'throw':
      return own === undefined ? null : shovedPlace(practice, unit, { from: own, cm })
    case 'apart': {
      const other = own === body ? target : own
      return other === undefined ? null : shovedPlace(practice, unit, { from: other, cm })
    }
  }
}

/** How far a Move was to go: one that got so far is where it was to end. */
function saidCm(command: Order['command']): number {
  return command.type === 'move' || command.type === 'depart' ? command.said.cm : Infinity
}

/** Where a climber stands that fell: before the face that it went up, below the one that it went down. */
function footOf({ field }: Practice, body: Body, to: Point): Point {
  const { climb } = wayTo(field, body, to)
  if (climb === null) return body
  return along(body, to, climb.isDown ? climb.atCm + body.radiusCm : Math.max(0, climb.atCm - body.radiusCm))
}

/** Beside somebody, where there is room (P28-FIGHT-2). */
export function besidePlace(practice: Pick<Practice, 'field' | 'places'>, unit: string, target: Body): Point | null {
  const body = practice.places[unit] as Body
  return placesBeside(body, target).find((place) => isRoom(practice, { ...body, ...place }, unit)) ?? null
}

/** Who is gone stands nowhere; who is new, a copy or a member of a squad that broke up, stands by whom it came from. */
function inStep({ field, places: old }: Practice, battle: Battle, places: Places): Places {
  const here = battle.units.filter(isOnTable)
  const isSame = here.length === Object.keys(places).length && here.every(({ id }) => places[id] !== undefined)
  if (isSame) return places
  const next: Record<string, Body> = {}
  for (const { id } of here) if (places[id] !== undefined) next[id] = places[id]
  for (const unit of here) {
    if (next[unit.id] !== undefined) continue
    const from = old[unit.squadId ?? ''] ?? old[unit.copyOf ?? '']
    if (from === undefined) continue
    const body = bodyAt(unit, from)
    next[unit.id] = freePlaceNear({ field, places: next }, body, unit.id) ?? body // a full field: in the same place
  }
  return next
}
