import { expect, test } from 'vitest'
import * as z from 'zod'
import { fleetFields, labelFields, regionFields, routeFields, starFields } from '#shared/contract/cluster-fields.ts'
import { findFieldErrors, getFieldMaxLength } from './check-fields.ts'
import { listInspectorFieldKeys, INSPECTOR_DEFINITION_BY_KIND } from './inspector-definitions.ts'

const STAR = z.object(starFields)

test('fields take as many characters as the contract', () => {
  expect(['name', 'type', 'notes', 'rank', 'isHidden'].map((key) => getFieldMaxLength(STAR, key))).toEqual([
    80,
    40,
    20_000,
    undefined,
    undefined,
  ])
  expect(getFieldMaxLength(z.object(labelFields), 'text')).toBe(500)
})

test('a field that the contract refuses has its message, and others have none', () => {
  expect(findFieldErrors(STAR, { name: '  ', type: '', notes: '' })).toEqual({ name: 'Enter a name.' })
  expect(findFieldErrors(STAR, { name: 'Vex' })).toEqual({})
  expect(findFieldErrors(z.object(labelFields), { text: '\n' })).toEqual({ text: 'Write something, or remove it.' })
  expect(findFieldErrors(z.object(regionFields), { colour: 'red', border: null })).toEqual({
    colour: 'A colour is written like #c9a24b.',
  })
})

test('each kind shows every field of the contract, and each field once', () => {
  const { star, route, region, label, fleet } = INSPECTOR_DEFINITION_BY_KIND
  const kinds: readonly (readonly [fields: object, shown: readonly string[]])[] = [
    [starFields, listInspectorFieldKeys(star)],
    [routeFields, listInspectorFieldKeys(route)],
    [regionFields, listInspectorFieldKeys(region)],
    [labelFields, listInspectorFieldKeys(label)],
    [fleetFields, listInspectorFieldKeys(fleet)],
  ]
  const isEdited = (key: string) => key !== 'row' && key !== 'column'
  for (const [fields, shown] of kinds) expect(shown.toSorted()).toEqual(Object.keys(fields).filter(isEdited).toSorted())
})
