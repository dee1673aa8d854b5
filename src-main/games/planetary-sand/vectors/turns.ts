import type { JsonRecord } from '#main/games/kit/json.ts'
import { EXAMPLE_SCHEMAS, type MoveCase } from '#shared/games/planetary-sand/examples.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { MACHINES, getMachineRow, type MachineType } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS, type MoverId } from '#shared/games/planetary-sand/tables/movement.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { TERRAIN, type TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import { resolveOccupantFates } from '../air/vacuum.ts'
import { createMovementAllowance } from '../ground/movement-allowance.ts'
import { computePathProgress } from '../ground/path-progress.ts'
import { countEscapees, computeNeededGuards } from '../melee/guards.ts'
import { computeCancelledPairs } from '../melee/hand-to-hand.ts'
import { MAX_CANCELLED_PAIRS_BY_SETTING } from '../melee/resolve-melees.ts'
import { type SideObjectives, hasWonByHolding, computeNextObjectiveHold } from '../victory/hold.ts'
import { computeNextReloadTurns, computeRepairTurns, computeNeededSpecialists } from '../works/effort.ts'
import { toCoinFaces, findIdByTerm, getIdByTerm, buildExampleSettings, runWithGivenDice } from './examples.ts'

/** The distances that movers cover on their paths (SAND-MOVE-5). */
export function runMovesVector(given: JsonRecord, changed: JsonRecord) {
  const settings = buildExampleSettings(changed)
  return { cases: EXAMPLE_SCHEMAS.moves.parse(given).cases.map((item) => move(item, settings)) }
}

/** A path that begins in a river belongs to a mover that stopped at its bank before (SAND-TERR-5). */
function move({ type, gravity, gear, swims, path }: MoveCase, settings: SandSettings) {
  const stretches = path.map((stretch) =>
    'stop' in stretch ? stretch : { terrain: getIdByTerm<TerrainId>(TERRAIN, stretch.terrain), length: stretch.length },
  )
  const [first] = stretches
  const river = first !== undefined && 'terrain' in first && TERRAIN[first.terrain].isRiver ? 'bank' : null
  return computePathProgress(
    stretches,
    createMovementAllowance({ mover: moverOf(type), gear, swims, river, slowing: 1 }, { gravity, settings }),
  )
}

/** The movement row of a term, which may name a machine. */
function moverOf(word: string): MoverId {
  const machine = findIdByTerm<MachineType>(MACHINES, word)
  return (machine === null ? null : getMachineRow(machine).mover) ?? getIdByTerm<MoverId>(MOVERS, word)
}

/** Hand to hand (SAND-HTH-3). */
export function runHandToHandVector(given: JsonRecord, changed: JsonRecord) {
  const mostPairs = MAX_CANCELLED_PAIRS_BY_SETTING[buildExampleSettings(changed).melee]
  const { cases } = EXAMPLE_SCHEMAS.hth.parse(given)
  return {
    cases: cases.map((men) => {
      const { pairs, captured } = computeCancelledPairs(men, mostPairs)
      return {
        lostEach: pairs,
        captured: captured === null ? null : { side: ['A', 'B'][captured], men: men[captured] - pairs },
      }
    }),
  }
}

/** Required guards, and escapees (SAND-PRIS-1, SAND-PRIS-2). */
export function runPrisonersVector(given: JsonRecord) {
  const { need, escape } = EXAMPLE_SCHEMAS.prisoners.parse(given)
  return {
    need: need.map((item) => computeNeededGuards(...item)),
    escape: escape.map((item) => countEscapees(...item)),
  }
}

/** Survivors in a room that loses its air (SAND-AIR-1). */
export function runAirVector(given: JsonRecord) {
  const { cases } = EXAMPLE_SCHEMAS.air.parse(given)
  return {
    cases: cases.map(({ occupants, coins, adjacentAir }) =>
      runWithGivenDice(toCoinFaces(coins), (dice) =>
        resolveOccupantFates(
          occupants.map((word) => ({ needsAir: word === 'man' })),
          adjacentAir,
          dice,
        ),
      ),
    ),
  }
}

/** A pad and the men who load it (SAND-RELOAD-2). */
export function runReloadVector(given: JsonRecord) {
  const { cases } = EXAMPLE_SCHEMAS.reload.parse(given)
  return {
    cases: cases.map(({ pad, menPerTurn }) => {
      const need = getMachineRow(pad.startsWith('light') ? 'light-pad' : 'heavy-pad').reload ?? { men: 0, turns: 0 }
      const done = menPerTurn.reduce((turns, hands) => computeNextReloadTurns(turns, hands, need), 0)
      return done >= need.turns ? 'loaded' : `progress ${done}`
    }),
  }
}

/** Repairs by robots, and their specialists (SAND-FIX-2, SAND-ROBO-8). */
export function runRobotsVector(given: JsonRecord) {
  const { repair, specialistsFor: counts } = EXAMPLE_SCHEMAS.robots.parse(given)
  return {
    repair: repair.map(([points, engineers]) => computeRepairTurns(points, engineers)),
    specialists: counts.map((count) => computeNeededSpecialists(count, ROBOT_LIMITS.robotsPerSpecialist)),
  }
}

/** Objectives that are held (SAND-VIC-3). */
export function runObjectiveVector(given: JsonRecord, changed: JsonRecord) {
  const settings = buildExampleSettings(changed)
  const { scenario, held } = EXAMPLE_SCHEMAS.objective.parse(given)
  const goalOf = (side: 'A' | 'B'): SideObjectives => ({
    goal: scenario.goal[side],
    home: scenario.home[side],
    middle: scenario.middle,
  })
  let holds = { A: { goal: 0, middle: 0 }, B: { goal: 0, middle: 0 } }
  for (const [at, turn] of held.entries()) {
    holds = {
      A: computeNextObjectiveHold(goalOf('A'), holds.A, turn.A),
      B: computeNextObjectiveHold(goalOf('B'), holds.B, turn.B),
    }
    const winner = (['A', 'B'] as const).find((side) =>
      hasWonByHolding(goalOf(side), holds[side], { heldByEnemy: turn[side === 'A' ? 'B' : 'A'], settings }),
    )
    if (winner) return { turn: at + 1, winner }
  }
  return { turn: null, winner: null }
}
