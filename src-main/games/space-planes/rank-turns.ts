import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Ship } from '#shared/games/space-planes/model.ts'
import { flyManoeuvreUnchecked } from './commands/manoeuvre.ts'
import { listLegalManoeuvres, type LegalManoeuvre } from './legal-manoeuvres.ts'
import { createShotLookup, type ShotLookup, type LegalShot } from './shot-lookup.ts'
import { beginTrialTransaction } from './transaction.ts'
import type { OrderWithoutSeat } from './turn-text.ts'

/** A possible turn with its evaluation. */
export interface TurnWithHitChances {
  readonly orders: readonly OrderWithoutSeat[]
  /** The chance to hit of its shot; 0 without a shot. */
  readonly chance: number
  /** The best enemy chance to hit an own ship from the resulting position; 0 if there is none. */
  readonly answer: number
  /** Whether a part of its manoeuvre is cancelled. */
  readonly isCancelled: boolean
}

/** A turn with the battle after its manoeuvre, before its shot. */
export interface EvaluatedTurn extends TurnWithHitChances {
  readonly after: Battle
}

/** Lists every possible turn by descending chance to hit, then by ascending enemy chance (SP-TURN-1). */
export function rankTurns(battle: Battle): readonly TurnWithHitChances[] {
  return listEvaluatedTurns(battle)
    .toSorted(compareTurns)
    .map(({ after: _, ...turn }) => turn)
}

/** Orders turns by descending chance to hit, then ascending enemy chance, then uncancelled first. */
export function compareTurns(a: TurnWithHitChances, b: TurnWithHitChances): number {
  return b.chance - a.chance || a.answer - b.answer || Number(a.isCancelled) - Number(b.isCancelled)
}

/** Lists every possible turn: each manoeuvre with the best shot before or after it, each shot alone, and passing. */
export function listEvaluatedTurns(battle: Battle): EvaluatedTurn[] {
  const look = createShotLookup(battle)
  return [
    ...listTurnsWithoutManoeuvre(battle, look),
    ...listShipsToMove(battle).flatMap((ship) => turnsOf(battle, ship, look)),
  ]
}

/** The ships that may still manoeuvre this turn (SP-TURN-1, SP-TURN-2). */
export function listShipsToMove({ ships, active, done, settings }: Battle): readonly Ship[] {
  if (done.manoeuvre !== null) return []
  const isFree = (id: string) => !settings.sameShip || done.shot === null || done.shot === id
  return ships.filter(({ id, owner }) => owner === active && isFree(id))
}

/** Turns without a manoeuvre: each shot, and none. */
export function listTurnsWithoutManoeuvre(battle: Battle, look: ShotLookup): EvaluatedTurn[] {
  const { active, done, settings } = battle
  const { shots, answer } = look.exchange(battle, active, settings.sameShip ? done.manoeuvre : null)
  const still = { answer, isCancelled: false, after: battle }
  const firing = done.shot === null ? shots : []
  return [
    { ...still, orders: [{ type: 'pass' }], chance: 0 },
    ...firing.map((shot): EvaluatedTurn => ({ ...still, orders: [orderOf(shot)], chance: shot.chance })),
  ]
}

/** Turns in which this ship manoeuvres. */
function turnsOf(battle: Battle, ship: Ship, look: ShotLookup): EvaluatedTurn[] {
  const before = findBestShotBeforeManoeuvre(battle, ship, look)
  return listLegalManoeuvres(battle, ship).map((ordered) =>
    evaluateTurnWithManoeuvre(battle, { ordered, ship: ship.id, before }, look),
  )
}

export function findBestShotBeforeManoeuvre(battle: Battle, ship: Ship, look: ShotLookup): LegalShot | null {
  const { settings, done, active } = battle
  if (done.shot !== null) return null
  return look.exchange(battle, active, settings.sameShip ? ship.id : null).shots[0] ?? null
}

interface Trial {
  readonly ordered: LegalManoeuvre
  readonly ship: string
  /** The best shot before the manoeuvre. */
  readonly before: LegalShot | null
}

/** Evaluates one manoeuvre with the better of two shots: after it (if the turn continues) or before it. */
export function evaluateTurnWithManoeuvre(
  battle: Battle,
  { ordered, ship, before }: Trial,
  look: ShotLookup,
): EvaluatedTurn {
  const trial = beginTrialTransaction(battle)
  const isCancelled = flyManoeuvreUnchecked(trial, { ...ordered, ship })
  const after = trial.state
  const { shots, answer } = look.exchange(after, battle.active, battle.settings.sameShip ? ship : null)
  const goesOn = after.phase === 'flying' && after.turn === battle.turn && battle.done.shot === null
  const late = goesOn ? (shots[0] ?? null) : null
  const order: OrderWithoutSeat = { type: 'manoeuvre', ship, name: ordered.name, parts: [...ordered.parts] }
  const isLate = late !== null && late.chance >= (before?.chance ?? 0)
  const shot = isLate ? late : before
  const orders = shot === null ? [order] : isLate ? [order, orderOf(shot)] : [orderOf(shot), order]
  return { orders, chance: shot?.chance ?? 0, answer, isCancelled, after }
}

function orderOf({ ship, target }: LegalShot): OrderWithoutSeat {
  return { type: 'shoot', ship, target }
}
