import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { allManoeuvres } from './all-manoeuvres.ts'
import { manoeuvre } from './commands/manoeuvre.ts'
import { evolve } from './evolve.ts'
import { FULL_PILE, hitChance } from './odds/hit-chance.ts'
import { rangeOf } from './range/range-of.ts'
import type { TurnOrder } from './turn-text.ts'

/** A turn that may be played, and what it promises. */
export interface PossibleTurn {
  readonly orders: readonly TurnOrder[]
  /** The chance to hit by its shot, 0 where it has none. */
  readonly chance: number
  /** Whether a part of its manoeuvre would be cancelled. */
  readonly isCancelled: boolean
}

/** Every turn of one manoeuvre and the best shot after it, the likeliest hit first (SP-TURN-1). */
export function bestTurns(battle: Battle): readonly PossibleTurn[] {
  const own = battle.ships.filter(({ owner }) => owner === battle.active)
  return own
    .flatMap((ship) => allManoeuvres(battle, ship).map((ordered) => turnOf(battle, { ...ordered, ship: ship.id })))
    .toSorted((one, other) => other.chance - one.chance || Number(one.isCancelled) - Number(other.isCancelled))
}

function turnOf(battle: Battle, ordered: ReturnType<typeof allManoeuvres>[number] & { readonly ship: string }) {
  const order = { type: 'manoeuvre' as const, ship: ordered.ship, name: ordered.name, parts: [...ordered.parts] }
  const decision = manoeuvre(battle, { ...order, by: battle.active })
  const events = decision.ok ? decision.events : []
  const isCancelled = events.some(({ type }) => type === 'stopped')
  const isOver = events.some(({ type }) => type === 'ended-turn')
  const shot = isOver ? null : bestShot(events.reduce(evolve, battle), ordered.ship)
  return { orders: shot === null ? [order] : [order, shot.order], chance: shot?.chance ?? 0, isCancelled }
}

/** The likeliest shot of the seat to move, or null (SP-SHOT-1, SP-SHOT-4). */
function bestShot(battle: Battle, mover: string): { order: TurnOrder; chance: number } | null {
  const { ships, active, settings } = battle
  const shooters = ships.filter(({ id, owner }) => owner === active && (!settings.sameShip || id === mover))
  const shots = shooters.flatMap((ship) =>
    ships.flatMap((target) => (target.owner === active ? [] : shotAt(battle, ship, target))),
  )
  return shots.toSorted((one, other) => other.chance - one.chance)[0] ?? null
}

function shotAt(battle: Battle, ship: Ship, target: Ship): { order: TurnOrder; chance: number }[] {
  const { cubeMm, cardLongMm } = battle.settings
  const isNear = Math.hypot(ship.x - target.x, ship.y - target.y) <= cardLongMm + 2 * cubeMm
  if (ship.plane !== target.plane || !isNear) return []
  const { range } = rangeOf(battle, ship, target)
  if (range === 'none') return []
  const pile = battle.settings.deckMode === 'app' ? battle : FULL_PILE
  const chance = hitChance(range, rangeOf(battle, target, ship).range, pile)
  return [{ order: { type: 'shoot', ship: ship.id, target: target.id }, chance }]
}
