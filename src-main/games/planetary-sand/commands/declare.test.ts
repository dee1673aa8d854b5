import { describe, expect, test } from 'vitest'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { end, ended, firing, list, shoot } from '#tests/support/planetary-sand-commands.ts'
import { after, eventsOf, figureIn, type Loose, refusalOf, sandBattle } from '#tests/support/planetary-sand.ts'
import { listDeclaredShotForecasts } from '../choices/fire/declared-shot-forecasts.ts'
import { listPendingItems } from '../choices/pending.ts'

/** Two riflemen a side in the fire phase, and whatever else is said. */
const fireFight = (battle: Partial<Battle> = { rules: 3 }) =>
  firing(
    sandBattle({ ana: [{ id: 'a' }, { id: 'c' }], ben: [{ id: 'b' }, { id: 'd' }], battle }),
    [
      ['a', 'zap-rifle'],
      ['c', 'zap-rifle'],
    ],
    [['b', 'zap-rifle']],
  )

const withdraw = (by: string, shooter: string): Loose => ({ type: 'withdraw', by, shooter })
const HITS = [6, 6]
const MISSES = [1, 1]

describe('shots are declared before any die is thrown (SAND-TURN-1, SAND-TURN-3)', () => {
  test('a shot throws no dice until both sides have confirmed; then all are thrown and fall together', () => {
    const declared = after(after(fireFight(), shoot('Ana', 'a', 'b')), shoot('Ana', 'c', 'b'))
    const answered = after(declared, shoot('Ben', 'b', 'a'))
    expect([answered.shots, answered.declared]).toEqual([[], [expect.anything(), expect.anything(), expect.anything()]])
    const waiting = after(answered, end('Ana'))
    expect(waiting.phase).toBe('fire')
    const events = eventsOf(waiting, end('Ben'), [...HITS, ...HITS, ...HITS])
    expect(events.flatMap(({ type }) => (type === 'shot' || type === 'rolled' ? [type] : []))).toEqual([
      'rolled',
      'shot',
      'shot',
      'shot',
    ])
    const over = after(waiting, end('Ben'), [...HITS, ...HITS, ...HITS])
    expect(['a', 'b', 'd'].map((id) => figureIn(over, id).status)).toEqual(['killed', 'killed', 'able'])
    expect(over.declared).toBeUndefined()
  })

  test('battles of the rules before 3 throw each shot at once, as their logs have it', () => {
    for (const battle of [{}, { rules: 2 as const }]) {
      expect(eventsOf(fireFight(battle), shoot('Ana', 'a', 'b'), MISSES)[0]?.type).toBe('shot')
      expect(refusalOf(fireFight(battle), withdraw('Ana', 'a'))).toBe('not-declared')
    }
  })

  test('a declared shot counts as fired, and can be taken back until its side has confirmed', () => {
    const declared = after(fireFight(), shoot('Ana', 'a', 'b'))
    expect(refusalOf(declared, shoot('Ana', 'a', 'd'))).toBe('has-fired')
    expect(refusalOf(declared, withdraw('Ben', 'a'))).toBe('not-declared')
    const back = after(declared, withdraw('Ana', 'a'))
    expect(back.declared).toEqual([])
    expect(refusalOf(back, shoot('Ana', 'a', 'd'))).toBeNull()
    expect(refusalOf(after(declared, end('Ana')), withdraw('Ana', 'a'))).toBe('ready')
    expect(refusalOf(after(declared, end('Ana')), shoot('Ana', 'c', 'b'))).toBe('ready')
  })

  test('what is due counts the shooters without a target', () => {
    const textOf = (battle: Battle) => listPendingItems(battle).find(({ rule }) => rule === 'SAND-TURN-1')?.text
    const declared = after(fireFight(), shoot('Ana', 'a', 'b'))
    expect(textOf(declared)).toBe('Ana declares its shots before any die is thrown. 1 shooter has shots left.')
    expect(textOf(after(declared, shoot('Ana', 'c', 'b')))).toBe('Ana has declared every shot: confirm them.')
    expect(listDeclaredShotForecasts(declared)).toMatchObject([
      { shot: { by: 'Ana', shooter: 'a' }, target: 'b', chance: { band: 'close' } },
    ])
  })

  test('whoever gives up before the dice loses nobody to declared shots', () => {
    const over = after(after(fireFight(), shoot('Ana', 'a', 'b')), { type: 'surrender', by: 'Ben' })
    expect([over.end?.winner, figureIn(over, 'b').status, over.declared]).toEqual(['Ana', 'able', undefined])
  })
})

describe('missiles that are declared (SAND-MSL-4, SAND-CUP-3)', () => {
  const lobbed: Loose = {
    type: 'launch',
    by: 'Ana',
    shooter: 'a',
    weapon: 'atomic-grenade',
    aim: { at: 'b' },
    distance: { r: 0.3 },
  }
  /** A grenade, and a rifle that was declared after it. */
  const rolled = () => {
    const start = sandBattle({ ana: [{ id: 'a', grenades: 1 }, { id: 'c' }], ben: [{ id: 'b' }], battle: { rules: 3 } })
    const lists = after({ ...start, phase: 'list' }, list('Ana', ['a', 'atomic-grenade'], ['c', 'zap-rifle']))
    const open = after(after(lists, end('Ana')), end('Ben'))
    return ended(after(after(open, lobbed), shoot('Ana', 'c', 'b')), [...MISSES, 1])
  }

  test('the dice of direct shots come first; the last blast ends the phase', () => {
    const open = rolled()
    expect([open.phase, open.launches.length, open.shots.length, open.ready]).toEqual(['fire', 1, 1, []])
    expect(refusalOf(open, end('Ben'))).toBe('who-lies-under')
    expect(refusalOf(open, shoot('Ana', 'c', 'b'))).toBe('rolled')
    const over = after(open, { type: 'blast', by: 'Ben', launch: 0, under: [{ target: 'b' }] })
    expect([over.phase, figureIn(over, 'b').status]).toEqual(['over', 'killed'])
  })

  test('the blast of the last missile of two large armies can be resolved', () => {
    const open = rolled()
    const [launch] = open.launches
    const lost = { ...launch, drift: null, hits: [] }
    const many = { ...open, launches: [...Array.from({ length: 399 }, () => lost), launch] } as Battle
    const over = after(many, { type: 'blast', by: 'Ben', launch: 399, under: [{ target: 'b' }] })
    expect([over.phase, figureIn(over, 'b').status]).toEqual(['over', 'killed'])
  })
})
