import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseList, parseNumber, parseRecord, parseText } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import type { Fleet, GameState, ShipInLineUp, Side } from '#shared/games/fistful/model.ts'
import { getHexDistance, parseHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'
import { findBuildRefusal } from '../rules/build-context.ts'
import { resolveFight, buildBattleLine, pairShips } from '../rules/combat.ts'
import { findMoveRefusal } from '../rules/fleet-orders.ts'
import { createShipCounts } from '../rules/fleet-ships.ts'
import { createGame } from '../setup.ts'
import {
  formatRejectionReason,
  parseArmedKind,
  parseColonies,
  parseBuildItem,
  parseNamedMap,
  parseShips,
  parseSide,
  parseVectorSettingsAndMaps,
} from './parse-given.ts'

/** Worked examples of single rules. */
export const SINGLE_RULE_VECTOR_RUNNERS: Readonly<Record<string, VectorExampleRunner>> = {
  distance: answerDistances,
  'move-legality': answerMoves,
  production: answerProduction,
  pairing: answerPairing,
  battle: answerBattle,
}

function answerDistances({ pairs }: JsonRecord) {
  const distances = parseList(pairs, 'pairs').map((pair) => {
    const [a, b] = parseList(pair, 'pair').map((label) => parseHexLabel(parseText(label, 'hex'), STANDARD_BOARD))
    if (!a || !b) throw new Error('A pair is two hexes')
    return getHexDistance(a, b, STANDARD_BOARD)
  })
  return { distances }
}

function answerMoves(given: JsonRecord, settings: JsonRecord, _dice: Dice, fixtures: JsonRecord) {
  const table = parseVectorSettingsAndMaps(settings, fixtures)
  const start = createGame(parseNamedMap(given['map'], table), table.settings)
  const state: GameState = { ...start, colonies: parseColonies(given['colonies']) }
  const side = parseSide(given['player'])
  const results = parseList(given['checks'], 'checks').map((check) => {
    const { ships, from, to } = parseRecord(check, 'check')
    return formatRejectionReason(
      findMoveRefusal(state, side, parseShips(ships), parseText(from, 'from'), parseText(to, 'to')),
    )
  })
  return { results }
}

function answerProduction(given: JsonRecord, changed: JsonRecord) {
  const { settings } = parseVectorSettingsAndMaps(changed, {})
  const turn = 2
  const results = parseList(given['checks'], 'checks').map((check) => {
    const { size, rating, items, fortified, foundedThisTurn } = parseRecord(check, 'check')
    const colony = {
      owner: 'A' as const,
      size: parseNumber(size, 'size'),
      fortified: fortified === true,
      fortProgress: null,
      besieged: 0,
      founded: foundedThisTurn === true ? turn : 0,
    }
    const shop = { colony, rating: parseNumber(rating, 'rating'), turn, settings }
    return formatRejectionReason(findBuildRefusal(parseList(items, 'items').map(parseBuildItem), shop))
  })
  return { results }
}

function answerPairing({ sets }: JsonRecord) {
  const shipName = ({ side, kind }: ShipInLineUp): string => `${side}:${kind}`
  const pairedSets = parseList(sets, 'sets').map((set) => {
    const { A, B } = parseLines(parseRecord(set, 'set'))
    return pairShips(A, B).map(({ enemy, attackers }) => ({ enemy: shipName(enemy), group: attackers.map(shipName) }))
  })
  return { sets: pairedSets }
}

function answerBattle(given: JsonRecord, _settings: JsonRecord, dice: Dice) {
  const { A, B } = parseLines(given)
  const { rounds, winner, survivors } = resolveFight(A, B, dice)
  const log = rounds.map((rolls) =>
    rolls.map(({ attacker, enemy, face, loses }) => {
      const [a, b] = [`${attacker.side}:${attacker.kind}`, `${enemy.side}:${enemy.kind}`]
      const lost = loses === attacker.side ? a : b
      return `${a} v ${b} roll ${face} -> ${loses === null ? 'none' : lost}`
    }),
  )
  return { rounds: rounds.length, winner, survivors: survivors.map(({ kind }) => kind), log }
}

function parseLines({ A, B }: JsonRecord): Record<Side, ShipInLineUp[]> {
  const line = (owner: Side, kinds: unknown): ShipInLineUp[] => {
    const armed = parseList(kinds, 'ships').map(parseArmedKind)
    const ships = createShipCounts((kind) => armed.filter((otherKind) => otherKind === kind).length)
    const fleet: Fleet = { owner, id: 'A', at: '', ships }
    return buildBattleLine([fleet])
  }
  return { A: line('A', A), B: line('B', B) }
}
