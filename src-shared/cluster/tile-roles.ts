/** Roles of Tiled tiles on a star map. */
export const TILE_ROLES = ['star-1', 'star-2', 'star-3', 'star-4', 'star-5', 'region', 'terrain', 'nothing'] as const
export type TileRole = (typeof TILE_ROLES)[number]

/** A kind of tile used by a map. */
export interface TileKind {
  /** Global tile id, unique in the map. */
  readonly gid: number
  /** Its class, name or picture name, else its tileset and index. */
  readonly name: string
  readonly tileset: string
  /** Index in the tileset's picture, from 0. */
  readonly index: number
  /** Number of hexes that use it. */
  readonly hexes: number
  readonly role: TileRole
}
