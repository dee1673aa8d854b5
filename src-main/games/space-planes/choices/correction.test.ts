import { expect, test } from 'vitest'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { CommandDraft } from '#shared/match/protocol.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { buildPublicBattleView } from '../view.ts'
import { SPACE_PLANES_PLAYABLE } from './playable.ts'

const BATTLE = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 205, heading: 180 })])

function preview(battle: Battle, values: CommandDraft['values']) {
  const draft = { pieces: [], choice: 'correct', target: 'b', values }
  return SPACE_PLANES_PLAYABLE.preview(buildPublicBattleView(battle), battle.active, draft)
}

test('every ship on the table can be corrected to how it stands there', () => {
  const choice = SPACE_PLANES_PLAYABLE.correction?.(buildPublicBattleView(BATTLE))
  expect(choice?.targets?.map(({ id, label }) => [id, label])).toEqual([
    ['a', 'Ship a'],
    ['b', 'Ship b'],
  ])
  const asked = preview(BATTLE, {})
  expect(asked.missing).toEqual(['note'])
  expect(asked.inputs.find(({ path }) => path === 'ship.y')).toMatchObject({ label: 'From the near edge', value: 205 })
  const { commands } = preview(BATTLE, { note: 'Bumped', 'ship.y': 210, 'ship.plane': 6 })
  expect(commands).toEqual([
    expect.objectContaining({
      type: 'correct',
      note: 'Bumped',
      ship: expect.objectContaining({ id: 'b', y: 210, plane: 6 }),
    }),
  ])
})

test('a correction that changes nothing is refused', () => {
  expect(preview(BATTLE, { note: 'So' })).toMatchObject({ commands: [], refusal: { code: 'unchanged' } })
})

test('nothing is corrected in a battle that is over (SP-END-1)', () => {
  const over: Battle = { ...BATTLE, phase: 'over' }
  expect(SPACE_PLANES_PLAYABLE.correction?.(buildPublicBattleView(over))?.refusal?.rule).toBe('SP-END-1')
  expect(preview(over, { note: 'Bumped' }).commands).toEqual([])
})
