import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { enumerateAttackOutcomes, RAGING, shotOf } from '#tests/support/planet28-attacks.ts'
import { computeAttackSequenceOdds } from './attack-sequence-odds.ts'
import { computeRageGrowthChances, NO_RAGE_GROWTH, getPsycheGain } from './rage.ts'

// A group's own rage lets Psyche grow with wounds: every break test after them is easier (P28-TR-zealot, P28-BREAK-1, P28-SQ-11).

const raging = (unit: UnitOptions): UnitOptions =>
  unit.kind === 'squad' ? { ...unit, profile: { ...unit.profile, traits: ['raging'] } } : unit

const SHOT = shotOf('laser-pistol')
const us = createExampleCharacterOptions('us', { S: 6, weapon: 'laser-pistol' })

/** Two are left of a squad of nine: they test with the next wound. */
function fewLeft(): Battle {
  const foe = createExampleSquadOptions(
    'foe',
    { P: 3, hp: 4 },
    Array.from({ length: 9 }, () => []),
  )
  const battle = beginFirstTurn(createExampleBattle([us, raging(foe)], {}, createGivenDice([]), [RAGING]), 'us')
  const thin = (unit: CharacterOrSquadUnit): CharacterOrSquadUnit => ({
    ...unit,
    models: unit.models.map((model, at) => (at < 2 ? model : { ...model, hitPoints: 0, fate: 'slain' })),
  })
  return {
    ...battle,
    units: battle.units.map((unit) => (unit.id === 'foe' && unit.kind !== 'vehicle' ? thin(unit) : unit)),
  }
}

const hasLeft = ({ units }: Battle): boolean =>
  units.some((unit) => unit.kind !== 'vehicle' && unit.models.some(({ fate }) => fate === 'fled'))

test('members of a raging squad stay as often as every die says', () => {
  const battle = fewLeft()
  const counted = [...enumerateAttackOutcomes(battle, SHOT).values()].reduce(
    (sum, item) => sum + (hasLeft(item.battle) ? item.chance : 0),
    0,
  )
  expect(counted).toBeGreaterThan(0)
  expect(computeAttackSequenceOdds(battle, [SHOT])?.chain.breaks).toBeCloseTo(counted, 12)
})

test('rage makes a difference, and wears off at its limit', () => {
  const battle = fewLeft()
  const calm = { ...battle, house: [{ ...RAGING, fields: { ...RAGING.fields, effects: [] } }] }
  expect(computeAttackSequenceOdds(calm, [SHOT])?.chain.breaks).toBeGreaterThan(
    computeAttackSequenceOdds(battle, [SHOT])?.chain.breaks ?? 1,
  )
  const rages = [
    { source: 'one', chance: 0.25, gains: [0, 2] },
    { source: 'other', chance: 0.5, gains: [0, 1, 2] },
  ]
  const ways = computeRageGrowthChances(rages, NO_RAGE_GROWTH, 2).map(
    ({ grown, chance }) => [getPsycheGain(rages, grown), chance] as const,
  )
  const mean = ways.reduce((sum, [gained, chance]) => sum + gained * chance, 0)
  expect(mean).toBeCloseTo(2 * (1 - 0.75 ** 2) + 1, 12)
  expect(Math.max(...ways.map(([gained]) => gained))).toBe(4)
})
