import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RangeClass, Ship } from '#shared/games/space-planes/model.ts'
import { getPile } from './odds/get-pile.ts'
import { computeHitChance } from './odds/hit-chance.ts'
import { findRangeClass } from './range/find-range.ts'

/** A shot that may be made, and its chance to hit. */
export interface ShotChoice {
  readonly ship: string
  readonly target: string
  readonly chance: number
}

/** What both sides may shoot as the ships stand. */
export interface ShotExchange {
  /** The shots of a seat, the likeliest hit first. */
  readonly shots: readonly ShotChoice[]
  /** The likeliest hit of anybody else on one of its ships; 0 where there is none. */
  readonly answer: number
}

/** Lines and chances of one moment, each worked out once, however many turns are tried from there. */
export interface ShotLookup {
  /** What a seat may shoot, with `only` where one ship alone may, and what it may be answered. */
  exchange(battle: Battle, seat: string, only?: string | null): ShotExchange
}

/** Looks out from this battle: chances are those of its cards (SP-SHOT-1 to SP-SHOT-4). */
export function createShotLookup(from: Battle): ShotLookup {
  const pile = getPile(from)
  const [lines, chances] = [new Map<string, RangeClass>(), new Map<string, number>()]
  const remembers = from.settings.blocking === 'none'

  function classOf(battle: Battle, ship: Ship, target: Ship): RangeClass {
    const place = `${ship.x} ${ship.y} ${ship.heading} ${ship.face} ${ship.twist} ${target.x} ${target.y} ${target.heading}`
    const range = (remembers ? lines.get(place) : undefined) ?? findRangeClass(battle, ship, target)
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
      const shots: ShotChoice[] = []
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

/** Ships that could see each other: on one plane and no farther than any line (SP-PLANE-1, SP-RANGE-1). */
function isNear({ settings }: Battle, ship: Ship, target: Ship): boolean {
  const far = settings.cardLongMm + Math.SQRT2 * settings.cubeMm + 0.01
  return ship.plane === target.plane && Math.hypot(ship.x - target.x, ship.y - target.y) <= far
}
