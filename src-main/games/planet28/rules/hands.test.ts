import { expect, test } from 'vitest'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { canHold, canUseAtOnce, countHandUse } from './hands.ts'

test('P28-WEAP-1: two hands, four with Extra limbs, one when Armless, the fewer where both', () => {
  const has = (...traits: string[]) => countHandUse(traits, [], PRINTED_RULES).has
  expect([has(), has('extra-limbs'), has('armless'), has('armless', 'extra-limbs')]).toEqual([2, 4, 1, 1])
})

test('hands are counted over all weapons carried, and over nothing else', () => {
  const gear = ['great-sword', 'dagger', 'ballistic', 'med-kit', 'fist']
  expect(countHandUse([], gear, PRINTED_RULES)).toEqual({ has: 2, carries: 3 })
})

test('P28-TR-extra-limbs: four hands hold a mix by hands', () => {
  expect(canHold(['extra-limbs'], ['great-sword', 'dagger', 'dagger'], PRINTED_RULES)).toBe(true)
  expect(canHold(['extra-limbs'], ['great-sword', 'dagger', 'dagger', 'dagger'], PRINTED_RULES)).toBe(false)
})

test('P28-SHOOT-6: one weapon an action, and one that is held', () => {
  expect(canUseAtOnce(['dagger'], ['dagger', 'club'])).toBe(true)
  expect(canUseAtOnce(['dagger', 'club'], ['dagger', 'club'])).toBe(false)
  expect(canUseAtOnce(['shotgun'], ['dagger', 'club'])).toBe(false)
})
