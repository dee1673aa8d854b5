import { expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandDraft } from '#shared/match/protocol.ts'
import { firing } from '#tests/support/planetary-sand-commands.ts'
import { after, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND_PLAYABLE } from '../playable.ts'

const start = sandBattle({
  ana: [{ id: 'm', weapon: 'mortar' }, { id: 'a' }],
  ben: [{ id: 'b' }],
  machines: [{ id: 't', type: 'tank', side: 'Ben' }],
})
const BATTLE = firing(start, [['m', 'mortar']])
const LOB: CommandDraft = { pieces: ['m'], choice: 'launch', target: 'b', values: {} }
const DOWN = after(
  BATTLE,
  { type: 'launch', by: 'Ana', shooter: 'm', weapon: 'mortar', aim: { at: 'b' }, distance: { r: 2 } },
  [5],
)
const report = (values: CommandDraft['values'], battle: Battle = DOWN) =>
  PLANETARY_SAND_PLAYABLE.preview(battle, 'Ana', { pieces: [], choice: 'blast', target: null, values })

test('a mortar lobs only, within its cord, and the cup die says where it comes down (SAND-MSL-3, SAND-CUP-1)', () => {
  const { choices } = PLANETARY_SAND_PLAYABLE.choices(BATTLE, 'Ana', ['m'])
  expect(choices.filter(({ actors }) => actors.length > 0)).toMatchObject([{ id: 'launch', label: 'Lob mortar' }])
  expect(PLANETARY_SAND_PLAYABLE.preview(BATTLE, 'Ana', LOB)).toMatchObject({
    inputs: [{ path: 'distance', value: { cord: 4, third: 3 } }],
    commands: [{ type: 'launch', aim: { at: 'b' }, distance: { cord: 4, third: 3 } }],
    text: 'Blast 3, 80 mm across.',
    rolls: [{ label: 'm at b', dice: [6], next: null }],
    forecast: {
      chance: expect.closeTo(1 / 3),
      distributions: [
        {
          outcomes: [
            { label: 'On target (1 or 2)', chance: expect.closeTo(1 / 3) },
            { label: 'Short (3)' },
            { label: 'Long (4)' },
            { label: 'Left (5)' },
            { label: 'Right (6)' },
          ],
        },
      ],
    },
  })
})

test('a missile may be lost in space by the wild die (SAND-MSL-4)', () => {
  const machines = [{ id: 'pad', type: 'light-pad' as const, side: 'Ana', weapon: 'light-missile' as const }]
  const pads = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }], machines })
  const listed = after(
    { ...pads, phase: 'list' },
    { type: 'list-fire', by: 'Ana', entries: [{ shooter: 'pad', weapon: 'light-missile', crew: ['a'] }] },
  )
  const open = ['Ana', 'Ben'].reduce((battle, by) => after(battle, { type: 'end-phase', by }), listed)
  const { forecast, rolls } = PLANETARY_SAND_PLAYABLE.preview(open, 'Ana', { ...LOB, pieces: ['pad'] })
  expect(forecast?.distributions[0]?.outcomes.at(-1)).toEqual({
    label: 'Lost in space (wild die 1)',
    chance: expect.closeTo(1 / 6),
  })
  expect(rolls).toEqual([{ label: 'pad at b', dice: [6], next: { atLeast: 2, dice: [6] } }])
})

test('on the map the places where it may come down are marked, and own losses are warned of (SAND-CUP-2)', () => {
  const at = (x: number, y: number) => ({ at: { x, y } })
  const field = sandBattle({
    ana: [
      { id: 'm', weapon: 'mortar', ...at(300, 100) },
      { id: 'a', ...at(300, 520) },
    ],
    ben: [{ id: 'b', ...at(300, 600) }],
    battle: { fieldMm: [2000, 2000] },
  })
  const { marks, warnings, inputs } = PLANETARY_SAND_PLAYABLE.preview(firing(field, [['m', 'mortar']]), 'Ana', LOB)
  expect(inputs).toEqual([])
  expect(marks).toContainEqual({ kind: 'circle', at: { x: 300, y: 520 }, diameter: 80, label: '16.7 %' })
  expect(warnings).toEqual([{ text: 'Of your own side, a may be lost.', rule: 'SAND-CUP-3', isUrgent: true }])
})

test('its side alone reports who lies under a blast, and tosses the coins (SAND-CUP-3, SAND-DEF-2)', () => {
  expect(PLANETARY_SAND_PLAYABLE.turn(DOWN).waitsFor).toEqual(['Ana'])
  expect(PLANETARY_SAND_PLAYABLE.choices(DOWN, 'Ben', []).choices.map(({ id }) => id)).toEqual(['surrender'])
  expect(report({})).toMatchObject({
    label: 'Nobody lies there',
    commands: [{ type: 'blast', launch: 0, under: [] }],
    text: 'It lands one width of 80 mm left of b, seen from the shooter.',
    inputs: [
      {
        path: 'under',
        kind: 'rows',
        key: 'target',
        rows: [
          { value: 'm', note: 'own side: lost' },
          { value: 'a', note: 'own side: lost' },
          { value: 'b', note: 'ben: lost' },
        ],
        columns: [{ path: 'isShielded', label: 'Behind a wall', value: false }],
      },
      {
        path: 'under.plates',
        rows: [{ value: 't' }],
        columns: [{ path: 'plates', kind: 'some-of', value: ['front'] }, { path: 'isShielded' }],
      },
    ],
  })
})

test('of a vehicle the weakest plate under the template counts (SAND-BLAST-1)', () => {
  const under = (plates: readonly string[]) => [{ target: 't', plates, isShielded: false }]
  const tankHit = {
    ...DOWN,
    launches: DOWN.launches.map((launch) => ({ ...launch, weapon: 'heavy-missile' as const })),
  }
  expect(report({ 'under.plates': under(['front']) }, tankHit).rolls).toEqual([])
  expect(report({ 'under.plates': under(['front', 'side']) }, tankHit).rolls).toEqual([
    { label: 't', dice: [2], next: null },
  ])
  const shielded = [{ target: 'b', isShielded: true }]
  expect(report({ under: shielded, 'under.plates': under(['rear']) })).toMatchObject({
    label: '2 under the blast',
    commands: [
      {
        under: [
          { target: 'b', plates: [], isShielded: true },
          { target: 't', plates: ['rear'], isShielded: false },
        ],
      },
    ],
  })
})
