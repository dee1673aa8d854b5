import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RangeClass, Ship } from '#shared/games/space-planes/model.ts'
import { getCardPile } from './odds/get-card-pile.ts'
import { computeHitChance } from './odds/hit-chance.ts'
import { findLineOfFireClass } from './range/line-of-fire.ts'

/** A legal shot and its chance to hit. */
export interface LegalShot {
  readonly ship: string
  readonly target: string
  readonly chance: number
}

/** The shots of both sides in the current position. */
export interface ShotsWithEnemyAnswer {
  /** The shots of a seat, by descending chance to hit. */
  readonly shots: readonly LegalShot[]
  /** The best chance of any enemy to hit one of the seat's ships; 0 if there is none. */
  readonly answer: number
}

/** Caches lines of fire and hit chances of one position, shared by all turns evaluated from it. */
export interface ShotLookup {
  /** The shots of a seat (of ship `only`, if given), and the best enemy shot in return. */
  exchange(battle: Battle, seat: string, only?: string | null): ShotsWithEnemyAnswer
}

/** Creates a lookup for this battle; chances are those of its cards (SP-SHOT-1 to SP-SHOT-4). */
export function createShotLookup(from: Battle): ShotLookup {
  const pile = getCardPile(from)
  const [lines, chances] = [new Map<string, RangeClass>(), new Map<string, number>()]
  const remembers = from.settings.blocking === 'none'

  function classOf(battle: Battle, ship: Ship, target: Ship): RangeClass {
    const place = `${ship.x} ${ship.y} ${ship.heading} ${ship.face} ${ship.twist} ${target.x} ${target.y} ${target.heading}`
    const range = (remembers ? lines.get(place) : undefined) ?? findLineOfFireClass(battle, ship, target)
    lines.set(place, range)
    return range
  }

  function chanceOf(range: RangeClass, back: RangeClass): number {
    if (range === 'none') return 0
    const known = chances.get(range + back) ?? computeHitChance(range, back, pile)
    chances.set(range + back, known)
    return known
  }

  return {
    exchange(battle, seat, only = null) {
      const shots: LegalShot[] = []
      let answer = 0
      for (const ship of battle.ships)
        for (const target of battle.ships) {
          if (ship.owner !== seat || target.owner === seat || !isNear(battle, ship, target)) continue
          const [range, back] = [classOf(battle, ship, target), classOf(battle, target, ship)]
          answer = Math.max(answer, chanceOf(back, range))
          if (range === 'none' || (only !== null && only !== ship.id)) continue
          shots.push({ ship: ship.id, target: target.id, chance: chanceOf(range, back) })
        }
      return { shots: shots.length > 1 ? shots.toSorted((a, b) => b.chance - a.chance) : shots, answer }
    },
  }
}

/** Whether ships are on the same plane and within the longest possible range (SP-PLANE-1, SP-RANGE-1). */
function isNear({ settings }: Battle, ship: Ship, target: Ship): boolean {
  const far = settings.cardLongMm + Math.SQRT2 * settings.cubeMm + 0.01
  return ship.plane === target.plane && Math.hypot(ship.x - target.x, ship.y - target.y) <= far
}
