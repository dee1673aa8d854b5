import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import { type BotPilot, BOT_PILOT_NAMES } from '#shared/games/space-planes/tables/pilots.ts'
import { battleOf, shipAt } from '#tests/support/space-planes.ts'
import { decide } from '../decide.ts'
import { chooseBotTurn } from './bots.ts'
import { simulateBotBattle } from './series.ts'

const TWO = { seats: ['Ana', 'Ben'], settings: {} }
const play = (pilots: readonly BotPilot[], seed: string, options = TWO) =>
  simulateBotBattle({ options, pilots, seed, run: 0 })

/** Games that each of two bots wins, seats changed in every second one. */
function duels(a: BotPilot, b: BotPilot, games: number): { one: number; other: number } {
  const wins = { one: 0, other: 0 }
  for (let game = 0; game < games; game += 1) {
    const isSwapped = game % 2 === 1
    const { winners } = play(isSwapped ? [b, a] : [a, b], `${a} ${b} ${game}`)
    if (winners.length === 1) wins[(winners[0] === 'Ana') === isSwapped ? 'other' : 'one'] += 1
  }
  return wins
}

describe('bots', () => {
  test('the same seed gives the same battle, another one another', () => {
    const battle = play(['hunter', 'drifter'], 'once')
    expect(play(['hunter', 'drifter'], 'once')).toEqual(battle)
    expect(play(['hunter', 'drifter'], 'twice')).not.toEqual(battle)
    expect(battle.phase).toBe('over')
  })

  test.each(BOT_PILOT_NAMES)('%s orders nothing that is refused, with two to six players', (pilot) => {
    for (const seats of [
      ['Ana', 'Ben'],
      ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'],
    ]) {
      const settings = { turnLimit: 12, sameShip: seats.length > 2, headings: 'square' }
      const battle = play(
        seats.map(() => pilot),
        'legal',
        { seats, settings },
      )
      expect(battle.phase).toBe('over')
      expect(battle.ships.length + battle.lost.length).toBe(6)
    }
  })

  test('a hunter beats a drifter, and so does a hider', () => {
    for (const pilot of ['hunter', 'hider'] as const) {
      const { one: wins, other: losses } = duels(pilot, 'drifter', 20)
      expect(wins, pilot).toBeGreaterThan(2 * losses)
    }
  })

  const PAIRS = BOT_PILOT_NAMES.flatMap((pilotName, at) =>
    BOT_PILOT_NAMES.slice(at).map((otherPilotName) => [pilotName, otherPilotName] as const),
  )
  test.each(PAIRS)('%s against %s: nobody waits for twenty turns without a shot (SP-PLANE-3)', (a, b) => {
    for (const seed of a === 'ace' ? ['a'] : ['a', 'b', 'c']) {
      let [last, longest] = [0, 0]
      const pilots = [a, b]
      const { turn } = simulateBotBattle({ options: TWO, pilots, seed, run: 0 }, (battle, { type }) => {
        if (type !== 'shoot') return
        longest = Math.max(longest, battle.turn - last)
        last = battle.turn
      })
      expect(Math.max(longest, turn - last), seed).toBeLessThan(20)
      expect(turn, seed).toBeLessThan(200)
    }
  })

  test('ships are placed where they may be, square where that is agreed', () => {
    const battle = play(['drifter', 'drifter'], 'places', { ...TWO, settings: { headings: 'square', turnLimit: 1 } })
    expect(battle.leftOut).toEqual({})
  })

  test('where there is no room a ship stays out (SP-SETUP-7)', () => {
    const battle = play(['drifter', 'drifter'], 'narrow', { ...TWO, settings: { areaMm: [100, 100], turnLimit: 1 } })
    expect(Object.values(battle.leftOut).reduce((sum, count) => sum + count, 0)).toBe(5)
  })
})

describe('a move of a bot', () => {
  /** A red line to the north; the enemy cannot shoot back from behind. */
  const open: Battle = battleOf([shipAt({ id: 'a' }), shipAt({ id: 'b', owner: 'Ben', y: 205, face: 1 })])

  test.each(['hunter', 'ace', 'hider'] as const)('%s shoots where it can, and says why', (pilot) => {
    const { commands, why } = chooseBotTurn(open, pilot, createSeededDice('move'))
    expect(commands.some(({ type }) => type === 'shoot')).toBe(true)
    expect(why).toMatch(/71 % to hit/)
    const [first] = commands
    expect(first && decide(open, first, createSeededDice('cards')).ok).toBe(true)
  })

  test('a turn ends with a word that ends it', () => {
    for (const pilot of BOT_PILOT_NAMES)
      expect(chooseBotTurn(open, pilot, createSeededDice('end')).commands.at(-1)).toEqual({ type: 'pass', by: 'Ana' })
  })
})
