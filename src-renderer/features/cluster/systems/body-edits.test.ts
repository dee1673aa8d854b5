import { expect, test } from 'vitest'
import { type BodyKind, MAX_BODIES } from '#shared/cluster/system/body.ts'
import type { BodyView } from '#shared/contract/star-systems.ts'
import {
  createBody,
  findSiblingBody,
  listBodyKindsAt,
  listKindsBodyCanBecome,
  listPossibleBodyParents,
  swapBodyWithSibling,
  removeBody,
  reparentBody,
} from './body-edits.ts'

const add = (bodies: readonly BodyView[], id: string, kind: BodyKind, parentId: string | null = null): BodyView[] => [
  ...bodies,
  createBody(bodies, { id, kind, parentId, name: id }),
]
/** A planet with a moon and a town on it, a belt, and a giant. */
const system = () =>
  add(
    add(add(add(add([], 'planet', 'planet'), 'moon', 'moon', 'planet'), 'town', 'settlement', 'moon'), 'belt', 'belt'),
    'giant',
    'giant',
  )
const find = (bodies: readonly BodyView[], id: string) => bodies.find((body) => body.id === id) ?? bodies[0]!

test('a body is created in the next orbit of its parent', () => {
  const bodies = add(system(), 'second', 'moon', 'planet')
  expect(bodies.map(({ id, orbit }) => [id, orbit])).toEqual([
    ['planet', 1],
    ['moon', 1],
    ['town', 1],
    ['belt', 2],
    ['giant', 3],
    ['second', 2],
  ])
})

test('a body beyond which there is no orbit leaves the next free one for another', () => {
  const outermost = [{ ...find(system(), 'belt'), orbit: MAX_BODIES }]
  const bodies = add(outermost, 'second', 'planet')
  expect(find(bodies, 'second').orbit).toBe(MAX_BODIES - 1)
  expect(find(add(bodies, 'third', 'planet'), 'third').orbit).toBe(MAX_BODIES - 2)
})

test('only what may lie at a place is offered there', () => {
  const bodies = system()
  expect(listBodyKindsAt(null)).toEqual(['planet', 'giant', 'belt', 'station', 'ruin'])
  expect(listBodyKindsAt(find(bodies, 'town'))).toEqual([])
  expect(listKindsBodyCanBecome(bodies, find(bodies, 'planet'))).toEqual(['planet', 'giant'])
  expect(listKindsBodyCanBecome(bodies, find(bodies, 'moon'))).toEqual(['moon'])
  expect(listPossibleBodyParents(bodies, find(bodies, 'town')).map((parent) => parent?.id)).toEqual([
    'planet',
    'moon',
    'belt',
  ])
  expect(listPossibleBodyParents(bodies, find(bodies, 'planet'))).toEqual([null])
})

test('a body takes what lies at it along when it goes', () => {
  expect(removeBody(system(), 'planet').map(({ id }) => id)).toEqual(['belt', 'giant'])
  const moved = reparentBody(add(system(), 'own', 'moon', 'giant'), 'moon', 'giant')
  expect(find(moved, 'moon')).toMatchObject({ parentId: 'giant', orbit: 2 })
  expect(find(moved, 'town')).toMatchObject({ parentId: 'moon' })
})

test('a body changes places with its neighbour, and stays where there is none', () => {
  const moved = swapBodyWithSibling(system(), 'belt', -1)
  expect([find(moved, 'belt').orbit, find(moved, 'planet').orbit]).toEqual([1, 2])
  expect(swapBodyWithSibling(system(), 'planet', -1)).toEqual(system())
  expect(findSiblingBody(system(), find(system(), 'belt'), 1)?.id).toBe('giant')
})
