import type { TileRole } from '#shared/cluster/tile-roles.ts'
import type { ChosenTileRole, TileKindView } from '#shared/contract/cluster-files.ts'

export const TILE_ROLE_CHOICES: readonly { readonly value: TileRole; readonly label: string }[] = [
  { value: 'star-1', label: 'Star, rating 1' },
  { value: 'star-2', label: 'Star, rating 2' },
  { value: 'star-3', label: 'Star, rating 3' },
  { value: 'star-4', label: 'Star, rating 4' },
  { value: 'star-5', label: 'Star, rating 5' },
  { value: 'region', label: 'Region with a border' },
  { value: 'terrain', label: 'Terrain, coloured only' },
  { value: 'nothing', label: 'Nothing' },
]

export function withTileRole(chosen: readonly ChosenTileRole[], changed: ChosenTileRole): ChosenTileRole[] {
  return [...chosen.filter(({ gid }) => gid !== changed.gid), changed]
}

/** Describes where a tile is found in Tiled: “land, picture 12”. */
export function describeTileSource({ tileset, index }: TileKindView): string {
  return tileset === '' ? `picture ${index}` : `${tileset}, picture ${index}`
}
