import { expect, test } from 'vitest'
import { optionsWith } from '#tests/support/map-scene.ts'
import { TOOLS, toolInfo } from './tool-info.ts'
import { FIRST_OPTIONS } from './tool-options.ts'
import { TOOL_IDS } from './tool.ts'

test('every tool is shown once, with a letter of its own', () => {
  expect(TOOLS.map(({ id }) => id)).toEqual([...TOOL_IDS])
  expect(new Set(TOOLS.map(({ shortcut }) => shortcut)).size).toBe(TOOL_IDS.length)
})

test('every tool says what to do, as it is set', () => {
  for (const { hint } of TOOLS) expect(hint(FIRST_OPTIONS)).toMatch(/^[A-Z].{15,110}\.$/)
  expect(toolInfo('star').hint(optionsWith('star', { mode: 'brush', rating: 5, density: 35 }))).toBe(
    'Drag to strew stars of rating 5 on 35 % of the hexes.',
  )
  expect(toolInfo('region').hint(optionsWith('region', { mode: 'fill', target: { kind: 'fog' } }))).toBe(
    'Click to fill fog up to the next border, with Alt to take hexes out.',
  )
  expect(toolInfo('route').hint(optionsWith('route', { mode: 'auto', reach: 1 }))).toMatch(/at most 1 hex apart\.$/)
})
