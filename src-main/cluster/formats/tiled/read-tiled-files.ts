import { type ChartFile, type ChartReadGenerator, FormatError, type ReadProgress } from '../chart-file.ts'
import { decodeText } from '../decode-text.ts'
import { parseJsonFile } from '../json-file.ts'
import { readXml, findRootName } from '../xml-tree.ts'
import type { ChosenTileset } from './external-tilesets.ts'
import { modernizeTmj } from './modernize-tmj.ts'
import { readTmj, readTmx, type TiledReadOptions } from './read-tiled.ts'
import { isTmjJson, isTsjJson, readTsj } from './tmj-document.ts'
import { readTsx } from './tmx-document.ts'

/** A Tiled file by type. `value` is the parsed JSON, null for XML. */
interface TiledFile {
  readonly kind: 'map' | 'tileset'
  readonly file: ChartFile
  readonly value: unknown
}

/** Detects a Tiled file by content. Null for other files. */
export function detectTiledFile(file: ChartFile): TiledFile | null {
  const text = decodeText(file)
  const root = findRootName(text)
  if (root === 'map' || root === 'tileset') return { kind: root, file, value: null }
  return /^\s*\{/.test(text) ? detectTiledJson(file, parseJsonFile(file)) : null
}

/** Detects a Tiled file by parsed JSON. */
export function detectTiledJson(file: ChartFile, value: unknown): TiledFile | null {
  if (isTmjJson(value)) return { kind: 'map', file, value }
  return isTsjJson(value) ? { kind: 'tileset', file, value } : null
}

/** Reads a Tiled map together with its external tilesets. */
export function* readChartFromTiledFiles(
  files: readonly TiledFile[],
  options: Omit<TiledReadOptions, 'tilesets'>,
): ChartReadGenerator {
  const [map, second] = files.filter(({ kind }) => kind === 'map')
  if (second !== undefined)
    throw new FormatError(second.file.name, null, 'this is a second map. Choose one map with its tilesets.')
  if (map === undefined)
    throw new FormatError(
      files[0]?.file.name ?? '',
      null,
      'this is a tileset of Tiled. Choose its map together with it.',
    )
  const tilesets: ChosenTileset[] = []
  for (const part of files)
    if (part.kind === 'tileset') tilesets.push({ fileName: part.file.name, tileset: yield* readTileset(part) })
  const all = { ...options, tilesets }
  return map.value === null ? yield* readTmx(map.file, all) : yield* readTmj(map.file, map.value, all)
}

function* readTileset({ file, value }: TiledFile): Generator<ReadProgress, ChosenTileset['tileset']> {
  if (value !== null) return readTsj(modernizeTmj(value).value, file)
  return readTsx(yield* readXml({ file, text: decodeText(file) }), file)
}
