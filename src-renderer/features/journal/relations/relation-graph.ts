import type { Thing } from '#shared/contract/base.ts'
import { layOutGraph } from './graph-layout.ts'

/** A relation as an edge of the graph. */
export interface GraphEdge {
  readonly id: string
  readonly from: Thing
  readonly to: Thing
  readonly name: string
  readonly standing: number | null
}

/** A thing and its position, in drawing units. */
export interface GraphNode {
  readonly key: string
  readonly thing: Thing
  readonly x: number
  readonly y: number
}

/** Size of the drawing, in drawing units. */
export const GRAPH_SIZE = { width: 800, height: 520, margin: 70 } as const

const ASIDE = 4
const NAME_AT = 0.46

/** Line of an edge and position of its label. Edges in opposite directions are drawn side by side. */
export function computeEdgeGeometry(from: GraphNode, to: GraphNode) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.max(1, Math.hypot(dx, dy))
  const [asideX, asideY] = [(-dy / length) * ASIDE, (dx / length) * ASIDE]
  const [x1, y1] = [from.x + asideX, from.y + asideY]
  return {
    x1,
    y1,
    x2: to.x + asideX,
    y2: to.y + asideY,
    nameX: x1 + dx * NAME_AT,
    nameY: y1 + asideY * 2 + dy * NAME_AT,
  }
}

export function getThingKey({ kind, id }: Pick<Thing, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/**
 * Lays out the things of a set of relations: related things are close, separate components are side by side.
 * Deterministic.
 */
export function layOutRelationGraph(ties: readonly GraphEdge[]): GraphNode[] {
  const things = new Map(ties.flatMap(({ from, to }) => [from, to]).map((item) => [getThingKey(item), item]))
  const pairs = ties.map(({ from, to }) => [getThingKey(from), getThingKey(to)] as const)
  const spots = layOutGraph([...things.keys()].toSorted(), pairs, GRAPH_SIZE)
  return spots.map(({ key, x, y }) => ({ key, thing: things.get(key)!, x: Math.round(x), y: Math.round(y) }))
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Nearest node in the direction of an arrow key; null if there is none, or the key is not an arrow. */
export function findNodeInArrowDirection(key: string, from: GraphNode, placed: readonly GraphNode[]): GraphNode | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const [dx, dy] = direction
  const ranked = placed.flatMap((graphNode) => {
    const along = (graphNode.x - from.x) * dx + (graphNode.y - from.y) * dy
    const aside = Math.abs((graphNode.x - from.x) * dy) + Math.abs((graphNode.y - from.y) * dx)
    return along > 0 ? [{ one: graphNode, cost: along + aside * 3 }] : []
  })
  ranked.sort((a, b) => a.cost - b.cost)
  return ranked[0]?.one ?? null
}
