import type { Battle, Captives } from '#shared/games/planetary-sand/battle.ts'
import { isAboard } from '../ground/line-of-fire.ts'
import { isWithinReach, HOLDING_REACH_R } from '../ground/positions.ts'
import { findFigure, isInMelee, isAlive } from '../state/find.ts'
import type { Transaction } from '../state/transaction.ts'
import { computeNeededGuards, countEscapees } from './guards.ts'

/** The side that wins a melee by capture, the men it takes, and its able men in the melee. */
interface Capture {
  readonly captor: string
  readonly taken: readonly string[]
  readonly captors: readonly string[]
}

/**
 * Captures a side of a melee, including its men who are locked in pairs. The captors' men are released and guard them
 * (SAND-HTH-3, SAND-PRIS-1).
 */
export function takePrisoners(transaction: Transaction, melee: string, { captor, taken, captors }: Capture): void {
  const captives: Captives = {
    id: `prisoners-${melee}`,
    captor,
    men: taken,
    guards: captors.slice(0, computeNeededGuards(taken.length, false)),
    isDisarmed: false,
  }
  transaction.apply({ type: 'ended-melee', melee, freed: captors }, { type: 'captured', captives })
}

/** The living prisoners of a group. */
export function listLivingPrisoners(battle: Battle, { men }: Captives): string[] {
  return men.filter((id) => isAlive(findFigure(battle, id)?.status ?? 'killed'))
}

/**
 * The guards of a group who are able, not in hand-to-hand combat, and beside the prisoners (SAND-PRIS-1, SAND-PRIS-2).
 */
export function listEffectiveGuards(battle: Battle, { guards, men }: Captives): string[] {
  return guards.filter(
    (id) => findFigure(battle, id)?.status === 'able' && !isInMelee(battle, id) && isBesidePrisoners(battle, id, men),
  )
}

/** Lets unguarded prisoners escape, the last ones first (SAND-PRIS-2). */
export function resolveEscapes(transaction: Transaction): void {
  for (const captives of transaction.state.captives) {
    const { state: battle } = transaction
    const alive = listLivingPrisoners(battle, captives)
    const away = countEscapees(alive.length, listEffectiveGuards(battle, captives).length, captives.isDisarmed)
    if (away !== 0) transaction.apply({ type: 'escaped', captives: captives.id, men: alive.slice(alive.length - away) })
  }
}

/**
 * Whether a guard is within R1/3 of one of his prisoners, or the map cannot tell. A guard aboard a vehicle guards no
 * one outside it (SAND-PRIS-1).
 */
export function isBesidePrisoners(battle: Battle, guard: string, men: readonly string[]): boolean {
  const where = (id: string) => findFigure(battle, id)?.inside ?? null
  const isTogether = (id: string) => where(id) === where(guard) || !(isAboard(battle, id) || isAboard(battle, guard))
  return men.some((id) => isTogether(id) && isWithinReach(battle, guard, id, HOLDING_REACH_R * battle.settings.unitMm))
}

/** Disarms prisoners who are in their captor's lines; escaped men who are home rejoin (SAND-PRIS-2, SAND-PRIS-3). */
export function resolvePrisonerArrivals(transaction: Transaction): void {
  const { state: battle } = transaction
  const delivered = battle.captives.filter((captive) => !captive.isDisarmed && areHome(battle, captive))
  const home = battle.figures.filter(({ status, zone, side }) => status === 'returning' && zone === side)
  for (const captives of delivered)
    transaction.apply({ type: 'disarmed', captives: captives.id, men: listLivingPrisoners(battle, captives) })
  if (home.length > 0) transaction.apply({ type: 'rejoined', figures: home.map(({ id }) => id) })
}

function areHome(battle: Battle, captives: Captives): boolean {
  const alive = listLivingPrisoners(battle, captives)
  return alive.length > 0 && alive.every((id) => findFigure(battle, id)?.zone === captives.captor)
}
