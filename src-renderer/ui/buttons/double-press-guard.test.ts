import { expect, test } from 'vitest'
import { isEnterHeldDown, createDoublePressGuard } from './double-press-guard.ts'

/** A control of a page, and how presses on it are watched. */
function control(rule: 'once' | 'same' | null): HTMLElement {
  const found: HTMLElement = {
    closest: (selector: string) => (selector !== '[data-press]' || rule !== null ? found : null),
    getAttribute: () => rule,
  } as unknown as HTMLElement
  return found
}

/** A page on which somebody presses; answers whether the click was a slip. */
function page() {
  const { down, isSlip } = createDoublePressGuard()
  let now = 0
  return {
    wait: (ms: number) => void (now += ms),
    tap: (target: HTMLElement, [clientX, clientY]: readonly [number, number] = [100, 100]) => {
      down({ timeStamp: now, clientX, clientY, pointerType: 'touch', target })
      return isSlip({ detail: 2, target }) // some screens count taps, in a time of their own
    },
    click: (target: HTMLElement, detail: number) => {
      down({ timeStamp: now, clientX: 100, clientY: 100, pointerType: 'mouse', target })
      return isSlip({ detail, target })
    },
    key: (target: HTMLElement) => isSlip({ detail: 0, target }),
  }
}

test('the second half of a double tap ends no second turn, nor does it press what has come to stand there', () => {
  const [end, first, next, plain] = [control('once'), control('same'), control('same'), control(null)]
  const { tap, wait } = page()
  expect(tap(end)).toBe(false)
  wait(200)
  expect(tap(end)).toBe(true)
  wait(200)
  expect(tap(end)).toBe(true)
  wait(500)
  expect([tap(first), tap(next), tap(plain)]).toEqual([false, true, false])
})

test('what is told by taps is told as fast as somebody taps, and elsewhere on the page at once', () => {
  const [hit, end] = [control('same'), control('once')]
  const { tap, wait } = page()
  expect([tap(hit), tap(hit)]).toEqual([false, false])
  expect(tap(end, [100, 140])).toBe(false)
  wait(400)
  expect(tap(end, [100, 140])).toBe(false)
})

test('a mouse counts its clicks itself, and keys are never half of a double one', () => {
  const [begin, end] = [control('once'), control('once')]
  const { click, key } = page()
  expect([click(begin, 1), click(end, 2), click(end, 1)]).toEqual([false, true, false])
  expect([key(end), key(end)]).toEqual([false, false])
})

test('Enter that is held down presses once', () => {
  const [once, free] = [control('once'), control(null)]
  const press = { key: 'Enter', repeat: true }
  expect(isEnterHeldDown({ ...press, target: once })).toBe(true)
  expect([
    isEnterHeldDown({ ...press, repeat: false, target: once }),
    isEnterHeldDown({ ...press, target: free }),
    isEnterHeldDown({ key: 'ArrowDown', repeat: true, target: once }),
  ]).toEqual([false, false, false])
})
