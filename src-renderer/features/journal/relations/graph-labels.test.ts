import { expect, test } from 'vitest'
import { doBoxesOverlap } from '#shared/cluster/draw/box-index.ts'
import { measureTextWidth } from '#shared/cluster/draw/text-width.ts'
import { type GraphLabelPosition, placeGraphLabels } from './graph-labels.ts'
import { GRAPH_SIZE, getThingKey, layOutRelationGraph, type GraphEdge } from './relation-graph.ts'

const PEOPLE = ['Admiral Ilse Vance', 'Captain Sable', 'Deacon Prewitt', 'Grist', 'Mother Ammon of the Lamps', 'Vex']
const createEntry = (name: string) => ({ kind: 'journal', id: name, name }) as const

/** Everybody is tied to everybody after them, and the first two both ways. */
const TIES: readonly GraphEdge[] = [
  ...PEOPLE.flatMap((from, at) => PEOPLE.slice(at + 1).map((to) => tieOf(from, to, `owes ${to} a favour`))),
  tieOf('Captain Sable', 'Admiral Ilse Vance', 'was betrayed by'),
]

function tieOf(from: string, to: string, name: string): GraphEdge {
  return { id: `${from} ${to}`, from: createEntry(from), to: createEntry(to), name, standing: null }
}

function boxOf({ x, y }: GraphLabelPosition, text: string, face: 'regular' | 'italic') {
  const size = face === 'regular' ? 15 : 13
  const width = measureTextWidth(text, { face, size })
  return { x: x - width / 2, y: y - size * 0.72, width, height: size * 0.96 }
}

test('no name lies on another, on a thing or outside the drawing, however many there are', () => {
  const placed = layOutRelationGraph(TIES)
  const { things, ties } = placeGraphLabels(placed, TIES)
  const boxes = [
    ...placed.map(({ x, y }) => ({ x: x - 16, y: y - 16, width: 32, height: 32 })),
    ...placed.flatMap((graphNode) => {
      const spot = things.get(graphNode.key)
      return spot ? [boxOf(spot, graphNode.thing.name, 'regular')] : []
    }),
    ...TIES.flatMap((tie) => {
      const spot = ties.get(tie.id)
      return spot ? [boxOf(spot, tie.name, 'italic')] : []
    }),
  ]
  expect(boxes.length).toBeGreaterThan(placed.length * 2)
  expect(boxes.flatMap((box, at) => boxes.slice(at + 1).filter((otherBox) => doBoxesOverlap(box, otherBox)))).toEqual(
    [],
  )
  for (const { x, width } of boxes) expect([x >= 0, x + width <= GRAPH_SIZE.width]).toEqual([true, true])
})

test('a single tie has its name on its line, and its things theirs below them', () => {
  const ties = [tieOf('Vex', 'Grist', 'knows')]
  const placed = layOutRelationGraph(ties)
  const spots = placeGraphLabels(placed, ties)
  for (const { key, x, y } of placed) expect(spots.things.get(key)).toEqual({ x, y: y + 32 })
  expect([...spots.ties.keys()]).toEqual(['Vex Grist'])
  expect(placed.map(({ key }) => key)).toEqual(['Grist', 'Vex'].map((name) => getThingKey(createEntry(name))))
})
