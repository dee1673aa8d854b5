import { expect, test } from 'vitest'
import { clusterView, labelAt, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { getInspectorTitle } from './inspector-title.ts'

const MAP = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412'), starAt('bo', '0409')],
    routes: [routeBetween('vex', 'bo')],
    labels: [labelAt('rift', '0101', { text: 'Here the old lanes end, and nobody has gone further' })],
  }),
  () => '',
)

test('The inspector is called after what it shows', () => {
  expect(getInspectorTitle(MAP, [], null)).toBe('The cluster')
  expect(getInspectorTitle(MAP, [], { row: 4, column: 12 })).toBe('Hex 0412')
  expect(getInspectorTitle(MAP, [{ kind: 'star', id: 'vex' }], null)).toBe('vex')
  expect(getInspectorTitle(MAP, [{ kind: 'route', id: 'bo-vex' }], null)).toBe('bo – vex')
  expect(getInspectorTitle(MAP, [{ kind: 'label', id: 'rift' }], null)).toBe('Here the old lanes end, and nobody has …')
  expect(
    getInspectorTitle(
      MAP,
      [
        { kind: 'star', id: 'vex' },
        { kind: 'star', id: 'bo' },
      ],
      null,
    ),
  ).toBe('2 stars')
})
