import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { hullOf } from '#tests/support/planet28-hulls.ts'

const WEAPON = 'heavy-machine-gun'
const SEATS: PlacedSection = { cell: 'C4', section: 'transport-section', facing: 'left' }
const PLATING: PlacedSection = { cell: 'C2', section: 'armour-plating' }

/** A Gunner in seats on the left fires the weapon of this mount. */
function fired(mount: PlacedSection, rest: readonly PlacedSection[]) {
  const gunner = { ...createExampleCharacterOptions('g', { S: 9, traits: ['gunner'] }, 'v'), aboard: 'v' }
  const units = [hullOf('v', [SEATS, mount, ...rest]), gunner, createExampleCharacterOptions('foe', { hp: 40 })]
  const measured = { distanceCm: 10, isSeen: true, cover: 'none' } as const
  const shots = [{ cell: mount.cell, passenger: 'g', target: 'foe', said: measured }]
  const fire: BattleCommand = { by: 'v', type: 'fire', unit: 'v', shots }
  return () =>
    runCommandInBattle(
      beginFirstTurn(createExampleBattle(units, {}, createGivenDice([])), 'v'),
      fire,
      createGivenDice([10]),
    ).rolls.length
}

test('a Gunner fires what points the way it boarded, turrets, and all of a small vehicle (P28-TR-gunner, P28-VEH-FACE-1)', () => {
  const right: PlacedSection = { cell: 'D4', section: 'hard-point', facing: 'right', weapon: WEAPON }
  const inner: PlacedSection = { cell: 'D4', section: 'crew' }
  expect(fired(right, [PLATING])).toThrow('g sits on the left of v: the weapon in D4 points to the right.')
  expect(fired(right, [])()).toBe(1)
  expect(fired({ cell: 'D4', section: 'turret-hard-point', weapon: WEAPON }, [PLATING])()).toBe(1)
  expect(fired({ cell: 'B3', section: 'hard-point', weapon: WEAPON }, [PLATING, inner])()).toBe(1)
})
