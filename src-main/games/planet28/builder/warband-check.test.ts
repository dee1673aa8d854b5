import { expect, test } from 'vitest'
import type { WarbandPlan } from '#shared/games/planet28/model.ts'
import { PRINTED_RULES, buildRules } from '../house/build-rules.ts'
import { checkWarband, computeLeftoverCredits, type UnitForWarbandCheck, createWarbandBill } from './warband-check.ts'

const plan: WarbandPlan = { pointLimit: 500, play: 'opposed', leaderId: null, stash: [] }
const character = { id: 'a', name: 'Vex', cost: 200, characters: 1 }
const vehicle = { id: 'b', name: 'Crawler', cost: 100, characters: 0 }
const squad = { id: 'c', name: 'Guard', cost: 150, characters: 5 }
const check = (units: readonly UnitForWarbandCheck[], changes: Partial<WarbandPlan> = {}, rules = PRINTED_RULES) =>
  checkWarband({ ...plan, ...changes }, units, rules)
const codes = (units: readonly UnitForWarbandCheck[], changes: Partial<WarbandPlan> = {}): string[] =>
  check(units, changes).map(({ code }) => code)

test('P28-BUILD-4, P28-BUILD-5: units and stash make the bill; what is left becomes credits', () => {
  const bill = createWarbandBill([character, vehicle], ['safety-deposit-box', 'med-kit'], PRINTED_RULES)
  expect(bill.lines.map(({ part, source, cost }) => `${part} ${source} ${cost}`)).toEqual([
    'members Vex 200',
    'members Crawler 100',
    'equipment Safety deposit box 20',
    'equipment Med kit 15',
  ])
  expect(bill.cost).toBe(335)
  expect(computeLeftoverCredits(plan, bill)).toBe(165)
  expect(computeLeftoverCredits({ pointLimit: 300 }, bill)).toBe(0)
})

test('P28-BUILD-1: at least two characters; squad members count, vehicles do not', () => {
  expect(codes([character, vehicle])).toEqual(['min-characters'])
  expect(codes([squad])).toEqual([])
  expect(check([])[0]).toMatchObject({ key: 'min-characters', severity: 'refused', fixes: [] })
  expect(check([])[0]?.message).toContain('0 of at least 2 characters')
})

test('P28-SOLO-1 and minCharacters: no least number in solo and co-op, or when set free', () => {
  expect(codes([character], { play: 'solo' })).toEqual([])
  expect(codes([character], { play: 'co-op' })).toEqual([])
  const free = buildRules({ ...PRINTED_RULES.settings, minCharacters: 'free' }, [])
  expect(check([character], {}, free)).toEqual([])
})

test('P28-BUILD-1: over the agreed size is refused with the difference', () => {
  const [problem] = check([character, character, squad])
  expect(problem).toMatchObject({
    key: 'over-limit',
    message: 'The warband costs 550 of 500 points. Save 50.',
    fixes: [{ label: 'Set the limit to 550', profile: { ...plan, pointLimit: 550 } }],
  })
  expect(codes([character, squad], { stash: ['safety-deposit-box', 'power-armour', 'psy-hood'] })).toEqual([
    'over-limit',
  ])
})

test('P28-BUILD-5: a stash needs one box, and no more', () => {
  expect(check([squad], { stash: ['med-kit'] })).toMatchObject([
    {
      key: 'stash-box',
      rule: 'P28-BUILD-5',
      severity: 'refused',
      fixes: [{ label: 'Buy a safety deposit box', profile: { stash: ['med-kit', 'safety-deposit-box'] } }],
    },
  ])
  const two = ['safety-deposit-box', 'med-kit', 'safety-deposit-box']
  expect(check([squad], { stash: two })).toMatchObject([
    { key: 'box-count', severity: 'flagged', fixes: [{ profile: { stash: ['safety-deposit-box', 'med-kit'] } }] },
  ])
  expect(codes([squad], { stash: ['safety-deposit-box'] })).toEqual([])
})

test('a leader from elsewhere is pointed out', () => {
  expect(check([squad], { leaderId: 'z' })).toMatchObject([
    { key: 'leader', severity: 'flagged', fixes: [{ label: 'No leader', profile: { leaderId: null } }] },
  ])
  expect(codes([squad], { leaderId: 'c' })).toEqual([])
})

test('P28-BUILD-6: Gunner, Pilot and Engineer need a vehicle somewhere in the warband', () => {
  const crew = { ...squad, traits: ['gunner', 'pilot', 'brave', 'tank-hunter'] }
  expect(check([crew]).map(({ key, severity }) => `${severity} ${key}`)).toEqual([
    'flagged no-vehicle:gunner',
    'flagged no-vehicle:pilot',
  ])
  expect(codes([crew, vehicle])).toEqual([])
})

test('P28-CAMP-4: a warband that has fought may outgrow the points that it was built for', () => {
  const grown = [{ ...character, cost: 400 }, squad]
  expect(codes(grown)).toEqual(['over-limit'])
  expect(checkWarband(plan, grown, PRINTED_RULES, { hasFought: true })).toEqual([])
})
