import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { campaignSquad } from '#tests/support/campaign-units.ts'
import { rollSquadLosses } from './squad-progression.ts'

const after = (members: number, tally: { lost: number; hitPointsLeft: number }, faces: readonly number[]) => {
  const dice = createGivenDice(faces)
  const { profile } = campaignSquad({ loadouts: [{ members, equipment: ['dagger'] }] })
  const result = rollSquadLosses(profile, tally, PRINTED_RULES, dice)
  expect(dice.left()).toBe(0)
  return result
}

test('P28-SQ-14: only a 10 slays for good, then cost and hit points are counted anew (p. 33)', () => {
  expect(after(6, { lost: 3, hitPointsLeft: 59 }, [4, 10, 9])).toMatchObject({
    died: 1,
    members: 5,
    isStillSquad: true,
    hitPoints: 100,
    cost: 5 * 15,
    faces: [4, 10, 9],
    condition: { condition: 'battle-scarred', gamesLeft: 1 },
  })
})

test('P28-SQ-13: exactly half is no scar', () => {
  expect(after(6, { lost: 0, hitPointsLeft: 60 }, []).condition).toBeNull()
  expect(after(6, { lost: 0, hitPointsLeft: 59 }, []).condition).not.toBeNull()
})

test('P28-SQ-14: two members left are no squad until it is refilled, and none are none', () => {
  expect(after(3, { lost: 1, hitPointsLeft: 40 }, [10])).toMatchObject({ members: 2, isStillSquad: false })
  expect(after(3, { lost: 3, hitPointsLeft: 0 }, [10, 10, 10])).toMatchObject({
    members: 0,
    hitPoints: 0,
    cost: 0,
    profile: { loadouts: [] },
  })
})

test('P28-SQ-14: no more dice than members', () => {
  expect(after(3, { lost: 5, hitPointsLeft: 0 }, [1, 2, 3]).died).toBe(0)
})

test('P28-CAMP-4: hit points bought in the campaign count at their campaign price', () => {
  const { profile } = campaignSquad({ hitPoints: 25 })
  const tally = { lost: 0, hitPointsLeft: 100, hitPointsGrown: 5 }
  expect(rollSquadLosses(profile, tally, PRINTED_RULES, createGivenDice([])).cost).toBe(4 * (10 + 20 + 5))
})
