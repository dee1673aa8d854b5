import { FormatError } from '../format.ts'
import type { LossTally } from '../losses.ts'
import type { TiledMap, TiledTileset, TilesetFile } from './tiled-map.ts'

/** A tileset file that was chosen along with a map. */
export interface ChosenTileset {
  readonly fileName: string
  readonly tileset: TilesetFile
}

/** A map with the tilesets that were chosen for it. */
interface CompleteMap {
  readonly map: TiledMap
  /** Tileset files that are not there, as the map names them. */
  readonly missing: readonly string[]
}

/** Gives a map the tilesets that it has in files of their own, found by the names of these files. */
export function addTilesets(map: TiledMap, chosen: readonly ChosenTileset[], losses: LossTally): CompleteMap {
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

/** The last part of a path of any system. */
export function getFileName(path: string): string {
  return path.replace(/^.*[/\\]/, '')
}

/** Systems differ in capitals and in how they compose accents. */
function comparableName(path: string): string {
  return getFileName(path).normalize('NFC').toLowerCase()
}
