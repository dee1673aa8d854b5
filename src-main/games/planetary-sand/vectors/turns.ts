import type { JsonRecord } from '#main/games/kit/json.ts'
import { EXAMPLES, type MoveCase } from '#shared/games/planetary-sand/examples.ts'
import { ROBOT_LIMITS } from '#shared/games/planetary-sand/tables/figures.ts'
import { machineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS, type MoverId } from '#shared/games/planetary-sand/tables/movement.ts'
import { TERRAIN, type TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import { meetVacuum } from '../air/vacuum.ts'
import { escapeesFrom, guardsFor } from '../melee/guards.ts'
import { cancel } from '../melee/hand-to-hand.ts'
import { walk } from '../move/walk.ts'
import { walkerOf } from '../move/walker.ts'
import { type Goal, hasWon, heldOn } from '../victory/hold.ts'
import { reloadedTurns, repairTurns, specialistsFor } from '../works/effort.ts'
import { coinFaces, idIn, settings, withDice } from './examples.ts'

/** How far somebody comes on a way (SAND-MOVE-5). */
export function move({ type, gravity, path }: MoveCase) {
  const mover = idIn<MoverId>(MOVERS, type)
  const walker = walkerOf({ mover, gear: 'none', swims: false, river: null, slowing: 1 }, { gravity, settings })
  return walk(
    path.map((stretch) =>
      'stop' in stretch ? stretch : { terrain: idIn<TerrainId>(TERRAIN, stretch.terrain), length: stretch.length },
    ),
    walker,
  )
}

/** Hand to hand (SAND-HTH-3). */
export function hth(given: JsonRecord) {
  const { cases } = EXAMPLES.hth.parse(given)
  return {
    cases: cases.map((men) => {
      const { pairs, captured } = cancel(men)
      return {
        lostEach: pairs,
        captured: captured === null ? null : { side: ['A', 'B'][captured], men: men[captured] - pairs },
      }
    }),
  }
}

/** Guards that are needed, and who escapes (SAND-PRIS-1, SAND-PRIS-2). */
export function prisoners(given: JsonRecord) {
  const { need, escape } = EXAMPLES.prisoners.parse(given)
  return { need: need.map((one) => guardsFor(...one)), escape: escape.map((one) => escapeesFrom(...one)) }
}

/** Who lives in a room that loses its air (SAND-AIR-1). */
export function air(given: JsonRecord) {
  const { cases } = EXAMPLES.air.parse(given)
  return {
    cases: cases.map(({ occupants, coins, adjacentAir }) =>
      withDice(coinFaces(coins), (dice) =>
        meetVacuum(
          occupants.map((word) => ({ needsAir: word === 'man' })),
          adjacentAir,
          dice,
        ),
      ),
    ),
  }
}

/** A pad and the hands that load it (SAND-RELOAD-2). */
export function reload(given: JsonRecord) {
  const { cases } = EXAMPLES.reload.parse(given)
  return {
    cases: cases.map(({ pad, menPerTurn }) => {
      const need = machineRow(pad === 'light' ? 'light-pad' : 'heavy-pad').reload ?? { men: 0, turns: 0 }
      const done = menPerTurn.reduce((turns, hands) => reloadedTurns(turns, hands, need), 0)
      return done >= need.turns ? 'loaded' : `progress ${done}`
    }),
  }
}

/** What robots repair, and their specialists (SAND-FIX-2, SAND-ROBO-8). */
export function robots(given: JsonRecord) {
  const { repair, specialistsFor: counts } = EXAMPLES.robots.parse(given)
  return {
    repair: repair.map(([points, engineers]) => repairTurns(points, engineers)),
    specialists: counts.map((count) => specialistsFor(count, ROBOT_LIMITS.robotsPerSpecialist)),
  }
}

/** Objectives that are held (SAND-VIC-3). */
export function objective(given: JsonRecord) {
  const { scenario, held } = EXAMPLES.objective.parse(given)
  const goalOf = (side: 'A' | 'B'): Goal => ({
    goal: scenario.goal[side],
    home: scenario.home[side],
    middle: scenario.middle,
  })
  let holds = { A: { goal: 0, middle: 0 }, B: { goal: 0, middle: 0 } }
  for (const [at, turn] of held.entries()) {
    holds = { A: heldOn(goalOf('A'), holds.A, turn.A), B: heldOn(goalOf('B'), holds.B, turn.B) }
    const winner = (['A', 'B'] as const).find((side) =>
      hasWon(goalOf(side), holds[side], { heldByEnemy: turn[side === 'A' ? 'B' : 'A'], settings }),
    )
    if (winner) return { turn: at + 1, winner }
  }
  return { turn: null, winner: null }
}
