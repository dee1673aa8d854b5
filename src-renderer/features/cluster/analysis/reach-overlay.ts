import type { ReachSettings, ReachStartSet, ReachRangePerTurn } from '#renderer/stores/analysis-settings.ts'
import {
  createMaskOfHexesWithin,
  UNREACHABLE_JUMPS,
  computeJumpsByRange,
  computeJumpsByRoute,
} from '#shared/cluster/net/reach.ts'
import type { StarNet } from '#shared/cluster/net/star-net.ts'
import type { StarView } from '#shared/contract/cluster.ts'
import type { StarMap } from '../model/star-map.ts'
import type { MapThingRef } from '../tools/tool.ts'
import {
  type AnalysisOverlay,
  type OverlayLegendLine,
  type OverlaySourceMap,
  listHeatSteps,
  countHexesByValue,
  countStarsByValue,
} from './analysis-overlay.ts'

/** Colour of the start, then one colour per turn: from brass and verdigris to blue and dusk. */
const COLOURS = ['#f3d486', '#d9a441', '#8fae52', '#3f9c86', '#3a7fb5', '#5b62b8', '#7a4f9c'] as const

/** Names of fleets with this range (FIST-MOVE-1). */
export const REACH_RANGE_NAMES: Readonly<Record<ReachRangePerTurn, string>> = {
  '3': '3 hexes: transports, dreadnoughts',
  '4': '4 hexes: cruisers',
  '5': '5 hexes: scouts',
  route: 'Along drawn routes',
}

export const REACH_START_NAMES: Readonly<Record<ReachStartSet, string>> = {
  chosen: 'The chosen stars',
  owned: 'All stars with an owner',
  homeworlds: 'All homeworlds',
}

/** Start stars, as indices into the list of stars. */
export function listReachStartIndices(
  map: StarMap,
  start: ReachStartSet,
  selection: readonly MapThingRef[],
): readonly number[] {
  if (start === 'chosen')
    return selection.flatMap(({ kind, id }) => {
      const at = kind === 'star' ? map.indexOf(id) : -1
      return at < 0 ? [] : [at]
    })
  const isStart = (star: StarView) => (start === 'owned' ? star.factionId !== null : star.isHomeworld)
  return map.stars.flatMap((star, at) => (isStart(star) ? [at] : []))
}

/** Where fleets can be after a number of turns, moving from star to star (FIST-MOVE-2); null without a start. */
export function buildReachOverlay(
  map: OverlaySourceMap,
  from: readonly number[],
  { way, turns }: Pick<ReachSettings, 'way' | 'turns'>,
): AnalysisOverlay | null {
  if (from.length === 0) return null
  const net = map.net()
  const values = way === 'route' ? routeValues(net, from, turns) : rangeValues(net, from, { range: Number(way), turns })
  const [hexes, stars] = [countHexesByValue(values, turns + 2), countStarsByValue(map, values, turns + 2)]
  const lines = Array.from({ length: turns + 1 }, (_, turn): OverlayLegendLine => ({
    label: turn === 0 ? 'Where it begins' : `Turn ${turn}`,
    colour: COLOURS[turn] ?? COLOURS[0],
    isHatched: false,
    stars: stars[turn + 1] ?? 0,
    hexes: hexes[turn + 1] ?? 0,
  }))
  return { title: 'Reach', heat: { values, steps: listHeatSteps(lines) }, lines }
}

/** Value per hex: 1 at the start, 2 within one turn and so on; 0 beyond. */
function rangeValues(
  net: StarNet,
  from: readonly number[],
  { range, turns }: { range: number; turns: number },
): Uint8Array {
  const needed = computeJumpsByRange(net, from, range, turns)
  const values = new Uint8Array(net.field.size)
  for (let turn = turns; turn > 0; turn -= 1) {
    const before = starsAt(needed, turn - 1)
    if (before.length === 0) continue
    const mask = createMaskOfHexesWithin(net, before, range)
    for (let hex = mask.indexOf(1); hex !== -1; hex = mask.indexOf(1, hex + 1)) values[hex] = turn + 1
  }
  for (const star of from) values[net.hexes[star] ?? 0] = 1
  return values
}

/** Values for movement along routes: the hexes of stars, and of the lines that lead to them. */
function routeValues(net: StarNet, from: readonly number[], turns: number): Uint8Array {
  const { field, hexes, starAt, size } = net
  const { start, to } = net.routes
  const needed = computeJumpsByRoute(net, from, turns)
  const values = new Uint8Array(field.size)
  const line = new Int32Array(field.board.rows + field.board.columns + 2)
  for (let star = 0; star < size; star += 1) {
    const turn = needed[star] ?? UNREACHABLE_JUMPS
    if (turn === UNREACHABLE_JUMPS) continue
    values[hexes[star] ?? 0] = turn + 1
    for (let at = start[star] ?? 0; at < (start[star + 1] ?? 0); at += 1) {
      const end = to[at] ?? 0
      if ((needed[end] ?? UNREACHABLE_JUMPS) !== turn + 1) continue
      const count = field.line(hexes[star] ?? 0, hexes[end] ?? 0, line)
      for (const hex of line.subarray(0, count)) if (starAt[hex] === -1) values[hex] = sooner(values[hex], turn + 2)
    }
  }
  return values
}

function sooner(known: number | undefined, value: number): number {
  return known ? Math.min(known, value) : value
}

function starsAt(needed: Uint8Array, turn: number): number[] {
  const stars: number[] = []
  for (let star = needed.indexOf(turn); star !== -1; star = needed.indexOf(turn, star + 1)) stars.push(star)
  return stars
}
