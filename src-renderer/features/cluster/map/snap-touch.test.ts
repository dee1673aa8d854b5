import { expect, test } from 'vitest'
import { createStarMap } from '#renderer/features/cluster/model/star-map.ts'
import { DEFAULT_MAP_LAYER_STATES } from '#renderer/stores/map-layers.ts'
import { computeHexCentre } from '#shared/kit/hex.ts'
import { clusterView, fleetAt, routeBetween, starAt } from '#tests/support/star-maps.ts'
import { snapTouchToStar } from './snap-touch.ts'

const MAP = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412'), starAt('bo', '0416')],
    routes: [routeBetween('bo', 'vex')],
    fleets: [fleetAt('first', '0413')],
  }),
  () => '',
)
const SCENE = { map: MAP, layers: DEFAULT_MAP_LAYER_STATES }
const PIXELS = 10
const keys = { shift: false, ctrl: false, alt: false }
const vex = { row: 4, column: 12 }

/** Where a finger means that presses so many pixels from the middle of Vex. */
function meant(x: number, y: number, type: 'up' | 'move' = 'up') {
  const middle = computeHexCentre(vex, MAP.board)
  const point = { x: middle.x + x / PIXELS, y: middle.y + y / PIXELS }
  const spot = snapTouchToStar({ type, hex: null, point, keys }, SCENE, PIXELS)
  return 'hex' in spot && spot.hex ? { row: spot.hex.row, column: spot.hex.column } : null
}

test('a finger chooses a star in a circle of 44 pixels, on a route too, and moves nothing', () => {
  for (let turn = 0; turn < 8; turn += 1) {
    const [x, y] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)]
    expect(meant(21.9 * x, 21.9 * y)).toEqual(vex)
  }
  expect(meant(-22.1, 0)).toBeNull()
  expect(meant(-21, 0, 'move')).toBeNull()
})

test('what lies right under the finger is what it means', () => {
  const hex = { row: 4, column: 13 }
  const event = { type: 'up', hex, point: computeHexCentre(hex, MAP.board), keys } as const
  expect(snapTouchToStar(event, SCENE, PIXELS)).toBe(event)
})
