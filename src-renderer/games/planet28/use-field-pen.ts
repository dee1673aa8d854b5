import { computed, ref, type Ref, shallowRef } from 'vue'
import type { PracticeUnit } from '#shared/contract/planet28/practice.ts'
import type { Field, Terrain } from '#shared/games/planet28/field/model.ts'
import type { Point } from '#shared/kit/convex.ts'
import { formatCount } from '#shared/kit/format.ts'
import {
  MAX_TERRAIN_PIECES,
  findTerrainPieceAt,
  addTerrainBox,
  addTerrainOutline,
  removeTerrainPiece,
} from './field-edits.ts'
import type { StartPosition } from './practice-plan.ts'
import { ROTATION_STEP_DEGREES, useUnitPlacement } from './use-unit-placement.ts'

/** Drawing tool: a kind of terrain, the eraser, or placing units. */
export type FieldTool = Terrain | 'erase' | 'units'

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Step of the cursor with Shift, in centimetres. */
const FAST = 5
/** Maximum number of corners of a piece. */
const MOST_CORNERS = 12

const DENTED =
  'This outline has a dent, or crosses itself: nothing is drawn yet. Remove its last corners, or drop it and draw a dented shape as two pieces.'

const FULL = `Nothing drawn: a field has at most ${MAX_TERRAIN_PIECES} pieces. Erase one first.`
const TOO_SMALL = 'Nothing drawn: a piece is at least 1 cm wide and deep. Drag from one corner to the other.'

const isFull = ({ pieces }: Field): boolean => pieces.length >= MAX_TERRAIN_PIECES

/** The field, the units on it, and the callback that places them. */
export interface FieldPenContext {
  readonly field: Ref<Field>
  readonly units: Ref<readonly PracticeUnit[]>
  readonly heightCm: Ref<number>
  readonly put: (unit: string, place: StartPosition) => void
}

/** Rounds a position to whole centimetres within the field. */
function within({ widthCm, depthCm }: Field, { x, y }: Point): Point {
  return { x: Math.min(widthCm, Math.max(0, Math.round(x))), y: Math.min(depthCm, Math.max(0, Math.round(y))) }
}

/** Draws terrain and places units by pointer or keys, with a first and a second corner. Escape cancels. */
export function useFieldPen({ field, units, heightCm, put }: FieldPenContext) {
  const tool = ref<FieldTool>('rough')
  const cursor = shallowRef<Point>({ x: 45, y: 45 })
  const begun = shallowRef<Point | null>(null)
  /** Whether to draw outlines corner by corner instead of boxes. */
  const isOutline = ref(false)
  const corners = shallowRef<readonly Point[]>([])
  const status = ref('')
  const { held, chosen, pickUp, putDown, turn } = useUnitPlacement({ units, put, say: (text) => (status.value = text) })
  const preview = computed(() =>
    begun.value === null || held.value !== null ? null : ([begun.value, cursor.value] as const),
  )

  function begin(place: Point): void {
    cursor.value = within(field.value, place)
    if (tool.value === 'erase') return erase(place)
    if (tool.value === 'units') return pickUp(place)
    if (isOutline.value) setCorner()
    else begun.value = cursor.value
  }
  function setCorner(): void {
    if (corners.value.length < MOST_CORNERS) corners.value = [...corners.value, cursor.value]
    status.value = `${formatCount(corners.value.length, 'corner')} of at most ${MOST_CORNERS}`
  }
  function close(): void {
    if (tool.value === 'erase' || tool.value === 'units' || corners.value.length < 3) return
    const drawn = addTerrainOutline(field.value, corners.value, { ground: tool.value, heightCm: heightCm.value })
    if (drawn !== null) corners.value = []
    draw(drawn, DENTED)
  }
  function draw(drawn: Field | null, fault: string): void {
    if (drawn !== null) field.value = drawn
    status.value = drawn !== null ? 'Terrain drawn' : isFull(field.value) ? FULL : fault
  }
  function dropCorner(): void {
    corners.value = corners.value.slice(0, -1)
    status.value = formatCount(corners.value.length, 'corner')
  }
  function erase(place: Point): void {
    const piece = findTerrainPieceAt(field.value, place)
    if (piece !== null) field.value = removeTerrainPiece(field.value, piece.id)
    status.value = piece === null ? 'There is no terrain here' : 'Terrain removed'
  }
  function finish(): void {
    const [from, unit] = [begun.value, held.value]
    begun.value = null
    if (unit !== null) return putDown(unit, cursor.value)
    if (from === null || tool.value === 'erase' || tool.value === 'units') return
    const drawn = addTerrainBox(field.value, [from, cursor.value], { ground: tool.value, heightCm: heightCm.value })
    draw(drawn === field.value ? null : drawn, TOO_SMALL)
  }
  function drop(): void {
    begun.value = null
    held.value = null
    corners.value = []
  }
  function key({ key: name, shiftKey }: KeyboardEvent): boolean {
    const step = STEPS[name]
    if (step !== undefined) {
      const by = shiftKey ? FAST : 1
      cursor.value = within(field.value, { x: cursor.value.x + step[0] * by, y: cursor.value.y + step[1] * by })
      status.value = `${cursor.value.x} / ${cursor.value.y}`
    } else if (name === ' ' && (begun.value !== null || held.value !== null)) finish()
    else if (name === ' ') begin(cursor.value)
    else if (name.toLowerCase() === 'r') return turn(shiftKey ? -ROTATION_STEP_DEGREES : ROTATION_STEP_DEGREES)
    else if (name === 'Delete') erase(cursor.value)
    else if (name === 'Backspace' && corners.value.length > 0) dropCorner()
    else if (name === 'Enter' && corners.value.length > 2) close()
    else if (name === 'Escape' && (begun.value !== null || held.value !== null || corners.value.length > 0)) drop()
    else return false
    return true
  }
  return {
    tool,
    cursor,
    preview,
    held,
    chosen,
    turn,
    status,
    isOutline,
    corners,
    dropCorner,
    close,
    key,
    drop,
    press: begin,
    move: (place: Point) => (cursor.value = within(field.value, place)),
    release: finish,
  }
}
