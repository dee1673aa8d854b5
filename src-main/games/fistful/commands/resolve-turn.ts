import type { RecordedDice } from '#main/games/kit/dice.ts'
import type { LinkedFight, DecidedLinkedFight } from '#shared/games/fistful/linked-fights.ts'
import type { GameState, Orders, Side, StarLabel, TurnReport } from '#shared/games/fistful/model.ts'
import { fightBattles } from '../rules/battles.ts'
import { createCaptureCollector } from '../rules/capture-collector.ts'
import { createClashCollector } from '../rules/clashes.ts'
import { type ContestedLandings, resolveContestedLandings } from '../rules/landing.ts'
import { moveFleets } from '../rules/movement.ts'
import { applyPhaseOneResults, resolveSidePhaseOne } from '../rules/phase-one.ts'
import { buildReconReports } from '../rules/recon.ts'
import { resolveSieges } from '../rules/sieges.ts'
import { validateFleetOrders } from '../rules/validate-fleet-orders.ts'
import { findGameResult } from '../rules/victory.ts'
import { withdrawFleets } from '../rules/withdrawal.ts'

/** The game after a turn, with the turn's report and fights. */
export interface ResolvedTurn {
  readonly state: GameState
  readonly report: TurnReport
  /** Fights that can be played in another game, in the order in which they occur (SP-CLASH-1, SAND-LAND-1). */
  readonly fights: readonly LinkedFight[]
}

/**
 * Resolves one whole turn for both sides simultaneously (FIST-TURN-1): landing, make-up and production, then moves,
 * battles and sieges. Fights in `decided` use the outcome of their match.
 */
export function resolveTurn(
  state: GameState,
  orders: Readonly<Record<Side, Orders>>,
  dice: RecordedDice,
  decided: readonly DecidedLinkedFight[] = [],
): ResolvedTurn {
  requireRunning(state)
  const thrownBefore = dice.faces.length
  const contested = resolveContestedLandings(state, orders, dice)
  const a = resolveSidePhaseOne(state, 'A', orders.A, lostTo('B', contested))
  const b = resolveSidePhaseOne(state, 'B', orders.B, lostTo('A', contested))
  const built = applyPhaseOneResults(state, { A: a, B: b })
  const locked = { A: validateFleetOrders(built, 'A', orders.A), B: validateFleetOrders(built, 'B', orders.B) }
  const inForce = { A: locked.A.orders, B: locked.B.orders }
  const moved = moveFleets(built.fleets, inForce)
  const withdrawn = withdrawFleets(moved.fleets, inForce, state.settings)
  const clashes = createClashCollector(state.settings, decided)
  const fought = fightBattles(withdrawn.fleets, dice, clashes)
  const ground = createCaptureCollector(state.settings, fought.fleets, decided)
  const { colonies, ...sieges } = resolveSieges(built, fought.fleets, ground)
  const after: GameState = { ...built, fleets: fought.fleets, colonies }
  const result = findGameResult(after)
  const report: TurnReport = {
    turn: state.turn,
    rejected: [...a.rejected, ...locked.A.rejected, ...b.rejected, ...locked.B.rejected],
    landings: [...a.landings, ...b.landings],
    landingRolls: contested.rolls,
    production: [...a.production, ...b.production],
    moves: moved.moves,
    withdrawals: withdrawn.withdrawals,
    battles: fought.battles,
    lostTransports: fought.lostTransports,
    ...sieges,
    recon: buildReconReports(after, inForce),
    result,
    dice: dice.faces.slice(thrownBefore),
  }
  return { state: { ...after, turn: state.turn + 1, result }, report, fights: [...clashes.due, ...ground.due] }
}

/** Contested stars where a side does not land: the other side does, or neither (FIST-COL-3). */
function lostTo(otherSide: Side, { winners }: ContestedLandings): ReadonlySet<StarLabel> {
  const lost = [...winners].filter(([, winner]) => winner === null || winner === otherSide)
  return new Set(lost.map(([star]) => star))
}

function requireRunning({ homeworlds, result }: GameState): void {
  if (result !== null) throw new Error('The game is over: no more turns can be resolved.')
  if (homeworlds.A === null || homeworlds.B === null) throw new Error('Both players choose a homeworld first.')
}
