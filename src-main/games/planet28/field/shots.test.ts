import { expect, test } from 'vitest'
import { givenDice } from '#main/games/kit/dice.ts'
import { acting, battleOf, character, happen, personIn } from '#main/games/planet28/vectors/battle/table.ts'
import { BARE_FIELD, type Field } from '#shared/games/planet28/field/model.ts'
import { hasCover } from '../battle/shots.ts'
import { weaponInUse } from '../battle/weapons.ts'
import { outlookOf } from './outlook.ts'
import { aimsOf, shotsOf } from './shots.ts'

const corners = [
  { x: 30, y: 30 },
  { x: 60, y: 30 },
  { x: 60, y: 31 },
  { x: 30, y: 31 },
]
/** A wall as high as the belt of who stands behind it. */
const BEHIND_WALL: Field = { ...BARE_FIELD, pieces: [{ id: 'wall', ground: 'even', heightCm: 2, corners }] }

test.each([
  ['nobody hidden in the open', BARE_FIELD, [], { cover: 'none', isCover: false }],
  ['a part hidden is cover', BEHIND_WALL, [], { cover: 'part', isCover: true }],
  ['the very large have none by a part', BEHIND_WALL, ['gigantic'], { cover: 'part', isCover: false }],
])(
  'the field says how much of a target is hidden; whoever is aimed at is seen, so never all of it: %s (P28-COVER-1, P28-COVER-4)',
  (_words, field, traits, { cover, isCover }) => {
    const units = [character('us', { weapon: 'laser-rifle' }), character('them', { traits })]
    const battle = acting(battleOf(units, {}, givenDice([])), 'us')
    const places = {
      us: { x: 45, y: 26, radiusCm: 1.25, bodyCm: 3 },
      them: { x: 45, y: 36, radiusCm: 1.25, bodyCm: 3 },
    }
    const outlook = outlookOf({ battle, field, places, minds: {} }, 'us')
    const us = personIn(battle, 'us')
    const [shot] = shotsOf(outlook, us, aimsOf(outlook, us))
    if (shot === undefined) throw new Error('They are in sight and in range.')
    expect(shot.said).toMatchObject({ isSeen: true, cover })
    happen(battle, givenDice([]), (scene) => {
      const weapon = weaponInUse(scene, us, { model: us.models[0]!, id: 'laser-rifle' })
      expect(hasCover(scene, { how: shot, weapon, unit: personIn(battle, 'them') })).toBe(isCover)
    })
  },
)
