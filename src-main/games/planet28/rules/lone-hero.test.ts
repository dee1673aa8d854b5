import { expect, test } from 'vitest'
import { getMinEnemyPoints } from '#shared/games/planet28/solo-size.ts'
import { PRINTED_RULES } from '../house/build-rules.ts'
import { getLoneHeroBreakTests, findCheapestHitPointSteps, isLoneHeroWarband } from './lone-hero.ts'

const character = { characters: 1 }

test('P28-SOLO-4: a lone hero is one character in solo play; vehicles do not count', () => {
  expect(isLoneHeroWarband('solo', [character])).toBe(true)
  expect(isLoneHeroWarband('solo', [character, { characters: 0 }])).toBe(true)
  expect(isLoneHeroWarband('solo', [character, character])).toBe(false)
  expect(isLoneHeroWarband('solo', [{ characters: 5 }])).toBe(false)
  expect(isLoneHeroWarband('co-op', [character])).toBe(false)
  expect(isLoneHeroWarband('opposed', [character])).toBe(false)
})

test('P28-BUILD-2, P28-SOLO-4: hit points in steps of 2, and of 5 for a hero', () => {
  const steps = (hitPoints: number, hero = true) => findCheapestHitPointSteps(hitPoints, { isLoneHero: hero })
  expect(steps(30)).toEqual({ hero: 2, normal: 0 })
  expect(steps(28)).toEqual({ hero: 0, normal: 4 })
  expect(steps(29)).toEqual({ hero: 1, normal: 2 })
  expect(steps(14)).toEqual({ hero: 0, normal: -3 })
  expect([steps(21), steps(23), steps(17), steps(22.5)]).toEqual([null, null, null, null])
  expect([steps(30, false), steps(25, false)]).toEqual([{ hero: 0, normal: 5 }, null])
})

test('P28-SOLO-4: wounds call for no break test, the traits of a foe do', () => {
  expect(getLoneHeroBreakTests([], PRINTED_RULES)).toEqual({ wounds: false, fear: false })
  expect(getLoneHeroBreakTests(['brave', 'terrifying'], PRINTED_RULES)).toEqual({ wounds: false, fear: true })
})

test('P28-SOLO-1: enemies have at least 200 points more', () => {
  expect(getMinEnemyPoints(1000)).toBe(1200)
})
