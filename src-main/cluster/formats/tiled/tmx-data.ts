import { createAttributeReader } from '../field-reader.ts'
import { listChildren, type XmlElement } from '../xml-tree.ts'
import type { ChunkFrame } from './document-limits.ts'
import { parseTileList, unpackTiles } from './tile-data.ts'
import type { TileChunk } from './tiled-map.ts'
import type { TmxContext } from './tmx-element.ts'

/** Tiles of a layer: one chunk, or several for an infinite map. */
export function readTmxChunks(layer: XmlElement, context: TmxContext): TileChunk[] {
  const { file, limits } = context
  const [data] = listChildren(layer, 'data')
  if (data === undefined) return []
  const chunks = listChildren(data, 'chunk')
  if (chunks.length === 0)
    return [readCells(data, limits.layerFrame(createAttributeReader(layer, file)), { data, context })]
  return chunks.map((chunk) =>
    readCells(chunk, limits.chunkFrame(createAttributeReader(chunk, file)), { data, context }),
  )
}

interface DataContext {
  readonly data: XmlElement
  readonly context: TmxContext
}

/** Reads tiles from encoded text, or from one element per tile. */
function readCells(cells: XmlElement, frame: ChunkFrame, { data, context }: DataContext): TileChunk {
  const { file, limits } = context
  const { fail } = createAttributeReader(cells, file)
  const how = createAttributeReader(data, file)
  const [encoding, count] = [how.text('encoding', ''), frame.width * frame.height]
  const gids =
    encoding === ''
      ? parseTileList(
          listChildren(cells, 'tile').map(({ attributes }) => attributes['gid'] ?? '0'),
          count,
          fail,
        )
      : unpackTiles(cells.text, { encoding, compression: how.text('compression', '') }, { count, fail })
  limits.takeTiles(gids)
  return { ...frame, gids }
}
