import { givenDice, type RecordedDice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseList, parseNumber, parseRecord } from '#main/games/kit/json.ts'
import type { VectorAdapter } from '#main/games/kit/vector-game.ts'
import type { Colony, GameResult, GameState, Side, TurnReport } from '#shared/games/fistful/model.ts'
import { type ResolvedTurn, resolveTurn } from '../commands/resolve-turn.ts'
import { codeOf, parseBothOrders, parseState } from './given.ts'

/** Worked examples of whole turns and of turns that follow each other. */
export const turnVectors: Readonly<Record<string, VectorAdapter>> = {
  turn: answerTurn,
  sequence: answerSequence,
  'sequence-independent': answerCases,
}

function answerTurn(given: JsonRecord, _settings: JsonRecord, dice: RecordedDice) {
  const state = parseState(given['state'], given)
  return tell(resolveTurn(state, parseBothOrders(given['orders']), dice))
}

function answerSequence(given: JsonRecord) {
  const after: object[] = []
  let state = parseState(given['state'], given)
  for (const turn of parseList(given['turns'], 'turns')) {
    const resolved = playTurn(state, turn)
    after.push(tell(resolved))
    state = resolved.state
  }
  return { after }
}

function answerCases(given: JsonRecord) {
  const cases = parseList(given['cases'], 'cases').map((one) => {
    const start = parseState(parseRecord(one, 'case')['state'], given)
    return { result: resultText(playTurn(start, one).state.result) }
  })
  return { cases }
}

/** One turn with dice of its own, all of which it must use. */
function playTurn(state: GameState, turn: unknown): ResolvedTurn {
  const { orders, dice: faces } = parseRecord(turn, 'turn')
  const dice = givenDice(parseList(faces, 'dice').map((face) => parseNumber(face, 'die')))
  const resolved = resolveTurn(state, parseBothOrders(orders), dice)
  if (dice.left() > 0) throw new Error(`${dice.left()} dice not used`)
  return resolved
}

function resultText(result: GameResult | null): string {
  if (result === null) return 'none'
  return result.winner === null ? 'draw' : `${result.winner} wins`
}

function tell({ state, report }: ResolvedTurn) {
  const ofA = state.fleets.filter(({ owner }) => owner === 'A')
  return {
    fleets: state.fleets,
    fleetCount: ofA.length,
    fleetAt: Object.fromEntries(ofA.map(({ id, at }) => [id, at])),
    colonies: Object.fromEntries(Object.keys(state.map.stars).map((star) => [star, tellColony(state.colonies[star])])),
    report: tellReport(report),
    diceUsed: report.dice.length,
  }
}

function tellRecon({ recon }: TurnReport, viewer: Side) {
  const seen = recon.filter(({ side }) => side === viewer)
  return seen.map(({ side: _, enemyFleets, ...look }) => {
    return { ...look, enemyFleets: Object.entries(enemyFleets).map(([id, ships]) => ({ id, ships })) }
  })
}

function tellColony(colony: Colony | undefined) {
  return colony === undefined ? null : { ...colony, besieged: colony.besieged > 0 }
}

function tellReport(report: TurnReport) {
  return {
    landings: report.landings.map(({ side, star }) => `${side}@${star}`),
    rejected: report.rejected.map(({ side, part, about, reason }) => `${side} ${part} ${about}: ${codeOf(reason)}`),
    withdrawals: report.withdrawals.map(({ side, fleet, from, to }) => `${side}:${fleet} ${from}->${to}`),
    battles: report.battles.map(({ star, winner, rounds }) => ({ star, winner, rounds: rounds.length })),
    sieges: report.sieges.map(({ star }) => star),
    captures: report.captures.map(({ star, from, to }) => `${star} ${from}->${to}`),
    recon: { A: tellRecon(report, 'A'), B: tellRecon(report, 'B') },
  }
}
