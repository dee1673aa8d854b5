import { expect, test } from 'vitest'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { EMPTY_FIELD, type Field } from '#shared/games/planet28/field/model.ts'
import { getWeaponInUse } from '../battle/damage/weapons.ts'
import { isShotTargetInCover } from '../battle/shoot/resolve-shot.ts'
import { listShotAims, listShootCommands } from './shots.ts'
import { computeSideKnowledge } from './side-knowledge.ts'

const corners = [
  { x: 30, y: 30 },
  { x: 60, y: 30 },
  { x: 60, y: 31 },
  { x: 30, y: 31 },
]
/** A wall as high as the belt of who stands behind it. */
const BEHIND_WALL: Field = { ...EMPTY_FIELD, pieces: [{ id: 'wall', ground: 'even', heightCm: 2, corners }] }

test.each([
  ['nobody hidden in the open', EMPTY_FIELD, [], { cover: 'none', isCover: false }],
  ['a part hidden is cover', BEHIND_WALL, [], { cover: 'part', isCover: true }],
  ['the very large have none by a part', BEHIND_WALL, ['gigantic'], { cover: 'part', isCover: false }],
])(
  'the field says how much of a target is hidden; whoever is aimed at is seen, so never all of it: %s (P28-COVER-1, P28-COVER-4)',
  (_words, field, traits, { cover, isCover }) => {
    const units = [
      createExampleCharacterOptions('us', { weapon: 'laser-rifle' }),
      createExampleCharacterOptions('them', { traits }),
    ]
    const battle = beginFirstTurn(createExampleBattle(units, {}, createGivenDice([])), 'us')
    const places = {
      us: { x: 45, y: 26, radiusCm: 1.25, bodyCm: 3 },
      them: { x: 45, y: 36, radiusCm: 1.25, bodyCm: 3 },
    }
    const outlook = computeSideKnowledge({ battle, field, places, minds: {} }, 'us')
    const us = getPeopleUnitInBattle(battle, 'us')
    const [shot] = listShootCommands(outlook, us, listShotAims(outlook, us))
    if (shot === undefined) throw new Error('They are in sight and in range.')
    expect(shot.said).toMatchObject({ isSeen: true, cover })
    runInBattle(battle, createGivenDice([]), (transaction) => {
      const weapon = getWeaponInUse(transaction, us, { model: us.models[0]!, id: 'laser-rifle' })
      expect(isShotTargetInCover(transaction, { how: shot, weapon, unit: getPeopleUnitInBattle(battle, 'them') })).toBe(
        isCover,
      )
    })
  },
)
