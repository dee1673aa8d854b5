import { createLabelPlacer, type LabelPosition } from '#shared/cluster/draw/label-placer.ts'
import { TEXT_EXTENTS, measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { GRAPH_SIZE, getThingKey, computeEdgeGeometry, type GraphNode, type GraphEdge } from './relation-graph.ts'

/** Position of a label: the centre of its baseline, in drawing units. */
export interface GraphLabelPosition {
  readonly x: number
  readonly y: number
}

/** Label positions by thing key and by relation id. A relation whose label would overlap has none. */
export interface GraphLabelPositions {
  readonly things: ReadonlyMap<string, GraphLabelPosition>
  readonly ties: ReadonlyMap<string, GraphLabelPosition>
}

/** Radius of the disc of a thing. */
const DISC = 16
/** Minimum distance between a label and an obstacle. */
const ROOM = 3
const THING_NAME = { face: 'regular', size: 15 } as const
const TIE_NAME = { face: 'italic', size: 13 } as const
/** Positions of a label along its edge, as fractions of the length, best first. */
const ALONG = [0.46, 0.38, 0.54, 0.3, 0.62, 0.7, 0.22] as const
/** Offsets of a label beside its edge. */
const BESIDE = [0, 14, -14] as const

/** Places the labels of things, then those of relations, so that none overlaps another label or a thing. */
export function placeGraphLabels(placed: readonly GraphNode[], ties: readonly GraphEdge[]): GraphLabelPositions {
  const ground = createLabelPlacer({
    bounds: { x: 0, y: 0, width: GRAPH_SIZE.width, height: GRAPH_SIZE.height },
    blocked: placed.map(({ x, y }) => ({ x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC })),
    shy: [],
    lines: [],
    textMm: THING_NAME.size,
  })
  const byKey = new Map(placed.map((graphNode) => [graphNode.key, graphNode]))
  const place = <Key>(wanted: readonly { key: Key; spots: readonly Wanted[] }[]): Map<Key, GraphLabelPosition> => {
    const boxes = ground.place(wanted.map(({ spots }) => ({ choices: spots })))
    const found = wanted.map(({ key, spots }, at) => [key, spots.find(({ box }) => box === boxes[at])?.spot] as const)
    return new Map(found.flatMap(([key, spot]) => (spot ? [[key, spot] as const] : [])))
  }
  return {
    things: place(placed.map((graphNode) => ({ key: graphNode.key, spots: spotsOfThing(graphNode) }))),
    ties: place(
      ties.flatMap((tie) => {
        const [from, to] = [byKey.get(getThingKey(tie.from)), byKey.get(getThingKey(tie.to))]
        return from && to ? [{ key: tie.id, spots: spotsOfTie(tie, from, to) }] : []
      }),
    ),
  }
}

interface Wanted extends LabelPosition {
  readonly spot: GraphLabelPosition
}

function wantedAt(spot: GraphLabelPosition, cost: number, { width, size }: { width: number; size: number }): Wanted {
  const box = {
    x: spot.x - width / 2 - ROOM,
    y: spot.y - size * TEXT_EXTENTS.ascender - ROOM,
    width: width + 2 * ROOM,
    height: size * (TEXT_EXTENTS.ascender + TEXT_EXTENTS.descender) + 2 * ROOM,
  }
  return { spot, box, cost }
}

/** Candidates below, above and beside a thing. */
function spotsOfThing({ x, y, thing: entity }: GraphNode): Wanted[] {
  const name = { width: measureTextWidth(entity.name, THING_NAME), size: THING_NAME.size }
  const aside = DISC + name.width / 2 + 2 * ROOM + 1
  const spots = [
    { x, y: y + 2 * DISC },
    { x, y: y - DISC - 10 },
    { x: x + aside, y: y + 5 },
    { x: x - aside, y: y + 5 },
  ]
  return spots.map((spot, cost) => wantedAt(spot, cost, name))
}

/** Candidates on and beside an edge. */
function spotsOfTie(tie: GraphEdge, from: GraphNode, to: GraphNode): Wanted[] {
  const name = { width: measureTextWidth(tie.name, TIE_NAME), size: TIE_NAME.size }
  const { x1, y1, x2, y2, nameX, nameY } = computeEdgeGeometry(from, to)
  const [first] = ALONG
  return BESIDE.flatMap((aside, out) =>
    ALONG.map((along, at) => {
      const on = { x: nameX + (x2 - x1) * (along - first), y: nameY + (y2 - y1) * (along - first) + aside }
      return wantedAt(on, at + out * ALONG.length, name)
    }),
  )
}
