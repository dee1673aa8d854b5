import type { Attributes } from '../fields.ts'

/** What the groups around a layer do to it. */
export interface GroupContext {
  readonly offsetX: number
  readonly offsetY: number
  readonly isVisible: boolean
}

/** Around the layers of a map itself. */
export const ROOT_GROUP: GroupContext = { offsetX: 0, offsetY: 0, isVisible: true }

/** What a layer or group adds to what is around it. */
export function enterGroup(around: GroupContext, layer: Attributes): GroupContext {
  return {
    offsetX: around.offsetX + layer.number('offsetx', 0),
    offsetY: around.offsetY + layer.number('offsety', 0),
    isVisible: around.isVisible && layer.flag('visible', true),
  }
}
