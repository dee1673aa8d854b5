import { computeCubeShares, type LinkedFight, type DecidedLinkedFight } from '#shared/games/fistful/linked-fights.ts'
import { type ShipInLineUp, SIDES, type StarLabel } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { type FinishedFight as Rolled, buildBattleLine, type FleetsAtStar } from './combat.ts'
import { getShipCost } from './fleet-ships.ts'

/** A flown clash: no rounds, and the cubes that flew. */
interface Flown extends Rolled {
  readonly cubes: { readonly A: number; readonly B: number; readonly left: number }
}

/** Collector of the clashes of a turn. */
export type ClashCollector = ReturnType<typeof createClashCollector>

/**
 * Collects the clashes of a turn that may be fought as Space Planes matches, and returns the results of those that
 * were. Null means that the book's rules decide (SP-CLASH-1, -2).
 */
export function createClashCollector(settings: FistfulSettings, decided: readonly DecidedLinkedFight[]) {
  const due: LinkedFight[] = []

  return {
    /** In the order fought. */
    due,
    at(star: StarLabel, meeting: FleetsAtStar): Flown | null {
      const lines = { A: buildBattleLine(meeting.A), B: buildBattleLine(meeting.B) }
      if (settings.flownClashes !== true || SIDES.some((side) => lines[side].length === 0)) return null
      const strength = { A: pointsOf(lines.A, settings), B: pointsOf(lines.B, settings) }
      const fight: LinkedFight = { what: 'clash', star, attacker: 'A', strength, isFortified: false }
      due.push(fight)
      const outcome =
        decided.find((decidedFight) => decidedFight.what === 'clash' && decidedFight.star === star)?.outcome ?? null
      if (outcome === null) return null
      const { winner, had, left } = outcome
      const [A, B] = computeCubeShares(fight)
      const survivors = keptOf(lines[winner], { points: Math.ceil((strength[winner] * left) / had), settings })
      return { rounds: [], winner, survivors, cubes: { A, B, left } }
    },
  }
}

/** The total cost of ships in a line. */
function pointsOf(line: readonly ShipInLineUp[], settings: FistfulSettings): number {
  return line.reduce((sum, { kind }) => sum + getShipCost(kind, settings), 0)
}

/** The most expensive ships of a line, up to the points kept (SP-CLASH-2). */
function keptOf(line: readonly ShipInLineUp[], { points, settings }: { points: number; settings: FistfulSettings }) {
  let worth = 0
  return line
    .toSorted((a, b) => getShipCost(b.kind, settings) - getShipCost(a.kind, settings))
    .filter(({ kind }) => {
      const isKept = worth < points
      worth += isKept ? getShipCost(kind, settings) : 0
      return isKept
    })
}
