import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import { hullOf, inContact } from '#tests/support/planet28-hulls.ts'

const over = (obstacleCm: number): BattleCommand => ({
  by: 'v',
  type: 'drive',
  unit: 'v',
  cm: 6,
  turnDegrees: 0,
  isBackwards: false,
  ground: 'even',
  wishes: [],
  obstacleCm,
})

const standing = (type: string) => inContact([hullOf('v', [], { type }), createExampleCharacterOptions('foe', {})], 'v')

test('vehicles go round what is more than 5 cm high; exactly 5 cm are rough ground (P28-VEH-CLIMB)', () => {
  expect(() => runCommandInBattle(standing('ground'), over(6), createGivenDice([]))).toThrow(
    'v: it goes round what is more than 5 cm high, this is 6.',
  )
  expect(runCommandInBattle(standing('ground'), over(5), createGivenDice([9])).rolls).toMatchObject([
    { label: 'Agility on rough ground' },
  ])
  expect(runCommandInBattle(standing('ground'), over(4), createGivenDice([])).rolls).toEqual([])
})

test('hover and flying vehicles drive over anything without a roll (P28-VT-hover, P28-VT-flyer)', () => {
  expect(runCommandInBattle(standing('hover'), over(40), createGivenDice([])).rolls).toEqual([])
  expect(runCommandInBattle(standing('hover'), over(5), createGivenDice([])).rolls).toEqual([])
})
