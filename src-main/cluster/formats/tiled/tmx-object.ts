import type { ChartFile } from '../chart-file.ts'
import { type AttributeReader, createAttributeReader } from '../field-reader.ts'
import { listChildren, type XmlElement } from '../xml-tree.ts'
import type { GroupContext } from './group.ts'
import { readObjectAttributes } from './object-attributes.ts'
import { toSourceXml } from './source-xml.ts'
import type { TiledObject, TiledPoint } from './tiled-map.ts'
import { readTmxProperties } from './tmx-element.ts'

/** Reads an object of a TMX file. */
export function readTmxObject(element: XmlElement, around: GroupContext, file: ChartFile): TiledObject {
  const [text] = listChildren(element, 'text')
  const [line] = listChildren(element, 'polyline')
  return {
    ...readObjectAttributes(createAttributeReader(element, file), around, {
      text:
        text === undefined ? null : { text: text.text, colour: createAttributeReader(text, file).text('color', '') },
      points: line === undefined ? [] : pointsOf(createAttributeReader(line, file)),
    }),
    isPoint: listChildren(element, 'point').length > 0,
    properties: readTmxProperties(element, file),
    raw: toSourceXml(element),
  }
}

function pointsOf(line: AttributeReader): TiledPoint[] {
  return (line.text('points').match(/\S+/g) ?? []).map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return Number.isFinite(x) && Number.isFinite(y)
      ? { x: x ?? 0, y: y ?? 0 }
      : line.fail('has points that are not written like “0,0 12.5,40”')
  })
}
