import { expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Json, InputOption } from '#shared/match/protocol.ts'
import { end, rifles } from '#tests/support/planetary-sand-commands.ts'
import { after, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND } from '../game.ts'
import { PLANETARY_SAND_PLAYABLE } from './playable.ts'

const preview = (battle: Battle, entries?: Json) =>
  PLANETARY_SAND_PLAYABLE.preview(battle, 'Ana', {
    pieces: [],
    choice: 'close-list',
    target: null,
    values: entries === undefined ? {} : { entries },
  })
function listOptions(battle: Battle): readonly InputOption[] {
  const [input] = preview(battle).inputs
  return input?.kind === 'some-of' ? input.options : []
}

test('a gun is listed with those who would serve it; who cannot fire is told why (SAND-GUN-3, SAND-TURN-2)', () => {
  const battle = sandBattle({
    ana: [{ id: 'a', weapon: null }, { id: 'c', weapon: null }, { id: 'd' }],
    machines: [{ id: 'g', type: 'gun', side: 'Ana', weapon: 'heavy-crew-gun' }],
    battle: { phase: 'list' },
  })
  const busy = battle.figures.map((figure) =>
    figure.id === 'd' ? { ...figure, used: { task: 'reload' as const, turn: 1 } } : figure,
  )
  expect(listOptions({ ...battle, figures: busy })).toMatchObject([
    { label: 'd: zap rifle', group: 'ana: zap rifle', uses: ['d'], refusal: { rule: 'SAND-TURN-2' } },
    { label: 'g: heavy crew gun, served by a and c, 2 shots', uses: ['g', 'a', 'c'], refusal: null },
  ])
})

test('a gun and a pad are served by men of their own, those who pushed the gun by it (SAND-GUN-3, SAND-ROBO-5)', () => {
  const pushed = { used: { task: 'push', turn: 1 } } as const
  const battle = sandBattle({
    ana: [{ id: 'a', grenades: 4 }, { id: 'c' }, { id: 'd', ...pushed }, { id: 'e', ...pushed }],
    machines: [
      { id: 'gun', type: 'gun', side: 'Ana', unit: 'guns', weapon: 'heavy-crew-gun' },
      { id: 'pad', type: 'light-pad', side: 'Ana', unit: 'pads', weapon: 'light-missile' },
    ],
    battle: { phase: 'list' },
  })
  const served = listOptions(battle).filter(({ uses }) => uses.length > 1)
  expect(served.map(({ uses }) => uses)).toEqual([
    ['gun', 'd', 'e'],
    ['pad', 'c'],
  ])
})

test('a list is given and closed in one go, also an empty one (SAND-HIT-4)', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], battle: { phase: 'list' } })
  expect(PLANETARY_SAND_PLAYABLE.turn(battle)).toEqual({
    text: 'Turn 1: firing lists',
    waitsFor: ['Ana', 'Ben'],
    isSecret: true,
  })
  expect(preview(battle)).toMatchObject({
    label: 'Close the list: nobody fires',
    commands: [{ type: 'list-fire', entries: [] }, { type: 'end-phase' }],
  })
  const entries = listOptions(battle).map(({ value }) => value)
  expect(preview(battle, entries)).toMatchObject({
    label: 'Close the list: 1 shooter',
    commands: [{ entries: [{ shooter: 'a', weapon: 'zap-rifle', crew: [] }] }, { type: 'end-phase' }],
  })
})

test('a list that was given before is filled in', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }, { id: 'c' }], battle: { phase: 'list' } })
  const [input] = preview(after(battle, rifles('Ana', 'c'))).inputs
  expect(input?.value).toEqual([{ shooter: 'c', weapon: 'zap-rifle', crew: [] }])
})

test('a closed list is in no answer to the other side (SAND-HIT-4)', () => {
  const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'canary', cover: 'other' }], battle: { phase: 'list' } })
  const closed = after(after(battle, rifles('Ben', 'canary')), end('Ben'))
  const view = PLANETARY_SAND.viewFor(closed, 'Ana')
  const empty = PLANETARY_SAND.viewFor(after(battle, end('Ben')), 'Ana')
  expect([PLANETARY_SAND_PLAYABLE.choices(view, 'Ana', []), preview(view)]).toEqual([
    PLANETARY_SAND_PLAYABLE.choices(empty, 'Ana', []),
    preview(empty),
  ])
})
