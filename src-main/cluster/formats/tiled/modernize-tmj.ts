import { isRecord, type JsonRecord, toRecordOrEmpty } from '#main/games/kit/json.ts'

/** Lists whose entries may have custom properties. */
const PARTS = ['layers', 'objects', 'tilesets'] as const

/** The converted map, and whether it was in the older format. */
export interface ModernTmj {
  readonly value: unknown
  readonly wasOlder: boolean
}

/**
 * Converts JSON written by Tiled up to 1.1, and still written as "json1", to the current form: custom properties as a
 * list instead of an object, and tiles of a tileset as a list instead of an object by id.
 */
export function modernizeTmj(value: unknown): ModernTmj {
  let wasOlder = false

  function modernPart(part: unknown): unknown {
    if (!isRecord(part)) return part
    const isOlderTileset = isRecord(part['tiles']) || isRecord(part['tileproperties'])
    const { propertytypes, ...rest } = isOlderTileset ? modernTileset(part) : part
    const lists = PARTS.flatMap((name) => {
      const list = rest[name]
      return Array.isArray(list) ? [[name, list.map(modernPart)] as const] : []
    })
    const modern = { ...rest, ...Object.fromEntries(lists) }
    if (!isRecord(rest['properties'])) return propertytypes === undefined ? modern : { ...modern, propertytypes }
    wasOlder = true
    return { ...modern, properties: propertyList(rest['properties'], toRecordOrEmpty(propertytypes)) }
  }

  function modernTileset(tileset: JsonRecord): JsonRecord {
    wasOlder = true
    const { tiles, tileproperties, tilepropertytypes, ...rest } = tileset
    const list: readonly unknown[] = Array.isArray(tiles) ? tiles : []
    const byId = new Map<string, unknown>([
      ...list.map((tile) => [String(toRecordOrEmpty(tile)['id']), tile] as const),
      ...Object.entries(toRecordOrEmpty(tiles)),
    ])
    const properties = toRecordOrEmpty(tileproperties)
    const ids = [...new Set([...byId.keys(), ...Object.keys(properties)])].filter((id) => /^\d{1,9}$/.test(id))
    return {
      ...rest,
      tiles: ids.map((id) => {
        const own = properties[id]
        const listed = isRecord(own) ? propertyList(own, toRecordOrEmpty(toRecordOrEmpty(tilepropertytypes)[id])) : null
        return { ...toRecordOrEmpty(byId.get(id)), id: Number(id), ...(listed && { properties: listed }) }
      }),
    }
  }

  const modern = modernPart(value)
  return { value: modern, wasOlder }
}

function propertyList(properties: JsonRecord, types: JsonRecord): JsonRecord[] {
  return Object.entries(properties).map(([name, value]) => {
    const type = types[name]
    return { name, type: typeof type === 'string' ? type : 'string', value }
  })
}
