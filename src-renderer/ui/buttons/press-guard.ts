import { useEventListener } from '@vueuse/core'

/** A press so soon after another, and so near to it, is the second half of a double one. */
const SOON_MS = 400
const NEAR_PX = 24
const CONTROLS = 'button, a, input, select, label, summary'

/** What is known of a pointer that is put down; times in milliseconds, places in CSS pixels. */
export type PointerDown = Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY' | 'pointerType' | 'target'>
/** What is known of the click that comes of it; `detail` counts the clicks of a mouse, and is 0 for a key. */
export type Click = Pick<MouseEvent, 'detail' | 'target'>
/** What is known of a key. */
export type KeyDown = Pick<KeyboardEvent, 'key' | 'repeat' | 'target'>

/**
 * Tells slips of the hand, where `data-press` says that they would do harm: `once` on what a second press should never
 * reach (it ends a turn, or spends something), `same` where a second press is meant as long as the same thing stands
 * under it. A mouse counts its clicks itself; those of a finger are told by time and place.
 */
export function createPressGuard() {
  let before: PointerDown | null = null
  let last: PointerDown | null = null
  let pressed: readonly (Element | null)[] = []

  /** A pointer is put down. */
  function down(press: PointerDown): void {
    pressed = [pressed[1] ?? null, controlAt(press.target)]
    before = last
    last = press
  }
  function isDouble(detail: number): boolean {
    if (before === null || last === null || detail === 0) return false
    if (last.pointerType === 'mouse') return detail > 1
    const isNear = Math.hypot(last.clientX - before.clientX, last.clientY - before.clientY) < NEAR_PX
    return isNear && last.timeStamp - before.timeStamp < SOON_MS
  }
  /** Whether a click is the second half of a double one that should do nothing. */
  function isSlip({ detail, target }: Click): boolean {
    const rule = ruleAt(target)
    return rule !== null && isDouble(detail) && (rule === 'once' || pressed[0] !== pressed[1])
  }
  return { down, isSlip }
}

/** Whether Enter is still held down where presses are watched: the browser would press again and again. */
export function isHeldOn({ key, repeat, target }: KeyDown): boolean {
  return repeat && key === 'Enter' && ruleAt(target) !== null
}

function ruleAt(target: EventTarget | null): string | null {
  return elementOf(target)?.closest('[data-press]')?.getAttribute('data-press') ?? null
}

function controlAt(target: EventTarget | null): Element | null {
  return elementOf(target)?.closest(CONTROLS) ?? null
}

function elementOf(target: EventTarget | null): Element | null {
  return target !== null && 'closest' in target ? (target as Element) : null
}

/** Keeps slips of the hand from all that stands on the page. */
export function useSinglePresses(): void {
  const { down, isSlip } = createPressGuard()
  const drop = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  useEventListener('pointerdown', down, { capture: true, passive: true })
  useEventListener('click', (event) => isSlip(event) && drop(event), { capture: true })
  useEventListener('keydown', (event) => isHeldOn(event) && drop(event), { capture: true })
}
