/** What a kind of tile of a Tiled map can stand for on a star map. */
export const TILE_ROLES = ['star-1', 'star-2', 'star-3', 'star-4', 'star-5', 'region', 'terrain', 'nothing'] as const
export type TileRole = (typeof TILE_ROLES)[number]

/** A kind of tile that a map uses. */
export interface TileKind {
  /** Its number in the map, which no other kind has. */
  readonly gid: number
  /** Its class, its name, the name of its picture, or else its tileset and number there. */
  readonly name: string
  readonly tileset: string
  /** Its place in the picture of its tileset, counted from 0. */
  readonly index: number
  /** How many hexes it lies on. */
  readonly hexes: number
  readonly role: TileRole
}
