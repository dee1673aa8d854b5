import { describe, expect, test } from 'vitest'
import { type Dice, createGivenDice, createSeededDice, InvalidFaceError } from '#main/games/kit/dice.ts'
import {
  type DirectShot,
  getRangeBandOrRefusal,
  rollShot,
  type ShotTarget,
} from '#main/games/planetary-sand/fire/direct-shot.ts'
import { computeTwoDiceChance, computeShotOdds } from '#main/games/planetary-sand/odds/shot-odds.ts'
import { computeVolleyOdds } from '#main/games/planetary-sand/odds/volley-odds.ts'
import {
  ARMOUR,
  type ArmourId,
  BUILDINGS,
  type BuildingId,
  COVERS,
  type CoverId,
} from '#shared/games/planetary-sand/tables/armour.ts'
import { createDefaultSettings, type SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { WEAPONS, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import { runs } from '../support/soak.ts'

const EFFECTIVE_OUTCOMES = ['killed', 'damaged', 'destroyed', 'punctured', 'breached']
const FACES = [1, 2, 3, 4, 5, 6]
const MACHINES: readonly ArmourId[] = ['light', 'carrier', 'tank', 'mended']

const pick = <Item>(items: readonly Item[], dice: Dice): Item => items[dice.die(items.length) - 1] as Item
const keys = <Id extends string>(table: Readonly<Record<Id, unknown>>) => Object.keys(table) as Id[]

function anyTarget(dice: Dice): ShotTarget {
  if (dice.die(4) === 1) {
    const part = pick(['wall', 'door', 'roof'] as const, dice)
    return { kind: 'structure', defence: BUILDINGS[pick<BuildingId>(keys(BUILDINGS), dice)][part], plate: part }
  }
  const armour = pick<ArmourId>(keys(ARMOUR), dice)
  const plate = pick(['front', 'side', 'rear'] as const, dice)
  const kind = MACHINES.includes(armour) ? 'machine' : armour === 'robot' ? 'robot' : 'man'
  return { kind, defence: ARMOUR[armour][plate], plate }
}

function anyShot(seed: string): { shot: DirectShot; settings: SandSettings } {
  const dice = createSeededDice(seed)
  const weapon = pick<WeaponId>(keys(WEAPONS), dice)
  return {
    shot: {
      weapon,
      air: pick(['HE', 'SA'] as const, dice),
      distance: dice.die(620) / 100,
      target: anyTarget(dice),
      isAgain: dice.die(2) === 1,
      cover: dice.die(2) === 1 ? null : pick<CoverId>(keys(COVERS), dice),
      isFighting: dice.die(8) > 1,
    },
    settings: {
      ...createDefaultSettings(),
      armouredVehicleCover: pick([-2, -1] as const, dice),
      smallArmsVsVehicles: pick(['normal', 'none'] as const, dice),
    },
  }
}

/** Every throw of two dice, and both sides of the coin where the rules ask for one: what they come to, and how often. */
function enumerated({ shot, settings }: ReturnType<typeof anyShot>): { hit: number; effect: number } | null {
  const band = getRangeBandOrRefusal(shot)
  if (band === 'no-direct-fire' || band === 'no-target' || band === 'out-of-range') return null
  const sum = { hit: 0, effect: 0 }
  for (const face of FACES)
    for (const otherFace of FACES) {
      const coins = needsCoin(() => rollShot(shot, band, { settings, dice: createGivenDice([face, otherFace]) }))
        ? [[1], [2]]
        : [[]]
      for (const coin of coins) {
        const dice = createGivenDice([face, otherFace, ...coin])
        const { outcome } = rollShot(shot, band, { settings, dice })
        expect(dice.left()).toBe(0)
        if (outcome !== 'miss') sum.hit += 1 / 36 / coins.length
        if (EFFECTIVE_OUTCOMES.includes(outcome)) sum.effect += 1 / 36 / coins.length
      }
    }
  return sum
}

function needsCoin(roll: () => unknown): boolean {
  try {
    roll()
    return false
  } catch (error) {
    if (error instanceof InvalidFaceError) return true
    throw error
  }
}

const SHOTS = runs({ part: 150, whole: 500 })
const VOLLEYS = runs({ part: 40, whole: 200 })

describe('the exact chances', () => {
  test(`${SHOTS} shots have the chances of all their throws counted one by one`, () => {
    let fired = 0
    for (let at = 0; at < SHOTS; at += 1) {
      const given = anyShot(`shot ${at}`)
      const [odds, counted] = [computeShotOdds(given.shot, given.settings), enumerated(given)]
      expect(odds === null, `shot ${at}`).toBe(counted === null)
      if (!odds || !counted) continue
      fired += 1
      expect(odds.hit, `shot ${at}`).toBeCloseTo(counted.hit, 12)
      expect(odds.effect, `shot ${at}`).toBeCloseTo(counted.effect, 12)
    }
    expect(fired).toBeGreaterThan(SHOTS / 5)
  })

  test(`${VOLLEYS} volleys of five have the losses of every way that they can go`, () => {
    for (let at = 0; at < VOLLEYS; at += 1) {
      const dice = createSeededDice(`volley ${at}`)
      const shots = Array.from({ length: 5 }, (_, shot) => {
        const effect = enumerated(anyShot(`volley ${at}, shot ${shot}`))?.effect ?? 0
        return { target: pick(['a', 'b', 'c'], dice), effect }
      })
      const counted = [0, 0, 0, 0]
      for (let way = 0; way < 32; way += 1) {
        const successful = shots.filter((_, shot) => (way >> shot) % 2 === 1)
        const chance = shots.reduce((all, { effect }, shot) => all * ((way >> shot) % 2 === 1 ? effect : 1 - effect), 1)
        const lost = new Set(successful.map(({ target }) => target)).size
        counted[lost] = (counted[lost] ?? 0) + chance
      }
      const { losses } = computeVolleyOdds(shots)
      for (const [lost, chance] of counted.entries()) expect(losses[lost] ?? 0, `volley ${at}`).toBeCloseTo(chance, 12)
    }
  })

  test('a million throws lie within four standard errors', () => {
    const [throws, dice] = [runs({ part: 20_000, whole: 1_000_000 }), createSeededDice('throws')]
    const { shot, settings } = { shot: RIFLE, settings: createDefaultSettings() }
    let kills = 0
    for (let at = 0; at < throws; at += 1)
      if (rollShot({ ...shot, distance: 3 }, 'long', { settings, dice }).outcome === 'killed') kills += 1
    const chance = 3 / 36
    expect(Math.abs(kills / throws - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / throws))
  })
})

const RIFLE: DirectShot = {
  weapon: 'zap-rifle',
  air: 'HE',
  distance: 1,
  target: { kind: 'man', defence: 1, plate: null },
  isAgain: false,
  cover: null,
  isFighting: true,
}
const percentOf = (shot: Partial<DirectShot>) =>
  Math.round((computeShotOdds({ ...RIFLE, ...shot }, createDefaultSettings())?.effect ?? 0) * 1000) / 10
const tank = (plate: 'front' | 'side'): ShotTarget => ({ kind: 'machine', defence: ARMOUR.tank[plate], plate })

test('a zap rifle in half-Earth air at a man, and a ray cannon close at a tank (SAND-GUN-1, SAND-DEF-2)', () => {
  expect([1, 2, 3].map((distance) => percentOf({ distance }))).toEqual([72.2, 41.7, 8.3])
  expect((['front', 'side'] as const).map((plate) => percentOf({ weapon: 'ray-cannon', target: tank(plate) }))).toEqual(
    [36.1, 72.2],
  )
  expect([2, 6, 7, 8, 10, 12, 13].map((need) => Math.round(computeTwoDiceChance(need) * 36))).toEqual([
    36, 26, 21, 15, 6, 1, 0,
  ])
})
