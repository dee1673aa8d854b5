import { expect, test } from 'vitest'
import { createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import type { Dice } from '#main/games/kit/dice.ts'
import type { BattleReport, Ships, Side, TurnReport } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { resolveFight, buildBattleLine } from '../rules/combat.ts'
import { addShips } from '../rules/fleet-ships.ts'
import { computeGameLuck, formatLuck } from './luck.ts'

/** A battle of one fleet against one, fought by the engine's own rules. */
function battle(a: Ships, b: Ships, dice: Dice): BattleReport {
  const line = (owner: Side, ships: Ships) => buildBattleLine([{ owner, id: owner, at: '0203', ships }])
  const { rounds, winner, survivors } = resolveFight(line('A', a), line('B', b), dice)
  const left = survivors.reduce((ships, { kind }) => addShips(ships, { [kind]: 1 }), {} as Ships)
  return { star: '0203', start: { A: { A: a }, B: { B: b } }, rounds, winner, survivors: { [winner]: left } }
}

const reportOf = (turn: number, battles: readonly BattleReport[]): TurnReport => ({
  turn,
  rejected: [],
  landings: [],
  landingRolls: [],
  production: [],
  moves: [],
  withdrawals: [],
  battles,
  lostTransports: [],
  sieges: [],
  liftedSieges: [],
  captures: [],
  recon: [],
  result: null,
  dice: [],
})

test('a cruiser that beats a scout was a little lucky, the scout as unlucky', () => {
  const { battles, game } = computeGameLuck(
    [reportOf(3, [battle({ C: 1 }, { S: 1 }, createGivenDice([2]))])],
    DEFAULT_SETTINGS,
  )
  // 2/3 for a swing of +2, 1/3 for -3: mean 1/3, variance 50/9.
  expect(battles[0]).toMatchObject({ turn: 3, star: '0203', winner: 'A' })
  expect(game.A.wins).toEqual({ actual: 1, expected: expect.closeTo(2 / 3), spread: expect.closeTo(Math.sqrt(2) / 3) })
  expect(game.A.lost).toEqual({ actual: 0, expected: expect.closeTo(1), spread: expect.closeTo(Math.sqrt(2)) })
  expect(game.A.hits).toEqual({ actual: 1, expected: expect.closeTo(2 / 3), spread: expect.closeTo(Math.sqrt(2) / 3) })
  expect(game.A.swing).toEqual({
    actual: 2,
    expected: expect.closeTo(1 / 3),
    spread: expect.closeTo(Math.sqrt(50) / 3),
  })
  expect(game.A.sigmas).toBeCloseTo(0.7071, 4)
  expect(game.B.sigmas).toBeCloseTo(-0.7071, 4)
  expect(game.B.hits).toMatchObject({ actual: 0, expected: expect.closeTo(1 / 3) })
})

test('a supporter can only hit: its die says nothing of the enemy', () => {
  // D and C against D: the lead misses (face 1 destroys A), the cruiser hits with a 5.
  const { game } = computeGameLuck(
    [reportOf(1, [battle({ D: 1, C: 1 }, { D: 1 }, createGivenDice([1, 5]))])],
    DEFAULT_SETTINGS,
  )
  expect(game.A.hits).toMatchObject({ actual: 1, expected: expect.closeTo(1 / 2 + 1 / 3) })
  expect(game.B.hits).toMatchObject({ actual: 1, expected: expect.closeTo(1 / 2) })
  expect(game.A.lost.actual).toBe(4)
})

test('transports count among what is lost, and are no luck where nobody rolls', () => {
  const alone = { star: '0203', start: { A: { A: { T: 2 } }, B: { B: { S: 1 } } }, rounds: [], winner: 'B' as const }
  const { game } = computeGameLuck([reportOf(1, [{ ...alone, survivors: { B: { S: 1 } } }])], DEFAULT_SETTINGS)
  expect(game.A.lost).toEqual({ actual: 4, expected: 4, spread: 0 })
  expect(game.A.sigmas).toBe(0)
})

test('over a game: one side is as lucky as the other is unlucky, step by step', () => {
  const dice = createSeededDice('luck')
  const fights = [
    battle({ D: 2 }, { C: 3 }, dice),
    battle({ S: 4 }, { D: 1, C: 1 }, dice),
    battle({ C: 1 }, { C: 1 }, dice),
  ]
  const ledger = computeGameLuck([reportOf(1, fights.slice(0, 2)), reportOf(2, fights.slice(2))], DEFAULT_SETTINGS)
  const { battles, game } = ledger
  expect(battles.map(({ turn }) => turn)).toEqual([1, 1, 2])
  expect(battles.at(-1)?.sigmasSoFar).toEqual({ A: game.A.sigmas, B: game.B.sigmas })
  expect(game.A.sigmas).toBeCloseTo(-game.B.sigmas, 12)
  expect(game.A.swing.spread ** 2).toBeCloseTo(
    battles.reduce((sum, { sides }) => sum + sides.A.swing.spread ** 2, 0),
    9,
  )
  expect(JSON.parse(JSON.stringify(ledger))).toEqual(ledger)
})

test('over many battles sigmas are as they should be: around 0, 1 wide', () => {
  const dice = createSeededDice('many battles')
  const sigmas = Array.from({ length: 400 }, () => {
    const fights = [battle({ D: 1, S: 2 }, { C: 2 }, dice), battle({ C: 3 }, { D: 1, S: 2 }, dice)]
    return computeGameLuck([reportOf(1, fights)], DEFAULT_SETTINGS).game.A.sigmas
  })
  const mean = sigmas.reduce((sum, sigma) => sum + sigma, 0) / sigmas.length
  const square = sigmas.reduce((sum, sigma) => sum + sigma ** 2, 0) / sigmas.length
  expect(Math.abs(mean)).toBeLessThan(0.15)
  expect(Math.sqrt(square)).toBeGreaterThan(0.9)
  expect(Math.sqrt(square)).toBeLessThan(1.1)
})

test('no battle, no luck', () => {
  const { battles, game } = computeGameLuck([reportOf(1, [])], DEFAULT_SETTINGS)
  expect(battles).toEqual([])
  expect(formatLuck(game.A.sigmas)).toBe('Neither lucky nor unlucky.')
})

test('in words', () => {
  expect([1.34, -0.25, 0.04].map(formatLuck)).toEqual([
    'Lucky by 1.3 sigma.',
    'Unlucky by 0.3 sigma.',
    'Neither lucky nor unlucky.',
  ])
})
