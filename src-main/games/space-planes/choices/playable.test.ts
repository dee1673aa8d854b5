import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import { CommandSchema } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import type { CommandDraft, Input, BoardMark, InputOption, DraftPreview } from '#shared/match/protocol.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { setUpBattle } from '../game.ts'
import { computeChainLink } from '../proof/card-chain.ts'
import { buildPublicBattleView } from '../view.ts'
import { SPACE_PLANES_PLAYABLE } from './playable.ts'

/** Lances that face each other on one plane, 39 mm apart: red both ways. */
const A = shipAt({ id: 'a' })
const B = shipAt({ id: 'b', owner: 'Ben', y: 205, heading: 180 })
const DUEL = battleOf([A, B, shipAt({ id: 'c', owner: 'Ben', x: 500, plane: 5 })])

const begin = (options: Partial<BattleOptions>): Battle =>
  setUpBattle({ seats: ['Ana', 'Ben'], settings: {}, ...options }, createSeededDice('begin'))
const list = (battle: Battle, pieces: readonly string[] = [], seat = battle.active) =>
  SPACE_PLANES_PLAYABLE.choices(buildPublicBattleView(battle), seat, pieces)
const find = (battle: Battle, id: string, pieces: readonly string[] = []) =>
  list(battle, pieces).choices.find((choice) => choice.id === id)
const ids = (battle: Battle, pieces: readonly string[] = [], seat = battle.active) =>
  list(battle, pieces, seat).choices.map(({ id }) => id)

function preview(battle: Battle, choice: string, draft: Partial<CommandDraft> = {}): DraftPreview {
  const pieces = [choice.split(':').at(-1) ?? '']
  return SPACE_PLANES_PLAYABLE.preview(buildPublicBattleView(battle), battle.active, {
    pieces,
    choice,
    target: null,
    values: {},
    ...draft,
  })
}

function after(battle: Battle, { commands }: Pick<DraftPreview, 'commands'>): Battle {
  return commands.reduce<Battle>((state, command) => {
    const decision = decide(state, CommandSchema.parse(command), createSeededDice('cards'))
    if (!decision.ok) throw new Error(decision.refusal.message)
    return decision.events.reduce(evolve, state)
  }, battle)
}

function getOptions(inputs: readonly Input[], path: string): readonly InputOption[] {
  const input = inputs.find((candidate) => candidate.path === path)
  return input?.kind === 'one-of' ? input.options : []
}

const getRoles = (marks: readonly BoardMark[]) =>
  marks.flatMap((mark) => (mark.kind === 'piece' ? [(mark.pose as { role: string }).role] : []))

describe('whose turn it is', () => {
  test('the active seat, at one table', () => {
    expect(SPACE_PLANES_PLAYABLE.turn(buildPublicBattleView(begin({})))).toEqual({
      text: 'Placing',
      waitsFor: ['Ana'],
      isSecret: false,
    })
    expect(SPACE_PLANES_PLAYABLE.turn(buildPublicBattleView({ ...DUEL, turn: 4 }))).toMatchObject({
      text: 'Turn 4',
      waitsFor: ['Ana'],
    })
    expect(SPACE_PLANES_PLAYABLE.turn(buildPublicBattleView({ ...DUEL, phase: 'over' }))).toMatchObject({
      text: 'Over',
      waitsFor: [],
    })
  })

  test('by mail: who has to join, then who places all ships (SP-MAIL-2, SP-MAIL-3)', () => {
    const drawn = begin({ byMail: true, drawnPlaces: 'Ana' })
    expect(SPACE_PLANES_PLAYABLE.turn(buildPublicBattleView(drawn)).waitsFor).toEqual(['Ana', 'Ben'])
    const links = { Ana: computeChainLink('Ana', 0), Ben: computeChainLink('Ben', 0) }
    const joined = { ...drawn, mail: { ...drawn.mail, links, aimed: null } }
    expect(SPACE_PLANES_PLAYABLE.turn(buildPublicBattleView(joined)).waitsFor).toEqual(['Ana'])
    expect(list(joined)).toMatchObject({ prompt: 'the ships are placed by chance', choices: [] })
  })
})

describe('placing', () => {
  test('the suggested place is legal, and another one is judged with the nearest legal one (SP-SETUP-3)', () => {
    const battle = begin({})
    const first = preview(battle, 'place')
    expect(first).toMatchObject({ label: 'Place ship a', missing: [], refusal: null })
    expect(getRoles(first.marks)).toEqual(['chosen'])
    const outside = preview(battle, 'place', { values: { at: [{ x: 0, y: 100 }], heading: 0 } })
    expect(outside.refusal).toMatchObject({ code: 'outside-area', rule: 'SP-SETUP-3' })
    expect(getRoles(outside.marks)).toEqual(['nearest', 'chosen'])
    expect(outside.text).toContain('The nearest legal place is 8, 100 mm')
  })

  test('square ships have four headings (SP-SETUP-5), and plane numbers are used once (SP-SETUP-4)', () => {
    const battle = begin({ settings: { headings: 'square' } })
    expect(getOptions(preview(battle, 'place').inputs, 'heading').map(({ value }) => value)).toEqual([0, 90, 180, 270])
    const placed = after(battle, preview(battle, 'place', { values: { plane: 4 } }))
    expect(getOptions(preview(placed, 'place').inputs, 'plane').map(({ value }) => value)).toEqual([1, 2, 3, 5, 6])
  })

  test('a ship is left out only where no place is legal, or at the table (SP-SETUP-7)', () => {
    expect(ids(begin({}))).toEqual(['place'])
    const full = { ...begin({ settings: { areaMm: [100, 100] } }), ships: [shipAt({ id: 'a', x: 50, y: 50 })] }
    expect(ids(full)).toEqual(['place', 'leave-out'])
    expect(preview(full, 'place').missing).toContain('at')
    expect(find(begin({ companion: true }), 'leave-out')).toMatchObject({ isSeldom: true })
  })
})

describe('manoeuvres', () => {
  test('parts appear one after the other, and the rest may be left out (SP-MAN-1, SP-MAN-5)', () => {
    const start = preview(DUEL, 'manoeuvre:corkscrew:a')
    expect(start).toMatchObject({ missing: ['parts.0'], commands: [] })
    expect(getOptions(start.inputs, 'parts.0').map(({ group }) => group)).toContain('Roll')
    const moved = preview(DUEL, 'manoeuvre:corkscrew:a', { values: { 'parts.0': { move: 'short', dir: 'W' } } })
    expect(moved.commands).toMatchObject([{ type: 'manoeuvre', parts: [{ move: 'short', dir: 'W' }] }])
    expect(moved.inputs.map(({ path, isOptional }) => [path, isOptional])).toEqual([
      ['parts.0', false],
      ['parts.1', true],
    ])
    const rolled = preview(DUEL, 'manoeuvre:corkscrew:a', {
      values: { 'parts.0': { move: 'short', dir: 'W' }, 'parts.1': { roll: 'N' } },
    })
    expect(rolled.text).toContain('Short move to W, then roll to N: face 5 comes up.')
    expect(getRoles(rolled.marks)).toEqual(['other', 'other', 'chosen'])
  })

  test('a part that would be cancelled says why (SP-CANCEL-1)', () => {
    const { inputs } = preview(DUEL, 'manoeuvre:vector:a')
    const ahead = getOptions(inputs, 'parts.0').find(({ label }) => label === 'Short move to N')
    expect(ahead?.refusal).toMatchObject({ code: 'cancelled', rule: 'SP-CANCEL-1' })
    expect(ahead?.refusal?.message).toContain('it would strike ship b')
  })

  test('a part tells the shots from where it leads (SP-SHOT-1, SP-SHOT-2)', () => {
    const aside = getOptions(preview(DUEL, 'manoeuvre:vector:a').inputs, 'parts.0').find(
      ({ label }) => label === 'Short move to W',
    )
    expect(aside?.note).toBe('may hit b red 27.2 %; may be hit by b red 27.2 %')
    expect(aside?.chance).toBeCloseTo(0.272, 3)
  })

  test('a pivot that is pressed again turns the other way to the same square (SP-PIVOT-2)', () => {
    const values = { 'parts.0': { pivot: 'SW', turn: 'ccw' } } as const
    const { marks } = preview(DUEL, 'manoeuvre:u-turn:a', { values })
    expect(marks.at(-1)).toMatchObject({ pose: { role: 'chosen', fills: { 'parts.0': { pivot: 'NW', turn: 'cw' } } } })
  })

  test('one manoeuvre a turn; the end of the turn becomes primary (SP-TURN-1, SP-TURN-3)', () => {
    const values = { 'parts.0': { move: 'long', dir: 'S' } } as const
    expect(find(DUEL, 'pass')).toMatchObject({ isPrimary: false, isImmediate: true })
    const flown = after(DUEL, preview(DUEL, 'manoeuvre:vector:a', { values }))
    expect(find(flown, 'manoeuvre:a')?.refusal).toMatchObject({ rule: 'SP-TURN-1' })
    expect(find(flown, 'pass')).toMatchObject({ isPrimary: true })
    expect(list(flown).pieces).toMatchObject([{ id: 'a', isDone: true }])
  })
})

describe('shots', () => {
  test('targets with chances, refused ones with a reason (SP-SHOT-1, SP-SHOT-4)', () => {
    const targets = find(DUEL, 'shoot:a')?.targets ?? []
    expect(targets.map(({ id, refusal }) => [id, refusal?.rule ?? null])).toEqual([
      ['b', null],
      ['c', 'SP-SHOT-4'],
    ])
    expect(targets[0]?.chance).toBeCloseTo(0.272, 3)
    expect(targets[0]?.note).toContain('red, 45.4 mm, 3 cards against 2')
  })

  test('the forecast has the exact chance, and the line is the main mark (SP-SHOT-3)', () => {
    const { forecast, marks, commands } = preview(DUEL, 'shoot:a', { target: 'b' })
    expect(forecast?.rolls).toMatchObject([{ dice: '3 cards', needed: { is: 'at-least', value: 4 } }])
    expect(forecast?.distributions[0]?.outcomes[0]?.chance).toBeCloseTo(0.272, 3)
    expect(marks.at(-1)).toMatchObject({ kind: 'line', label: 'red', isMain: true })
    expect(commands).toMatchObject([{ type: 'shoot', said: { range: null, back: null }, cards: [] }])
  })

  test('cards of the table are entered one by one, four of a value at most (SP-DECK-2, SP-DECK-3)', () => {
    const battle = { ...battleOf([A, B], { deckMode: 'table' }), discard: [13, 13, 13] }
    const start = preview(battle, 'shoot:a', { target: 'b' })
    expect(start.missing).toEqual(['cards.0', 'cards.1', 'cards.2', 'cards.3', 'cards.4'])
    const { inputs } = preview(battle, 'shoot:a', { target: 'b', values: { 'cards.0': 13 } })
    expect(getOptions(inputs, 'cards.1').at(-1)).toMatchObject({ label: 'K', refusal: { rule: 'SP-DECK-2' } })
    const values = { 'cards.0': 13, 'cards.1': 1, 'cards.2': 1, 'cards.3': 9, 'cards.4': 2 }
    expect(preview(battle, 'shoot:a', { target: 'b', values }).commands).toMatchObject([{ cards: [13, 1, 1, 9, 2] }])
  })

  test('the ruler of the table goes before what Orrery measures (SP-RANGE-5)', () => {
    const away = battleOf([A, shipAt({ id: 'b', owner: 'Ben', y: 300 })])
    expect(find(away, 'shoot:a')?.refusal).toMatchObject({ code: 'no-target', rule: 'SP-SHOT-1' })
    expect(find(away, 'shoot-measured:a')).toMatchObject({ isSeldom: true, refusal: null })
    const measured = preview(away, 'shoot-measured:a', { target: 'b', values: { 'said.range': 'blue' } })
    expect(measured.commands).toMatchObject([{ said: { range: 'blue', back: null } }])
  })
})

describe('without positions', () => {
  const cubes = [
    { id: 'a', owner: 'Ana', face: 3, plane: 3 },
    { id: 'b', owner: 'Ben', face: 1, plane: 3 },
    { id: 'c', owner: 'Ben', face: 2, plane: 5 },
  ] as const
  const withoutPositions: Battle = { ...DUEL, ships: [], companion: { cubes, roll: null } }

  test('the ruler says both lines; a red line of a face without red is doubted (SP-RANGE-3, SP-RANGE-5)', () => {
    const values = { 'said.range': 'red', 'said.back': 'none' } as const
    expect(preview(withoutPositions, 'shoot-measured:a', { target: 'b' }).missing).toEqual(['said.range', 'said.back'])
    const shot = preview(withoutPositions, 'shoot-measured:a', { target: 'b', values })
    expect(shot.forecast?.chance).toBeCloseTo(0.707, 3)
    expect(shot.warnings).toMatchObject([{ rule: 'SP-RANGE-3' }])
    expect(shot.commands).toMatchObject([{ type: 'shoot', said: { range: 'red', back: 'none' } }])
  })

  test('after a roll all others are told, and nothing else is done (SP-REOR-1, SP-REOR-4)', () => {
    const rolled = after(withoutPositions, preview(withoutPositions, 'announce:corkscrew:a', { values: { face: 5 } }))
    expect(ids(rolled)).toEqual(['follow-roll'])
    expect(list(rolled).notices).toContainEqual(expect.objectContaining({ rule: 'SP-REOR-1', isUrgent: true }))
    const open = preview(rolled, 'follow-roll')
    expect(open.inputs.map(({ path }) => path)).toEqual(['cubes.c.face', 'cubes.c.isStopped', 'cubes.b.face'])
    const followed = preview(rolled, 'follow-roll', { values: { 'cubes.c.face': 1, 'cubes.b.face': 2 } })
    expect(after(rolled, followed).companion?.cubes.map(({ plane }) => plane)).toEqual([3, 3, 3])
    const stuck = preview(rolled, 'follow-roll', { values: { 'cubes.c.face': 1, 'cubes.b.face': 1 } })
    expect(stuck.commands).toMatchObject([{ cubes: [{ isStopped: false }, { ship: 'b', isStopped: true }] }])
  })
})

describe('by mail', () => {
  const links = { Ana: computeChainLink('Ana', 0), Ben: computeChainLink('Ben', 0) }
  const mailed: Battle = { ...battleOf([A, B], { deckMode: 'table' }), mail: { links, aimed: null } }

  test('what follows a miss is put together with the shot; a hit that ends the battle needs nothing (SP-MAIL-1)', () => {
    const miss = { type: 'manoeuvre', ship: 'a', name: 'vector' }
    const open = preview(mailed, 'aim:a', { target: 'b', values: { miss } })
    expect(open.inputs.map(({ path }) => path)).toEqual(['miss', 'miss.parts.0'])
    const values = { miss, 'miss.parts.0': { move: 'long', dir: 'S' } }
    const shot = preview(mailed, 'aim:a', { target: 'b', values })
    expect(shot.commands).toMatchObject([
      { type: 'aim', hit: null, miss: { ...miss, parts: [{ move: 'long', dir: 'S' }] } },
    ])
    const aimed = after(mailed, shot)
    expect(SPACE_PLANES_PLAYABLE.turn(buildPublicBattleView(aimed)).waitsFor).toEqual(['Ben'])
    expect(list(aimed)).toMatchObject({ prompt: 'ship a has shot', choices: [] })
  })
})

describe('who has nothing to do', () => {
  test('another seat may only give up (SP-END-3), and for a bot nothing is listed', () => {
    expect(ids(DUEL, [], 'Ben')).toEqual(['surrender'])
    expect(list(DUEL, [], 'Ben').prompt).toBe('Ana is to act')
    expect(list({ ...DUEL, bots: { Ana: 'ace' } }).choices).toEqual([])
  })

  test('a choice that does not exist is an error', () => {
    expect(() => preview(DUEL, 'manoeuvre:loop:a')).toThrow(RangeError)
  })
})

test('letters fly and shoot: those of all ships until one is in focus, the likeliest hit first (SP-TURN-1, SP-SHOT-1)', () => {
  const far = shipAt({ id: 'd', x: 520, y: 520, plane: 2 })
  const battle = battleOf([far, A, B])
  const keysOf = (pieces: readonly string[]) =>
    list(battle, pieces).choices.flatMap(({ id, key }) => (key === null ? [] : [`${key} ${id}`]))
  const manoeuvres = (ship: string) =>
    [
      ['C', 'corkscrew'],
      ['V', 'vector'],
      ['U', 'u-turn'],
      ['P', 'plane-switch'],
    ].map(([key, name]) => `${key} manoeuvre:${name}:${ship}`)
  expect(keysOf(['d']).toSorted()).toEqual([...manoeuvres('d'), 'S shoot:d', 'E pass'].toSorted())
  const all = keysOf([])
  expect(all.toSorted()).toEqual(
    [...manoeuvres('d'), ...manoeuvres('a'), 'S shoot:a', 'S shoot:d', 'E pass'].toSorted(),
  )
  expect(all.filter((key) => key.startsWith('S'))).toEqual(['S shoot:a', 'S shoot:d'])
})
