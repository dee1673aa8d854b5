import { describe, expect, it } from 'vitest'
import { createVerifiableDice } from '#main/games/kit/verifiable-dice.ts'
import { NO_ORDERS, type Side, type TurnReport } from '#shared/games/fistful/model.ts'
import { SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { beginGame, randomOrders } from '#tests/support/fistful-archives.ts'
import { resolveTurn } from '../commands/resolve-turn.ts'
import { redactReportForSide, buildGameView } from '../view.ts'
import { parseMail } from './fistful-mail.ts'
import { parseOrderSheet } from './order-sheet-text.ts'
import { type TurnReportContext, formatTurnReport } from './report-text.ts'

const PLAYERS = { A: 'Ada', B: 'Bert' }

/** A game by chance up to a turn with a battle and captures, and that turn's report. */
function played(fog: 'off' | 'gm') {
  let { state } = beginGame({
    seed: 'report',
    mode: 'referee',
    settings: { fog, flownClashes: true, foughtCaptures: true },
  })
  const reports: TurnReport[] = []
  while (reports.every(({ battles }) => battles.length < 2) && reports.length < 60) {
    const orders = { A: randomOrders(state, 'A', 'report A'), B: randomOrders(state, 'B', 'report B') }
    const resolved = resolveTurn(state, orders, createVerifiableDice(`report ${state.turn}`))
    state = resolved.state
    reports.push(resolved.report)
  }
  const report = reports.at(-1)
  if (!report) throw new Error('No turn was played')
  const heading: TurnReportContext = {
    name: 'The Wasp',
    players: PLAYERS,
    resolver: null,
    orders: [],
    seed: 'ab'.repeat(32),
    stateHash: 'cd'.repeat(32),
  }
  const textFor = (side: Side | null) =>
    formatTurnReport(redactReportForSide(report, side, state.settings), buildGameView(state, reports, side), heading)
  return { state, report, textFor, heading }
}

describe('a turn’s report as plain text (FIST-REP-2)', () => {
  it('is at most 60 columns wide', () => {
    const { textFor } = played('off')
    for (const line of textFor(null).split('\n')) expect(line.length, line).toBeLessThanOrEqual(60)
  })

  it('says every battle die by die, every fleet, every colony and every setting', () => {
    const { state, report, textFor } = played('off')
    const text = textFor(null).replace(/\s+/g, ' ')
    const rolls = report.battles.flatMap(({ rounds }) => rounds.flat())
    expect(rolls.length).toBeGreaterThan(0)
    for (const { attacker, enemy, face } of rolls) {
      expect(text).toContain(`${attacker.side}:${attacker.fleet} ${attacker.kind}`)
      expect(text).toContain(`against ${enemy.side}:${enemy.fleet} ${enemy.kind}: ${face},`)
    }
    for (const { owner, id, at } of state.fleets) expect(text).toContain(`${owner}:${id} ${at} Star`)
    for (const [star, { owner, size }] of Object.entries(state.colonies))
      expect(text).toContain(`${owner} ${star} ${state.map.stars[star]?.name}: size ${size}`)
    for (const { title } of Object.values(SETTINGS)) expect(text).toContain(`${title}: `)
    expect(text).toContain(`Dice: ${report.dice.join('').slice(0, 5)}`)
    expect(text).toContain(`Seed: ${'ab'.repeat(25)}`)
  })

  it('says why orders were not carried out, and repeats the orders that it is given', () => {
    const { report, heading, state } = played('off')
    const rejected = [
      { side: 'A', part: 'order', about: 'C', reason: 'out-of-range', nearest: 'MOVE 0502' } as const,
      { side: 'B', part: 'build', about: '0202', reason: 'not-enough-points', nearest: null } as const,
    ]
    const orders = { land: [], reorg: [], build: [], fleetOrders: [{ fleet: 'C', order: 'move' as const, to: '0905' }] }
    const text = formatTurnReport({ ...report, rejected }, buildGameView(state, [], null), {
      ...heading,
      resolver: 'B',
      orders: [{ side: 'B', orders }],
    }).replace(/\s+/g, ' ')
    expect(text).toContain('A order of fleet C: That is farther than the fleet can reach')
    expect(text).toContain('Nearest: MOVE 0502.')
    expect(text).toContain('B production at 0202: That costs more')
    expect(text).toContain('ORDERS OF B ----------- - ORDER C MOVE 0905')
    expect(text).toContain('Resolved by player B.')
  })

  it('holds in fog what the view holds and nothing else', () => {
    const { state, textFor } = played('gm')
    const text = textFor('A')
    expect(text).toContain('Enemy ')
    expect(text).toContain('size unknown')
    const hidden = state.fleets.filter(({ owner }) => owner === 'B')
    expect(hidden.length).toBeGreaterThan(0)
    for (const { id, at } of hidden) expect(text).not.toContain(`B:${id} ${at}`)
    expect(textFor(null)).toContain(`B:${hidden[0]?.id} ${hidden[0]?.at}`)
  })

  it('orders nothing when a player sends it back with a sheet (FIST-REP-1)', () => {
    const { report, heading, state } = played('off')
    const orders = randomOrders(state, 'B', 'sent back')
    expect(orders.fleetOrders.length).toBeGreaterThan(0)
    const text = formatTurnReport(report, buildGameView(state, [], null), {
      ...heading,
      orders: [{ side: 'B', orders }],
    })
    const { header, orders: read } = parseOrderSheet(text)
    expect(read).toEqual(NO_ORDERS)
    expect(header).toEqual({ game: null, turn: null, side: null, seal: null, word: null })
  })

  it('keeps the first payment for a fort from the enemy (FIST-RECON-2)', () => {
    const { report, heading, state } = played('off')
    const [star, colony] = Object.entries(state.colonies).find(([, { owner }]) => owner === 'B') ?? []
    if (!star || !colony) throw new Error('B has no colony')
    const begun = { ...state, colonies: { [star]: { ...colony, fortified: false, fortProgress: report.turn } } }
    const textFor = (side: Side | null) => formatTurnReport(report, buildGameView(begun, [], side), heading)
    expect(textFor('B')).toContain('fort begun')
    expect(textFor(null)).toContain('fort begun')
    expect(textFor('A')).not.toContain('fort begun')
  })

  it('says who won', () => {
    const { report, heading, state } = played('off')
    const end = (winner: Side | null) =>
      formatTurnReport({ ...report, result: { winner, why: 'homeworld' } }, buildGameView(state, [], null), heading)
    expect(end('A')).toContain('Player A wins.')
    expect(end(null)).toContain('The game ends in a draw.')
  })

  it('breaks names that are longer than a line, and is no block whatever the names say', () => {
    const { report, heading, state } = played('off')
    const text = formatTurnReport(report, buildGameView(state, [], null), { ...heading, name: 'W'.repeat(150) })
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(60)
    expect(parseMail(text).parts).toEqual([])
  })
})
