import { FormatError } from '../chart-file.ts'
import type { LossTally } from '../loss-tally.ts'
import type { TiledMap, TiledTileset, TilesetFile } from './tiled-map.ts'

/** A tileset file that was chosen together with a map. */
export interface ChosenTileset {
  readonly fileName: string
  readonly tileset: TilesetFile
}

/** A map with its external tilesets resolved. */
interface CompleteMap {
  readonly map: TiledMap
  /** Missing tileset files, as named in the map. */
  readonly missing: readonly string[]
}

/** Resolves the external tilesets of a map by file name. */
export function resolveExternalTilesets(
  map: TiledMap,
  chosen: readonly ChosenTileset[],
  losses: LossTally,
): CompleteMap {
  const byName = new Map(chosen.map((file) => [comparableName(file.fileName), file]))
  if (byName.size < chosen.length)
    throw new FormatError(
      chosen[0]?.fileName ?? '',
      null,
      'two tileset files have the same name. Choose only one of them.',
    )
  const missing = new Set<string>()
  const used = new Set<ChosenTileset>()
  const tilesets = map.tilesets.map((tileset): TiledTileset => {
    if (tileset.source === null) return tileset
    const file = byName.get(comparableName(tileset.source))
    if (file === undefined) {
      missing.add(tileset.source)
      return tileset
    }
    used.add(file)
    const { name, tileCount, tiles } = file.tileset
    return { ...tileset, name: name || tileset.name, tileCount, tiles }
  })
  for (const source of missing)
    losses.add('Tileset files that were not chosen: the names of their tiles are not known', getFileName(source))
  for (const file of chosen) if (!used.has(file)) losses.drop('Tileset files that the map does not use', file.fileName)
  return { map: { ...map, tilesets }, missing: [...missing] }
}

/** Last segment of a path, with / or \ as separator. */
export function getFileName(path: string): string {
  return path.replace(/^.*[/\\]/, '')
}

/** Normalizes a file name: systems differ in case and in the composition of accents. */
function comparableName(path: string): string {
  return getFileName(path).normalize('NFC').toLowerCase()
}
