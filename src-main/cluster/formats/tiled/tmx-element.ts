import { type Attributes, xmlAttributes } from '../fields.ts'
import type { ChartFile } from '../format.ts'
import type { DocumentLimits } from './document-limits.ts'
import type { TiledProperties } from './tiled-map.ts'
import type { ReadElement } from './xml-tree.ts'

/** What is needed to read the elements of one file. */
export interface TmxContext {
  readonly file: ChartFile
  readonly limits: DocumentLimits
  readonly groups: string[]
}

/** Children of a name. */
export function childrenOf({ children }: ReadElement, name: string): readonly ReadElement[] {
  return children.filter((child) => child.name === name)
}

/** The custom properties of an element by name; those that are lists of others are left out. */
export function readTmxProperties(element: ReadElement, file: ChartFile): TiledProperties {
  const properties = childrenOf(element, 'properties').flatMap((list) => childrenOf(list, 'property'))
  return new Map(
    properties.map((property) => {
      const at = xmlAttributes(property, file)
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

/** The class of a tile or object: versions of Tiled call it `type` or `class`. */
export function typeOf(at: Attributes): string {
  return at.text('type', '') || at.text('class', '')
}
