import { expect, test } from 'vitest'
import type { Rating } from '#shared/cluster/chart.ts'
import { type Body, BODY_KINDS, MAX_BODIES } from '#shared/cluster/system/body.ts'
import { layOutSystemDiagram } from '#shared/cluster/system/diagram.ts'
import { listBodyTreeProblems, listDiagramOverlaps } from './check-system.ts'
import { generateSystem, type SystemGeneratorInput } from './generate-system.ts'

const source = (seed: string, more: Partial<SystemGeneratorInput> = {}): SystemGeneratorInput => {
  return { seed, name: 'Hallow’s Rest', rating: 3, style: 'wayfarer', ...more }
}
const listSystemProblems = (bodies: readonly Body[]) => [
  ...listBodyTreeProblems(bodies),
  ...listDiagramOverlaps(bodies),
]
const SEEDS = Array.from({ length: 200 }, (_, index) => `seed ${index}`)

test('the same seed makes the same system, byte for byte, and another seed another one', () => {
  expect(JSON.stringify(generateSystem(source('a')))).toBe(JSON.stringify(generateSystem(source('a'))))
  expect(new Set(SEEDS.map((seed) => JSON.stringify(generateSystem(source(seed))))).size).toBe(SEEDS.length)
})

test('every system is joined to its star, and nothing in it overlaps', () => {
  for (const [index, seed] of SEEDS.entries()) {
    const bodies = generateSystem(source(seed, { rating: ((index % 5) + 1) as Rating }))
    expect(listSystemProblems(bodies)).toEqual([])
    expect(bodies.length).toBeLessThanOrEqual(MAX_BODIES)
    expect(new Set(bodies.map(({ name }) => name)).size).toBe(bodies.length)
  }
})

test('two hundred systems hold every kind, and richer stars more settlements', () => {
  const countOf = (rating: Rating, kind: string) =>
    SEEDS.flatMap((seed) => generateSystem(source(seed, { rating }))).filter((body) => body.kind === kind).length
  for (const kind of BODY_KINDS) expect(countOf(5, kind)).toBeGreaterThan(10)
  expect(countOf(1, 'settlement')).toBe(SEEDS.length)
  expect(countOf(5, 'settlement')).toBeGreaterThan(2 * countOf(1, 'settlement'))
})

test('giants and belts that a map states are those of the system', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const kinds = generateSystem(source(seed, { stated: { giants: 4, belts: 2 } })).map(({ kind }) => kind)
    expect([kinds.filter((kind) => kind === 'giant').length, kinds.filter((kind) => kind === 'belt').length]).toEqual([
      4, 2,
    ])
  }
})

test('what is wrong with a system is said', () => {
  const body = { id: 'a', parentId: null, kind: 'planet', name: 'Ash I', orbit: 1, size: 2 } as const
  expect(listSystemProblems([{ ...body, parentId: 'gone' }])).toContain('Ash I is not joined to the star.')
  expect(listSystemProblems([{ ...body, kind: 'moon' }])).toEqual(['Ash I is a moon at a star.'])
  expect(listSystemProblems([body, { ...body, id: 'b', name: 'Ash II' }])).toContain('Ash I and Ash II share an orbit.')
  const turning = [
    { ...body, parentId: 'b' },
    { ...body, id: 'b', name: 'Ash II', parentId: 'a' },
  ]
  expect(listSystemProblems(turning)).toContain('Ash I is not joined to the star.')
})

test('a diagram keeps within its width by further rows', () => {
  for (const seed of SEEDS.slice(0, 40)) {
    const bodies = generateSystem(source(seed, { rating: 5 }))
    for (const width of [90, 180, 300]) {
      const diagram = layOutSystemDiagram(bodies, width)
      expect(diagram.width).toBeLessThanOrEqual(width)
      expect(diagram.bodies.length).toBe(bodies.length)
      for (const { label } of diagram.bodies) expect(label.y).toBeLessThan(diagram.height + 1)
    }
  }
})

test('a long name is shortened in the diagram, and stays within its width', () => {
  const name = 'A name of eighty letters that nobody would give to a moon but somebody will, surely'
  const body = { id: 'a', parentId: null, kind: 'planet', name, orbit: 1, size: 2 } as const
  for (const width of [70, 180]) {
    const diagram = layOutSystemDiagram([body, { ...body, id: 'b', parentId: 'a', kind: 'moon' }], width)
    expect(diagram.width).toBeLessThanOrEqual(width)
    for (const { label } of diagram.bodies) expect(label.text).toMatch(/^A name.*…$/)
  }
})
