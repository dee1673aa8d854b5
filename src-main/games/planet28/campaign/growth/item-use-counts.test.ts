import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { aBattle, aCharacter, aCondition, aWarband, characterTally } from '#tests/support/battles.ts'
import { ruled } from '#tests/support/rules.ts'
import { computeAftermath } from '../aftermath/compute-aftermath.ts'
import { listAbsences, createEmptyBattleRecord } from '../aftermath/empty-battle-record.ts'
import { listItemUseCounts, findMissingDoseReason, countItemUses } from './item-use-counts.ts'

const used = (uses: Record<string, number>) => ({ tallies: [characterTally('vex', { uses })] })
const muster = (equipment: readonly string[], isAddicted: boolean) => {
  const conditions = isAddicted ? [aCondition('vex', 'addicted')] : []
  const warbands = [aWarband('crew', [aCharacter('vex', { equipment }, conditions)])]
  const side = { name: 'crew', isEnemy: false, warbandIds: ['crew'] }
  return { play: 'solo', goal: '', sides: [side], warbands, paid: [], rulesOf: () => PRINTED_RULES } as const
}
const settle = (uses: number, faces: readonly number[], before = 0, rules = PRINTED_RULES) => {
  const warbands = [aWarband('crew', [aCharacter('vex', { equipment: ['psyka'] })])]
  const keyed = faces.map((face, at) => [`psyka:vex:${before + at + 1}`, [face]] as const)
  const tallies = [characterTally('vex', { uses: { psyka: uses } })]
  const draft = { warbands, tallies, choices: { faces: Object.fromEntries(keyed) } }
  return computeAftermath(aBattle(draft, { usesBefore: () => before, rulesOf: () => rules }))
}

test('P28-IT-psyka: each use asks for a die; one above the uses so far is fine, another addicts', () => {
  expect(settle(1, []).questions).toMatchObject([
    { key: 'psyka:vex:1', sides: [10], text: 'vex took Psyka, 1 time so far: roll above 1.', faces: null },
  ])
  expect(settle(1, [2]).newConditions).toEqual([])
  expect(settle(1, [3], 3).newConditions).toMatchObject([{ condition: 'addicted', unitId: 'vex', gamesLeft: null }])
  expect(settle(1, [4], 3, ruled({ psykaEqual: 'safe' })).newConditions).toEqual([])
  expect(settle(1, [4], 3).newConditions).toHaveLength(1)
})

test('the uses of one battle count one after the other, and an addict is asked no more', () => {
  expect(settle(3, [5, 2]).questions).toHaveLength(2)
  expect(settle(3, [5, 5]).questions).toHaveLength(3)
  expect(settle(0, []).questions).toEqual([])
})

test('an addict stays away without a dose, and uses one up in each battle that it fights', () => {
  expect(listAbsences(muster([], true))).toMatchObject([
    { because: 'vex is addicted and has no dose of Psyka. Buy one, or play without.' },
  ])
  expect(listAbsences(muster(['psyka'], true))).toEqual([])
  expect(findMissingDoseReason(aCharacter('vex'))).toBeNull()
  const { warbands } = muster(['psyka', 'psyka'], true)
  const { profiles, outcomes } = computeAftermath(aBattle({ warbands, tallies: [characterTally('vex')] }))
  expect(profiles).toMatchObject([{ unitId: 'vex', profile: { equipment: ['psyka'] } }])
  expect(outcomes[0]?.text).toBe('vex has used up a dose of Psyka for this battle.')
})

test('P28-IT-stimulants: uses are counted over the career, and what the next one takes is said', () => {
  const records = [used({ stimulants: 2 }), used({ stimulants: 1, psyka: 1 })]
  expect(countItemUses(records, 'vex', 'stimulants')).toBe(3)
  expect(listItemUseCounts(aCharacter('vex'), records, PRINTED_RULES)).toEqual([
    { name: 'Stimulants', uses: 3, next: 'the next use takes 4 doses', rule: 'P28-IT-stimulants' },
    { name: 'Psyka', uses: 1, next: 'the next roll must beat 2', rule: 'P28-IT-psyka' },
  ])
})

test('the short form counts the uses of those alone who carry something of the kind', () => {
  expect(createEmptyBattleRecord(muster(['psyka'], false)).tallies).toMatchObject([{ uses: { psyka: 0 } }])
  expect(createEmptyBattleRecord(muster(['dagger'], false)).tallies[0]).not.toHaveProperty('uses')
})
