import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { AttacksOnTargetForecast } from '#shared/games/planet28/battle/forecasts.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { hullOf, MEDIUM } from '#tests/support/planet28-hulls.ts'
import { forecastAttacks } from './forecast.ts'

const GUN: PlacedSection = { cell: 'C4', section: 'hard-point', weapon: 'heavy-machine-gun' }
const measured = { distanceCm: 10, isSeen: true, cover: 'none' } as const

function seen(attack: AttackOrder, units: readonly UnitOptions[], dares = false): AttacksOnTargetForecast {
  const battle = beginFirstTurn(createExampleBattle(units, {}, createGivenDice([])), 'v')
  const ram = { ask: 'charge-fight', unit: 'v', target: 'foe', rule: 'P28-VEH-FIGHT-2' } as const
  return forecastAttacks({ ...battle, due: dares ? [ram] : [] }, [attack])
}

const fire = (cell: 'C4' | 'D4'): AttackOrder => ({
  type: 'fire',
  by: 'v',
  unit: 'v',
  shots: [{ cell, target: 'foe', said: measured }],
})

function gunner(): UnitOptions {
  const hull = hullOf('v', [GUN])
  return hull.kind === 'vehicle' ? { ...hull, stock: ['ammo-basic'] } : hull
}

test('a shot out of a vehicle is foreseen with its parts, at people and at hulls (P28-VEH-SHOOT-1, P28-VEH-DMG-1)', () => {
  const { attacks, refusal } = seen(fire('C4'), [gunner(), createExampleCharacterOptions('foe', { hp: 4 })])
  expect(refusal).toBeNull()
  expect(attacks).toHaveLength(1)
  expect(attacks[0]).toMatchObject({ unit: 'v', model: null, weapon: 'heavy-machine-gun', breakTest: { target: 4 } })
  const [shot] = attacks
  const target = shot?.hit.parts.reduce((sum, { value }) => sum + value, 0) ?? 0
  expect(shot?.hit).toMatchObject({ target, chance: (target - 1) / 10 })
  expect(shot?.kill).toBeCloseTo(shot?.lost.at(-1)?.chance ?? -1, 12)
  expect(shot?.damage.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const side = {
    ...fire('C4'),
    shots: [{ cell: 'C4' as const, target: 'foe', said: measured, hull: { facing: 'front' as const } }],
  }
  expect(seen(side as AttackOrder, [gunner(), hullOf('foe', [GUN])]).attacks[0]).toMatchObject({ breakTest: null })
})

test('what no vehicle can fire says why (P28-VEH-DMG-3, P28-VEH-FACE-1)', () => {
  const none = seen(fire('D4'), [gunner(), createExampleCharacterOptions('foe', {})])
  expect(none).toMatchObject({ attacks: [], refusal: { code: 'no-mount', rule: 'P28-VEH-DMG-3' } })
  expect(seen(fire('C4'), [gunner(), hullOf('foe', MEDIUM)]).refusal?.message).toContain('Say which side')
})

test('the blow of a ram has the dice of a charge, one in contact has none (P28-VEH-FIGHT-1, P28-VEH-FIGHT-2)', () => {
  const blow = { type: 'vehicle-fight', by: 'v', unit: 'v', target: 'foe' } as const
  const units = [gunner(), createExampleCharacterOptions('foe', { hp: 4 })]
  expect(seen(blow, units).attacks[0]?.chargeDice).toBeNull()
  const ram = seen(blow, units, true).attacks[0]
  expect(ram?.chargeDice).toMatchObject({ rule: 'P28-CHRG-1' })
  expect(ram?.hit.chance).toBeGreaterThan(seen(blow, units).attacks[0]?.hit.chance ?? 1)
})
