import { expect, test } from 'vitest'
import * as z from 'zod'
import { fleetFields, labelFields, regionFields, routeFields, starFields } from '#shared/contract/cluster-fields.ts'
import { findFieldErrors, getMaxLength } from './check-fields.ts'
import { listFieldKeys, THING_LAYOUTS } from './thing-layouts.ts'

const star = z.object(starFields)

test('fields take as many characters as the contract', () => {
  expect(['name', 'type', 'notes', 'rank', 'isHidden'].map((key) => getMaxLength(star, key))).toEqual([
    80,
    40,
    20_000,
    undefined,
    undefined,
  ])
  expect(getMaxLength(z.object(labelFields), 'text')).toBe(500)
})

test('a field that the contract refuses has its message, and others have none', () => {
  expect(findFieldErrors(star, { name: '  ', type: '', notes: '' })).toEqual({ name: 'Enter a name.' })
  expect(findFieldErrors(star, { name: 'Vex' })).toEqual({})
  expect(findFieldErrors(z.object(labelFields), { text: '\n' })).toEqual({ text: 'Write something, or remove it.' })
  expect(findFieldErrors(z.object(regionFields), { colour: 'red', border: null })).toEqual({
    colour: 'A colour is written like #c9a24b.',
  })
})

test('each kind shows every field of the contract, and each field once', () => {
  const placed = { row: undefined, column: undefined }
  const contract = {
    star: starFields,
    route: routeFields,
    region: regionFields,
    label: labelFields,
    fleet: fleetFields,
  }
  for (const kind of ['star', 'route', 'region', 'label', 'fleet'] as const) {
    const keys: readonly string[] = listFieldKeys(THING_LAYOUTS[kind])
    expect(keys.toSorted()).toEqual(
      Object.keys(contract[kind])
        .filter((key) => !(key in placed))
        .toSorted(),
    )
  }
})
