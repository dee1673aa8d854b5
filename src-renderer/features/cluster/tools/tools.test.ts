import { describe, expect, test } from 'vitest'
import type { StarView } from '../../../../src-shared/contract/cluster.ts'
import { type HexPlace, hexCentre } from '../../../../src-shared/kit/hex.ts'
import { createStarMap, type StarMap } from '../star-map.ts'
import { eraseTool } from './erase-tool.ts'
import { routeTool } from './route-tool.ts'
import { selectTool } from './select-tool.ts'
import { starTool } from './star-tool.ts'
import type { MapEvent, Step, Tool } from './tool.ts'

const star = (id: string, row: number, column: number): StarView => ({
  id,
  row,
  column,
  name: id,
  rating: 3,
  factionId: null,
  notes: '',
  version: 7,
})
const VEX = star('vex', 4, 12)
const BO = star('bo', 4, 15)
const ADA = star('ada', 9, 2)
const MAP = createStarMap({
  rows: 32,
  columns: 16,
  stars: [VEX, BO, ADA],
  routes: [{ id: 'vex-bo', fromStarId: 'vex', toStarId: 'bo' }],
})
const EMPTY = { row: 20, column: 8 }
const OTHER = { row: 21, column: 8 }
/** A hex on the route between Vex and Bo. */
const ON_ROUTE = { row: 4, column: 13 }

const on = (type: 'down' | 'move' | 'up', hex: HexPlace): MapEvent => ({ type, hex, point: hexCentre(hex) })
const beside = (type: 'down' | 'move' | 'up'): MapEvent => ({ type, hex: null, point: { x: -5, y: -5 } })
const click = (hex: HexPlace) => [on('down', hex), on('up', hex)]
const CANCEL: MapEvent = { type: 'cancel' }
const LEAVE: MapEvent = { type: 'leave' }

/** Every step of a tool that is fed these events, from idle. */
function steps<State>(tool: Tool<State>, events: readonly MapEvent[], map: StarMap = MAP): Step<State>[] {
  let state = tool.idle
  return events.map((event) => {
    const step = tool.on(state, event, map)
    state = step.state
    return step
  })
}

function last<State>(tool: Tool<State>, ...events: MapEvent[]): Step<State> {
  const step = steps(tool, events).at(-1)
  if (!step) throw new Error('No event, no step')
  return step
}

function commits<State>(tool: Tool<State>, ...events: MapEvent[]) {
  return steps(tool, events).flatMap(({ commit }) => (commit ? [commit.edits] : []))
}

describe('select', () => {
  test('a click on a star looks at it and changes nothing', () => {
    const [down, up] = steps(selectTool, click(VEX))
    expect(down?.select).toBe('vex')
    expect(up).toEqual({ state: null })
  })

  test('a click on an empty hex looks at nothing', () => {
    expect(steps(selectTool, click(EMPTY))[1]?.select).toBeNull()
  })

  test('a drag of the empty map keeps the star that is looked at', () => {
    for (const { select } of steps(selectTool, [on('down', EMPTY), LEAVE])) expect(select).toBeUndefined()
  })

  test('a drag shows where the star would go, and moves it on letting go', () => {
    const edits = [{ type: 'move-star', id: 'vex', version: 7, ...EMPTY }]
    expect(last(selectTool, on('down', VEX), on('move', EMPTY)).preview).toEqual(edits)
    expect(commits(selectTool, on('down', VEX), on('move', EMPTY), on('up', EMPTY))).toEqual([edits])
  })

  test('a drag back home, on to another star or off the board moves nothing', () => {
    expect(commits(selectTool, on('down', VEX), on('move', EMPTY), on('up', VEX))).toEqual([])
    expect(commits(selectTool, on('down', VEX), on('up', BO))).toEqual([])
    expect(commits(selectTool, on('down', VEX), beside('up'))).toEqual([])
    expect(last(selectTool, on('down', VEX), on('move', BO)).preview).toEqual([])
  })

  test.each([CANCEL, LEAVE])('$type in the middle of a drag lets go of it', (event) => {
    expect(commits(selectTool, on('down', VEX), on('move', EMPTY), event, on('up', EMPTY))).toEqual([])
  })
})

describe('star', () => {
  const drawn = { type: 'add-star', ...EMPTY, rating: 4, name: null }

  test('shows a star of the chosen rating under the pointer', () => {
    expect(last(starTool(4), on('move', EMPTY)).preview).toEqual([drawn])
  })

  test('a click in an empty hex draws it', () => {
    expect(commits(starTool(4), ...click(EMPTY))).toEqual([[drawn]])
  })

  test('a click on a star selects it and draws nothing', () => {
    expect(steps(starTool(4), click(VEX))[0]?.select).toBe('vex')
    expect(commits(starTool(4), ...click(VEX))).toEqual([])
    expect(last(starTool(4), on('move', VEX)).preview).toBeUndefined()
  })

  test('letting go elsewhere, beside the board or after Escape draws nothing', () => {
    expect(commits(starTool(4), on('down', EMPTY), on('up', OTHER))).toEqual([])
    expect(commits(starTool(4), beside('down'), beside('up'))).toEqual([])
    expect(commits(starTool(4), on('down', EMPTY), CANCEL, on('up', EMPTY))).toEqual([])
  })
})

describe('route', () => {
  const joined = { type: 'add-route', fromStarId: 'vex', toStarId: 'ada' }

  test('a drag from star to star joins them', () => {
    expect(commits(routeTool, on('down', VEX), on('move', EMPTY), on('move', ADA), on('up', ADA))).toEqual([[joined]])
  })

  test('one click and then another joins them too', () => {
    expect(commits(routeTool, ...click(VEX), on('move', EMPTY), ...click(ADA))).toEqual([[joined]])
  })

  test('the line follows the pointer until it finds a star', () => {
    expect(last(routeTool, on('down', VEX), on('move', EMPTY)).preview).toEqual([
      { type: 'line', fromStarId: 'vex', to: EMPTY },
    ])
    expect(last(routeTool, on('down', VEX), on('move', ADA)).preview).toEqual([joined])
    expect(last(routeTool, on('down', VEX), on('move', VEX)).preview).toEqual([])
  })

  test('a pair that is joined already is not joined again, from either end', () => {
    expect(commits(routeTool, on('down', VEX), on('up', BO))).toEqual([])
    expect(commits(routeTool, ...click(BO), ...click(VEX))).toEqual([])
    expect(last(routeTool, on('down', VEX), on('move', BO)).preview).toEqual([])
  })

  test('ends in nothing on an empty hex, on the same star again, and on Escape', () => {
    expect(last(routeTool, on('down', VEX), on('up', EMPTY))).toEqual({ state: null })
    expect(last(routeTool, ...click(VEX), ...click(VEX))).toEqual({ state: null })
    expect(commits(routeTool, ...click(VEX), CANCEL, ...click(ADA))).toEqual([])
  })

  test('a chosen star stays chosen while the map is panned, a dragged one does not', () => {
    expect(commits(routeTool, ...click(VEX), on('down', EMPTY), LEAVE, ...click(ADA))).toEqual([[joined]])
    expect(commits(routeTool, on('down', VEX), LEAVE, on('up', ADA))).toEqual([])
  })

  test('begins at no empty hex', () => {
    expect(last(routeTool, on('down', EMPTY))).toEqual({ state: null })
  })
})

describe('erase', () => {
  const starGone = { type: 'remove-star', id: 'vex', version: 7 }
  const routeGone = { type: 'remove-route', id: 'vex-bo' }

  test('a click removes a star', () => {
    expect(commits(eraseTool, ...click(VEX))).toEqual([[starGone]])
  })

  test('a click on a route removes it', () => {
    expect(commits(eraseTool, ...click(ON_ROUTE))).toEqual([[routeGone]])
  })

  test('what would go is shown under the pointer', () => {
    expect(last(eraseTool, on('move', VEX)).preview).toEqual([starGone])
    expect(last(eraseTool, on('move', ON_ROUTE)).preview).toEqual([routeGone])
    expect(last(eraseTool, on('move', EMPTY)).preview).toBeUndefined()
  })

  test('nothing goes on an empty hex, when letting go elsewhere, and after Escape', () => {
    expect(commits(eraseTool, ...click(EMPTY))).toEqual([])
    expect(commits(eraseTool, on('down', VEX), on('up', BO))).toEqual([])
    expect(commits(eraseTool, on('down', VEX), CANCEL, on('up', VEX))).toEqual([])
  })
})
