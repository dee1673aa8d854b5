import { expect, test } from 'vitest'
import { ClusterEdit, MAP_KINDS } from '#shared/contract/cluster.ts'
import { splitEditType } from './edit-parts.ts'

test('every edit of the contract is a verb and a kind', () => {
  const types = ClusterEdit.options.map(({ shape }) => shape.type.value)
  const parts = types.map((type) => splitEditType({ type } as ClusterEdit))
  expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(MAP_KINDS))
  expect(new Set(parts.map(({ verb }) => verb))).toEqual(
    new Set(['add', 'change', 'remove', 'paint', 'link', 'unlink']),
  )
  expect(splitEditType({ type: 'paint', regionId: null, add: [], remove: [] })).toEqual({
    verb: 'paint',
    kind: 'region',
  })
})
