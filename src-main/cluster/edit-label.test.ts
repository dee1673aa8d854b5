import { expect, test } from 'vitest'
import type { ClusterEdit } from '../../src-shared/contract/cluster.ts'
import { editLabel, type MapNames } from './edit-label.ts'

const STARS: Readonly<Record<string, string>> = { vex: 'Vex', bo: 'Bo' }

const names: MapNames = {
  star: (id) => ({ name: STARS[id] ?? id, rating: 3, factionId: null, notes: '' }),
  faction: () => 'the Ember Court',
  route: () => ['Vex', 'Bo'],
}

const draw = (name: string | null): ClusterEdit => ({ type: 'add-star', row: 4, column: 12, rating: 3, name })
const join: ClusterEdit = { type: 'add-route', fromStarId: 'vex', toStarId: 'bo' }
const remove: ClusterEdit = { type: 'remove-star', id: 'vex', version: 1 }
const vex = { type: 'update-star', id: 'vex', version: 1, name: 'Vex', rating: 3, factionId: null, notes: '' } as const

test.each<[string, ClusterEdit]>([
  ['Draw the star Vex at 0412', draw('Vex')],
  ['Draw a star at 0412', draw(null)],
  ['Vex becomes Vexen', { ...vex, name: 'Vexen' }],
  ['Vex becomes Vexen', { ...vex, name: 'Vexen', rating: 5 }],
  ['Rate Vex 5', { ...vex, rating: 5 }],
  ['Vex belongs to the Ember Court', { ...vex, factionId: 'ember' }],
  ['Write notes on Vex', { ...vex, notes: 'A cold place.' }],
  ['Edit the star Vex', { ...vex, rating: 5, notes: 'A hot place.' }],
  ['Edit the star Vex', vex],
  ['Move the star Vex to 0413', { type: 'move-star', id: 'vex', version: 1, row: 4, column: 13 }],
  ['Remove the star Vex', remove],
  ['Join Vex and Bo', join],
  ['Part Vex and Bo', { type: 'remove-route', id: 'r' }],
])('one edit: %s', (label, edit) => {
  expect(editLabel([edit], names)).toBe(label)
})

test.each<[string, ClusterEdit[]]>([
  ['Draw 3 stars and 2 routes', [draw('A'), draw('B'), join, draw(null), join]],
  ['Draw 1 star, remove 1 star', [remove, draw('A')]],
  ['Remove 2 stars', [remove, remove]],
  ['Change 2 stars', [vex, vex]],
])('a gesture of several: %s', (label, edits) => {
  expect(editLabel(edits, names)).toBe(label)
})
