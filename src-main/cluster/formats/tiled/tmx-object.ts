import { type Attributes, xmlAttributes } from '../fields.ts'
import type { ChartFile } from '../format.ts'
import { childrenOf, type XmlElement } from '../xml-tree.ts'
import type { Surroundings } from './group.ts'
import { keptXml } from './kept-xml.ts'
import { objectFacts } from './object-facts.ts'
import type { TiledObject, TiledPoint } from './tiled-map.ts'
import { readTmxProperties } from './tmx-element.ts'

/** An object of a TMX file. */
export function readTmxObject(element: XmlElement, around: Surroundings, file: ChartFile): TiledObject {
  const [text] = childrenOf(element, 'text')
  const [line] = childrenOf(element, 'polyline')
  return {
    ...objectFacts(xmlAttributes(element, file), around, {
      text: text === undefined ? null : { text: text.text, colour: xmlAttributes(text, file).text('color', '') },
      points: line === undefined ? [] : pointsOf(xmlAttributes(line, file)),
    }),
    isPoint: childrenOf(element, 'point').length > 0,
    properties: readTmxProperties(element, file),
    raw: keptXml(element),
  }
}

function pointsOf(line: Attributes): TiledPoint[] {
  return (line.text('points').match(/\S+/g) ?? []).map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return Number.isFinite(x) && Number.isFinite(y)
      ? { x: x ?? 0, y: y ?? 0 }
      : line.fail('has points that are not written like “0,0 12.5,40”')
  })
}
