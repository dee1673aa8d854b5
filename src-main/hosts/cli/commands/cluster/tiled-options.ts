import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '#main/hosts/cli/command.ts'
import { TILE_ROLES, type TileKind, type TileRole } from '#shared/cluster/tile-roles.ts'

/** Finds the tileset files that a Tiled map names, relative to its folder or beside it. */
export function listTilesetPaths(sources: readonly string[], folder: string): string[] {
  return sources.flatMap((source) => {
    const parts = source.split(/[/\\]/)
    const path = [join(folder, ...parts), join(folder, parts.at(-1) ?? '')].find((file) => existsSync(file))
    return path === undefined ? [] : [path]
  })
}

/** Parses `NAME=ROLE,NUMBER=ROLE`: the meaning of a map's tiles, by name or by their number in the map. */
export function parseTileRoles(text: string, tiles: readonly TileKind[]): ReadonlyMap<number, TileRole> {
  const roles = new Map<number, TileRole>()
  for (const entry of text.split(',')) {
    const at = entry.lastIndexOf('=')
    const [name, wanted] = [entry.slice(0, Math.max(at, 0)).trim(), entry.slice(at + 1).trim()]
    const role = TILE_ROLES.find((known) => known === wanted)
    if (name === '' || role === undefined)
      throw new UsageError(
        `--tiles takes NAME=ROLE, and "${entry.trim()}" is not that. Roles: ${TILE_ROLES.join(', ')}.`,
      )
    const meant = tiles.filter((tile) => String(tile.gid) === name || tile.name.toLowerCase() === name.toLowerCase())
    if (meant.length === 0)
      throw new UsageError(`The map has no tile "${name}". Its tiles: ${tiles.map(describeTile).join(', ') || 'none'}.`)
    for (const { gid } of meant) roles.set(gid, role)
  }
  return roles
}

/** “tile 12, forest: 40 hexes, terrain”. */
export function formatTileLine(tile: TileKind): string {
  return `tile ${describeTile(tile)}: ${tile.hexes} hex${tile.hexes === 1 ? '' : 'es'}, ${tile.role}`
}

function describeTile({ gid, name }: TileKind): string {
  return `${gid} (${name})`
}
