import type { Attributes } from '../fields.ts'

/** What the groups around a layer do to it. */
export interface Surroundings {
  readonly offsetX: number
  readonly offsetY: number
  readonly isVisible: boolean
}

/** Around the layers of a map itself. */
export const NO_GROUP: Surroundings = { offsetX: 0, offsetY: 0, isVisible: true }

/** What a layer or group adds to what is around it. */
export function within(around: Surroundings, layer: Attributes): Surroundings {
  return {
    offsetX: around.offsetX + layer.number('offsetx', 0),
    offsetY: around.offsetY + layer.number('offsety', 0),
    isVisible: around.isVisible && layer.flag('visible', true),
  }
}
