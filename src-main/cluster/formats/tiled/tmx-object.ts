import { type Attributes, xmlAttributes } from '../fields.ts'
import type { ChartFile } from '../format.ts'
import { findColour, pointsFrom, type Surroundings } from './group.ts'
import type { TiledObject } from './tiled-map.ts'
import { childrenOf, readTmxProperties, typeOf } from './tmx-element.ts'
import { plainElement, type ReadElement } from './xml-tree.ts'

/** An object of a TMX file. A text is taken to stand in its middle, all else where it begins. */
export function readTmxObject(element: ReadElement, around: Surroundings, file: ChartFile): TiledObject {
  const object = xmlAttributes(element, file)
  const [x, y] = [object.number('x', 0) + around.offsetX, object.number('y', 0) + around.offsetY]
  const degrees = object.number('rotation', 0)
  const [text] = childrenOf(element, 'text')
  const half = { x: object.number('width', 0) / 2, y: object.number('height', 0) / 2 }
  const [middle] = pointsFrom({ x, y, degrees }, text === undefined ? [] : [half])
  const [line] = childrenOf(element, 'polyline')
  return {
    name: object.text('name', ''),
    type: typeOf(object),
    x: middle?.x ?? x,
    y: middle?.y ?? y,
    isVisible: around.isVisible && object.flag('visible', true),
    isPoint: childrenOf(element, 'point').length > 0,
    points: line === undefined ? [] : pointsFrom({ x, y, degrees }, pointsOf(xmlAttributes(line, file))),
    text:
      text === undefined ? null : { text: text.text, colour: findColour(xmlAttributes(text, file).text('color', '')) },
    properties: readTmxProperties(element, file),
    raw: plainElement(element),
  }
}

function pointsOf(line: Attributes): { x: number; y: number }[] {
  return (line.text('points').match(/\S+/g) ?? []).map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return Number.isFinite(x) && Number.isFinite(y)
      ? { x: x ?? 0, y: y ?? 0 }
      : line.fail('has points that are not written like “0,0 12.5,40”')
  })
}
