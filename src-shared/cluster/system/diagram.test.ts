import { expect, test } from 'vitest'
import type { Body } from './body.ts'
import { layOutSystemDiagram } from './diagram.ts'

const body = (id: string, parentId: string | null, orbit: number): Body => ({
  id,
  parentId,
  kind: parentId === null ? 'planet' : 'moon',
  name: `Ash ${id}`,
  orbit,
  size: 2,
})
const BODIES = [body('1', null, 1), body('2', '1', 1), body('3', '1', 2), body('4', null, 2)]

test('lines below a body are as far apart as asked, and the height holds them', () => {
  for (const lineHeight of [5.5, 12]) {
    const { bodies, height } = layOutSystemDiagram(BODIES, 180, lineHeight)
    const [planet, first, second] = bodies
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(lineHeight)
    expect((first?.y ?? 0) - (planet?.y ?? 0)).toBeGreaterThan(lineHeight)
    expect(second?.label.y).toBeLessThan(height)
  }
})
