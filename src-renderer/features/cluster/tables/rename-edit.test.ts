import { expect, test } from 'vitest'
import { renameEdit } from './rename-edit.ts'

test('what has a name is renamed as it was seen; routes and labels have none', () => {
  const seen = { id: 'vex', version: 3 }
  expect(renameEdit('star', seen, 'Keel')).toEqual({ type: 'change-star', ...seen, fields: { name: 'Keel' } })
  expect(renameEdit('region', seen, 'Keel')).toMatchObject({ type: 'change-region' })
  expect(renameEdit('fleet', seen, 'Keel')).toMatchObject({ type: 'change-fleet' })
  expect([renameEdit('route', seen, 'Keel'), renameEdit('label', seen, 'Keel')]).toEqual([null, null])
})
