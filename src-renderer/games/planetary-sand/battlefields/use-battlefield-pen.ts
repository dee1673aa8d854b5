import { computed, ref, type Ref, shallowRef } from 'vue'
import {
  moveFieldItemCorner,
  moveFieldItem,
  removeFieldItem,
} from '#shared/games/planetary-sand/battlefield/edit-field-items.ts'
import {
  type FieldItem,
  findFieldItemHandleAt,
  isSameFieldItem,
  findFieldItemAt,
  listFieldItems,
} from '#shared/games/planetary-sand/battlefield/field-items.ts'
import type { BattlefieldPlan } from '#shared/games/planetary-sand/battlefields.ts'
import { MAX_AREA_CORNERS } from '#shared/games/planetary-sand/field.ts'
import type { Point } from '#shared/kit/convex.ts'
import {
  buildBoxCorners,
  tryAddStroke,
  type BattlefieldToolSettings,
  buildOctagonOutline,
  buildStripCorners,
  STROKE_BY_TOOL,
  type BattlefieldTool,
  tryAddGroundArea,
} from './field-tools.ts'

/** The drawing, the current ink, and the callback that stores changes. */
export interface BattlefieldPenContext {
  readonly plan: () => BattlefieldPlan
  readonly ink: () => BattlefieldToolSettings
  /** Called once per gesture. */
  readonly commit: (plan: BattlefieldPlan) => void
}

/** A drag: the item, the corner if any, and the start position. */
interface Grip {
  readonly thing: FieldItem
  readonly corner: number | null
  readonly from: Point
}

/** Snap distance of pointers, step of an arrow key (in R), and the factor with Shift. */
const SNAP_R = 0.02
const STEP_R = 0.05
const FAST = 5
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/** Draws a battlefield by pointer or keys: strokes, outlines corner by corner, moving of items. Escape cancels. */
export function useBattlefieldPen({ plan, ink, commit }: BattlefieldPenContext) {
  const tool = ref<BattlefieldTool>('choose')
  const cursor = shallowRef<Point>({ x: 0, y: 0 })
  const begun = shallowRef<Point | null>(null)
  const corners = shallowRef<readonly Point[]>([])
  const chosen: Ref<FieldItem | null> = shallowRef(null)
  const grip = shallowRef<Grip | null>(null)
  const status = ref('')

  /** The battlefield as shown during a drag. */
  const shown = computed(() => {
    const held = grip.value
    return held ? moved(held) : plan()
  })
  const preview = computed((): { points: readonly Point[]; isOpen: boolean } | null => {
    if (corners.value.length > 0) return { points: [...corners.value, cursor.value], isOpen: true }
    const from = begun.value
    if (from === null || STROKE_BY_TOOL[tool.value] === 'press') return null
    if (tool.value === 'strip') return { points: buildStripCorners([from, cursor.value], ink().stripMm), isOpen: false }
    if (tool.value === 'area') return { points: buildOctagonOutline(from, cursor.value), isOpen: false }
    return STROKE_BY_TOOL[tool.value] === 'line'
      ? { points: [from, cursor.value], isOpen: true }
      : { points: buildBoxCorners(from, cursor.value), isOpen: false }
  })

  function snapped({ x, y }: Point, stepR: number): Point {
    const [width, height] = plan().field.sizeMm ?? [0, 0]
    const step = stepR * plan().unitMm
    const near = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value / step) * step))
    return { x: near(x, width), y: near(y, height) }
  }
  function moved({ thing: fieldItem, corner, from }: Grip): BattlefieldPlan {
    if (corner !== null) return moveFieldItemCorner(plan(), fieldItem, { corner, to: cursor.value })
    return moveFieldItem(plan(), fieldItem, { x: cursor.value.x - from.x, y: cursor.value.y - from.y })
  }
  function keep(next: BattlefieldPlan | string, text: string): void {
    if (typeof next === 'string') return void (status.value = next)
    commit(next)
    status.value = text
  }
  /** Finds what a press would grab: the chosen item or one of its corners, or a small item directly. */
  function gripAt(at: Point, reachMm: number): Grip | null {
    const own = chosen.value
    const corner = own && findFieldItemHandleAt(plan(), own, { point: at, reachMm })
    if (own && corner !== null) return { thing: own, corner, from: at }
    const fieldItem = findFieldItemAt(plan(), at, reachMm)
    const isSmall = fieldItem !== null && ['pad', 'objective', 'door'].includes(fieldItem.kind)
    return fieldItem && (isSmall || isSameFieldItem(fieldItem, own))
      ? { thing: fieldItem, corner: null, from: at }
      : null
  }
  function choose(at: Point, reachMm: number): void {
    chosen.value = findFieldItemAt(plan(), at, reachMm)
    status.value = chosen.value === null ? 'Nothing here' : 'Chosen'
  }
  function erase(at: Point, reachMm: number): void {
    const fieldItem = findFieldItemAt(plan(), at, reachMm)
    if (fieldItem === null || fieldItem.kind === 'zone') return void (status.value = 'Nothing here to remove')
    chosen.value = null
    keep(removeFieldItem(plan(), fieldItem), 'Removed')
  }

  /** Returns whether a drag or stroke was started. */
  function press(at: Point, reachMm: number): boolean {
    cursor.value = snapped(at, SNAP_R)
    if (tool.value === 'choose') {
      grip.value = gripAt(cursor.value, reachMm)
      if (grip.value) chosen.value = grip.value.thing
      return grip.value !== null
    }
    begun.value = cursor.value
    return true
  }
  const move = (at: Point): void => void (cursor.value = snapped(at, SNAP_R))
  function release(isPress: boolean, reachMm: number): void {
    const [held, from] = [grip.value, begun.value]
    drop()
    if (held) return isPress ? undefined : keep(moved(held), 'Moved')
    if (from === null) return
    if (isPress && tool.value === 'area') return addCorner(cursor.value, reachMm)
    if (tool.value === 'erase') return erase(cursor.value, reachMm)
    corners.value = []
    keep(tryAddStroke(plan(), { tool: tool.value, ink: ink(), from, to: cursor.value }), 'Drawn')
  }
  function addCorner(at: Point, reachMm: number): void {
    const [first] = corners.value
    const isFirst = first !== undefined && Math.hypot(first.x - at.x, first.y - at.y) <= reachMm
    if (isFirst && corners.value.length > 2) return close()
    corners.value = [...corners.value, at]
    status.value = `Corner ${corners.value.length}`
    if (corners.value.length === MAX_AREA_CORNERS) close()
  }
  function close(): void {
    const outline = corners.value
    corners.value = []
    if (outline.length < 3) return void (status.value = 'An outline needs three corners.')
    keep(tryAddGroundArea(plan(), ink().area, outline), 'Drawn')
  }
  function drop(): void {
    begun.value = null
    grip.value = null
  }

  /** Chooses the next or previous item, for keyboard users. */
  function step(by: 1 | -1): void {
    const all = listFieldItems(plan())
    const now = all.findIndex((fieldItem) => isSameFieldItem(fieldItem, chosen.value))
    chosen.value = all.at((now + by + all.length) % all.length) ?? null
  }
  function act(reachMm: number): void {
    if (grip.value !== null || begun.value !== null) return release(false, reachMm)
    if (tool.value !== 'choose') {
      begun.value = cursor.value
      if (STROKE_BY_TOOL[tool.value] === 'press') release(false, reachMm)
      return
    }
    grip.value = gripAt(cursor.value, reachMm)
    if (grip.value === null) choose(cursor.value, reachMm)
    else status.value = 'Taken up'
  }
  function arrow(name: string, isFast: boolean): boolean {
    const point = STEPS[name]
    if (!point) return false
    const far = STEP_R * plan().unitMm * (isFast ? FAST : 1)
    cursor.value = snapped({ x: cursor.value.x + point.x * far, y: cursor.value.y + point.y * far }, STEP_R)
    status.value = `${(cursor.value.x / plan().unitMm).toFixed(2)}, ${(cursor.value.y / plan().unitMm).toFixed(2)} R`
    return true
  }
  /** Returns whether the key was handled. */
  function key({ key: name, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, reachMm: number): boolean {
    const isOpen = corners.value.length > 0
    if (arrow(name, shiftKey)) return true
    if (name === ' ') act(reachMm)
    else if (name === 'Enter' && isOpen) close()
    else if (name === 'c' && tool.value === 'area') addCorner(cursor.value, 0)
    else if (name === 'Delete') erase(cursor.value, reachMm)
    else if (name === '[' || name === ']') step(name === ']' ? 1 : -1)
    else if (name === 'Escape' && (isOpen || begun.value !== null || grip.value !== null)) {
      corners.value = []
      drop()
    } else return false
    return true
  }
  return { tool, cursor, corners, chosen, status, shown, preview, press, move, release, drop, close, choose, key }
}

export type BattlefieldPen = ReturnType<typeof useBattlefieldPen>
