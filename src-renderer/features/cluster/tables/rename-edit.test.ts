import { expect, test } from 'vitest'
import { buildRenameEdit } from './rename-edit.ts'

test('what has a name is renamed as it was seen; routes and labels have none', () => {
  const seen = { id: 'vex', version: 3 }
  expect(buildRenameEdit('star', seen, 'Keel')).toEqual({ type: 'change-star', ...seen, fields: { name: 'Keel' } })
  expect(buildRenameEdit('region', seen, 'Keel')).toMatchObject({ type: 'change-region' })
  expect(buildRenameEdit('fleet', seen, 'Keel')).toMatchObject({ type: 'change-fleet' })
  expect([buildRenameEdit('route', seen, 'Keel'), buildRenameEdit('label', seen, 'Keel')]).toEqual([null, null])
})
