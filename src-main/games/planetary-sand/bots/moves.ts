import { createSeededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { getMachineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { formatCount } from '#shared/kit/format.ts'
import { listAirtightNeighbours } from '../air/lose-air.ts'
import { decide } from '../commands/decide.ts'
import { CAN_CLOSE_BY_SETTING } from '../ground/meet.ts'
import { mayBeInContact } from '../ground/positions.ts'
import { isSamePair } from '../state/evolve.ts'
import { findRoom, countWorkforce, isActivePiece, isFigure, isPassage, needsAir, isVacuum } from '../state/find.ts'
import type { BotOrder, BotSide } from './bot.ts'
import { listMoveGroups, listRiderGroups } from './list-move-groups.ts'
import type { MoveGroup } from './move-group.ts'
import { listMoveOrders } from './move-paths.ts'
import { createProspectLookup } from './prospects.ts'
import { listBoardOrders, listDismountOrders, hasVehicleSeats } from './riding.ts'

/**
 * Orders men who breathe the air of a room or vehicle in a vacuum: to put on suits before the air runs out or they go
 * out, or to move to where it lasts (SAND-AIR-3, SAND-AIR-4, SAND-AIR-5).
 */
function findAirSafetyOrder(battle: Battle, { by, temper }: BotSide, { things, goal }: MoveGroup): BotOrder[] {
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

/**
 * The next command of the move phase: closing to contact, entering a room, work, or the best path; null if all
 * remaining groups stay (SAND-TURN-1).
 */
export function findMoveOrder(battle: Battle, side: BotSide): BotOrder | null {
  const look = createProspectLookup(battle, side.by)
  for (const group of listMoveGroups(battle, side)) {
    const order = firstLegal(battle, [
      () => closing(battle, side, group),
      () => findAirSafetyOrder(battle, side, group),
      () => entering(battle, side.by, group),
      () => listBoardOrders(battle, side, group),
      () => listMoveOrders(battle, side, { group, look }),
    ])
    if (order) return order
  }
  for (const ride of hasVehicleSeats(battle, side.by) ? listRiderGroups(battle, side.by) : []) {
    const group = { things: ride.riders, at: ride.car.at ?? ride.goal.at, goal: ride.goal }
    const order = firstLegal(battle, [
      () => findAirSafetyOrder(battle, side, group),
      () => listDismountOrders(battle, side.by, ride),
    ])
    if (order) return order
  }
  return loading(battle, side.by).find(({ command }) => isLegal(battle, command)) ?? null
}

/** The first legal command. Later alternatives are computed lazily. */
function firstLegal(battle: Battle, thoughts: readonly (() => BotOrder[])[]): BotOrder | null {
  for (const think of thoughts) {
    const order = think().find(({ command }) => isLegal(battle, command))
    if (order) return order
  }
  return null
}

function isLegal(battle: Battle, command: Command): boolean {
  return decide(battle, command, createSeededDice('trial')).ok
}

/** Closes to contact with a unit already met if there are enough men (SAND-HTH-1, SAND-MOVE-6). */
function closing(battle: Battle, { by, temper }: BotSide, { things, goal }: MoveGroup): BotOrder[] {
  const men = things.filter(isFigure).filter(({ kind, inside }) => inside === null && kind === 'man')
  if (goal.isPlain || men.length === 0) return []
  const units = battle.met.flatMap((met) =>
    CAN_CLOSE_BY_SETTING[battle.settings.meetThenClose](met, battle.step)
      ? [...new Set(battle.figures.filter(({ side }) => side !== by).map(({ unit }) => unit))].filter((unit) =>
          isSamePair(met.units, [men[0]?.unit ?? '', unit]),
        )
      : [],
  )
  return units.flatMap((unit) => {
    const enemies = battle.figures.filter(
      (figure) => figure.unit === unit && isActivePiece(figure) && figure.inside === null && figure.side !== by,
    )
    if (enemies.length === 0 || men.length < temper.closesAt * enemies.length) return []
    const figures = men.map(({ id }) => id)
    return [
      {
        command: { type: 'close', by, figures, unit, distance: null },
        why: `${formatCount(men.length, 'man', 'men')} against ${enemies.length}: it closes with ${unit}.`,
      },
    ]
  })
}

/** Enters the group's target room through its door, or leaves another room (SAND-MOVE-4). */
function entering(battle: Battle, by: string, { things, goal }: MoveGroup): BotOrder[] {
  const figures = things.filter(isFigure)
  const [lead] = figures
  if (!lead || figures.length < things.length || goal.room === lead.inside) return []
  const next = goal.room === null ? null : nextRoom(battle, lead.inside, goal.room)
  const isAirless = isVacuum(battle) && findRoom(battle, next)?.hasAir !== true
  const ids = figures.filter((figure) => !isAirless || !needsAir(figure)).map(({ id }) => id)
  if (ids.length === 0) return []
  if (goal.room === null)
    return [{ command: { type: 'leave', by, figures: ids, at: null, cover: null }, why: `It goes ${goal.words}.` }]
  if (next === null) return []
  return [{ command: { type: 'board', by, figures: ids, into: next }, why: `It goes into ${next} ${goal.words}.` }]
}

/** The next room on the shortest path through doors and breaches; null is the outside, or no path. */
function nextRoom({ openings }: Battle, from: string | null, to: string): string | null {
  const seen = new Map<string | null, string | null>([[to, to]])
  const queue: (string | null)[] = [to]
  for (let room = queue.shift(); room !== undefined; room = queue.shift()) {
    if (room === from) return seen.get(room) ?? null
    for (const { rooms } of openings.filter(isPassage))
      for (const [a, b] of [rooms, [rooms[1], rooms[0]]])
        if (a === room && b !== undefined && !seen.has(b)) {
          seen.set(b, room)
          queue.push(b)
        }
  }
  return null
}

/** Reloads empty pads with the figures beside them (SAND-RELOAD-1). */
function loading(battle: Battle, by: string): BotOrder[] {
  const pads = battle.machines.filter(
    (machine) => machine.side === by && isActivePiece(machine) && !machine.isLoaded && machine.spares > 0,
  )
  return pads.flatMap(({ id, type }) => {
    const beside = battle.figures.filter(
      (figure) =>
        figure.side === by &&
        isActivePiece(figure) &&
        figure.used?.turn !== battle.turn &&
        figure.inside === null &&
        mayBeInContact(battle, figure.id, id),
    )
    const need = getMachineRow(type).reload?.men ?? 1
    const hands = beside.filter((_, at) => countWorkforce(beside.slice(0, at)) < need).map((figure) => figure.id)
    return hands.length === 0
      ? []
      : [{ command: { type: 'reload' as const, by, machine: id, hands }, why: `${id} is empty: it is reloaded.` }]
  })
}
