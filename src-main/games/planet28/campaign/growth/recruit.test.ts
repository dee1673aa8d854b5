import { expect, test } from 'vitest'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import { campaignCharacter, campaignSquad, campaignVehicle } from '#tests/support/campaign-units.ts'
import { ruled } from '#tests/support/rules.ts'
import { type Recruit, listRecruitPayers, computeRecruitPrice } from './recruit.ts'

const NOTHING = { replacesDead: false, vehiclePoints: 0 }
const price = (recruit: Recruit, dues = NOTHING) => {
  const { points, credits } = computeRecruitPrice(recruit, dues, PRINTED_RULES)
  const sum = (parts: typeof points): number => parts.reduce((all, { value }) => all + value, 0)
  return { points: sum(points), credits: sum(credits) }
}

test('P28-CAMP-5: 10 points and the profile, gear for credits; for a dead one the 10 are waived (p. 55)', () => {
  const skills = { A: 5, F: 1, S: 1, AW: 1, P: 1 }
  const recruit = campaignCharacter({ skills, traits: ['brave'], equipment: ['dagger'] })
  expect(price(recruit)).toEqual({ points: 65, credits: 5 })
  expect(price(recruit, { replacesDead: true, vehiclePoints: 0 })).toEqual({ points: 55, credits: 5 })
  expect(computeRecruitPrice(recruit, { replacesDead: true, vehiclePoints: 0 }, PRINTED_RULES).points.at(-1)).toEqual({
    source: 'Replaces a dead character',
    value: -10,
    rule: 'P28-CAMP-5',
  })
})

test('P28-CAMP-5: no more is waived than the price', () => {
  const cheap = campaignCharacter({ hitPoints: 18 })
  expect(price(cheap, { replacesDead: true, vehiclePoints: 0 })).toEqual({ points: 0, credits: 0 })
})

test('P28-SQ-2: a squad pays for each member, and its size is waived nothing', () => {
  expect(price(campaignSquad(), { replacesDead: true, vehiclePoints: 50 })).toEqual({ points: 40, credits: 20 })
})

test('P28-VCAMP-2, P28-VDT-6: a vehicle costs its full points less those of a scrapped one; character weapons cost credits', () => {
  const sections = [...CORE_PLACED_SECTIONS, { cell: 'D4', section: 'hard-point', weapon: 'heavy-slug-rifle' } as const]
  const vehicle = campaignVehicle({ sections })
  expect(price(vehicle)).toEqual({ points: 15, credits: 50 })
  expect(price(vehicle, { replacesDead: true, vehiclePoints: 6 })).toEqual({ points: 9, credits: 50 })
  expect(price(vehicle, { replacesDead: false, vehiclePoints: 99 })).toEqual({ points: 0, credits: 50 })
})

test('P28-CAMP-5: the pool pays, or anybody by ruling', () => {
  const warband = { id: 'crew', name: 'Crew', leaderId: null, stash: [], units: [campaignCharacter()] }
  const pool = { kind: 'warband', id: 'crew' }
  expect(listRecruitPayers(warband, PRINTED_RULES.settings)).toEqual([pool])
  expect(listRecruitPayers(warband, ruled({ recruitsPaidFrom: 'anyone' }).settings)).toEqual([
    pool,
    { kind: 'character', id: 'vex' },
  ])
})
