import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  createExampleCharacterOptions,
  runInBattle,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import { hullOf, inContact } from '#tests/support/planet28-hulls.ts'

const leave: BattleCommand = { by: 'v', type: 'break-away', unit: 'v' }
const stay: BattleCommand = { by: 'foe', type: 'free-fight', unit: 'foe', weapon: null }
const off = (cm: number): BattleCommand => ({ by: 'v', type: 'back-off', unit: 'v', cm, ground: 'even', wishes: [] })

test('a vehicle that cannot move does not leave a combat: it keeps its action (P28-VEH-FIGHT-3, P28-VT-flyer)', () => {
  const landed = inContact([hullOf('v', [], { type: 'flyer' }), createExampleCharacterOptions('foe', {})], 'v', [
    ['v', 'foe'],
  ])
  expect(() => runCommandInBattle(landed, leave, createGivenDice([]))).toThrow(
    'v stands on the ground: take off first.',
  )
})

test('whoever is held while it leaves stays where it is (P28-VEH-FIGHT-3, P28-LEAVE-2)', () => {
  const locked = inContact([hullOf('v'), createExampleCharacterOptions('foe', {})], 'v', [['v', 'foe']])
  const left = runCommandInBattle(
    runCommandInBattle(locked, leave, createGivenDice([])).battle,
    stay,
    createGivenDice([]),
  ).battle
  const effects = [{ shape: 'forbids', what: 'move', because: 'a power holds it' } as const]
  const condition = { id: 'held', source: 'A power', rule: 'P28-ARC-12', effects, until: null, by: null }
  const held = runInBattle(left, createGivenDice([]), (transaction) =>
    transaction.apply({ type: 'marked', unit: 'v', condition }),
  ).battle
  expect(runCommandInBattle(held, off(0), createGivenDice([])).battle).toMatchObject({ due: [], locks: [['v', 'foe']] })
  expect(runCommandInBattle(left, off(3), createGivenDice([])).battle).toMatchObject({ due: [], locks: [] })
})

test('nobody who is gone has a free blow at a leaver (P28-LEAVE-2)', () => {
  const locked = inContact(
    [hullOf('v'), createExampleCharacterOptions('foe', {}), createExampleCharacterOptions('mate', {}, 'foe')],
    'v',
    [
      ['v', 'foe'],
      ['v', 'mate'],
    ],
  )
  const lost = { type: 'lost', unit: 'mate', model: 'mate.1', fate: 'slain', by: null } as const
  const fallen = runInBattle(locked, createGivenDice([]), (transaction) => {
    transaction.apply(lost)
    transaction.apply({ type: 'touched', unit: 'v', contacts: ['foe', 'mate'] })
  }).battle
  const { due } = runCommandInBattle(fallen, leave, createGivenDice([])).battle
  expect(due.flatMap((decision) => (decision.ask === 'free-fight' ? [decision.unit] : []))).toEqual(['foe'])
})
