import { computed, ref, type Ref, shallowRef } from 'vue'
import { type FaceElement } from '#shared/games/space-planes/face-sets.ts'
import type { FaceArt, Point } from '#shared/games/space-planes/model.ts'
import { addFaceElement, findNearestFaceElement, snapToGrid, removeFaceElement } from './face-edits.ts'

export type FaceTool = FaceElement | 'erase'

/** Maximum distance of an erased mark. */
const REACH = 0.05
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
/** Number of steps of the cursor with Shift. */
const FAST = 5

/** Draws on a face by pointer or keys, with a first and a second point. Escape cancels. */
export function useFacePen(art: Ref<FaceArt>) {
  const tool = ref<FaceTool>('walls')
  const step = ref(0.05)
  const cursor = shallowRef<Point>({ x: 0.5, y: 0.5 })
  const begun = shallowRef<Point | null>(null)
  const status = ref('')
  /** The mark being drawn. */
  const preview = computed(() => (begun.value === null ? null : ([begun.value, cursor.value] as const)))

  function finish(): void {
    const [from, to] = [begun.value, cursor.value]
    begun.value = null
    if (from === null || tool.value === 'erase') return
    const drawn = addFaceElement(art.value, tool.value, [from, to])
    status.value = drawn === null ? 'Nothing drawn: too small, or too many already' : 'Drawn'
    if (drawn !== null) art.value = drawn
  }
  function erase(at: Point): void {
    const found = findNearestFaceElement(art.value, at, REACH)
    const left = found === null ? art.value : removeFaceElement(art.value, found)
    status.value = found === null ? 'Nothing here' : left === art.value ? 'The last block stays' : 'Erased'
    art.value = left
  }
  function press(at: Point): void {
    cursor.value = snapToGrid(at, step.value)
    if (tool.value === 'erase') erase(at)
    else begun.value = cursor.value
  }
  function act(): void {
    if (tool.value === 'erase') erase(cursor.value)
    else if (begun.value === null) begun.value = cursor.value
    else finish()
  }
  /** Returns whether the key was handled. */
  function key({ key: name, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
    const direction = STEPS[name]
    if (direction) {
      const far = step.value * (shiftKey ? FAST : 1)
      cursor.value = snapToGrid(
        { x: cursor.value.x + direction[0] * far, y: cursor.value.y + direction[1] * far },
        step.value,
      )
      status.value = `${cursor.value.x}, ${cursor.value.y}`
      return true
    }
    if (name === ' ' || name === 'Enter') act()
    else if (name === 'Escape' && begun.value !== null) begun.value = null
    else if (name === 'Delete' || name === 'Backspace') erase(cursor.value)
    else return false
    return true
  }
  return {
    tool,
    step,
    cursor,
    preview,
    status,
    press,
    move: (at: Point): void => void (cursor.value = snapToGrid(at, step.value)),
    release: finish,
    drop: (): void => void (begun.value = null),
    key,
  }
}
