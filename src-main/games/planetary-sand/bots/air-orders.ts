import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { formatCount } from '#shared/kit/format.ts'
import { isVacuum, listAirtightNeighbours } from '../air/lose-air.ts'
import { findRoom, isActivePiece, isFigure, needsAir } from '../find.ts'
import type { BotOrder, BotSide } from './bot.ts'
import type { MoveGroup } from './move-group.ts'

/**
 * Orders men who breathe the air of a room or vehicle in a vacuum: to put on suits before the air runs out or they go
 * out, or to move to where it lasts (SAND-AIR-3, SAND-AIR-4, SAND-AIR-5).
 */
export function findAirSafetyOrder(battle: Battle, { by, temper }: BotSide, { things, goal }: MoveGroup): BotOrder[] {
  if (!isVacuum(battle)) return []
  const breathing = things.filter(isFigure).filter((figure) => figure.inside !== null && needsAir(figure))
  const [lead] = breathing
  if (!lead) return []
  const isLeaking = (findRoom(battle, lead.inside)?.leakTurn ?? null) !== null
  const goesOut = goal.room !== lead.inside
  const ids = breathing.map(({ id }) => id)
  const suited = ids.slice(0, battle.helmets[by] ?? 0)
  const suits = formatCount(suited.length, 'suit')
  const why = isLeaking ? `${lead.inside} loses its air: ${suits}.` : `${suits}, to be ready for the vacuum.`
  const isWanted = suited.length > 0 && (isLeaking || goesOut || temper.weights.fear >= CARES)
  return [
    ...(isWanted ? [{ command: { type: 'suit-up' as const, by, figures: suited }, why }] : []),
    ...(isLeaking ? havens(battle, by, lead.inside ?? '') : []).map((to) => ({
      command: { type: 'evacuate' as const, by, figures: ids, to },
      why: `${lead.inside} loses its air: to ${to}.`,
    })),
  ]
}

/** Fear above which a bot puts suits on before a wall is hit. */
const CARES = 0.5

/** Refuges with air for men who must leave a room: adjacent rooms, then own vehicles that keep their air. */
function havens(battle: Battle, by: string, room: string): string[] {
  const cabs = battle.machines.filter(
    (machine) =>
      machine.side === by && isActivePiece(machine) && machine.hasAir && getMachineRow(machine.type).isAirtight,
  )
  return [...listAirtightNeighbours(battle, room), ...cabs.map(({ id }) => id)]
}
