import { type Dice, createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/planet28/battle/decide.ts'
import { getPeopleUnit } from '#main/games/planet28/battle/transaction.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { enumerateDice as everyWayOfDice } from './enumerate-dice.ts'

const TRAITS = [
  'brave',
  'coward',
  'blessed',
  'cursed',
  'iron-skin',
  'unearthly',
  'sniper',
  'brawler',
  'gunslinger',
  'zealot',
  'raging',
]
/** House row of a rage: its bearer becomes firmer with every wound. */
export const RAGING: HouseRow = {
  table: 'traits',
  id: 'raging',
  kind: 'own',
  fields: {
    name: 'Raging',
    cost: 1,
    effects: [{ shape: 'grows-when-hurt', die: 4, on: 2, skills: ['P'], by: 2, most: 10 }],
  },
}
const MELEE = ['dagger', 'club', 'fist']
const RANGED = ['laser-pistol']
const ARMOURS = ['none', 'light-armour', 'heavy-armour', 'ballistic', 'energy-shield']

export type Attack = Extract<BattleCommand, { type: 'shoot' | 'fight' }>

/** A shot of the first model of a unit at the unit `foe`, at this distance. */
export const shotOf = (weapon: string, distanceCm = 5, unit = 'us'): BattleCommandOf<'shoot'> => ({
  by: 'us',
  type: 'shoot',
  unit,
  target: 'foe',
  strikes: [{ model: `${unit}.1`, weapon }],
  said: { distanceCm, isSeen: true, cover: 'none' },
})

/** A blow of the first model of the unit `us` at the unit `foe`, at this distance. */
export const blowOf = (weapon: string, distanceCm = 0): BattleCommandOf<'fight'> => ({
  by: 'us',
  type: 'fight',
  unit: 'us',
  target: 'foe',
  strikes: [{ model: 'us.1', weapon }],
  distanceCm,
})

const pick = <Item>(items: readonly Item[], chance: Dice): Item => items[chance.die(items.length) - 1] as Item

/** A random attack with a battle in which it is legal. */
export function anyAttack(seed: string): { battle: Battle; attack: Attack } {
  const chance = createSeededDice(seed)
  const weapon = pick([...MELEE, ...RANGED], chance)
  const skill = () => chance.die(10)
  // One trait each, and armour or cover, which keeps the number of outcomes small.
  const traits = [pick(TRAITS, chance)]
  const isOurs = chance.die(2) === 1
  const us = { weapon, F: skill(), S: skill(), P: skill() }
  const armour = pick(ARMOURS, chance)
  const worn = armour === 'none' ? {} : { armour }
  const foe = { ...worn, hp: 2 * chance.die(8), AW: skill(), P: skill() }
  const settings = { woundHitsBreakTest: pick([true, false], chance) }
  const start = beginFirstTurn(
    createExampleBattle(
      [
        withTraits(createExampleCharacterOptions('us', us), isOurs ? traits : []),
        withTraits(createExampleCharacterOptions('foe', foe), isOurs ? [] : traits),
      ],
      settings,
      createGivenDice([]),
      [RAGING],
    ),
    'us',
  )
  const base = { by: 'us', unit: 'us', target: 'foe', strikes: [{ model: 'us.1', weapon }], rerolls: 'free' as const }
  if (MELEE.includes(weapon)) return { battle: start, attack: { ...base, type: 'fight', distanceCm: 0 } }
  const heightCm = pick([-6, 0, 6], chance)
  const cover = armour === 'none' ? pick(['none', 'part'] as const, chance) : 'none'
  return { battle: start, attack: { ...base, type: 'shoot', said: { distanceCm: 5, isSeen: true, cover, heightCm } } }
}

function withTraits(unit: UnitOptions, traits: string[]): UnitOptions {
  return unit.kind === 'character' ? { ...unit, profile: { ...unit.profile, traits } } : unit
}

/** Outcome for the target: hit points lost, and whether it was hit and ran. */
export interface Outcome {
  readonly battle: Battle
  readonly isHit: boolean
}

/** All outcomes of an attack with their probabilities; equal outcomes are merged. */
export function enumerateAttackOutcomes(
  battle: Battle,
  attack: BattleCommand,
  alike: (battle: Battle) => string = getTargetStateKey,
): Map<string, Outcome & { chance: number }> {
  const ways = new Map<string, Outcome & { chance: number }>()
  for (const { chance, result } of everyWayOfDice((dice) => decide(battle, attack, dice))) {
    if (!result.ok) throw new Error(result.refusal.message)
    const { after, events } = result
    const isHit = events.some(({ type }) => type === 'succeeded')
    const key = `${isHit} ${alike(after)}`
    ways.set(key, { battle: after, isHit, chance: (ways.get(key)?.chance ?? 0) + chance })
  }
  return ways
}

/** The target and its condition. */
const foeIn = (battle: Battle) => getPeopleUnit({ battle }, 'foe')
export const hitPoints = (battle: Battle) => foeIn(battle).models[0]?.hitPoints ?? 0
export const hasRun = (battle: Battle) => foeIn(battle).isBroken

/** State of the target that the next attack may depend on; equal states are merged. */
export function getTargetStateKey(battle: Battle): string {
  const { models, isBroken, breakTests, standsFirm, isFreshWound, conditions, turn } = foeIn(battle)
  return JSON.stringify([models, isBroken, breakTests, standsFirm, isFreshWound, conditions, turn.rerolls])
}
