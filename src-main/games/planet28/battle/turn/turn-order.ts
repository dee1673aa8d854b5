import type { Dice } from '#main/games/kit/dice.ts'
import type { TurnOrderEntry } from '#shared/games/planet28/battle/state.ts'

/** The die of a roll-off; the lowest decides (P28-TURN-4). */
const ROLL_OFF_DIE = 10

/** A unit with its values for the turn order. */
export interface TurnOrderCandidate {
  readonly unit: string
  readonly side: string
  readonly agility: number
  readonly awareness: number
  readonly isLast: boolean
  /** For solo enemies only (P28-SOLO-3). */
  readonly ownAgility?: number
  readonly distanceCm?: number
}

/**
 * Determines the order of a turn: highest Agility, then highest Awareness; sides that tie in both roll off (P28-TURN-2
 * to P28-TURN-4). Units that act last keep their relative order (P28-TURN-8).
 */
export function rollTurnOrder(units: readonly TurnOrderCandidate[], dice: Dice): TurnOrderEntry[] {
  const sorted = units.toSorted(compare)
  const groups = Map.groupBy(sorted, ({ isLast, agility, awareness }) => `${isLast}/${agility}/${awareness}`)
  return [...groups.values()].flatMap((group) => {
    const faces = rollOff([...new Set(group.map(({ side }) => side))], dice)
    return group
      .toSorted((a, b) => (faces.get(a.side) ?? 0) - (faces.get(b.side) ?? 0))
      .map(({ side, ...place }) => ({ ...place, rollOff: faces.get(side) ?? 0, isLater: false }))
  })
}

/** Rolls a die for each side; equal lowest dice are rerolled until one side decides (P28-TURN-4). */
function rollOff(sides: readonly string[], dice: Dice): ReadonlyMap<string, number> {
  if (sides.length < 2) return new Map()
  for (;;) {
    const faces = new Map(sides.map((side) => [side, dice.die(ROLL_OFF_DIE)]))
    if (new Set(faces.values()).size === sides.length) return faces
  }
}

/**
 * The units that may act now: those with the highest Agility left; if sides tie, those from which the deciding side
 * may choose (P28-TURN-3 to P28-TURN-5).
 */
export function listUnitsToAct(order: readonly TurnOrderEntry[], sideOf: (unit: string) => string): string[] {
  const [first] = order
  if (first === undefined) return []
  const tied = order.filter(({ agility, isLast }) => agility === first.agility && isLast === first.isLast)
  const firstSide = sideOf(first.unit)
  if (tied.every(({ unit }) => sideOf(unit) === firstSide)) return tied.map(({ unit }) => unit)
  const willing = tied.filter(({ isLater }) => !isLater)
  const choosers = willing.length === 0 ? tied : willing
  const most = choosers[0]?.awareness
  const level = choosers.filter(({ awareness }) => awareness === most)
  const isRolledOff = level.some(({ rollOff: face }) => face > 0)
  const side = sideOf(level[0]?.unit ?? '')
  return (isRolledOff ? level : level.filter(({ unit }) => sideOf(unit) === side)).map(({ unit }) => unit)
}

/** The side that chooses among the units that may act now (P28-TURN-3, P28-TURN-4). */
export function findChoosingSide(order: readonly TurnOrderEntry[], sideOf: (unit: string) => string): string | null {
  const [first] = listUnitsToAct(order, sideOf)
  return first === undefined ? null : sideOf(first)
}

function compare(a: TurnOrderCandidate, b: TurnOrderCandidate): number {
  return Number(a.isLast) - Number(b.isLast) || b.agility - a.agility || b.awareness - a.awareness
}
