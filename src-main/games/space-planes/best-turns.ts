import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { allManoeuvres, type OrderedManoeuvre } from './all-manoeuvres.ts'
import { flown } from './commands/manoeuvre.ts'
import { lookOut, type Lookout, type Shot } from './exchange.ts'
import type { TurnOrder } from './turn-text.ts'

/** A turn that may be played, and what it promises. */
export interface PossibleTurn {
  readonly orders: readonly TurnOrder[]
  /** The chance to hit by its shot, 0 where it has none. */
  readonly chance: number
  /** The likeliest hit on an own ship by anybody who then shoots from where the ships stand; 0 where nobody can. */
  readonly answer: number
  /** Whether a part of its manoeuvre would be cancelled. */
  readonly isCancelled: boolean
}

/** A turn with the battle after its manoeuvre, its shot not yet fired. */
export interface TriedTurn extends PossibleTurn {
  readonly after: Battle
}

/** Every turn that may be played now, the likeliest hit first, then the weakest answer (SP-TURN-1). */
export function bestTurns(battle: Battle): readonly PossibleTurn[] {
  return triedTurns(battle)
    .toSorted(byPromise)
    .map(({ after: _, ...turn }) => turn)
}

/** The likelier hit first, then the weaker answer, then what is not cancelled. */
export function byPromise(one: PossibleTurn, other: PossibleTurn): number {
  return other.chance - one.chance || one.answer - other.answer || Number(one.isCancelled) - Number(other.isCancelled)
}

/** Every turn that may be played now: each manoeuvre with the best shot before it or after it, each shot alone, and to end the turn. */
export function triedTurns(battle: Battle): TriedTurn[] {
  const look = lookOut(battle)
  return [...turnsWithout(battle, look), ...shipsToMove(battle).flatMap((ship) => turnsOf(battle, ship, look))]
}

/** The ships that may still manoeuvre this turn (SP-TURN-1, SP-TURN-2). */
export function shipsToMove({ ships, active, done, settings }: Battle): readonly Ship[] {
  if (done.manoeuvre !== null) return []
  const isFree = (id: string) => !settings.sameShip || done.shot === null || done.shot === id
  return ships.filter(({ id, owner }) => owner === active && isFree(id))
}

/** The turns without a manoeuvre: each shot, and none. */
export function turnsWithout(battle: Battle, look: Lookout): TriedTurn[] {
  const { active, done, settings } = battle
  const { shots, answer } = look.exchange(battle, active, settings.sameShip ? done.manoeuvre : null)
  const still = { answer, isCancelled: false, after: battle }
  const firing = done.shot === null ? shots : []
  return [
    { ...still, orders: [{ type: 'pass' }], chance: 0 },
    ...firing.map((shot): TriedTurn => ({ ...still, orders: [orderOf(shot)], chance: shot.chance })),
  ]
}

/** Turns in which this ship manoeuvres. */
function turnsOf(battle: Battle, ship: Ship, look: Lookout): TriedTurn[] {
  const before = bestBefore(battle, ship, look)
  return allManoeuvres(battle, ship).map((ordered) => triedTurn(battle, { ordered, ship: ship.id, before }, look))
}

/** The best shot before this ship manoeuvres, or null. */
export function bestBefore(battle: Battle, ship: Ship, look: Lookout): Shot | null {
  const { settings, done, active } = battle
  if (done.shot !== null) return null
  return look.exchange(battle, active, settings.sameShip ? ship.id : null).shots[0] ?? null
}

interface Trial {
  readonly ordered: OrderedManoeuvre
  readonly ship: string
  /** The best shot before the manoeuvre. */
  readonly before: Shot | null
}

/** One manoeuvre with the better shot: after it, where the turn then goes on, or before it. */
export function triedTurn(battle: Battle, { ordered, ship, before }: Trial, look: Lookout): TriedTurn {
  const { course, isCancelled } = flown(battle, { ...ordered, ship })
  const { battle: after } = course
  const { shots, answer } = look.exchange(after, battle.active, battle.settings.sameShip ? ship : null)
  const goesOn = after.phase === 'flying' && after.turn === battle.turn && battle.done.shot === null
  const late = goesOn ? (shots[0] ?? null) : null
  const order: TurnOrder = { type: 'manoeuvre', ship, name: ordered.name, parts: [...ordered.parts] }
  const isLate = late !== null && late.chance >= (before?.chance ?? 0)
  const shot = isLate ? late : before
  const orders = shot === null ? [order] : isLate ? [order, orderOf(shot)] : [orderOf(shot), order]
  return { orders, chance: shot?.chance ?? 0, answer, isCancelled, after }
}

function orderOf({ ship, target }: Shot): TurnOrder {
  return { type: 'shoot', ship, target }
}
