import { describe, expect, test } from 'vitest'
import type { SquadProfile } from '#shared/games/planet28/model.ts'
import { PRINTED_RULES, buildRules } from '../house/build-rules.ts'
import { checkSquad, countMembers, countSameWeaponMembers } from './squad-check.ts'
import { computeMemberCost, computeSquadCost } from './squad-cost.ts'
import { dissolveSquad, isStillSquad } from './squad-dissolve.ts'

const troop: SquadProfile = {
  skills: { A: 2, F: 1, S: 4, AW: 1, P: 1 },
  hitPoints: 22,
  traits: ['brave'],
  abilities: [],
  loadouts: [
    { members: 6, equipment: ['laser-rifle', 'light-armour'] },
    { members: 2, equipment: ['shotgun', 'light-armour'] },
  ],
}
const check = (changes: Partial<SquadProfile>) => checkSquad({ ...troop, ...changes }, PRINTED_RULES)

test('P28-SQ-2: profile times members, and gear for each', () => {
  const bill = computeSquadCost(troop, PRINTED_RULES)
  expect(computeMemberCost(troop, PRINTED_RULES)).toBe(75)
  expect(bill.cost).toBe(8 * 75 + 8 * 10 + 6 * 60 + 2 * 50)
  expect(bill.lines.map(({ source, cost }) => `${source}: ${cost}`)).toEqual([
    '8 × New character: 80',
    '8 × Agility 2: 80',
    '8 × Fighting 1: 0',
    '8 × Shooting 4: 240',
    '8 × Awareness 1: 0',
    '8 × Psyche 1: 0',
    '8 × 22 hit points: 80',
    '8 × Brave: 120',
    '6 × Laser rifle: 360',
    '8 × Light armour: 80',
    '2 × Shotgun: 100',
  ])
})

test('P28-BUILD-3: the floor holds for each member', () => {
  const weak = { ...troop, hitPoints: 2, loadouts: [{ members: 4, equipment: ['club'] }] }
  expect(computeSquadCost(weak, PRINTED_RULES)).toMatchObject({ cost: 16, formula: 16 - 4 * 25 })
  const rules = buildRules({ ...PRINTED_RULES.settings, profileFloor: 10 }, [])
  expect(computeSquadCost(weak, rules).cost).toBe(56)
})

test('P28-SQ-1: 6 of 8 with the same weapons are enough, whatever else they carry', () => {
  expect(countSameWeaponMembers(troop, PRINTED_RULES)).toEqual({ has: 6, needs: 6 })
  expect(check({})).toEqual([])
  const mixed = [
    { members: 3, equipment: ['dagger', 'laser-pistol', 'ballistic'] },
    { members: 3, equipment: ['med-kit', 'laser-pistol', 'dagger'] },
  ]
  expect(countSameWeaponMembers({ ...troop, loadouts: mixed }, PRINTED_RULES)).toEqual({ has: 6, needs: 5 })
})

test('P28-SQ-1: weapons count as often as they are carried', () => {
  const loadouts = [
    { members: 2, equipment: ['dagger', 'dagger'] },
    { members: 2, equipment: ['dagger'] },
  ]
  expect(countSameWeaponMembers({ ...troop, loadouts }, PRINTED_RULES)).toEqual({ has: 2, needs: 3 })
  const [problem] = check({ loadouts })
  expect(problem).toMatchObject({ key: 'same-weapons', rule: 'P28-SQ-1', severity: 'refused' })
  expect(problem?.fixes).toEqual([
    {
      label: 'Give everyone Dagger and Dagger',
      profile: { ...troop, loadouts: [{ members: 4, equipment: ['dagger', 'dagger'] }] },
    },
  ])
})

describe('P28-SQ-1: 3 to 10 members', () => {
  test.each([
    [[2], 'Add 1 member', [3]],
    [[6, 6], 'Remove 2 members', [6, 4]],
    [[9, 1, 2], 'Remove 2 members', [9, 1]],
  ])('%j: %s', (sizes, label, mended) => {
    const loadouts = sizes.map((members) => ({ members, equipment: ['club'] }))
    const [problem] = check({ loadouts })
    expect(problem).toMatchObject({ key: 'squad-size', severity: 'refused' })
    expect(problem?.fixes.map((fix) => [fix.label, fix.profile.loadouts.map(({ members }) => members)])).toEqual([
      [label, mended],
    ])
  })
})

test('gear is judged for each loadout, the traits once', () => {
  const loadouts = [
    { members: 6, equipment: ['laser-rifle'] },
    { members: 2, equipment: ['laser-rifle', 'ballistic', 'psy-hood'] },
  ]
  const problems = check({ traits: ['barbaric', 'brave', 'unshakable'], loadouts })
  expect(problems.map(({ key }) => key)).toEqual([
    'same-gear',
    'useless:brave+unshakable',
    'forbidden-equipment:laser-rifle',
    'forbidden-equipment:laser-rifle@2',
    'armour-count@2',
  ])
  expect(problems[3]?.fixes[0]?.profile.loadouts).toEqual([
    { members: 6, equipment: ['laser-rifle'] },
    { members: 2, equipment: ['ballistic', 'psy-hood'] },
  ])
  expect(problems[2]?.fixes[1]?.profile.traits).toEqual(['brave', 'unshakable'])
})

test('P28-SQ-1: all members carry the same armour and items; rounds go with their weapons', () => {
  const loadouts = [
    { members: 3, equipment: ['dagger', 'power-armour', 'med-kit'] },
    { members: 1, equipment: ['heavy-slug-pistol', 'ammo-basic'] },
  ]
  const [problem] = check({ loadouts })
  expect(problem).toMatchObject({
    key: 'same-gear',
    rule: 'P28-SQ-1',
    severity: 'refused',
    message:
      '3 of 4 members carry Power armour and Med kit; all of a squad have the same armour and items. Give everyone the same.',
  })
  expect(problem?.fixes[0]?.profile.loadouts).toEqual([
    { members: 3, equipment: ['dagger', 'power-armour', 'med-kit'] },
    { members: 1, equipment: ['heavy-slug-pistol', 'ammo-basic', 'power-armour', 'med-kit'] },
  ])
  const fought = checkSquad({ ...troop, loadouts }, PRINTED_RULES, { hasFought: true })
  expect(fought).toMatchObject([{ key: 'same-gear', severity: 'flagged', fixes: [] }])
  const rounds = [
    { members: 3, equipment: ['heavy-slug-pistol', 'ammo-basic', 'ammo-basic'] },
    { members: 1, equipment: ['heavy-slug-pistol', 'ammo-basic'] },
  ]
  expect(check({ loadouts: rounds })).toEqual([])
})

test('P28-SQ-12: two members left are characters of their own', () => {
  expect([3, 2, 1].map(isStillSquad)).toEqual([true, false, false])
  const pair = {
    ...troop,
    loadouts: [
      { members: 1, equipment: ['club'] },
      { members: 1, equipment: [] },
    ],
  }
  const { loadouts: _loadouts, ...body } = pair
  expect(dissolveSquad(pair)).toEqual([
    { ...body, equipment: ['club'] },
    { ...body, equipment: [] },
  ])
  expect(dissolveSquad(troop)).toHaveLength(countMembers(troop))
})

test('P28-SQ-14: after battles too few members are pointed out, at the start they are refused', () => {
  const two = { ...troop, loadouts: [{ members: 2, equipment: [] }] }
  expect(checkSquad(two, PRINTED_RULES, { hasFought: true })).toMatchObject([
    {
      key: 'squad-size',
      rule: 'P28-SQ-14',
      severity: 'flagged',
      message: '2 members; a squad has 3 to 10. Add 1 member, or they fight as characters.',
    },
  ])
  expect(checkSquad(two, PRINTED_RULES)).toMatchObject([{ rule: 'P28-SQ-1', severity: 'refused' }])
  const unlike = [
    { members: 1, equipment: ['dagger', 'med-kit'] },
    { members: 1, equipment: ['shotgun'] },
  ]
  const keys = (loadouts: SquadProfile['loadouts'], hasFought: boolean) =>
    checkSquad({ ...troop, loadouts }, PRINTED_RULES, { hasFought }).map(({ key, severity }) => `${key} ${severity}`)
  expect(keys(unlike, true)).toEqual(['squad-size flagged'])
  expect(keys(unlike, false)).toEqual(['squad-size refused', 'same-weapons refused', 'same-gear refused'])
  const three = [
    { members: 2, equipment: ['dagger'] },
    { members: 1, equipment: ['shotgun'] },
  ]
  expect(keys(three, true)).toEqual(['same-weapons flagged'])
  expect(keys(three, false)).toEqual(['same-weapons refused'])
  const none = { ...troop, loadouts: [] }
  expect(checkSquad(none, PRINTED_RULES, { hasFought: true })).toMatchObject([{ severity: 'refused' }])
})
