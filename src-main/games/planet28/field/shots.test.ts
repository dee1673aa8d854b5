import { expect, test } from 'vitest'
import { givenDice } from '#main/games/kit/dice.ts'
import {
  beginFirstTurn,
  createBattle,
  createCharacter,
  runInBattle,
  getPerson,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { EMPTY_FIELD, type Field } from '#shared/games/planet28/field/model.ts'
import { getWeaponInUse } from '../battle/damage/weapons.ts'
import { hasCover } from '../battle/shoot/resolve-shot.ts'
import { listShotAims, listShots } from './shots.ts'
import { computeVisibility } from './visibility.ts'

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
    const units = [createCharacter('us', { weapon: 'laser-rifle' }), createCharacter('them', { traits })]
    const battle = beginFirstTurn(createBattle(units, {}, givenDice([])), 'us')
    const places = {
      us: { x: 45, y: 26, radiusCm: 1.25, bodyCm: 3 },
      them: { x: 45, y: 36, radiusCm: 1.25, bodyCm: 3 },
    }
    const outlook = computeVisibility({ battle, field, places, minds: {} }, 'us')
    const us = getPerson(battle, 'us')
    const [shot] = listShots(outlook, us, listShotAims(outlook, us))
    if (shot === undefined) throw new Error('They are in sight and in range.')
    expect(shot.said).toMatchObject({ isSeen: true, cover })
    runInBattle(battle, givenDice([]), (transaction) => {
      const weapon = getWeaponInUse(transaction, us, { model: us.models[0]!, id: 'laser-rifle' })
      expect(hasCover(transaction, { how: shot, weapon, unit: getPerson(battle, 'them') })).toBe(isCover)
    })
  },
)
