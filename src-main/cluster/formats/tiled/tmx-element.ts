import type { ChartFile } from '../chart-file.ts'
import { createAttributeReader } from '../field-reader.ts'
import { type XmlElement, listGrandchildren } from '../xml-tree.ts'
import type { DocumentLimits } from './document-limits.ts'
import type { TiledProperties } from './tiled-map.ts'

/** Context for reading the elements of a file. */
export interface TmxContext {
  readonly file: ChartFile
  readonly limits: DocumentLimits
  readonly groups: string[]
}

/** Custom properties of an element, by name. Omits nested properties. */
export function readTmxProperties(element: XmlElement, file: ChartFile): TiledProperties {
  return new Map(
    listGrandchildren(element, 'properties', 'property').map((property) => {
      const at = createAttributeReader(property, file)
      const name = at.text('name')
      const text = at.text('value', property.text)
      return [name, typedValue(text, at.text('type', 'string'))] as const
    }),
  )
}

function typedValue(text: string, type: string): string | number | boolean {
  if (type === 'bool') return text === 'true'
  const isNumber = (type === 'int' || type === 'float') && text.trim() !== '' && Number.isFinite(Number(text))
  return isNumber ? Number(text) : text
}
