import type { LinkedFight, DecidedLinkedFight } from '#shared/games/fistful/linked-fights.ts'
import { type Colony, type Fleet, getOtherSide, type Side, type StarLabel } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { computeShipsCost } from './fleet-ships.ts'

/** Collector of the captures and sieges of a turn. */
export type CaptureCollector = ReturnType<typeof createCaptureCollector>

/**
 * Collects the captures and sieges of a turn that may be fought as Planetary Sand matches, and returns the winners of
 * those that were (SAND-LAND-1).
 */
export function createCaptureCollector(
  settings: FistfulSettings,
  fleets: readonly Fleet[],
  decided: readonly DecidedLinkedFight[],
) {
  const due: LinkedFight[] = []

  return {
    /** By ascending star. */
    due,
    /** The winner of the ground battle at a star; null if the book's rules decide. */
    winnerAt(star: StarLabel, { owner, size, fortified }: Colony): Side | null {
      if (settings.foughtCaptures !== true) return null
      const attacker = getOtherSide(owner)
      const there = fleets.filter((fleet) => fleet.owner === attacker && fleet.at === star)
      const points = there.reduce((sum, { ships }) => sum + computeShipsCost(ships, settings), 0)
      const held = fortified ? 2 * size : size
      const strength = attacker === 'A' ? { A: points, B: held } : { A: held, B: points }
      due.push({ what: 'capture', star, attacker, strength, isFortified: fortified })
      return decided.find((fight) => fight.what === 'capture' && fight.star === star)?.outcome?.winner ?? null
    },
  }
}
