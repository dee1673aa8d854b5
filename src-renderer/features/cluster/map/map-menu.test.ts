import { expect, test } from 'vitest'
import { clusterView, labelAt, createRegion, starAt } from '#tests/support/star-maps.ts'
import { createStarMap } from '../model/star-map.ts'
import type { MapThingRef } from '../tools/tool.ts'
import { type MenuTarget, listMenuItems, getMenuTitle } from './map-menu.ts'

const MAP = createStarMap(
  clusterView({
    stars: [starAt('vex', '0412', { rating: 4 }), starAt('bo', '0415')],
    labels: [labelAt('rift', '0413')],
    regions: [createRegion('deep', [[5, 12, 14]])],
  }),
  () => '',
)
const hex = { row: 4, column: 12 }
const labelsOf = (spot: MenuTarget) =>
  listMenuItems(MAP, spot).map(({ label, shortcut }) => (shortcut === undefined ? label : `${label} (${shortcut})`))
const spotOf = (...things: MapThingRef[]): MenuTarget => ({ hex, things })

test('of a star: its name, routes, its like, and what can be done with any thing, with their keys', () => {
  expect(labelsOf(spotOf({ kind: 'star', id: 'vex' }))).toEqual([
    'Rename (F2)',
    'Edit owner and details',
    'Mark as homeworld',
    'Hide from players',
    'Open system',
    'Write a journal entry',
    'Draw a route from here (R)',
    'Select all of rating 4',
    'Copy (Ctrl+C)',
    'Cut (Ctrl+X)',
    'Duplicate (Ctrl+D)',
    'Delete (Del)',
  ])
})

test('of a homeworld that is hidden, how to turn both back', () => {
  const map = createStarMap(
    clusterView({ stars: [starAt('vex', '0412', { isHomeworld: true, isHidden: true })] }),
    () => '',
  )
  const labels = listMenuItems(map, spotOf({ kind: 'star', id: 'vex' })).map(({ label }) => label)
  expect(labels).toEqual(expect.arrayContaining(['Remove the homeworld mark', 'Show to players']))
})

test('of several things only what is done with all of them, and how many go', () => {
  expect(labelsOf(spotOf({ kind: 'star', id: 'vex' }, { kind: 'star', id: 'bo' })).at(-1)).toBe('Delete 2 things (Del)')
  expect(labelsOf(spotOf({ kind: 'star', id: 'vex' }, { kind: 'star', id: 'bo' }))).not.toContain('Rename (F2)')
})

test('of a region: it is painted, and its stars are chosen', () => {
  expect(labelsOf(spotOf({ kind: 'region', id: 'deep' }))).toEqual([
    'Rename (F2)',
    'Paint it (P)',
    'Select its stars',
    'Delete (Del)',
  ])
})

test('of an empty hex: what can be put there; beside the board only the view', () => {
  const empty: MenuTarget = { hex: { row: 9, column: 2 }, things: [] }
  expect(labelsOf(empty)[0]).toBe('Draw a star at 0902 (S)')
  expect(getMenuTitle(MAP, empty)).toBe('Hex 0902')
  expect(labelsOf({ hex: null, things: [] })).toEqual(['Fit the whole map (0)'])
})
