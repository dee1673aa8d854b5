import { expect, test } from 'vitest'
import { eventsOn, optionsWith, sceneOf } from '#tests/support/map-scene.ts'
import { clusterView, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import { createRunningTool } from './running-tool.ts'
import { DEFAULT_TOOL_SETTINGS_BY_ID, getToolHelp, startTool, TOOLS } from './tools.ts'

test('every tool is there once, with a letter of its own', () => {
  expect(new Set(TOOLS.map(({ id }) => id)).size).toBe(TOOLS.length)
  expect(new Set(TOOLS.map(({ key }) => key)).size).toBe(TOOLS.length)
})

test('every tool says what to do, as it is set', () => {
  for (const { id } of TOOLS) expect(getToolHelp(id, DEFAULT_TOOL_SETTINGS_BY_ID)).toMatch(/^[A-Z].{15,120}\.$/)
  expect(getToolHelp('star', optionsWith('star', { mode: 'brush', rating: 5, density: 35 }))).toBe(
    'Drag to strew stars of rating 5 on 35 % of the hexes.',
  )
  expect(getToolHelp('region', optionsWith('region', { mode: 'fill', target: { kind: 'fog' } }))).toBe(
    'Click to fill fog up to the next border, with Alt to take hexes out.',
  )
  expect(getToolHelp('route', optionsWith('route', { mode: 'auto', reach: 1 }))).toMatch(/at most 1 hex apart\.$/)
})

const MAP = createStarMap(clusterView({ stars: [starAt('vex', '0412'), starAt('bo', '0415')] }), () => '')
const { on } = eventsOn(MAP)

test('a tool at work says what it is in the middle of', () => {
  const pathsOf = (id: (typeof TOOLS)[number]['id']) => {
    const tool = startTool(id)
    return [on('move', '0412'), on('down', '0412'), on('move', '0414'), on('up', '0414')].map((event) => {
      tool(event, sceneOf(MAP))
      return tool.path()
    })
  }
  expect(pathsOf('erase')).toEqual(['erase.idle', 'erase.dragging', 'erase.dragging', 'erase.idle'])
  expect(pathsOf('select')).toEqual(['select.idle', 'select.press', 'select.move', 'select.idle'])
  expect(pathsOf('route')).toEqual(['route.idle', 'route.dragging', 'route.dragging', 'route.idle'])
  expect(pathsOf('measure')).toEqual(['measure.idle', 'measure.dragging', 'measure.dragging', 'measure.measured'])
})

test('what goes wrong in a tool says in the middle of what', () => {
  const broken = createRunningTool<string>({
    id: 'broken',
    idle: 'dragging',
    phase: (state) => state,
    on: () => {
      throw new Error('No such hex')
    },
  })
  expect(() => broken(on('up', '0412'), sceneOf(MAP))).toThrow(
    'broken.dragging could not take “up”: Error: No such hex',
  )
})
