import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandDraft } from '#shared/match/protocol.ts'
import { after, sandBattle } from '#tests/support/planetary-sand.ts'
import { PLANETARY_SAND_PLAYABLE } from './playable.ts'

const preview = (battle: Battle, pieces: readonly string[], choice: string, values: CommandDraft['values'] = {}) =>
  PLANETARY_SAND_PLAYABLE.preview(battle, 'Ana', { pieces, choice, target: null, values })
const findDone = (battle: Battle) =>
  PLANETARY_SAND_PLAYABLE.choices(battle, 'Ana', []).choices.find(({ id }) => id === 'end-phase')

describe('deployment without a map (SAND-SET-1)', () => {
  const battle = sandBattle({
    ana: [{ id: 'a' }, { id: 'c' }],
    rooms: [{ id: 'hall' }],
    machines: [{ id: 'car', type: 'personnel-carrier', side: 'Ana' }],
    battle: { phase: 'deploy', turn: 0 },
  })

  test('a unit stands in the open or behind cover, or begins in a vehicle or a room', () => {
    const { choices, pieces, actsBy } = PLANETARY_SAND_PLAYABLE.choices(battle, 'Ana', ['a', 'c'])
    expect(choices.filter(({ actors }) => actors.length > 0).map(({ label }) => label)).toEqual([
      'Stand in the open, in your zone',
      'Stand behind a wall or rock',
      'Begin in car',
      'Begin in hall',
    ])
    expect(actsBy).toBe('group')
    expect(pieces[0]).toEqual({ id: 'a', label: 'a', group: 'ana', note: 'own zone', isDone: false })
    const inside = after(battle, { type: 'deploy', by: 'Ana', things: [{ id: 'a', inside: 'hall' }] })
    expect(PLANETARY_SAND_PLAYABLE.choices(inside, 'Ana', []).pieces[0]?.note).toBe('in hall')
  })

  test('everybody has a place already, so the side may be done', () => {
    expect(findDone(battle)).toMatchObject({ label: 'Done', isPrimary: true, isImmediate: true, refusal: null })
  })
})

describe('deployment on the map (SAND-SET-1)', () => {
  const nowhere = { at: null } as const
  const battle = sandBattle({
    ana: [
      { id: 'a', ...nowhere },
      { id: 'c', ...nowhere },
      { id: 'd', ...nowhere },
    ],
    battle: { fieldMm: [1200, 2400], rules: 3, phase: 'deploy', turn: 0 },
  })

  test('pieces are set up in rows around a point of their zone', () => {
    const empty = preview(battle, ['a', 'c', 'd'], 'deploy')
    expect(empty).toMatchObject({
      label: 'Set up 3 figures',
      inputs: [{ kind: 'points', path: 'things.at', label: 'Where', from: { x: 600, y: 400 } }],
      missing: ['things.at'],
      marks: [{ kind: 'area' }],
    })
    const set = preview(battle, ['a', 'c', 'd'], 'deploy', { 'things.at': [{ x: 600, y: 300 }] })
    const places = set.marks.flatMap((mark) => (mark.kind === 'piece' ? [[mark.id, mark.at]] : []))
    expect(Object.fromEntries(places)).toEqual({
      a: { x: 577.5, y: 300 },
      c: { x: 622.5, y: 300 },
      d: { x: 577.5, y: 255 },
    })
    expect(set.commands).toMatchObject([{ type: 'deploy', things: [{ id: 'a', at: { x: 577.5, y: 300 } }, {}, {}] }])
  })

  test('a formation is kept, and a point outside the zone is refused', () => {
    const things = [
      { id: 'a', at: { x: 600, y: 300 } },
      { id: 'c', at: { x: 700, y: 350 } },
    ]
    const placed = after(battle, { type: 'deploy', by: 'Ana', things })
    const moved = preview(placed, ['a', 'c'], 'deploy', { 'things.at': [{ x: 500, y: 400 }] })
    expect(moved.commands).toMatchObject([{ things: [{ at: { x: 500, y: 400 } }, { at: { x: 600, y: 450 } }] }])
    expect(preview(placed, ['a', 'c'], 'deploy', { 'things.at': [{ x: 500, y: 1200 }] })).toMatchObject({
      commands: [],
      refusal: { code: 'wrong-zone', rule: 'SAND-SET-1' },
    })
  })

  test('a bot sets up the rest, and then the side may be done', () => {
    expect(findDone(battle)).toMatchObject({ isPrimary: false, refusal: { code: 'not-deployed' } })
    const begun = after(battle, { type: 'deploy', by: 'Ana', things: [{ id: 'a', at: { x: 600, y: 300 } }] })
    const { pieces, choices } = PLANETARY_SAND_PLAYABLE.choices(begun, 'Ana', [])
    expect(pieces.map(({ isDone }) => isDone)).toEqual([true, false, false])
    expect(choices.find(({ id }) => id === 'deploy-rest')).toMatchObject({ label: 'Set up the other 2' })
    const [command] = preview(begun, [], 'deploy-rest').commands
    const all = after(begun, command as Parameters<typeof after>[1])
    expect(findDone(all)).toMatchObject({ isPrimary: true, refusal: null })
    expect(PLANETARY_SAND_PLAYABLE.choices(all, 'Ana', []).choices.map(({ id }) => id)).toEqual([
      'end-phase',
      'surrender',
    ])
  })
})

describe('the seats', () => {
  test('the winner of the toss decides who moves first (SAND-SET-2)', () => {
    const battle = sandBattle({ ana: [{ id: 'a' }], battle: { phase: 'order', turn: 0, first: 'Ben' } })
    expect(PLANETARY_SAND_PLAYABLE.turn(battle)).toMatchObject({ text: 'Who moves first', waitsFor: ['Ben'] })
    expect(PLANETARY_SAND_PLAYABLE.choices(battle, 'Ben', []).choices).toMatchObject([
      { label: 'Ana moves first', isImmediate: true },
      { label: 'Ben moves first', isImmediate: true },
      { id: 'surrender', isSeldom: true },
    ])
    expect(PLANETARY_SAND_PLAYABLE.choices(battle, 'Ana', [])).toMatchObject({
      prompt: 'waiting for Ben',
      choices: [{ id: 'surrender' }],
    })
  })

  test('a surrender is asked back, and nothing follows it (SAND-VIC-1)', () => {
    const battle = sandBattle({ ana: [{ id: 'a' }], ben: [{ id: 'b' }] })
    const over = after(battle, { type: 'surrender', by: 'Ben' })
    expect(PLANETARY_SAND_PLAYABLE.turn(over)).toEqual({ text: 'Over', waitsFor: [], isSecret: false })
    expect(PLANETARY_SAND_PLAYABLE.choices(over, 'Ben', [])).toMatchObject({
      prompt: 'Ana wins the battle',
      choices: [],
    })
    expect(() => preview(over, [], 'surrender')).toThrow(RangeError)
  })
})
