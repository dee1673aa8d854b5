import { createGivenDice, type RecordedDice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseList, parseNumber, parseRecord } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import type { Colony, GameResult, GameState, Orders, Ships, Side, TurnReport } from '#shared/games/fistful/model.ts'
import type { ShipKind } from '#shared/games/fistful/tables/ships.ts'
import { type ResolvedTurn, resolveTurn } from '../commands/resolve-turn.ts'
import {
  formatRejectionReason,
  parseBothOrders,
  parseState,
  parseVectorSettingsAndMaps,
  enableFogForReconOrders,
} from './parse-given.ts'

/** Worked examples of whole turns and of turns that follow each other. */
export const TURN_VECTOR_RUNNERS: Readonly<Record<string, VectorExampleRunner>> = {
  turn: answerTurn,
  sequence: answerSequence,
  'sequence-independent': answerCases,
}

function answerTurn(given: JsonRecord, settings: JsonRecord, dice: RecordedDice, fixtures: JsonRecord) {
  const orders = parseBothOrders(given['orders'])
  const table = enableFogForReconOrders(parseVectorSettingsAndMaps(settings, fixtures), [orders])
  return tell(resolveTurn(parseState(given['state'], table), orders, dice))
}

function answerSequence(given: JsonRecord, settings: JsonRecord, _dice: RecordedDice, fixtures: JsonRecord) {
  const turns = parseList(given['turns'], 'turns').map(parseTurn)
  const table = enableFogForReconOrders(
    parseVectorSettingsAndMaps(settings, fixtures),
    turns.map(({ orders }) => orders),
  )
  let state = parseState(given['state'], table)
  const after = turns.map((turn) => {
    const resolved = playTurn(state, turn)
    state = resolved.state
    return tell(resolved)
  })
  return { after }
}

function answerCases(given: JsonRecord, settings: JsonRecord, _dice: RecordedDice, fixtures: JsonRecord) {
  const cases = parseList(given['cases'], 'cases').map((value) => {
    const turn = parseTurn(value)
    const table = enableFogForReconOrders(parseVectorSettingsAndMaps(settings, fixtures), [turn.orders])
    return { result: resultText(playTurn(parseState(parseRecord(value, 'case')['state'], table), turn).state.result) }
  })
  return { cases }
}

/** The orders of both sides and the dice of a turn. */
interface Turn {
  readonly orders: Record<Side, Orders>
  readonly faces: readonly number[]
}

function parseTurn(value: unknown): Turn {
  const { orders, dice } = parseRecord(value, 'turn')
  return { orders: parseBothOrders(orders), faces: parseList(dice, 'dice').map((face) => parseNumber(face, 'die')) }
}

/** Plays one turn with its own dice, all of which must be used. */
function playTurn(state: GameState, { orders, faces }: Turn): ResolvedTurn {
  const dice = createGivenDice(faces)
  const resolved = resolveTurn(state, orders, dice)
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
    fleets: state.fleets.map((fleet) => ({ ...fleet, ships: countShips(fleet.ships) })),
    fleetCount: ofA.length,
    fleetAt: Object.fromEntries(ofA.map(({ id, at }) => [id, at])),
    colonies: Object.fromEntries(Object.keys(state.map.stars).map((star) => [star, tellColony(state.colonies[star])])),
    report: tellReport(report),
    diceUsed: report.dice.length,
  }
}

/** Every ship class with its count. */
function countShips(ships: Ships): Record<ShipKind, number> {
  return { T: ships.T ?? 0, S: ships.S ?? 0, C: ships.C ?? 0, D: ships.D ?? 0 }
}

function tellRecon({ recon }: TurnReport, viewer: Side) {
  const seen = recon.filter(({ side }) => side === viewer)
  return seen.map(({ side: _, enemyFleets, ...look }) => {
    return {
      ...look,
      enemyFleets: Object.entries(enemyFleets).map(([id, ships]) => ({ id, ships: countShips(ships) })),
    }
  })
}

function tellColony(colony: Colony | undefined) {
  return colony === undefined ? null : { ...colony, besieged: colony.besieged > 0 }
}

function tellReport(report: TurnReport) {
  return {
    landings: report.landings.map(({ side, star }) => `${side}@${star}`),
    rejected: report.rejected.map(
      ({ side, part, about, reason }) => `${side} ${part} ${about}: ${formatRejectionReason(reason)}`,
    ),
    withdrawals: report.withdrawals.map(({ side, fleet, from, to }) => `${side}:${fleet} ${from}->${to}`),
    battles: report.battles.map(({ star, winner, rounds }) => ({ star, winner, rounds: rounds.length })),
    sieges: report.sieges.map(({ star }) => star),
    captures: report.captures.map(({ star, from, to }) => `${star} ${from}->${to}`),
    recon: { A: tellRecon(report, 'A'), B: tellRecon(report, 'B') },
  }
}
