import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { ConditionId } from '#shared/games/planet28/campaign/conditions.ts'
import { campaignCharacter } from '#tests/support/campaign-units.ts'
import { canConditionBeHealed, applyTraitsToInjury, listInjuryDice, rollInjury } from './injury-roll.ts'

const roll = (faces: readonly number[], traits: readonly string[] = [], hitPoints = 20) => {
  const dice = createGivenDice(faces)
  const result = rollInjury(campaignCharacter({ traits, hitPoints }).profile, PRINTED_RULES, dice)
  expect(dice.left()).toBe(0)
  return result
}

test('P28-INJ-1, P28-INJ-8: a recovery and a death leave no condition (p. 81)', () => {
  expect(roll([1])).toEqual({ rolled: 'complete-recovery', injury: 'complete-recovery', condition: null, faces: [1] })
  expect(roll([8])).toEqual({ rolled: 'death', injury: 'death', condition: null, faces: [8] })
})

test('P28-INJ-2 to -4, -7: one die; a quarter of the hit points is rounded down', () => {
  expect(roll([2]).condition).toMatchObject({ condition: 'out-of-action', gamesLeft: 1 })
  expect(roll([3]).condition).toMatchObject({ condition: 'shaken', gamesLeft: null })
  expect(roll([4], [], 22).condition).toMatchObject({ condition: 'life-long-wounds', hitPointsLost: 5 })
  expect(roll([7]).condition).toMatchObject({ condition: 'brain-damage', hitPointsLost: 0 })
})

test('P28-INJ-5, P28-INJ-6: the games are rolled once, for a leg the Agility before them', () => {
  expect(roll([5, 3]).condition).toMatchObject({ condition: 'shattered-hand', agilityLost: 0, gamesLeft: 3 })
  const leg = roll([6, 2, 4])
  expect(leg.condition).toMatchObject({ condition: 'crushed-leg', agilityLost: 2, gamesLeft: 4 })
  expect(leg.faces).toEqual([6, 2, 4])
})

test('P28-TR-painless, P28-TR-death-proof: what they turn into a recovery needs no other dice', () => {
  expect(roll([6], ['painless'])).toMatchObject({ rolled: 'crushed-leg', injury: 'complete-recovery' })
  expect(roll([8], ['painless']).injury).toBe('death')
  expect(roll([8], ['death-proof'])).toMatchObject({ rolled: 'death', injury: 'complete-recovery', condition: null })
  expect(roll([5, 1], ['death-proof']).injury).toBe('shattered-hand')
  for (const traits of [
    ['painless', 'death-proof'],
    ['death-proof', 'painless'],
  ])
    expect(applyTraitsToInjury('death', traits, PRINTED_RULES)).toBe('complete-recovery')
})

test('the dice that a roll asks for are known from its first face', () => {
  const sides = [null, 1, 4, 5, 6, 8].map((face) => listInjuryDice(face, [], PRINTED_RULES))
  expect(sides).toEqual([[8], [8], [8], [8, 4], [8, 4, 4], [8]])
  expect(listInjuryDice(6, ['painless'], PRINTED_RULES)).toEqual([8])
})

test('P28-INJ-0, p. 55 example: an injury heals after one game played with it; P28-VDT-0: damage too', () => {
  const heals = (condition: ConditionId, gamesPlayed: number): boolean =>
    canConditionBeHealed({ condition, gamesPlayed })
  expect([heals('shattered-hand', 0), heals('shattered-hand', 1)]).toEqual([false, true])
  expect([heals('grinding-gears', 0), heals('grinding-gears', 2)]).toEqual([false, true])
  expect([heals('battle-scarred', 3), heals('damaged', 3), heals('destroyed', 3)]).toEqual([false, false, false])
})
