import { describe, expect, test } from 'vitest'
import { type MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { DEFAULT_MAP_LAYER_STATES, type MapLayerStates } from '#renderer/stores/map-layers.ts'
import { type Symmetry, findSymmetryProblem, listSymmetryTransforms } from '#shared/cluster/symmetry.ts'
import type { ClusterPatch, ClusterView } from '#shared/contract/cluster.ts'
import { areRunsOnBoard, hasHex, iterateHexes, type HexRuns } from '#shared/kit/hex-runs.ts'
import {
  type HexBoard,
  computeHexCentre,
  getHexLabel,
  type HexPlace,
  isOnBoard,
  STANDARD_BOARD,
} from '#shared/kit/hex.ts'
import { expectSame } from '#tests/support/expect-same.ts'
import { countedIds, sceneOf } from '#tests/support/map-scene.ts'
import { runs } from '#tests/support/soak.ts'
import { clusterView, findMapProblem, inOrder, labelAt, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { buildMapSnippet } from '../clipboard/clipboard.ts'
import { applySelectionChange } from '../editing/selection.ts'
import { findSelectionCentre } from '../editing/transform.ts'
import { applyEdits, applyPatch, createStarMap, type StarMap } from '../model/star-map.ts'
import { createPasteTool } from './paste-tool.ts'
import { type RunningTool, createRunningTool } from './running-tool.ts'
import { createSeededRandom } from './seeded-random.ts'
import type { RunningToolContext, MapThingRef } from './tool.ts'
import { DEFAULT_TOOL_SETTINGS_BY_ID, startTool, type ToolSettingsById, TOOLS } from './tools.ts'

const OWNER = () => 'Ember Court'
const SEQUENCES = runs({ part: 1200, whole: 4000 })
const EVENTS = 40

/** Draws by a seed: whole numbers below `end`, and one of several. */
function drawsOf(seed: number) {
  const chance = createSeededRandom(seed)
  let count = 0
  const below = (end: number) => Math.floor(chance(count++) * end)
  return { below, oneOf: <Value>(values: readonly Value[]) => values[below(values.length)] as Value }
}
type Draws = ReturnType<typeof drawsOf>

const BOARDS: readonly HexBoard[] = [
  { ...STANDARD_BOARD, rows: 8, columns: 7 },
  { ...STANDARD_BOARD, rows: 9, columns: 9 },
  { ...STANDARD_BOARD, rows: 7, columns: 9, orientation: 'flat', shifted: 'odd' },
  { ...STANDARD_BOARD, rows: 7, columns: 8, orientation: 'flat' },
]
const SYMMETRIES = [
  'none',
  'half-turn',
  'mirror-left-right',
  'mirror-top-bottom',
  'third-turns',
  'sixth-turns',
] as const

/** A symmetric map: a few stars and a route with all their partners. */
function firstMap(board: HexBoard, symmetry: Symmetry, { below }: Draws): StarMap {
  const ways = [(place: HexPlace) => place, ...listSymmetryTransforms(symmetry, board)]
  const stars = new Map<string, HexPlace & { rating: 1 | 2 | 3 | 4 | 5 }>()
  const pairs = new Map<string, readonly [HexPlace, HexPlace]>()
  const add = (place: HexPlace, rating: 1 | 2 | 3 | 4 | 5) => {
    if (isOnBoard(place, board) && !stars.has(getHexLabel(place, board)))
      stars.set(getHexLabel(place, board), { ...place, rating })
  }
  const somewhere = () => ({ row: 1 + below(board.rows), column: 1 + below(board.columns) })
  for (let count = 0; count < 3; count += 1) {
    const [a, b] = [somewhere(), somewhere()]
    if (ways.some((transform) => [a, b].some((place) => stars.has(getHexLabel(transform(place), board))))) continue
    if (ways.some((transform) => getHexLabel(transform(a), board) === getHexLabel(b, board))) continue
    for (const transform of ways) {
      add(transform(a), (1 + (count % 5)) as 1)
      add(transform(b), 4)
      const ends = [transform(a), transform(b)] as const
      if (ends.every((place) => isOnBoard(place, board)))
        pairs.set(
          ends
            .map((place) => getHexLabel(place, board))
            .toSorted()
            .join(),
          ends,
        )
    }
  }
  const idOf = (place: HexPlace) => `s${getHexLabel(place, board)}`
  return createStarMap(
    clusterView({
      board,
      stars: [...stars].map(([label, { rating }]) => starAt(`s${label}`, label, { rating }, board)),
      routes: [...pairs.values()].map(([a, b]) => routeBetween(idOf(a), idOf(b))),
      labels: [labelAt('label', '0303')],
    }),
    OWNER,
  )
}

function optionsOf({ below, oneOf }: Draws, map: StarMap): ToolSettingsById {
  const region = map.regions[0]
  const targets = [
    { kind: 'new' },
    { kind: 'fog' },
    ...(region ? [{ kind: 'region', id: region.id } as const] : []),
  ] as const
  return {
    select: { by: oneOf(['box', 'lasso']) },
    star: {
      ...DEFAULT_TOOL_SETTINGS_BY_ID.star,
      rating: oneOf([1, 2, 5]),
      mode: oneOf(['click', 'brush']),
      radius: below(3),
      density: 30 + below(60),
      apart: below(2),
    },
    route: { ...DEFAULT_TOOL_SETTINGS_BY_ID.route, mode: oneOf(['pair', 'chain', 'auto']), reach: 1 + below(3) },
    region: {
      ...DEFAULT_TOOL_SETTINGS_BY_ID.region,
      target: oneOf(targets),
      mode: oneOf(['paint', 'fill']),
      radius: below(2),
    },
    label: { ...DEFAULT_TOOL_SETTINGS_BY_ID.label, kind: oneOf(['label', 'note']) },
  }
}

function layersOf({ below, oneOf }: Draws): MapLayerStates {
  if (below(5) > 0) return DEFAULT_MAP_LAYER_STATES
  const layer = oneOf(['stars', 'routes', 'regions', 'labels', 'fog'] as const)
  return {
    ...DEFAULT_MAP_LAYER_STATES,
    [layer]: { ...DEFAULT_MAP_LAYER_STATES[layer], ...oneOf([{ isLocked: true }, { isShown: false }]) },
  }
}

/** Mostly presses, moves and releases in a sensible order, often of stars and where the pointer was; now and then anything at all. */
function eventOf({ below, oneOf }: Draws, { board, stars }: StarMap, last: MapEvent | null): MapEvent {
  const kind = below(30)
  if (kind === 0) return { type: 'cancel' }
  if (kind === 1) return { type: 'leave' }
  if (kind === 2) return { type: 'done' }
  const isDown = last?.type === 'down' || (last?.type === 'move' && below(3) > 0)
  const type = oneOf(
    isDown
      ? (['move', 'up', 'up', 'down', 'double'] as const)
      : (['down', 'down', 'down', 'move', 'up', 'double'] as const),
  )
  const keys = { shift: below(9) === 0, ctrl: below(9) === 0, alt: below(9) === 0 }
  if (below(25) === 0) return { type, hex: null, point: { x: -3, y: -3 }, keys }
  const before = isDown && last && 'hex' in last && below(2) === 0 ? last.hex : null
  const star = below(2) === 0 ? stars[below(stars.length)] : undefined
  const anywhere = { row: 1 + below(board.rows), column: 1 + below(board.columns) }
  const hex = before ?? (star ? { row: star.row, column: star.column } : anywhere)
  return { type, hex, point: computeHexCentre(hex, board), keys }
}

function toolOf(
  { below, oneOf }: Draws,
  { map, selection }: Pick<RunningToolContext, 'map' | 'selection'>,
): RunningTool {
  const middle = below(6) === 0 ? findSelectionCentre(map, selection) : null
  const snippet = middle && buildMapSnippet(map, selection, middle)
  return snippet ? createRunningTool(createPasteTool(snippet)) : startTool(oneOf(TOOLS).id)
}

/** What lies on a map without a partner that it should have, or null. */
function findLonely({ head, stars, routes, regions, board, ...map }: StarMap, symmetry: Symmetry): string | null {
  const on = (place: HexPlace) => isOnBoard(place, board)
  const isLonely = (hexes: HexRuns, way: (place: HexPlace) => HexPlace) =>
    [...iterateHexes(hexes)].some((hex) => on(way(hex)) && !hasHex(hexes, way(hex)))
  for (const transform of listSymmetryTransforms(symmetry, board)) {
    for (const star of stars)
      if (on(transform(star)) && map.findStarAt(transform(star))?.rating !== star.rating)
        return `star ${getHexLabel(star, board)}`
    for (const { fromStarId, toStarId } of routes) {
      const [from, to] = [map.findStar(fromStarId), map.findStar(toStarId)]
      if (!from || !to || !on(transform(from)) || !on(transform(to))) continue
      const [a, b] = [map.findStarAt(transform(from)), map.findStarAt(transform(to))]
      if (!a || !b || !map.findRouteBetween(a.id, b.id))
        return `route ${getHexLabel(from, board)}-${getHexLabel(to, board)}`
    }
    for (const { hexes, name } of regions) if (isLonely(hexes, transform)) return `region ${name}`
    if (isLonely(head.fog, transform)) return 'fog'
  }
  return null
}

const LISTS = ['stars', 'routes', 'regions', 'labels', 'fleets', 'bookmarks'] as const

/** What main would answer between two maps. */
function patchBetween(before: StarMap, after: StarMap): ClusterPatch {
  const listOf = (key: (typeof LISTS)[number]) => {
    const known = new Map<string, unknown>(before[key].map((item) => [item.id, item]))
    return after[key].filter((candidate) => known.get(candidate.id) !== candidate)
  }
  const ids = new Set(LISTS.flatMap((key) => after[key].map(({ id }) => id)))
  const gone = LISTS.flatMap((key) => before[key].map(({ id }) => id)).filter((id) => !ids.has(id))
  const lists = Object.fromEntries(LISTS.map((key) => [key, listOf(key)])) as unknown as Pick<
    ClusterPatch,
    (typeof LISTS)[number]
  >
  return { revision: before.revision + 1, head: before.head === after.head ? null : after.head, ...lists, gone }
}

/** Everything that a map answers, in a fixed order. */
function answersOf(map: StarMap) {
  const { board, source } = map
  const hexes = Array.from({ length: board.rows * board.columns }, (_, hex) => map.field.placeOf(hex))
  const endOf = (star: number) => map.stars[star]?.id
  return {
    things: inOrder(map),
    at: hexes.map((hex) => [
      map.findStarAt(hex)?.id,
      map.findRouteNear(computeHexCentre(hex, board), 0.3) === null,
      map.isFogged(hex),
    ]),
    regions: hexes.map((hex) =>
      map
        .regionsAt(hex)
        .map(({ id }) => id)
        .toSorted(),
    ),
    routes: map.stars
      .map(({ id }) =>
        [
          id,
          ...map
            .routesOf(id)
            .map((route) => route.id)
            .toSorted(),
        ].join(),
      )
      .toSorted(),
    ends: source.routes.map(({ from, to }, route) => [map.routes[route]?.id, endOf(from), endOf(to)].join()).toSorted(),
    drawn: source.stars
      .map(({ row, column, rating }, star) => [row, column, rating, map.stars[star]?.id].join())
      .toSorted(),
    index: map.stars.map(({ id }, place) => map.indexOf(id) === place).every(Boolean),
  }
}

function viewOf(map: StarMap): ClusterView {
  const { head, revision } = map
  const lists = Object.fromEntries(LISTS.map((key) => [key, map[key].toReversed()])) as unknown as Pick<
    ClusterView,
    (typeof LISTS)[number]
  >
  return { head, revision, ...lists }
}

function checkCommit(before: StarMap, after: StarMap, symmetry: Symmetry, why: string): void {
  expect(findMapProblem(after), why).toBeNull()
  for (const label of [...after.labels, ...after.fleets]) expect(isOnBoard(label, after.board), why).toBe(true)
  for (const { hexes } of after.regions) expect(areRunsOnBoard(hexes, after.board), why).toBe(true)
  expect(findLonely(after, symmetry), why).toBeNull()
  const patched = applyPatch(before, patchBetween(before, after))
  const rebuilt = answersOf(createStarMap(viewOf(after), OWNER))
  expectSame(answersOf(patched), rebuilt, why)
  expectSame(answersOf(after), rebuilt, why)
}

/** Plays one sequence; answers with the kinds of edits of each gesture that came of it. */
function playSequence(seed: number): string[][] {
  const draws = drawsOf(seed)
  const board = draws.oneOf(BOARDS)
  const symmetry = draws.oneOf(SYMMETRIES.filter((candidate) => findSymmetryProblem(candidate, board) === null))
  let map = firstMap(board, symmetry, draws)
  let selection: readonly MapThingRef[] = []
  let [options, layers] = [optionsOf(draws, map), layersOf(draws)]
  let tool = toolOf(draws, { map, selection })
  const gestures: string[][] = []
  let event: MapEvent | null = null
  const newId = countedIds()
  for (let count = 0; count < EVENTS; count += 1) {
    if (draws.below(7) === 0) {
      tool = toolOf(draws, { map, selection })
      options = optionsOf(draws, map)
      layers = layersOf(draws)
    }
    event = eventOf(draws, map, event)
    const outcome = tool(
      event,
      sceneOf(map, { selection, options, symmetry, layers, newId, chance: createSeededRandom(seed + count) }),
    )
    if (outcome.commit) {
      const why = `seed ${seed}, event ${count}: ${event.type}, ${symmetry}, ${JSON.stringify(outcome.commit)}`
      const next = applyEdits(map, outcome.commit.edits)
      expect(next, why).not.toBe(map)
      checkCommit(map, next, symmetry, why)
      map = next
      gestures.push(outcome.commit.edits.map(({ type }) => type))
    }
    if (outcome.select) selection = applySelectionChange(selection, outcome.select)
  }
  return gestures
}

describe('any events in any order', () => {
  test('leave a legal map, and a symmetric one where symmetry is on; a patch of it makes the same map', () => {
    const gestures: string[][] = []
    for (let seed = 1; seed <= SEQUENCES; seed += 1) gestures.push(...playSequence(seed))
    expect(gestures.length).toBeGreaterThan(SEQUENCES)
    const kinds = ['star', 'route', 'label'].flatMap((kind) => [`add-${kind}`, `remove-${kind}`])
    expect(new Set(gestures.flat())).toEqual(new Set([...kinds, 'change-star', 'change-label', 'add-region', 'paint']))
  })
})
