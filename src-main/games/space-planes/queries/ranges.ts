import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RangeClass, Ship } from '#shared/games/space-planes/model.ts'
import type { PossibleShot, EnemyLineOfFire } from '#shared/games/space-planes/questions.ts'
import { getPolygonGap } from '#shared/kit/distances.ts'
import { getFootprint } from '../footprint.ts'
import { getCardPile } from '../odds/get-card-pile.ts'
import { FULL_PILE, computeHitChance, type CardPile } from '../odds/hit-chance.ts'
import { findLineOfFire } from '../range/line-of-fire.ts'
import { ANSWER_FLIPS_BY_RANGE_CLASS, ATTACK_FLIPS_BY_RANGE_CLASS } from '../shot-cards.ts'

/**
 * Lists every line of fire between enemies: class, end points, cards drawn and hit chance (SP-RANGE-1, SP-SHOT-1 to
 * SP-SHOT-4).
 */
export function listLinesOfFire(battle: Battle): readonly EnemyLineOfFire[] {
  const { ships } = battle
  const pile = getCardPile(battle)
  const classes = new Map<string, ReturnType<typeof findLineOfFire>>()
  const lineOf = (ship: Ship, target: Ship) => {
    const key = `${ship.id}>${target.id}`
    const line = classes.get(key) ?? rangeWithin(battle, ship, target)
    classes.set(key, line)
    return line
  }
  return ships.flatMap((ship) =>
    ships
      .filter(({ owner }) => owner !== ship.owner)
      .map((target) => {
        const line = lineOf(ship, target)
        const refusal = whyNoShot(battle, { ship, target, range: line.range })
        const isLine = line.range !== 'none'
        const back = isLine ? lineOf(target, ship).range : 'none'
        return { ship: ship.id, target: target.id, ...line, whyNot: refusal, ...flipsOf(line.range, back, pile) }
      }),
  )
}

/** The enemies that a ship could shoot at, and those that could shoot at it (SP-SHOT-4). */
export function listShotsByAndAtShip(battle: Battle, own: Ship): readonly PossibleShot[] {
  const enemies = battle.ships.filter(({ owner, plane }) => owner !== own.owner && plane === own.plane)
  const aim = (ship: Ship, target: Ship): PossibleShot[] => {
    const { range } = rangeWithin(battle, ship, target)
    return range === 'none' ? [] : [{ ship: ship.id, target: target.id, range }]
  }
  return enemies.flatMap((enemy) => [...aim(own, enemy), ...aim(enemy, own)])
}

/** The line of fire; skips the search if the ships are out of range. */
function rangeWithin(battle: Battle, ship: Ship, target: Ship): ReturnType<typeof findLineOfFire> {
  const { cubeMm, cardLongMm } = battle.settings
  const isFar = Math.hypot(ship.x - target.x, ship.y - target.y) > cardLongMm + 2 * cubeMm
  return isFar ? { range: 'none', from: null, to: null, mm: null } : findLineOfFire(battle, ship, target)
}

interface Shot {
  readonly ship: Ship
  readonly target: Ship
  readonly range: RangeClass
}

function whyNoShot({ settings }: Battle, { ship, target, range }: Shot): string | null {
  if (ship.plane !== target.plane) return `On plane ${target.plane}, not on plane ${ship.plane}`
  if (range !== 'none') return null
  const gap = getPolygonGap(getFootprint(ship, settings.cubeMm), getFootprint(target, settings.cubeMm))
  return gap > settings.cardLongMm ? `${gap.toFixed(1)} mm away: out of reach` : 'No line leaves the face that way'
}

/** The cards drawn by a shot and its hit chance; nothing without a line of fire. */
function flipsOf(range: RangeClass, back: RangeClass, pile: CardPile): Pick<EnemyLineOfFire, 'cards' | 'chance'> {
  if (range === 'none') return { cards: null, chance: null }
  return {
    cards: [ATTACK_FLIPS_BY_RANGE_CLASS[range].cards, ANSWER_FLIPS_BY_RANGE_CLASS[back].cards],
    chance: { full: computeHitChance(range, back, FULL_PILE), now: computeHitChance(range, back, pile) },
  }
}
