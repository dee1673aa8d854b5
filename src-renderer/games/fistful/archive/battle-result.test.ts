import { expect, test } from 'vitest'
import type { BattleView } from '#shared/contract/fistful/reports.ts'
import { formatCommandResult } from '#shared/match/result-text.ts'
import { buildBattleResult, countBattleDice } from './battle-result.ts'

const SHIPS = { T: 0, S: 0, C: 0, D: 0 }
const roll = (face: number, text: string, loses: 'A' | 'B' | null) =>
  ({ attacker: {}, enemy: {}, isLead: true, face, loses, text }) as unknown as BattleView['rounds'][number][number]

const BATTLE: BattleView = {
  star: '0405',
  name: 'Isker',
  start: { A: { A: { ...SHIPS, C: 2 } }, B: { '1': { ...SHIPS, S: 1 } } },
  rounds: [[roll(5, 'nothing happens', null)], [roll(2, 'B loses a scout', 'B')]],
  winner: 'A',
  survivors: { A: { ...SHIPS, C: 2 } },
  flown: null,
  chance: 0.83,
}

test('a battle is told die by die, and its outcome with the last one', () => {
  expect(countBattleDice(BATTLE)).toBe(2)
  const first = buildBattleResult(BATTLE, 1)
  expect(first).toMatchObject({ outcome: null, rolls: [{ label: 'Round 1', total: 5, outcome: 'nothing happens' }] })
  expect(first.affected.map(({ change }) => change)).toEqual(['A: 2 cruisers', '1 scout'])
  const whole = buildBattleResult(BATTLE, 2)
  expect(whole).toMatchObject({ outcome: 'A wins', rolls: [{}, { label: 'Round 2', tone: 'failure' }] })
  expect(whole.affected.map(({ tone }) => tone)).toEqual(['success', 'failure'])
  expect(formatCommandResult(whole)).toContain('Battle at Isker 0405: A wins')
})

test('a dogfight has no dice: its outcome is known at once', () => {
  const flown = { ...BATTLE, rounds: [], chance: null, flown: { A: 6, B: 4, left: 3 } }
  expect(buildBattleResult(flown, 0)).toMatchObject({
    outcome: 'A wins',
    notes: ['Flown with 6 cubes of A and 4 of B; A kept 3 cubes'],
  })
})
