import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import type { CommandDraft } from '#shared/match/protocol.ts'
import { anyOptions } from '#tests/support/planetary-sand-options.ts'
import { PLANETARY_SAND } from '../game.ts'
import { PLANETARY_SAND_PLAYABLE } from './playable.ts'

const START = PLANETARY_SAND.setUp(BattleOptions.parse(anyOptions({}, {})), createSeededDice('correction'))
const [FIRST, SECOND] = START.sides
const menOf = (side: string) => START.figures.filter((figure) => figure.side === side && figure.kind === 'man')
const [GUARD, ONE, TWO] = [menOf(SECOND)[0], menOf(FIRST)[0], menOf(FIRST)[1]].map((figure) => figure?.id ?? '') as [
  string,
  string,
  string,
]

function preview(battle: Battle, target: string, values: CommandDraft['values'] = {}) {
  return PLANETARY_SAND_PLAYABLE.preview(battle, FIRST, { pieces: [], choice: 'correct', target, values })
}

/** Two prisoners of one guard. */
function withPrisoners(): Battle {
  const held = (figure: Figure) =>
    [ONE, TWO].includes(figure.id) ? { ...figure, status: 'prisoner' as const } : figure
  const captives = [{ id: 'p', captor: SECOND, men: [ONE, TWO], guards: [GUARD], isDisarmed: false }]
  return { ...START, figures: START.figures.map(held), captives }
}

test('a correction holds what was changed, and nothing else', () => {
  expect(PLANETARY_SAND_PLAYABLE.correction?.(START)?.targets).toHaveLength(
    START.figures.length + START.machines.length,
  )
  expect(preview(START, ONE).missing).toEqual(['note'])
  expect(preview(START, ONE, { note: 'So', grenades: 2, zone: null }).commands).toEqual([
    { type: 'correct', by: FIRST, note: 'So', figures: [{ id: ONE, grenades: 2, zone: null }], machines: [] },
  ])
})

test('a correction that changes nothing is refused', () => {
  expect(preview(START, ONE, { note: 'So' })).toMatchObject({ commands: [], refusal: { code: 'unchanged' } })
})

test('prisoners of one guard are disarmed together (SAND-PRIS-3)', () => {
  const battle = withPrisoners()
  const held = { status: 'disarmed', guards: [GUARD] }
  expect(preview(battle, ONE, { note: 'So', status: 'disarmed' }).commands[0]?.['figures']).toEqual([
    { id: ONE, ...held },
    { id: TWO, ...held },
  ])
  expect(preview(battle, ONE, { note: 'So', grenades: 1 }).commands[0]?.['figures']).toEqual([{ id: ONE, grenades: 1 }])
})

test('a prisoner needs a guard: an able man of the other side (SAND-PRIS-1)', () => {
  const asked = preview(START, ONE, { note: 'So', status: 'prisoner' })
  expect(asked.missing).toEqual(['guards'])
  const guards = asked.inputs.find(({ path }) => path === 'guards')
  expect(guards?.kind === 'one-of' ? guards.options.map(({ value }) => value) : []).toEqual(
    menOf(SECOND).map(({ id }) => id),
  )
})

test('nothing is corrected while shots are fired (SAND-TURN-3)', () => {
  expect(PLANETARY_SAND_PLAYABLE.correction?.({ ...START, phase: 'fire' })?.refusal?.rule).toBe('SAND-TURN-3')
})
