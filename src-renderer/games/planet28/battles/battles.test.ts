import { expect, test } from 'vitest'
import type { BattleRecordInput, BattleView } from '#shared/contract/planet28/battles.ts'
import {
  buildAftermathSteps,
  areAllStepsEmpty,
  formatDice,
  parseFirstFace,
  type AftermathLedgerLine,
  formatRemainderRecipients,
  parseFacesOfDice,
} from './aftermath/aftermath-steps.ts'
import { formatRequiredEnemySize } from './format-battle.ts'
import { findBattleProblem, createBattleFields, type BattleRecordTally } from './record/battle-fields.ts'
import { mergeBattleRecord, moveWarband } from './record/record-merge.ts'
import { groupProblemsByField } from './record/record-problems.ts'
import { cycleSectionState } from './tally/lost-sections.ts'
import { applyTallyKey, withFate, withLosses } from './tally/tally-keys.ts'

const results = { hits: 0, kills: 0, wasHurt: false, isHurtAtEnd: false }
const character = (unitId: string, warbandId: string): BattleRecordTally => {
  return { unitId, warbandId, name: unitId, kind: 'character', fate: 'stood', ...results }
}
const side = (name: string, ...warbandIds: string[]) => {
  return { name, isEnemy: false, warbandIds, reachedGoal: false, strangers: { models: 0, destroyed: 0 } }
}
const record = (...warbands: string[]): BattleRecordInput => ({
  play: 'opposed',
  turns: null,
  goal: '',
  sides: warbands.map((id) => side(id, id)),
  tallies: warbands.map((id) => character(`of-${id}`, id)),
})

test('Warbands come and go, and what was written down stays', () => {
  const alone = mergeBattleRecord(
    record('crew'),
    createBattleFields({ scenarioId: null, nightId: null, day: null }).record,
  )
  expect(alone.sides.map(({ name }) => name)).toEqual(['crew', 'The enemy'])
  alone.tallies = alone.tallies.map((tally) => ({ ...tally, kills: 2 }))
  alone.sides = alone.sides.map((item, at) => ({ ...item, reachedGoal: at === 0 }))
  const both = mergeBattleRecord(record('crew', 'law'), alone)
  expect(both.sides.map(({ name, warbandIds, reachedGoal }) => [name, warbandIds, reachedGoal])).toEqual([
    ['crew', ['crew'], true],
    ['law', ['law'], false],
  ])
  expect(both.tallies.map(({ kills }) => kills)).toEqual([2, 0])
  expect(mergeBattleRecord(record('law'), both).sides.map(({ warbandIds }) => warbandIds)).toEqual([[], ['law']])
  expect(moveWarband(both.sides, 'law', 0).map(({ warbandIds }) => warbandIds)).toEqual([['crew', 'law'], []])
})

test('Every line that an aftermath writes stands in one of its steps: fees and what the Venal give up with the pay', () => {
  const keys = [
    'points:a',
    'split:a',
    'agenda:1',
    'income:a',
    'given:a',
    'share:a',
    'fee:a',
    'venal:a:credits',
    'opening:a',
  ]
  const ledger = keys.map((key): Partial<AftermathLedgerLine> => ({ key }))
  const settlement = { ledger, questions: [], choices: [], outcomes: [] }
  const steps = buildAftermathSteps({
    settlement,
    choices: { skipped: [] },
    state: 'recorded',
  } as unknown as BattleView)
  expect(steps.flatMap(({ lines }) => lines.map(({ key }) => key)).toSorted()).toEqual(keys.toSorted())
  const pay = steps.find(({ id }) => id === 'income')?.lines.map(({ key }) => key)
  expect(pay).toEqual(['income:a', 'fee:a', 'venal:a:credits', 'opening:a'])
})

test('After a battle of quick units alone nothing is left to do, unless something was left out', () => {
  const settlement = { questions: [], choices: [], outcomes: [], ledger: [] }
  const stepsOf = (skipped: readonly string[]) =>
    buildAftermathSteps({ settlement, choices: { skipped }, state: 'recorded' } as unknown as BattleView)
  expect([areAllStepsEmpty(stepsOf([])), areAllStepsEmpty(stepsOf(['gear']))]).toEqual([true, false])
})

test('Keys write a line: H, K, W, a fate; Shift takes one back', () => {
  const line = character('mira', 'crew')
  const press = (key: string, shiftKey = false) => applyTallyKey(line, { key, shiftKey })
  expect(press('h')).toMatchObject({ hits: 1 })
  expect(press('H', true)).toMatchObject({ hits: 0 })
  expect(press('k')).toMatchObject({ kills: 1 })
  expect(press('w')).toMatchObject({ wasHurt: true })
  expect(press('f')).toMatchObject({ fate: 'fell', wasHurt: true, isHurtAtEnd: true })
  expect(press('x')).toBeNull()
  expect(withFate({ ...line, hits: 3, wasHurt: true }, 'absent')).toMatchObject({ ...results, fate: 'absent' })
})

test('A squad that was whole but for its losses stays so', () => {
  const { fate: _stood, kind: _character, ...common } = character('watch', 'crew')
  const squad = { ...common, kind: 'squad', fate: 'stood', lost: 0, hitPointsLeft: 80 } as const
  const size = { members: 4, hitPointsEach: 20 }
  expect(withLosses(squad, 1, size)).toMatchObject({ lost: 1, hitPointsLeft: 60, wasHurt: true })
  expect(withLosses({ ...squad, hitPointsLeft: 50 }, 2, size).hitPointsLeft).toBe(40)
})

test('A section is lost, damaged and whole again', () => {
  const { fate: _stood, kind: _character, ...common } = character('rust', 'crew')
  const whole = { sectionsDestroyed: 0, lostCells: [], damaged: [] }
  const lost = cycleSectionState({ ...common, kind: 'vehicle', fate: 'stood', ...whole }, 'C2')
  expect(lost).toMatchObject({ lostCells: ['C2'], wasHurt: true })
  const damaged = cycleSectionState(lost, 'C2')
  expect(damaged).toMatchObject({ lostCells: [], damaged: [{ cell: 'C2', hitPoints: 1 }] })
  expect(cycleSectionState(damaged, 'C2')).toMatchObject({ lostCells: [], damaged: [] })
})

test('Problems stand beside what they concern', () => {
  const problem = (path: string) => ({ path, severity: 'refused' as const, message: path, rule: '' })
  const placed = groupProblemsByField(
    ['tallies.1.fate', 'sides.0.strangers', 'tallies'].map(problem),
    record('crew', 'law'),
  )
  expect([...placed.byUnit.keys()]).toEqual(['of-law'])
  expect([...placed.bySide.keys()]).toEqual([0])
  expect(placed.whole.map(({ path }) => path)).toEqual(['tallies'])
})

test('Typed faces have to be those of the dice', () => {
  expect(formatDice([8, 8, 4])).toBe('2D8 + 1D4')
  expect([parseFirstFace(''), parseFirstFace(' 8'), parseFirstFace('8, 3')]).toEqual([null, 8, 8])
  expect(parseFacesOfDice('3, 8 4', [8, 8, 4])).toEqual([3, 8, 4])
  for (const text of ['', '3', '3 9 4', '3 8 0', '3 8 x', '1.5 8 4'])
    expect(parseFacesOfDice(text, [8, 8, 4])).toBeNull()
})

test('A battle needs a name, somebody who fought, and named sides', () => {
  const fields = createBattleFields({ scenarioId: null, nightId: null, day: 3 })
  expect(findBattleProblem(fields)).toBe('Give the battle a name.')
  expect(findBattleProblem({ ...fields, name: 'Quay' })).toBe('Choose who fought.')
  expect(
    findBattleProblem({ ...fields, name: 'Quay', record: { ...record('crew'), sides: [side(' ', 'crew')] } }),
  ).toContain('side 1')
})

test('The odd point of a co-op battle is named (P28-COOP-1)', () => {
  const share = (accountName: string, amount: number): AftermathLedgerLine => ({
    key: `share:${accountName}`,
    account: { kind: 'warband', id: accountName },
    accountName,
    amount,
    currency: 'points',
    reason: '',
    rule: '',
    parts: [],
    override: null,
  })
  expect(formatRemainderRecipients([share('Crew', 28), share('Law', 28)])).toBeNull()
  expect(formatRemainderRecipients([share('Crew', 37), share('Law', 36)])).toBe(
    'The odd point goes to Crew: who brought more.',
  )
  expect(formatRemainderRecipients([])).toBeNull()
})

test('Who comes second to a solo battle fights among the enemies, who stay run by their list', () => {
  const enemies = { ...side('Enemies'), isEnemy: true }
  const solo = { ...record('crew'), play: 'solo' as const, sides: [side('crew', 'crew'), enemies] }
  const begun = {
    ...record('crew', 'choir'),
    play: 'solo' as const,
    sides: [side('Players', 'crew', 'choir'), enemies],
  }
  expect(mergeBattleRecord(begun, solo).sides.map(({ warbandIds, isEnemy }) => [warbandIds, isEnemy])).toEqual([
    [['crew'], false],
    [['choir'], true],
  ])
})

test('P28-SOLO-1: alone or together, the enemies need 200 points more, and are told so', () => {
  const costs: Readonly<Record<string, number>> = { red: 300, blue: 200, rust: 650 }
  const words = (play: 'solo' | 'co-op' | 'opposed', enemies: string[]) =>
    formatRequiredEnemySize(
      { play, sides: [side('us', 'red', 'blue'), { ...side('them', ...enemies), isEnemy: true }] },
      (id) => costs[id] ?? 0,
    )
  expect(words('opposed', ['rust'])).toBeNull()
  expect(words('solo', [])).toBe('The enemies need at least 700 points: 200 more than the players’ 500.')
  expect(words('co-op', ['rust'])).toContain('Those chosen have 650.')
})
