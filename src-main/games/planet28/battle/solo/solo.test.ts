import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import { listBattleChoices } from '#tests/support/planet28-choices.ts'
import { hullOf, MEDIUM } from '#tests/support/planet28-hulls.ts'
import { chooseNearestUnit, chooseTarget, chooseWeapon } from './choose-target.ts'
import { chooseEnemyAction, type EnemySituation } from './enemy-action.ts'
import { getObstacleOutcome, explainObstacleOutcome } from './obstacle.ts'

const IDLE: EnemySituation = {
  isBroken: false,
  isInCombat: false,
  visible: 0,
  canShoot: false,
  canUseAbility: false,
  lacksOnlyAmmunition: false,
  canCharge: false,
}

const decide = (facts: Partial<EnemySituation>, aiChargeFirst = true) =>
  chooseEnemyAction({ ...IDLE, ...facts }, { aiChargeFirst })

test('every line of the list has its turn, each with its rule and a reason (P28-AI-1 to P28-AI-5)', () => {
  const seen = { visible: 1 }
  const lines = [
    decide({ isBroken: true, isInCombat: true }),
    decide({ isInCombat: true, canShoot: true }),
    decide({ ...seen, canCharge: true, canShoot: true }),
    decide({ ...seen, canShoot: true, canUseAbility: true }),
    decide({ ...seen, canUseAbility: true }),
    decide({ ...seen, lacksOnlyAmmunition: true }),
    decide(seen),
    decide({}),
  ]
  expect(lines.map(({ action, rule }) => [action, rule])).toEqual([
    ['recover', 'P28-BREAK-3'],
    ['fight', 'P28-AI-1'],
    ['charge', 'P28-AI-5'],
    ['shoot', 'P28-AI-2'],
    ['ability', 'P28-AI-2'],
    ['reload', 'P28-AI-5'],
    ['move-nearest', 'P28-AI-3'],
    ['move-furthest-edge', 'P28-AI-4'],
  ])
  expect(lines.every(({ reason }) => /^It .*\.$|^A .*\.$|^Only .*\.$/.test(reason))).toBe(true)
})

test('by ruling a shot comes before a charge (`aiChargeFirst`)', () => {
  expect(decide({ visible: 1, canCharge: true, canShoot: true }, false).action).toBe('shoot')
  expect(decide({ visible: 1, canCharge: true }, false).action).toBe('charge')
})

test('the nearest is picked, then who has fewest hit points, then by a die (P28-AI-3, P28-AI-7)', () => {
  const far = { id: 'far', distanceCm: 20, hitPoints: 1 }
  const well = { id: 'well', distanceCm: 10, hitPoints: 20 }
  const hurt = { id: 'hurt', distanceCm: 10, hitPoints: 5 }
  const twin = { ...hurt, id: 'twin' }
  expect(chooseTarget([far, well, hurt], createGivenDice([]))?.id).toBe('hurt')
  expect(chooseTarget([far, hurt, twin], createGivenDice([2]))?.id).toBe('twin')
  expect(chooseNearestUnit([far, well, hurt], createGivenDice([1]))?.id).toBe('well')
  expect(chooseTarget([], createGivenDice([]))).toBeNull()
})

test('of its weapons the one with the highest average damage (P28-AI-7)', () => {
  const weapons = [
    { id: 'club', meanDamage: 2.5 },
    { id: 'sword', meanDamage: 7 },
    { id: 'axe', meanDamage: 7 },
  ]
  expect(chooseWeapon(weapons)?.id).toBe('sword')
  expect(chooseWeapon([])).toBeNull()
})

test('what it does at an obstacle follows a D4, in words too (P28-AI-6)', () => {
  const done = [1, 2, 3, 4].map(getObstacleOutcome)
  expect(done).toEqual(['straight-on', 'straight-on', 'turn-back', 'free-choice'])
  expect(new Set(done.map(explainObstacleOutcome)).size).toBe(3)
  expect(() => getObstacleOutcome(5)).toThrow('does not show 5')
})

const SKILLS = { A: 5, F: 5, S: 5, AW: 5, P: 5 }

function person(id: string, side: string, equipment: string[] = []): UnitOptions {
  const profile = { skills: SKILLS, hitPoints: 20, traits: [], abilities: [], equipment }
  return {
    kind: 'character',
    id,
    name: id,
    side,
    warbandId: null,
    lasting: [],
    profile,
    usesBefore: {},
    addictions: [],
  }
}

test('an enemy that acts says what it does, to whom, with what and why; ties and obstacles are rolled', () => {
  const sides = ['players', 'enemies'].map((id) => ({ id, name: id, isEnemy: id === 'enemies', warbandIds: [] }))
  const units = [person('ana', 'players'), person('ben', 'players'), person('thug', 'enemies', ['laser-rifle'])]
  const options: BattleOptions = { play: 'solo', goal: '', turns: 10, settings: {}, house: [], sides, units }
  const battle = PLANET28_BATTLE.setUp(options, createGivenDice([]))
  const acting = { ...battle, phase: 'turn', turn: 1, active: 'thug' } as const
  const seen = ['ana', 'ben'].map((unit) => ({ unit, distanceCm: 20 }))
  const ask = { by: 'enemies', type: 'ask-enemy', unit: 'thug', seen, hasObstacle: true } as const
  const decision = PLANET28_BATTLE.decide(acting, ask, createGivenDice([2, 4]))
  const notes = decision.ok
    ? decision.events.flatMap((event) => (event.type === 'noted' ? [[event.text, event.rule]] : []))
    : []
  expect(notes).toEqual([
    ['thug: Shoot at ben with the Laser rifle. It sees somebody in range and shoots.', 'P28-AI-2'],
    ['thug: The player says where it goes.', 'P28-AI-6'],
  ])
  const idle = PLANET28_BATTLE.decide({ ...acting, active: 'ana' }, ask, createGivenDice([]))
  expect(idle).toMatchObject({ ok: false, refusal: { rule: 'P28-TURN-8' } })
})

test('whoever the list leads acts by it before anything else, and vehicles are asked what they do; nobody else (P28-AI-7)', () => {
  const sides = ['players', 'enemies'].map((id) => ({ id, name: id, isEnemy: id === 'enemies', warbandIds: [] }))
  const hulls = [
    { ...hullOf('friend', MEDIUM), side: 'players' },
    { ...hullOf('truck', MEDIUM), side: 'enemies' },
  ]
  const units = [person('ana', 'players'), person('thug', 'enemies'), ...hulls]
  const options: BattleOptions = { play: 'solo', goal: '', turns: 10, settings: {}, house: [], sides, units }
  const battle = PLANET28_BATTLE.setUp(options, createGivenDice([]))
  const first = (active: string) => {
    const { orders } = listBattleChoices({ ...battle, phase: 'turn', turn: 1, active })
    return orders[0]
  }
  expect(first('thug')).toMatchObject({ id: 'act-by-list', refusal: null })
  expect(first('truck')).toMatchObject({ id: 'ask-enemy', refusal: null })
  for (const id of ['ana', 'friend']) expect(['act-by-list', 'ask-enemy']).not.toContain(first(id)?.id)
})
