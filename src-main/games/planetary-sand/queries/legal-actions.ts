import { seededDice } from '#main/games/kit/dice.ts'
import { addPrisoners } from '#shared/games/planetary-sand/add-prisoners.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { formatCordDistance, formatFeet } from '#shared/games/planetary-sand/format-cord.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { MoveChoices, CordDistance, RefusalReason } from '#shared/games/planetary-sand/replies.ts'
import { TERRAIN, type TerrainId } from '#shared/games/planetary-sand/tables/terrain.ts'
import { decide } from '../decide.ts'
import { roundR } from '../distance/cords.ts'
import { findPiece } from '../find.ts'
import { createWalkerFor } from '../move/travel.ts'
import { listMoveChoiceDrafts } from './move-choices.ts'

/** Lists the legal actions of a selection (SAND-MOVE-1, SAND-TURN-1). */
export function listLegalActions(battle: Battle, { by, ids }: QuestionOf<'moves'>): MoveChoices {
  const movers = addPrisoners(battle, by, ids)
  const options = listMoveChoiceDrafts(battle, by, ids).filter(({ trial }) => refusalOf(battle, trial) === null)
  const refusal = refusalOf(battle, stepOf(battle, by, movers))
  return {
    refusal,
    grounds: refusal === null ? groundsFor(battle, movers) : [],
    options: options.map(({ title, order, lacks }) => ({ title, order, lacks })),
  }
}

/** A move of length zero, which is refused only if no move is possible at all. */
function stepOf(battle: Battle, by: string, movers: readonly string[]): Command {
  const at = findPiece(battle, movers[0] ?? '')?.at ?? null
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

/** Why a command would be refused, or null; uses throwaway dice. */
function refusalOf(battle: Battle, order: Command): RefusalReason | null {
  const decision = decide(battle, order, seededDice('trial'))
  return decision.ok ? null : { message: decision.refusal.message, rule: decision.refusal.rule }
}

function groundsFor(battle: Battle, movers: readonly string[]): MoveChoices['grounds'] {
  const walkers = movers.flatMap((id) => {
    const piece = findPiece(battle, id)
    return piece ? [createWalkerFor(battle, piece, 1)] : []
  })
  return (Object.keys(TERRAIN) as TerrainId[]).map((terrain) => {
    const reaches = walkers.map((walker) => {
      const cost = walker.costOf(terrain)
      return cost === null ? 0 : walker.allowance / cost
    })
    const least = Math.min(...reaches)
    return { terrain, reach: least > 0 ? convertToCordDistance(least, battle) : null }
  })
}

/** Converts a distance in R to a cord distance. */
export function convertToCordDistance(r: number, { settings: { unitMm } }: Battle): CordDistance {
  return { r: roundR(r), feet: formatFeet(r * unitMm), cord: formatCordDistance(r) }
}
