import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { campaignCharacter, campaignVehicle, conditionOf } from '#tests/support/campaign-units.ts'
import { formatConditionEffect, formatDuration } from './condition-text.ts'

const SKILLS = { A: 5, F: 1, S: 1, AW: 1, P: 1 }

test('how long a condition lasts is said in words', () => {
  expect(formatDuration(conditionOf('shaken'))).toBe('until it is healed')
  expect(formatDuration(conditionOf('damaged', { unitKind: 'vehicle' }))).toBe('until it is repaired')
  expect(formatDuration(conditionOf('shattered-hand', { gamesLeft: 1 }))).toBe('one more battle')
  expect(formatDuration(conditionOf('crushed-leg', { gamesLeft: 3 }))).toBe('3 more battles')
})

test('P28-INJ-6: what lasts of a crushed leg when its games are over lasts until it is healed', () => {
  const leg = conditionOf('crushed-leg', { agilityLost: 2, gamesLeft: 1 })
  const unit = campaignCharacter({ skills: SKILLS })
  expect(formatConditionEffect(unit, leg, PRINTED_RULES)).toBe('Agility -2, Speed (cm) -3')
  expect(formatDuration({ ...leg, gamesLeft: 0 })).toBe('until it is healed')
  expect(formatConditionEffect(unit, { ...leg, gamesLeft: 0 }, PRINTED_RULES)).toBe('Speed (cm) -3')
})

test('P28-INJ-5: a shattered hand names the weapons that need two, until its games are over', () => {
  const hand = conditionOf('shattered-hand', { gamesLeft: 2 })
  const equipment = ['dagger', 'great-sword', 'light-armour', 'shotgun', 'shotgun']
  const armed = campaignCharacter({ skills: SKILLS, equipment })
  expect(formatConditionEffect(armed, hand, PRINTED_RULES)).toBe('cannot use the Great sword and Shotgun')
  expect(formatConditionEffect(armed, { ...hand, gamesLeft: 0 }, PRINTED_RULES)).toBe('')
  expect(formatConditionEffect(campaignCharacter({ skills: SKILLS, equipment: ['dagger'] }), hand, PRINTED_RULES)).toBe(
    '',
  )
})

test('P28-VCAMP-3: damage names its cells', () => {
  const damage = conditionOf('damaged', {
    unitKind: 'vehicle',
    lostCells: ['C2', 'D2'],
    damaged: [{ cell: 'C4', hitPoints: 3 }],
  })
  expect(formatConditionEffect(campaignVehicle(), damage, PRINTED_RULES)).toBe(
    'no hit points in C2 and D2, 3 left in C4',
  )
})
