import { expect, test } from 'vitest'
import {
  GRAPH_SIZE,
  computeEdgeGeometry,
  findNodeInArrowDirection,
  layOutRelationGraph,
  type GraphEdge,
} from './relation-graph.ts'

const createEntry = (id: string) => ({ kind: 'journal', id, name: id }) as const
const tie = (from: string, to: string): GraphEdge => ({
  id: `${from}-${to}`,
  from: createEntry(from),
  to: createEntry(to),
  name: 'knows',
  standing: null,
})

test('Everything is placed once, inside the drawing, and the same each time', () => {
  const ties = [tie('a', 'b'), tie('b', 'c'), tie('c', 'a'), tie('d', 'a')]
  const placed = layOutRelationGraph(ties)
  expect(placed.map(({ key }) => key)).toEqual(['journal/a', 'journal/b', 'journal/c', 'journal/d'])
  for (const { x, y } of placed) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(GRAPH_SIZE.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(GRAPH_SIZE.height)
  }
  expect(layOutRelationGraph(ties)).toEqual(placed)
})

test('No two stand on one place', () => {
  const ties = Array.from({ length: 30 }, (_, at) => tie(`n${at}`, `n${(at * 7 + 1) % 31}`))
  const places = layOutRelationGraph(ties).map(({ x, y }) => `${x}/${y}`)
  expect(new Set(places).size).toBe(places.length)
})

test('Arrow keys go to the nearest in their direction', () => {
  const at = (key: string, x: number, y: number) => ({ key, thing: createEntry(key), x, y })
  const placed = [at('a', 100, 100), at('b', 200, 110), at('c', 120, 300)]
  expect(findNodeInArrowDirection('ArrowRight', placed[0]!, placed)?.key).toBe('b')
  expect(findNodeInArrowDirection('ArrowDown', placed[0]!, placed)?.key).toBe('c')
  expect(findNodeInArrowDirection('ArrowUp', placed[0]!, placed)).toBeNull()
  expect(findNodeInArrowDirection('x', placed[0]!, placed)).toBeNull()
})

test('Nothing to draw, and a single tie', () => {
  expect(layOutRelationGraph([])).toEqual([])
  expect(layOutRelationGraph([tie('a', 'b')])).toHaveLength(2)
})

test('Groups without a tie between them stand side by side, and no name is written over another', () => {
  const ties = [tie('a', 'b'), tie('b', 'c'), tie('c', 'a'), tie('d', 'a'), tie('x', 'y'), tie('y', 'z')]
  const placed = layOutRelationGraph(ties)
  const xs = (names: string) => placed.filter(({ thing: { id } }) => names.includes(id)).map(({ x }) => x)
  expect(Math.max(...xs('abcd'))).toBeLessThan(Math.min(...xs('xyz')))
  for (const graphNode of placed)
    for (const otherGraphNode of placed)
      if (graphNode !== otherGraphNode)
        expect(Math.abs(graphNode.x - otherGraphNode.x) >= 120 || Math.abs(graphNode.y - otherGraphNode.y) >= 45).toBe(
          true,
        )
})

test('Two ties that lead opposite ways lie beside each other', () => {
  const [there, back] = [tie('a', 'b'), tie('b', 'a')]
  const [a, b] = layOutRelationGraph([there, back])
  if (!a || !b) throw new Error('Nothing is placed')
  expect(computeEdgeGeometry(a, b)).not.toMatchObject({
    nameX: computeEdgeGeometry(b, a).nameX,
    nameY: computeEdgeGeometry(b, a).nameY,
  })
})
