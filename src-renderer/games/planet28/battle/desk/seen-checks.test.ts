import { expect, test } from 'vitest'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { seenChecks, withSeen } from './seen-checks.ts'

const person = (abilities: readonly string[], empty: readonly string[]) =>
  ({ kind: 'character', profile: { abilities }, models: [{ empty }] }) as unknown as BattleUnit
const SEEN = [{ unit: 'ana', distanceCm: 8 }]
const idsOf = (unit: BattleUnit, seen: unknown) => seenChecks(unit, seen).map(({ id }) => id)

test('an enemy is asked about nothing that it cannot do to anybody, or has not the means for (P28-AI-2)', () => {
  expect(idsOf(person(['repair'], ['laser-rifle']), [])).toEqual(['hasObstacle'])
  expect(idsOf(person([], []), SEEN)).toEqual(['canShoot', 'canCharge', 'hasObstacle'])
  const all = ['canShoot', 'canCharge', 'canUseAbility', 'lacksOnlyAmmunition', 'hasObstacle']
  expect(idsOf(person(['repair'], ['laser-rifle']), SEEN)).toEqual(all)
})

test('whoever sees nobody any more can do nothing to anybody', () => {
  const said = { seen: SEEN, canShoot: true, canCharge: true, hasObstacle: true }
  expect(withSeen(said, SEEN)).toEqual(said)
  expect(withSeen(said, [])).toMatchObject({ seen: [], canShoot: false, canCharge: false, hasObstacle: true })
})
