import { seededDice } from '#main/games/kit/dice.ts'
import { addPrisoners } from '#shared/games/planetary-sand/add-prisoners.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { QuestionOf } from '#shared/games/planetary-sand/questions.ts'
import type { MapReach, MapPath, RefusalReason } from '#shared/games/planetary-sand/replies.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import type { Point } from '#shared/kit/convex.ts'
import { decide } from '../decide.ts'
import { findPiece } from '../find.ts'
import { formatStopReason } from '../move/stop-reason.ts'
import { findMoverType } from '../move/travel.ts'
import { convertToCordDistance } from './legal-actions.ts'

/** Number of directions tried. */
const DIRECTIONS = 36
/** Number of bisection steps if a wall is in the way. */
const HALVES = 5

type Acted = Extract<BattleEvent, { type: 'acted' }>
type Gone = { readonly acted: Acted } | RefusalReason

/**
 * Computes the farthest points that a selection can reach straight ahead, for its lead. Limited by ground, banks,
 * walls and units met (SAND-MOVE-1, SAND-MOVE-3, SAND-MOVE-5).
 */
export function computeMapReach(battle: Battle, { by, ids }: QuestionOf<'reach'>): MapReach {
  const [lead] = ids.flatMap((id) => findPiece(battle, id) ?? [])
  const start = lead?.at
  if (!lead || !start) return { refusal: { message: 'Set it up on the map first.', rule: null }, outline: [] }
  const still = goneBy(battle, by, ids, [start])
  if ('message' in still) return { refusal: still, outline: [] }
  const far = MOVERS[findMoverType(lead) ?? 'infantry'].allowance[battle.gravity] * battle.settings.unitMm
  const outline = Array.from({ length: DIRECTIONS }, (_, at) => {
    const angle = (2 * Math.PI * at) / DIRECTIONS
    return farthest((mm) => ({ x: start.x + mm * Math.cos(angle), y: start.y + mm * Math.sin(angle) }))
  })
  return { refusal: null, outline }

  function farthest(pointAt: (mm: number) => Point): Point {
    let [least, most] = [0, far]
    for (let half = 0; half <= HALVES; half += 1) {
      const mm = half === 0 ? far : (least + most) / 2
      const gone = goneBy(battle, by, ids, [pointAt(mm)])
      if ('acted' in gone && half === 0) return gone.acted.things[0]?.place.at ?? pointAt(mm)
      if ('acted' in gone) least = mm
      else most = mm
    }
    return pointAt(least)
  }
}

/** Computes where a path on the map ends for all its movers, or why it is refused. */
export function computeMapPath(battle: Battle, { by, ids, path }: QuestionOf<'way'>): MapPath {
  const gone = goneBy(battle, by, ids, path)
  if ('message' in gone) return { refusal: gone, ends: [], reach: convertToCordDistance(0, battle), stopped: null }
  const { things, moved, stopped } = gone.acted
  return {
    refusal: null,
    ends: things.flatMap(({ id, place }) => (place.at ? [{ id, at: place.at }] : [])),
    reach: convertToCordDistance(moved, battle),
    stopped: formatStopReason(stopped),
  }
}

/** The outcome of the move with throwaway dice. */
function goneBy(battle: Battle, by: string, ids: readonly string[], path: readonly Point[]): Gone {
  const command: Command = {
    type: 'move',
    by,
    movers: [...addPrisoners(battle, by, ids)],
    way: { path: path.map((point) => ({ ...point, terrain: 'flat' })) },
    ends: { heading: null, cover: null, meets: [], parts: [], isOff: false },
  }
  const decision = decide(battle, command, seededDice('trial'))
  if (!decision.ok) return { message: decision.refusal.message, rule: decision.refusal.rule }
  const acted = decision.events.find((event): event is Acted => event.type === 'acted')
  return acted ? { acted } : { message: 'It goes nowhere.', rule: null }
}
