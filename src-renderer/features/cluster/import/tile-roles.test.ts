import { expect, test } from 'vitest'
import { TILE_ROLES } from '#shared/cluster/tile-roles.ts'
import { withTileRole, describeTileSource, TILE_ROLE_CHOICES } from './tile-roles.ts'

test('Every role can be chosen', () => {
  expect(TILE_ROLE_CHOICES.map(({ value }) => value)).toEqual(TILE_ROLES)
})

test('A choice replaces that of the same tile', () => {
  const first = withTileRole([], { gid: 3, role: 'nothing' })
  expect(withTileRole(withTileRole(first, { gid: 4, role: 'region' }), { gid: 3, role: 'star-2' })).toEqual([
    { gid: 4, role: 'region' },
    { gid: 3, role: 'star-2' },
  ])
})

test('A tile is found by its tileset and its place in the picture', () => {
  const tile = { gid: 13, name: 'sun', index: 12, hexes: 1, role: 'terrain' } as const
  expect(describeTileSource({ ...tile, tileset: 'land' })).toBe('land, picture 12')
  expect(describeTileSource({ ...tile, tileset: '' })).toBe('picture 12')
})
