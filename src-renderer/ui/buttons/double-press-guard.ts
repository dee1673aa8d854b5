import { useEventListener } from '@vueuse/core'

/** Maximum time between the two halves of a double press, in milliseconds. */
const SOON_MS = 400
const NEAR_PX = 24
const CONTROLS = 'button, a, input, select, label, summary'

/** Fields of a pointerdown event used here; times in milliseconds, positions in CSS pixels. */
export type PointerDownFields = Pick<PointerEvent, 'timeStamp' | 'clientX' | 'clientY' | 'pointerType' | 'target'>
/** Fields of the resulting click event. `detail` is the click count of a mouse, and 0 for a key. */
export type ClickFields = Pick<MouseEvent, 'detail' | 'target'>
/** Fields of a keydown event used here. */
export type KeyDownFields = Pick<KeyboardEvent, 'key' | 'repeat' | 'target'>

/**
 * Detects accidental double presses where `data-press` marks them as harmful: `once` for actions that a second press
 * must never reach (they end a turn, or spend something), `same` where a second press is intended as long as the same
 * element is under the pointer. A mouse reports its click count; touch presses are compared by time and position.
 */
export function createDoublePressGuard() {
  let before: PointerDownFields | null = null
  let last: PointerDownFields | null = null
  let pressed: readonly (Element | null)[] = []

  function down(press: PointerDownFields): void {
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
  /** Whether a click is the second half of a double press and must be ignored. */
  function isSlip({ detail, target }: ClickFields): boolean {
    const rule = ruleAt(target)
    return rule !== null && isDouble(detail) && (rule === 'once' || pressed[0] !== pressed[1])
  }
  return { down, isSlip }
}

/** Whether Enter is being held down on a guarded control: the browser would press it repeatedly. */
export function isEnterHeldDown({ key, repeat, target }: KeyDownFields): boolean {
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

/** Suppresses accidental double presses on the whole page. */
export function useDoublePressGuard(): void {
  const { down, isSlip } = createDoublePressGuard()
  const drop = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  useEventListener('pointerdown', down, { capture: true, passive: true })
  useEventListener('click', (event) => isSlip(event) && drop(event), { capture: true })
  useEventListener('keydown', (event) => isEnterHeldDown(event) && drop(event), { capture: true })
}
