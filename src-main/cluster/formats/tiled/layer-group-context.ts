import type { AttributeReader } from '../field-reader.ts'

/** Combined effect of the groups around a layer. */
export interface LayerGroupContext {
  readonly offsetX: number
  readonly offsetY: number
  readonly isVisible: boolean
}

/** Context of top-level layers. */
export const ROOT_GROUP_CONTEXT: LayerGroupContext = { offsetX: 0, offsetY: 0, isVisible: true }

/** Adds the offset and visibility of a group or layer to its context. */
export function createNestedGroupContext(around: LayerGroupContext, layer: AttributeReader): LayerGroupContext {
  return {
    offsetX: around.offsetX + layer.number('offsetx', 0),
    offsetY: around.offsetY + layer.number('offsety', 0),
    isVisible: around.isVisible && layer.flag('visible', true),
  }
}
