import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { getOverhang } from '#main/games/space-planes/collision.ts'
import { decide } from '#main/games/space-planes/decide.ts'
import { evolve } from '#main/games/space-planes/evolve.ts'
import { getFootprint } from '#main/games/space-planes/footprint.ts'
import { setUpBattle, SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { listLegalManoeuvres } from '#main/games/space-planes/legal-manoeuvres.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { FACES } from '#shared/games/space-planes/model.ts'
import { SETTINGS } from '#shared/games/space-planes/tables/settings.ts'
import { computeOverlapDepth } from '#shared/kit/overlaps.ts'
import { runs } from '#tests/support/soak.ts'
import { gameProperties } from '../support/game-properties.ts'

const SEATS = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay']
const TOLERANCE = 0.0101

/** Any answers to the questions of the rules; the table's own cards are another matter. */
const Answers = fc
  .record(
    Object.fromEntries(
      Object.entries(SETTINGS).map(([id, { choices }]) => [id, fc.constantFrom(...choices.map(({ value }) => value))]),
    ),
  )
  .map((answers) => ({ ...answers, deckMode: 'app' }))
const Options = fc.record({
  seats: fc.integer({ min: 2, max: 6 }).map((count) => SEATS.slice(0, count)),
  settings: Answers,
})

/** Places on a grid, most of them legal for somebody. */
function placings({ active: by, settings, ships }: Battle): Command[] {
  const [width, height] = settings.areaMm
  const [near] = ships.slice(-1)
  const spots = near
    ? [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => ({
        x: near.x + 130 * Math.cos((turn * Math.PI) / 4),
        y: near.y + 130 * Math.sin((turn * Math.PI) / 4),
      }))
    : [{ x: width / 2, y: height / 2 }]
  return spots.flatMap((spot, index): Command[] =>
    FACES.map((plane) => ({ type: 'place', by, ...spot, heading: (index % 4) * 90, face: plane, plane })),
  )
}

function orders(battle: Battle): Command[] {
  if (battle.phase === 'placing') return [...placings(battle), { type: 'leave-out', by: battle.active }]
  const { active: by, ships } = battle
  const own = ships.filter(({ owner }) => owner === by)
  const unmeasured = { range: null, back: null }
  return [
    ...own.flatMap((ship) =>
      listLegalManoeuvres(battle, ship).map(({ name, parts }): Command => ({
        type: 'manoeuvre',
        by,
        ship: ship.id,
        name,
        parts: [...parts],
      })),
    ),
    ...own.flatMap((ship) =>
      ships.map((target): Command => ({
        type: 'shoot',
        by,
        ship: ship.id,
        target: target.id,
        said: unmeasured,
        cards: [],
      })),
    ),
    { type: 'pass', by },
  ]
}

gameProperties({ game: SPACE_PLANES, options: Options, commandsIn: orders, secretsFrom: () => [] })

describe('whatever is flown', () => {
  test('no cubes overlap, nobody stands outside, there are 52 cards, and nobody is in two places', () => {
    fc.assert(
      fc.property(Options, fc.array(fc.nat(100_000), { minLength: 30, maxLength: 60 }), (options, picks) => {
        let battle = setUpBattle(options, createSeededDice('cards'))
        for (const pick of picks) {
          const all = orders(battle)
          const command = all[pick % all.length]
          if (command === undefined || battle.phase === 'over') return
          const decision = decide(battle, command, createSeededDice(`${pick}`))
          if (decision.ok) battle = decision.events.reduce(evolve, battle)
          expectSound(battle)
        }
      }),
      { numRuns: runs({ part: 12, whole: 250 }) },
    )
  })
})

function expectSound({ settings, ships, lost, deck, discard, seats, leftOut }: Battle): void {
  const squares = ships.map((ship) => getFootprint(ship, settings.cubeMm))
  for (const [at, square] of squares.entries()) {
    expect(getOverhang(square, settings.areaMm)).toBeLessThanOrEqual(TOLERANCE)
    if (settings.collisionPlanes === 'all')
      for (const otherSquare of squares.slice(at + 1))
        expect(computeOverlapDepth(square, otherSquare)).toBeLessThanOrEqual(TOLERANCE)
  }
  expect(deck.length + discard.length).toBe(52)
  const gone = Object.values(leftOut).reduce((sum, count) => sum + count, 0)
  expect(ships.length + lost.length + gone).toBeLessThanOrEqual(seats.length * settings.shipsEach)
  expect(new Set([...ships, ...lost].map(({ id }) => id)).size).toBe(ships.length + lost.length)
}
