import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { aCharacter, aCondition, aSide, aSquad, aVehicle, aWarband } from '#tests/support/battles.ts'
import { listAbsences, createEmptyBattleRecord } from './empty-battle-record.ts'
import { listBattleRecordProblems } from './record-problems.ts'

const MERCENARY = { traits: ['mercenary'] }
const RED = aWarband('red', [
  aCharacter('Vex'),
  aCharacter('Ann', {}, [aCondition('Ann', 'out-of-action', { gamesLeft: 1 })]),
  aCharacter('Gun', MERCENARY),
  aSquad('Pack', MERCENARY),
  aVehicle('Car', {}, [aCondition('Car', 'damaged', { unitKind: 'vehicle', lostCells: ['D3'] })]),
])
const SIDES = [aSide('red')]

function record(paid: readonly string[]) {
  const rulesOf = () => PRINTED_RULES
  return createEmptyBattleRecord({
    play: 'opposed',
    goal: 'Hold the bridge',
    sides: SIDES,
    warbands: [RED],
    paid,
    rulesOf,
  })
}

test('P28-INJ-2, P28-TR-mercenary: everybody stands but those who miss the game', () => {
  const fates = record(['Gun']).tallies.map(({ unitId, fate }) => `${unitId} ${fate}`)
  expect(fates).toEqual(['Vex stood', 'Ann absent', 'Gun stood', 'Pack absent', 'Car stood'])
  expect(record(['Gun', 'Pack']).tallies[3]).toMatchObject({ fate: 'stood', lost: 0, hitPointsLeft: 80 })
})

test('P28-CAMP-7: all others begin at full hit points, whatever the last battle left', () => {
  const hurt = aWarband('red', [aSquad('Pack', {}, [])])
  const { tallies } = createEmptyBattleRecord({
    play: 'opposed',
    goal: '',
    sides: SIDES,
    warbands: [hurt],
    paid: [],
    rulesOf: () => PRINTED_RULES,
  })
  expect(tallies).toMatchObject([{ wasHurt: false, hitPointsLeft: 80 }])
})

test('P28-VCAMP-3: a vehicle comes with the damage that nobody repaired', () => {
  expect(record([]).tallies[4]).toMatchObject({ lostCells: ['D3'], damaged: [] })
})

test('P28-CAMP-1: a battle in which nothing happened yet has no problems', () => {
  expect(listBattleRecordProblems(record(['Gun', 'Pack']), [RED])).toEqual([])
})

test('P28-TR-mercenary: who stays away is told why, a squad asks per member', () => {
  const absences = listAbsences({ warbands: [RED], paid: [], rulesOf: () => PRINTED_RULES })
  expect(absences.map(({ because }) => because)).toEqual([
    'Out of action: Misses the next game.',
    'Gun wants 10 credits for this game. Pay them, or play without.',
    'Pack wants 40 credits for this game. Pay them, or play without.',
  ])
})
