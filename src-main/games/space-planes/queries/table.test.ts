import { describe, expect, test } from 'vitest'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { ReplyByQuestion, Question, QuestionOf } from '#shared/games/space-planes/questions.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { findPlacingProblem } from '../placing.ts'
import { listPartPreviews } from './part-previews.ts'

function ask<Ask extends Question['ask']>(
  battle: Battle,
  question: QuestionOf<Ask> & { ask: Ask },
): ReplyByQuestion[Ask] {
  return SPACE_PLANES.ask?.(battle, question, null) as ReplyByQuestion[Ask]
}
const near = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 215 })])

describe('what the table asks', () => {
  test('turns, the likeliest hit first, as they are written (SP-TURN-1)', () => {
    const turns = ask(near, { ask: 'turns', most: 5 })
    expect(turns).toHaveLength(5)
    expect(turns[0]?.text).toMatch(/SHOOT a>b/)
    expect(turns[0]?.chance).toBeGreaterThan(0.4)
    expect(turns[0]?.shot).toEqual({ ship: 'a', target: 'b' })
    expect(ask({ ...near, phase: 'over' }, { ask: 'turns', most: 5 })).toEqual([])
  })

  test('is a question of the game, or nothing', () => {
    expect(SPACE_PLANES.ask?.(near, { ask: 'deck' }, null)).toBeNull()
  })

  test('ghosts of a vector: eight moves and eight pivots, a struck ship by name (SP-MAN-2, SP-CANCEL-1)', () => {
    const { options, chosen } = listPartPreviews(near, { ship: 'a', name: 'vector', parts: [] })
    expect(options.map(({ part }) => Object.keys(part)[0])).toEqual([
      ...Array.from({ length: 8 }, () => 'move'),
      ...Array.from({ length: 8 }, () => 'pivot'),
    ])
    expect(chosen).toBeNull()
    const [ahead] = options.filter(({ part }) => 'move' in part && part.move === 'long' && part.dir === 'N')
    expect(ahead).toMatchObject({ strikes: 'b', to: { x: 300, y: 222 }, aims: [] })
    expect(ahead?.stopped).toContain('strike ship b')
    expect(ahead?.sweep.length).toBeGreaterThanOrEqual(4)
  })

  test('ghosts of a corkscrew tell the face to come and how all others will stand (SP-ROLL-1, SP-REOR-1)', () => {
    const parted = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 60, plane: 5 })])
    const roll = { roll: 'E' } as const
    const first = listPartPreviews(parted, { ship: 'a', name: 'corkscrew', parts: [] })
    const [east] = first.options.filter(({ part }) => 'roll' in part && part.roll === 'E')
    expect(east).toMatchObject({ to: { x: 316, face: 4 }, others: [{ id: 'b', x: 460, y: 60, plane: 3 }], stops: [] })
    const then = listPartPreviews(parted, { ship: 'a', name: 'corkscrew', parts: [roll] })
    expect(then).toMatchObject({ refusal: null, options: [], chosen: { to: { face: 4 } } })
  })

  test('a part that is cancelled is shown where it would have led from the part before (SP-CANCEL-1)', () => {
    const parts = [
      { move: 'short', dir: 'E' },
      { pivot: 'NE', turn: 'ccw' },
    ] as const
    const walled = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', x: 370 })])
    const { chosen, options } = listPartPreviews(walled, { ship: 'a', name: 'vector', parts: [...parts] })
    expect(chosen).toMatchObject({ strikes: 'b', from: { x: 347, y: 150 }, to: { x: 363, y: 150, heading: 90 } })
    expect(options).toEqual([])
    const first = listPartPreviews(walled, {
      ship: 'a',
      name: 'vector',
      parts: [{ move: 'long', dir: 'E' }, parts[1]],
    })
    expect(first.chosen).toMatchObject({ strikes: 'b', from: { x: 300 }, to: { x: 372, heading: 0 } })
  })

  test('ghosts of what may not be ordered say why', () => {
    expect(listPartPreviews(near, { ship: 'b', name: 'vector', parts: [] }).refusal).toContain('belongs to Ben')
    expect(listPartPreviews(near, { ship: 'z', name: 'vector', parts: [] }).refusal).toContain('no ship z')
  })

  test('ranges: both ways, with the cards and the chances; other planes and distance are said (SP-SHOT-1, SP-SHOT-4)', () => {
    const [there, back] = ask(near, { ask: 'ranges' })
    expect(there).toMatchObject({ ship: 'a', target: 'b', range: 'red', cards: [3, 2], whyNot: null })
    expect(back).toMatchObject({ ship: 'b', target: 'a', range: 'none', chance: null })
    expect(there?.chance?.full).toBeCloseTo(0.707, 3)
    const away = battleOf([
      shipAt({ id: 'a' }),
      shipAt({ id: 'b', owner: 'Ben', y: 280, plane: 4 }),
      shipAt({ id: 'c', owner: 'Ben', x: 500 }),
    ])
    expect(ask(away, { ask: 'ranges' }).map((line) => line.whyNot)).toEqual([
      'On plane 4, not on plane 3',
      '184.0 mm away: out of reach',
      'On plane 3, not on plane 4',
      '184.0 mm away: out of reach',
    ])
  })

  test('arcs of the lance: red ahead, blue at both sides, blind behind (SP-FACE-1)', () => {
    const arcs = ask(near, { ask: 'arcs', ship: 'a' })
    expect([arcs[18], arcs[0], arcs[54]]).toEqual(['red', 'blue', 'none'])
  })

  test('a place by seed is legal and the same twice (SP-SETUP-3, SP-SETUP-7)', () => {
    const placing: Battle = { ...battleOf([shipAt({ id: 'a' })]), phase: 'placing' }
    const { spot } = ask(placing, { ask: 'spot', seed: 'x' })
    expect(ask(placing, { ask: 'spot', seed: 'x' })).toEqual({ spot })
    expect(spot && findPlacingProblem(placing, spot, spot.plane)).toBeNull()
    const narrow = { ...placing, settings: { ...placing.settings, areaMm: [100, 100] as const } }
    expect(ask(narrow, { ask: 'spot', seed: 'x' })).toEqual({ spot: null })
  })
})
