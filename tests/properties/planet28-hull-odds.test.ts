import { expect, test, vi } from 'vitest'
import { type Dice, createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { forecastAttacks } from '#main/games/planet28/battle/queries/forecast.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { FACINGS } from '#shared/games/planet28/vehicle-grid.ts'
import { enumerateAttackOutcomes } from '../support/planet28-attacks.ts'
import { hullOf, MEDIUM } from '../support/planet28-hulls.ts'
import { runs } from '../support/soak.ts'

const CHAINS = runs({ part: 2, whole: 200 })
/** How many dice say what a hit does, cover among them: each one more takes eight times as long to count. */
const MOST_DICE = runs({ part: 2, whole: 4 })
vi.setConfig({ testTimeout: 3_600_000 })

/** Weapons, and how many dice they hurt with. */
const ARMED = { 'laser-pistol': 1, 'plasma-rifle': 1, 'laser-rifle': 2, shotgun: 3 } as const
const WEAPONS = Object.keys(ARMED) as (keyof typeof ARMED)[]

const pick = <Item>(items: readonly Item[], chance: Dice): Item => items[chance.die(items.length) - 1] as Item

/** A chain of two attacks at a vehicle by chance: by somebody on foot, or out of a mount of another vehicle. */
function anyChain(seed: string): { battle: Battle; attack: AttackOrder } {
  const chance = createSeededDice(seed)
  const hull = { facing: pick(FACINGS, chance), hiddenPercent: pick([0, 100], chance) }
  const room = MOST_DICE - Number(hull.hiddenPercent > 0)
  const weapon = pick(
    WEAPONS.filter((candidate) => ARMED[candidate] <= room),
    chance,
  )
  const isMounted = chance.die(2) === 1
  const mount: PlacedSection = { cell: 'C4', section: 'hard-point', weapon }
  const us = isMounted ? hullOf('us', [mount]) : createExampleCharacterOptions('us', { weapon, S: chance.die(10) })
  const traits = pick([[], ['ramshackle'], ['hardened-crew']] as const, chance)
  const foe = hullOf('foe', MEDIUM, { traits: [...traits] })
  const start = beginFirstTurn(createExampleBattle([us, foe], {}, createGivenDice([])), 'us')
  // Most of it is gone already, so that what is lost next tests its nerve.
  const kept = 2 + chance.die(MEDIUM.length)
  const units = start.units.map((unit) =>
    unit.id === 'foe' && unit.kind === 'vehicle' ? ruined(unit, kept, chance) : unit,
  )
  const measured = { distanceCm: 5, isSeen: true, cover: 'none' } as const
  const aimed = { target: 'foe', said: measured, hull }
  const base = { by: 'us', unit: 'us', rerolls: 'free' } as const
  const attack: AttackOrder = isMounted
    ? { ...base, type: 'fire', shots: [{ ...aimed, cell: 'C4' }] }
    : { ...base, ...aimed, type: 'shoot', strikes: [{ model: 'us.1', weapon }] }
  return { battle: { ...start, units }, attack }
}

/** A vehicle built of 16 sections more than it has left: with so few it tests (P28-VEH-BREAK-1). */
function ruined(unit: VehicleUnit, kept: number, chance: Dice): VehicleUnit {
  const sections = unit.sections.map((section, at) => ({
    ...section,
    hitPoints: at < kept ? Math.max(1, section.hitPoints - chance.die(6)) : 0,
  }))
  const built = Array.from({ length: 16 }, (): PlacedSection => ({ cell: 'A1', section: 'radio' }))
  return { ...unit, sections, profile: { ...unit.profile, sections: [...unit.profile.sections, ...built] } }
}

const foeOf = ({ units }: Battle) => units.find(({ id }) => id === 'foe') as VehicleUnit | undefined
const left = (battle: Battle) => foeOf(battle)?.sections.reduce((sum, { hitPoints }) => sum + hitPoints, 0) ?? 0
const working = (battle: Battle) => foeOf(battle)?.sections.filter(({ hitPoints }) => hitPoints > 0).length ?? 0
const alike = (battle: Battle) =>
  JSON.stringify([foeOf(battle)?.sections, foeOf(battle)?.failedTests, foeOf(battle)?.isDerelict])

/** The same battle before the next attack: whoever attacks can, with what it had. */
const again = (after: Battle, before: Battle): Battle => ({
  ...after,
  units: after.units.map((unit) => (unit.id === 'us' ? (before.units.find(({ id }) => id === 'us') ?? unit) : unit)),
})

interface Way {
  readonly battle: Battle
  readonly chance: number
  readonly hasFailed: boolean
}

/** Every way that one more attack may go on from anywhere: counted once from what is alike. */
function stepper(attack: AttackOrder, start: Battle): (way: Way) => Way[] {
  const known = new Map<string, ReturnType<typeof enumerateAttackOutcomes>>()
  return (way) => {
    if (working(way.battle) === 0) return [way]
    const ways = known.get(alike(way.battle)) ?? enumerateAttackOutcomes(again(way.battle, start), attack, alike)
    known.set(alike(way.battle), ways)
    return [...ways.values()].map(({ battle, chance }) => ({
      battle,
      chance: way.chance * chance,
      hasFailed: way.hasFailed || hasFailedMore(way.battle, battle),
    }))
  }
}

/** Ways that come to the same, as one. */
function together(ways: readonly Way[]): Way[] {
  const known = new Map<string, Way>()
  for (const item of ways) {
    const key = `${item.hasFailed} ${alike(item.battle)}`
    known.set(key, { ...item, chance: item.chance + (known.get(key)?.chance ?? 0) })
  }
  return [...known.values()]
}

test(`${CHAINS} chains at vehicles have the odds of every way that dice can fall (P28-VEH-DMG-1, P28-VEH-DMG-2, P28-VEH-BREAK-1)`, () => {
  for (let at = 0; at < CHAINS; at += 1) {
    const { battle, attack } = anyChain(`hull ${at}`)
    const { chain, refusal } = forecastAttacks(battle, [attack, attack])
    expect(refusal, JSON.stringify(attack)).toBeNull()
    const after = stepper(attack, battle)
    let ways: readonly Way[] = [{ battle, chance: 1, hasFailed: false }]
    for (let nth = 0; nth < 2; nth += 1) {
      ways = together(ways.flatMap(after))
      const lost = ways.reduce((sum, item) => sum + (working(item.battle) < working(battle) ? item.chance : 0), 0)
      expect(chain?.steps[nth]?.kill, `hull ${at}`).toBeCloseTo(lost, 12)
    }
    const chanceOf = (holds: (path: (typeof ways)[number]) => boolean) =>
      ways.reduce((sum, item) => sum + (holds(item) ? item.chance : 0), 0)
    expect(chain?.breaks, `hull ${at}`).toBeCloseTo(
      chanceOf(({ hasFailed }) => hasFailed),
      12,
    )
    for (const { value, chance } of chain?.lost ?? [])
      expect(chance, `hull ${at}`).toBeCloseTo(
        chanceOf((path) => left(battle) - left(path.battle) === value),
        12,
      )
  }
})

function hasFailedMore(before: Battle, after: Battle): boolean {
  return (foeOf(after)?.failedTests ?? 0) > (foeOf(before)?.failedTests ?? 0)
}
