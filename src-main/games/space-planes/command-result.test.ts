import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { formatCommandResult } from '#shared/match/result-text.ts'
import { runs } from '#tests/support/soak.ts'
import { expectSoundResult, listTexts } from '#tests/support/sound-result.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { buildCommandReport } from './command-result.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import { listLegalManoeuvres } from './legal-manoeuvres.ts'
import { buildPublicBattleView } from './view.ts'

const SHIPS = [
  shipAt({ id: 'A1' }),
  shipAt({ id: 'B1', owner: 'Ben', x: 360 }),
  shipAt({ id: 'B2', owner: 'Ben', y: 30 }),
]
const shot = (range: 'red' | 'blue', back: 'red' | 'blue' | 'none', cards: number[]): Command => ({
  type: 'shoot',
  by: 'Ana',
  ship: 'A1',
  target: 'B1',
  said: { range, back },
  cards,
})

/** The result of a command; cards are dealt at the table. */
function resultOf(command: Command, battle: Battle = battleOf(SHIPS, { deckMode: 'table' })) {
  const decision = decide(battle, command, createSeededDice('result'))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return buildCommandReport(buildPublicBattleView(decision.events.reduce(evolve, battle)), decision.events)
}

describe('a shot (SP-SHOT-1 to SP-SHOT-3)', () => {
  test('that misses needs four more than the answer', () => {
    const result = resultOf(shot('blue', 'blue', [12, 9]))
    expect(result).toMatchObject({
      title: 'Ship A1 shoots at ship B1',
      outcome: 'Missed',
      tone: 'failure',
      decisive: 0,
      affected: [],
    })
    expect(result.rolls).toEqual([
      {
        label: 'Ship A1, blue',
        draws: [{ kind: 'card', name: 'Q' }],
        modifiers: [],
        total: 12,
        needed: {
          is: 'at-least',
          value: 13,
          parts: [
            { source: 'Answer', value: 9 },
            { source: 'to hit', value: 4 },
          ],
        },
        outcome: 'Missed',
        tone: 'failure',
        rules: ['SP-SHOT-1', 'SP-SHOT-3'],
      },
      {
        label: 'Answer of ship B1, blue',
        draws: [{ kind: 'card', name: '9' }],
        modifiers: [],
        total: 9,
        needed: null,
        outcome: '9',
        tone: 'neutral',
        rules: ['SP-SHOT-2'],
      },
    ])
  })

  test('that hits by exactly four shoots its target down', () => {
    const result = resultOf(shot('blue', 'blue', [13, 9]))
    expect(result).toMatchObject({
      outcome: 'Hit',
      tone: 'success',
      decisive: 0,
      rolls: [{ outcome: 'Hit', total: 13, needed: { value: 13 } }, { total: 9 }],
      affected: [{ id: 'B1', name: 'Ship B1', change: 'is shot down', tone: 'failure' }],
    })
  })

  test('on a red line counts the highest of three cards, and without a return line the lowest of two', () => {
    const [attacker, answer] = resultOf(shot('red', 'none', [3, 12, 5, 11, 2])).rolls
    expect(attacker).toMatchObject({ total: 12, needed: { value: 6 }, outcome: 'Hit' })
    expect(attacker?.draws.map((draw) => draw.kind === 'card' && draw.name)).toEqual(['3', 'Q', '5'])
    expect(answer).toMatchObject({ label: 'Answer of ship B1, no line', total: 2, outcome: '2' })
  })

  test('answered with a court card says the number that counts, in sentences too', () => {
    const result = resultOf(shot('blue', 'blue', [13, 12]))
    expect(result.rolls[1]).toMatchObject({ draws: [{ kind: 'card', name: 'Q' }], total: 12, outcome: '12' })
    expect(formatCommandResult(result)).toContain(
      'Ship A1, blue: K, 16 or more (Answer 12, to hit +4) needed: missed. Answer of ship B1, blue: Q: 12.',
    )
  })

  test('that shoots down the last enemy wins the battle, in a note (SP-END-1)', () => {
    const last = battleOf(SHIPS.slice(0, 2), { deckMode: 'table' })
    const { title, notes } = resultOf(shot('blue', 'blue', [13, 1]), last)
    expect(title).toBe('Ship A1 shoots at ship B1')
    expect(notes).toContain('Ana wins')
  })
})

describe('a command without cards', () => {
  test('that flies says which manoeuvre, and needs nothing (SP-MAN-1)', () => {
    const battle = battleOf(SHIPS)
    const [ship = SHIPS[0]] = battle.ships
    const [choice] = ship === undefined ? [] : listLegalManoeuvres(battle, ship)
    if (choice === undefined) throw new Error('There is no manoeuvre')
    const { name, parts } = choice
    const result = resultOf({ type: 'manoeuvre', by: 'Ana', ship: 'A1', name, parts: [...parts] }, battle)
    expect(result).toMatchObject({ tone: 'neutral', rolls: [], affected: [] })
    expect(result.title).toMatch(/^Ship A1: /)
  })

  test('that passes says whose turn begins (SP-TURN-1)', () => {
    expect(resultOf({ type: 'pass', by: 'Ana' })).toEqual({
      title: 'The turn of Ben begins',
      outcome: null,
      tone: 'neutral',
      decisive: null,
      rolls: [],
      affected: [],
      notes: [],
    })
  })

  test('without visible events is nothing', () => {
    expect(buildCommandReport({}, [])).toMatchObject({ title: 'Nothing happens', tone: 'neutral', notes: [] })
  })
})

/** Commands of the active seat: mostly shots, which the battle refuses without a line. */
function listCommands(battle: Battle): Command[] {
  const { active: by, ships } = battle
  const measured = { range: null, back: null }
  const own = ships.filter(({ owner }) => owner === by)
  return [
    ...own.flatMap(({ id: ship }) =>
      ships.map(({ id: target }): Command => ({ type: 'shoot', by, ship, target, said: measured, cards: [] })),
    ),
    ...own.flatMap((ship) =>
      listLegalManoeuvres(battle, ship).map(({ name, parts }): Command => ({
        type: 'manoeuvre',
        by,
        ship: ship.id,
        name,
        parts: [...parts],
      })),
    ),
    { type: 'pass', by },
  ]
}

test('whatever is flown and shot by chance: tones and totals are those of the event, and no text lacks a value (SP-SHOT-3)', () => {
  let shots = 0
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 20, maxLength: 40 }), (picks) => {
      let battle = battleOf([...SHIPS, shipAt({ id: 'A2', x: 330, y: 90 })], { deckMode: 'app' })
      for (const pick of picks) {
        const commands = battle.phase === 'over' ? [] : listCommands(battle)
        const command = commands[pick % (pick % 2 === 0 ? commands.length : Math.min(4, commands.length))]
        if (command === undefined) return
        const decision = decide(battle, command, createSeededDice(`${pick}`))
        if (!decision.ok) continue
        battle = decision.events.reduce(evolve, battle)
        shots += expectAgreement(decision.events, battle)
      }
    }),
    { numRuns: runs({ part: 5, whole: 250 }), seed: 28 },
  )
  expect(shots).toBeGreaterThan(5)
})

/** Compares a result with its events; returns the number of shots. */
function expectAgreement(events: readonly BattleEvent[], battle: Battle): number {
  const result = buildCommandReport(buildPublicBattleView(battle), events)
  expectSoundResult(result)
  expect(result.title).not.toBe('Nothing happens')
  // Ids are names here, but they never stand alone.
  expect(listTexts(result).filter((text) => /(?<!ships? |and |, )\b[AB]\d\b/i.test(text))).toEqual([])
  const shots = events.filter((event) => event.type === 'shot')
  const rolls = result.rolls.filter(({ needed }) => needed !== null)
  expect(rolls.map(({ tone }) => tone === 'success')).toEqual(shots.map(({ isHit }) => isHit))
  for (const { total, needed, tone } of rolls) expect(total >= (needed?.value ?? 0)).toBe(tone === 'success')
  expect(result.affected.map(({ id }) => id)).toEqual(shots.filter(({ isHit }) => isHit).map(({ target }) => target))
  return shots.length
}
