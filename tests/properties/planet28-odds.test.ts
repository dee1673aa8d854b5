import { expect, test } from 'vitest'
import { type Dice, givenDice, seededDice } from '#main/games/kit/dice.ts'
import { oddsOf } from '#main/games/planet28/battle/odds/odds-of.ts'
import { peopleIn } from '#main/games/planet28/battle/scene.ts'
import { acting, battleOf, character, order } from '#main/games/planet28/vectors/battle/table.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'

const ATTACKS = 15
const CHAINS = 2

const TRAITS = ['brave', 'coward', 'blessed', 'cursed', 'iron-skin', 'unearthly', 'sniper', 'brawler', 'gunslinger']
const MELEE = ['dagger', 'club', 'fist']
const RANGED = ['laser-pistol']
const ARMOURS = ['none', 'light-armour', 'heavy-armour', 'ballistic', 'energy-shield']

type Attack = Extract<BattleCommand, { type: 'shoot' | 'fight' }>

const pick = <Item>(items: readonly Item[], chance: Dice): Item => items[chance.die(items.length) - 1] as Item

/** An attack by chance, and a battle in which it is legal. */
function anyAttack(seed: string): { battle: Battle; attack: Attack } {
  const chance = seededDice(seed)
  const weapon = pick([...MELEE, ...RANGED], chance)
  const skill = () => chance.die(10)
  // One trait of either, and armour or cover: the ways to count stay few.
  const traits = [pick(TRAITS, chance)]
  const isOurs = chance.die(2) === 1
  const us = { weapon, F: skill(), S: skill(), P: skill(), traits: isOurs ? traits : [] }
  const armour = pick(ARMOURS, chance)
  const worn = armour === 'none' ? {} : { armour }
  const foe = { ...worn, hp: 2 * chance.die(8), AW: skill(), P: skill(), traits: isOurs ? [] : traits }
  const settings = { woundHitsBreakTest: pick([true, false], chance) }
  const start = acting(battleOf([character('us', us), character('foe', foe)], settings, givenDice([])), 'us')
  const base = { by: 'us', unit: 'us', target: 'foe', strikes: [{ model: 'us.1', weapon }], rerolls: 'free' as const }
  if (MELEE.includes(weapon)) return { battle: start, attack: { ...base, type: 'fight', distanceCm: 0 } }
  const heightCm = pick([-6, 0, 6], chance)
  const cover = armour === 'none' ? pick(['none', 'part'] as const, chance) : 'none'
  return { battle: start, attack: { ...base, type: 'shoot', said: { distanceCm: 5, isSeen: true, cover, heightCm } } }
}

class OneMore extends Error {
  readonly sides: number
  constructor(sides: number) {
    super('one die more')
    this.sides = sides
  }
}

/** Where the attack leaves the target: hit-points lost and whether it was hit and ran. */
interface Outcome {
  readonly battle: Battle
  readonly isHit: boolean
}

/** Every way that the dice of an attack can fall: alike outcomes together, with how likely they are. */
function everyWay(battle: Battle, attack: Attack): Map<string, Outcome & { chance: number }> {
  const ways = new Map<string, Outcome & { chance: number }>()
  const open: { readonly faces: readonly number[]; readonly chance: number }[] = [{ faces: [], chance: 1 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { faces, chance } = next
    let thrown = 0
    const dice = {
      die(sides: number) {
        const face = faces[thrown]
        if (face === undefined) throw new OneMore(sides)
        thrown += 1
        return face
      },
    }
    try {
      const { battle: after, events } = order(battle, attack, dice)
      const isHit = events.some(({ type }) => type === 'succeeded')
      const key = `${isHit} ${hitPoints(after)} ${hasRun(after)} ${peopleIn({ battle: after }, 'foe').breakTests}`
      ways.set(key, { battle: after, isHit, chance: (ways.get(key)?.chance ?? 0) + chance })
    } catch (error) {
      if (!(error instanceof OneMore)) throw error
      for (let face = 1; face <= error.sides; face += 1)
        open.push({ faces: [...faces, face], chance: chance / error.sides })
    }
  }
  return ways
}

const foeIn = (battle: Battle) => peopleIn({ battle }, 'foe')
const hitPoints = (battle: Battle) => foeIn(battle).models[0]?.hitPoints ?? 0
const hasRun = (battle: Battle) => foeIn(battle).isBroken

test(`${ATTACKS} attacks by chance have the odds of every die that can fall (P28-ATK-1)`, () => {
  for (let at = 0; at < ATTACKS; at += 1) {
    const { battle, attack } = anyAttack(`attack ${at}`)
    const ways = [...everyWay(battle, attack).values()]
    const odds = oddsOf(battle, [attack])?.attacks[0]
    const chanceOf = (holds: (way: Outcome) => boolean) =>
      ways.reduce((sum, way) => sum + (holds(way) ? way.chance : 0), 0)
    const name = `attack ${at}`
    expect(odds?.hit, name).toBeCloseTo(
      chanceOf(({ isHit }) => isHit),
      12,
    )
    expect(odds?.kill, name).toBeCloseTo(
      chanceOf((way) => hitPoints(way.battle) === 0),
      12,
    )
    expect(odds?.breaks, name).toBeCloseTo(
      chanceOf((way) => hasRun(way.battle)),
      12,
    )
    for (const [lost, chance] of odds?.lost.entries() ?? [])
      expect(chance, name).toBeCloseTo(
        chanceOf((way) => hitPoints(battle) - hitPoints(way.battle) === lost),
        12,
      )
  }
})

/** The same battle before the next attack: whoever attacks can, and nothing waits for the table. */
const again = (battle: Battle): Battle => ({
  ...battle,
  due: [],
  units: battle.units.map((one) => (one.id === 'us' ? { ...one, turn: { ...one.turn, actions: 2 } } : one)),
})

test(`${CHAINS} chains of three have the odds of every way of each after every way of those before (P28-BREAK-1, P28-BREAK-2)`, () => {
  for (let at = 0; at < CHAINS; at += 1) {
    const { battle, attack } = anyAttack(`chain ${at}`)
    const chain = oddsOf(battle, [attack, attack, attack])?.chain
    let standing = [{ battle, chance: 1 }]
    for (let nth = 0; nth < 3; nth += 1) {
      const next = new Map<string, { battle: Battle; chance: number }>()
      for (const one of standing) {
        const isOut = hasRun(one.battle) || hitPoints(one.battle) === 0
        const ways = isOut ? [{ ...one, chance: 1 }] : [...everyWay(again(one.battle), attack).values()]
        for (const way of ways) {
          const key = `${hitPoints(way.battle)} ${hasRun(way.battle)} ${foeIn(way.battle).breakTests} ${foeIn(way.battle).standsFirm}`
          const chance = (next.get(key)?.chance ?? 0) + one.chance * way.chance
          next.set(key, { battle: way.battle, chance })
        }
      }
      standing = [...next.values()]
      const killed = standing.reduce((sum, one) => sum + (hitPoints(one.battle) === 0 ? one.chance : 0), 0)
      expect(chain?.killAfter[nth], `chain ${at}`).toBeCloseTo(killed, 12)
    }
    const ran = standing.reduce((sum, one) => sum + (hasRun(one.battle) ? one.chance : 0), 0)
    expect(chain?.breaks, `chain ${at}`).toBeCloseTo(ran, 12)
  }
})
