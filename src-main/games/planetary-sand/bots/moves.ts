import { seededDice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import { machineRow } from '#shared/games/planetary-sand/tables/machines.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import type { Point } from '#shared/kit/convex.ts'
import { countWords } from '#shared/kit/words.ts'
import { decide } from '../decide.ts'
import { isPair } from '../evolve.ts'
import { handsOf, isAble, isFigure, isPassage } from '../find.ts'
import { groundsAlong } from '../map/grounds.ts'
import { mayTouch, NEAR_R } from '../map/where.ts'
import { MAY_CLOSE } from '../move/meet.ts'
import { pointAlong } from '../move/path.ts'
import { moverOf, walkerFor } from '../move/travel.ts'
import { walk } from '../move/walk.ts'
import type { BotOrder, BotSide } from './bot.ts'
import { type Group, groupsOf } from './groups.ts'
import { lookRound, worthOf } from './prospects.ts'

/** Ways that are thought of, in degrees off the straight one to the goal. */
const TURNS = [0, 30, -30, 70, -70, 120, -120, 180] as const
/** How much of its way a group goes. */
const SHARES = [1, 0.5] as const
/** By so much a move must be better than staying. */
const WORTH_MOVING = 0.02
/** The best so many are tried before a group stays. */
const TRIES = 5

/** The next order of the move: to contact, into a room, to work, or along the way that is worth most; null where all that is left stays (SAND-TURN-1). */
export function moveOrder(battle: Battle, side: BotSide): BotOrder | null {
  const look = lookRound(battle, side.by)
  for (const group of groupsOf(battle, side.by)) {
    const wanted = [
      ...closing(battle, side, group),
      ...entering(battle, side.by, group),
      ...going(battle, side, { group, look }),
    ]
    const order = wanted.find(({ command }) => isLegal(battle, command))
    if (order) return order
  }
  return loading(battle, side.by).find(({ command }) => isLegal(battle, command)) ?? null
}

function isLegal(battle: Battle, command: Command): boolean {
  return decide(battle, command, seededDice('trial')).ok
}

/** To contact with a unit that was met, where there are enough men for it (SAND-HTH-1, SAND-MOVE-6). */
function closing(battle: Battle, { by, temper }: BotSide, { things, goal }: Group): BotOrder[] {
  const men = things.filter(isFigure).filter(({ kind, inside }) => inside === null && kind === 'man')
  if (goal.isPlain || men.length === 0) return []
  const units = battle.met.flatMap((met) =>
    MAY_CLOSE[battle.settings.meetThenClose](met, battle.step)
      ? [...new Set(battle.figures.filter(({ side }) => side !== by).map(({ unit }) => unit))].filter((unit) =>
          isPair(met.units, [men[0]?.unit ?? '', unit]),
        )
      : [],
  )
  return units.flatMap((unit) => {
    const enemies = battle.figures.filter(
      (one) => one.unit === unit && isAble(one) && one.inside === null && one.side !== by,
    )
    if (enemies.length === 0 || men.length < temper.closesAt * enemies.length) return []
    const figures = men.map(({ id }) => id)
    return [
      {
        command: { type: 'close', by, figures, unit, distance: null },
        why: `${countWords(men.length, 'man', 'men')} against ${enemies.length}: it closes with ${unit}.`,
      },
    ]
  })
}

/** Through the door of the room that it means to get into, or out of one that it does not (SAND-MOVE-4). */
function entering(battle: Battle, by: string, { things, goal }: Group): BotOrder[] {
  const figures = things.filter(isFigure)
  const [lead] = figures
  if (!lead || figures.length < things.length || goal.room === lead.inside) return []
  const ids = figures.map(({ id }) => id)
  if (goal.room === null)
    return [{ command: { type: 'leave', by, figures: ids, at: null, cover: null }, why: `It goes ${goal.words}.` }]
  const next = nextRoom(battle, lead.inside, goal.room)
  if (next === null) return []
  return [{ command: { type: 'board', by, figures: ids, into: next }, why: `It goes into ${next} ${goal.words}.` }]
}

/** The next room on the shortest way through doors and breaches; null is outside, or nowhere to go. */
function nextRoom({ openings }: Battle, from: string | null, to: string): string | null {
  const seen = new Map<string | null, string | null>([[to, to]])
  const queue: (string | null)[] = [to]
  for (let room = queue.shift(); room !== undefined; room = queue.shift()) {
    if (room === from) return seen.get(room) ?? null
    for (const { rooms } of openings.filter(isPassage))
      for (const [one, other] of [rooms, [rooms[1], rooms[0]]])
        if (one === room && other !== undefined && !seen.has(other)) {
          seen.set(other, room)
          queue.push(other)
        }
  }
  return null
}

interface Looking {
  readonly group: Group
  readonly look: ReturnType<typeof lookRound>
}

/** The ways that are better than staying, the best first. */
function going(battle: Battle, { by, temper, whims }: BotSide, { group, look }: Looking): BotOrder[] {
  const { things, at, goal } = group
  const [lead] = things
  if (!lead?.at || things.some(({ inside }) => inside !== null)) return []
  const { unitMm } = battle.settings
  const farR = (point: Point) => Math.max(0, Math.hypot(point.x - goal.at.x, point.y - goal.at.y) / unitMm - NEAR_R / 2)
  const staying = goal.isPlain ? -farR(at) : worthOf(look(at, things), farR(at), temper.weights)
  const ways = waysFrom(battle, group, whims.die(TURNS.length)).flatMap(({ end, path }) => {
    const worth = goal.isPlain ? -farR(end) : worthOf(look(end, things), farR(end), temper.weights)
    return worth > staying + WORTH_MOVING ? [{ path, worth, end }] : []
  })
  return ways
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, TRIES)
    .map(({ path, end }) => ({
      command: {
        type: 'move',
        by,
        movers: things.map(({ id }) => id),
        way: { path: [{ ...path, terrain: 'flat' }] },
        ends: { heading: null, cover: null, meets: [], parts: [], isOff: false },
      },
      why: look(end, things).isCovered ? `It goes into cover ${goal.words}.` : `It goes ${goal.words}.`,
    }))
}

/** Ways to the goal and beside it, as far as the ground lets the lead go; one turn is left to chance, so that nobody waits before a lake for ever. */
function waysFrom(battle: Battle, { things, at, goal }: Group, whim: number): { end: Point; path: Point }[] {
  const [lead] = things
  if (!lead?.at) return []
  const { unitMm } = battle.settings
  const start = lead.at
  const allowance = Math.min(...things.map((one) => MOVERS[moverOf(one) ?? 'infantry'].allowance[battle.gravity]))
  const straight = Math.atan2(goal.at.y - at.y, goal.at.x - at.x)
  const far = Math.hypot(goal.at.y - at.y, goal.at.x - at.x)
  return [...TURNS, TURNS[0] + whim * 40].flatMap((turn) =>
    SHARES.flatMap((share) => {
      const angle = straight + (turn * Math.PI) / 180
      const mm = Math.min(allowance * share * unitMm, turn === 0 ? far : Infinity)
      const path = { x: start.x + mm * Math.cos(angle), y: start.y + mm * Math.sin(angle) }
      const gone = goneOf(battle, lead, [start, path])
      if (gone < 1) return []
      const to = pointAlong([start, path], gone)
      return [{ path, end: { x: at.x + to.x - start.x, y: at.y + to.y - start.y } }]
    }),
  )
}

/** Millimetres that the ground lets somebody go along a way. */
function goneOf(battle: Battle, lead: Group['things'][number], path: readonly [Point, Point]): number {
  const { unitMm } = battle.settings
  const stretches = groundsAlong(battle, path).map(({ terrain, mm }) => ({ terrain, length: mm / unitMm }))
  return walk(stretches, walkerFor(battle, lead, 1)).moved * unitMm
}

/** Pads that are empty, with whoever stands beside them (SAND-RELOAD-1). */
function loading(battle: Battle, by: string): BotOrder[] {
  const pads = battle.machines.filter((one) => one.side === by && isAble(one) && !one.isLoaded && one.spares > 0)
  return pads.flatMap(({ id, type }) => {
    const beside = battle.figures.filter(
      (one) =>
        one.side === by &&
        isAble(one) &&
        one.used?.turn !== battle.turn &&
        one.inside === null &&
        mayTouch(battle, one.id, id),
    )
    const need = machineRow(type).reload?.men ?? 1
    const hands = beside.filter((_, at) => handsOf(beside.slice(0, at)) < need).map((one) => one.id)
    return hands.length === 0
      ? []
      : [{ command: { type: 'reload' as const, by, machine: id, hands }, why: `${id} is empty: it is reloaded.` }]
  })
}
