import { expect, test } from 'vitest'
import { SimulationDice } from '#main/games/kit/dice.ts'
import { createQuickUnitOptions } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { facing, FOE, OWN, TOUCHING } from '#tests/support/planet28-facing.ts'
import type { FieldBattle } from '../field-battle.ts'
import { generateField } from '../generate.ts'
import { beginPractice, type PracticePlan, type PracticeStep, playPracticeStep } from '../play.ts'
import { computeSideKnowledge } from '../side-knowledge.ts'
import { CAPTAIN_BOT } from './captain-bot.ts'

type People = Partial<Pick<CharacterOrSquadUnit, 'profile' | 'models'>>

/** The same practice in which units are changed. */
function changed(practice: FieldBattle, change: (unit: CharacterOrSquadUnit) => People): FieldBattle {
  const units = practice.battle.units.map((unit) => (unit.kind === 'vehicle' ? unit : { ...unit, ...change(unit) }))
  return { ...practice, battle: { ...practice.battle, units } }
}

const locked = (practice: FieldBattle): FieldBattle => ({
  ...practice,
  battle: { ...practice.battle, locks: [[OWN, FOE]] },
})
const ideas = (practice: FieldBattle) => {
  const outlook = computeSideKnowledge(practice, 'red')
  const unit = outlook.battle.units.find(({ id }) => id === OWN) as CharacterOrSquadUnit
  return [...CAPTAIN_BOT.ideas(outlook, unit, new SimulationDice('whims', 0))]
}
const kinds = (practice: FieldBattle) => ideas(practice).map(({ command }) => command.type)
const left = (hitPoints: number) => (unit: CharacterOrSquadUnit) =>
  unit.id === OWN ? { models: unit.models.map((model) => ({ ...model, hitPoints })) } : {}

test('in combat no fight promises less than nothing: who fights back would strike in its own turn all the same', () => {
  const weak = changed(locked(facing(['dagger'], TOUCHING)), (unit) => {
    const skills = { ...unit.profile.skills, F: unit.id === OWN ? 2 : 9 }
    return { profile: { ...unit.profile, skills }, ...left(2)(unit) }
  })
  const [first, ...others] = ideas(weak)
  expect([first?.command.type, others]).toEqual(['fight', []])
  expect(first?.why).toMatch(/It is worth about \d+\.\d hit points, kills and flight counted\.$/)
})

test('who is badly hurt uses a med kit before an attack that promises less; a scratch is left alone (P28-ITEM-1)', () => {
  const start = locked(facing(['dagger', 'med-kit'], TOUCHING))
  expect(kinds(changed(start, left(4)))[0]).toBe('item')
  expect(kinds(changed(start, left(11)))).not.toContain('item')
})

test('it aims where one aimed shot promises more than all that it could fire (P28-AB-aimed-shot)', () => {
  const apart = { [OWN]: { x: 40, y: 20 }, [FOE]: { x: 40, y: 30 } }
  const first = (weapon: string, actions = 2) => {
    const start = changed(facing([weapon, 'ammo-basic', 'ammo-basic'], apart), (unit) => ({
      profile: { ...unit.profile, abilities: ['aimed-shot'] },
    }))
    const units = start.battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, actions } }))
    return kinds({ ...start, battle: { ...start.battle, units } })[0]
  }
  expect(first('heavy-slug-pistol')).toBe('ability')
  expect(first('heavy-slug-pistol', 1)).toBe('shoot')
  expect(first('shotgun')).toBe('shoot')
})

const ARMED = ['heavy-slug-rifle', 'ammo-basic', 'ammo-basic', 'ammo-basic', 'med-kit']

/** Two captains of three each, with the same kit and skill, until their battle ends. */
function playOut(seed: string): PracticeStep[] {
  const plan = captains(seed)
  const chance = { dice: new SimulationDice(seed, 1), whims: new SimulationDice(seed, 2) }
  const steps: PracticeStep[] = []
  for (let practice = beginPractice(plan, chance); ;) {
    const step = playPracticeStep(practice, plan, chance)
    if (step === null) return steps
    steps.push(step)
    practice = step.after
  }
}

function captains(seed: string): PracticePlan {
  const units = ['red', 'blue'].flatMap((side) =>
    createQuickUnitOptions(
      { name: side, count: 3, skill: 6, hitPoints: 20, equipment: ARMED },
      { side, base: side },
    ).map((unit) => ({ ...unit, profile: { ...unit.profile, abilities: ['aimed-shot'] } }) as UnitOptions),
  )
  const sides = ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] }))
  const options: BattleOptions = { play: 'opposed', goal: '', turns: 8, settings: {}, house: [], sides, units }
  return { options, field: generateField(new SimulationDice(seed, 0)), directors: ['captain', 'captain'], places: {} }
}

test('captains aim, use what they carry and never give an order that is worth less than nothing, in battles by a seed', () => {
  const orders = ['a', 'b', 'c'].flatMap((seed) => playOut(seed).map(({ order }) => order))
  expect(orders.some(({ rule }) => rule === 'P28-AB-aimed-shot')).toBe(true)
  expect(orders.some(({ command }) => command.type === 'item')).toBe(true)
  expect(orders.filter(({ why }) => /about -/.test(why))).toEqual([])
})
