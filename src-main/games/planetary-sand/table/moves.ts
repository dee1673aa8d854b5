import { seededDice } from '#main/games/kit/dice.ts'
import type { Moves, Reach, Reason } from '#shared/games/planetary-sand/answers.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { cordWords, feetWords } from '#shared/games/planetary-sand/cord-words.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import { TERRAIN, type TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import { withPrisoners } from '#shared/games/planetary-sand/with-prisoners.ts'
import { decide } from '../decide.ts'
import { roundedR } from '../distance/cords.ts'
import { findThing } from '../find.ts'
import { walkerFor } from '../move/travel.ts'
import { moveOptionsFor } from './move-options.ts'

/** What a choice of figures and machines may do now: only what the rules would let it (SAND-MOVE-1, SAND-TURN-1). */
export function movesOf(battle: Battle, { by, ids }: QuestionOf<'moves'>): Moves {
  const movers = withPrisoners(battle, by, ids)
  const options = moveOptionsFor(battle, by, ids).filter(({ trial }) => refusalOf(battle, trial) === null)
  const refusal = refusalOf(battle, stepOf(battle, by, movers))
  return {
    refusal,
    grounds: refusal === null ? groundsFor(battle, movers) : [],
    options: options.map(({ title, order, lacks }) => ({ title, order, lacks })),
  }
}

/** A move of no length at all: refused only where no move is to be had. */
function stepOf(battle: Battle, by: string, movers: readonly string[]): Command {
  const at = findThing(battle, movers[0] ?? '')?.at ?? null
  const way = at
    ? { path: [{ ...at, terrain: 'flat' as const }] }
    : { stretches: [{ terrain: 'flat' as const, length: { r: 0 } }] }
  return {
    type: 'move',
    by,
    movers: [...movers],
    way,
    ends: { heading: null, cover: null, meets: [], parts: [], isOff: false },
  }
}

/** Why an order would be refused, or null; its dice are thrown for nobody. */
function refusalOf(battle: Battle, order: Command): Reason | null {
  const decision = decide(battle, order, seededDice('trial'))
  return decision.ok ? null : { message: decision.refusal.message, rule: decision.refusal.rule }
}

function groundsFor(battle: Battle, movers: readonly string[]): Moves['grounds'] {
  const walkers = movers.flatMap((id) => {
    const thing = findThing(battle, id)
    return thing ? [walkerFor(battle, thing, 1)] : []
  })
  return (Object.keys(TERRAIN) as TerrainId[]).map((terrain) => {
    const reaches = walkers.map((walker) => {
      const cost = walker.costOf(terrain)
      return cost === null ? 0 : walker.allowance / cost
    })
    const least = Math.min(...reaches)
    return { terrain, reach: least > 0 ? reachOf(least, battle) : null }
  })
}

/** A way in R, as a cord says it. */
export function reachOf(r: number, { settings: { unitMm } }: Battle): Reach {
  return { r: roundedR(r), feet: feetWords(r * unitMm), cord: cordWords(r) }
}
