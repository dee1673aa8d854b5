import type { Page } from '@playwright/test'

/** Counts user inputs, except for the letters of texts: see {@link countActions}. */
export function countInputs(page: Page): Promise<() => Promise<number>> {
  return countActions(page, { letters: false })
}

/**
 * Counts user inputs: presses, keys, focusing a field that is filled (Playwright fills without pressing it), and two
 * for a choice from a list. With `letters`, keys that write letters into a text also count, and a choice from a list
 * counts as one, as the browser itself shows it. The returned function gives the number since its last call.
 */
export async function countActions(page: Page, { letters }: { letters: boolean }): Promise<() => Promise<number>> {
  await page.evaluate((withLetters) => {
    const TURNED = ['radio', 'checkbox']
    const { dataset } = document.body
    dataset['inputs'] = '0'
    let reached: EventTarget | null = null
    const count = (inputs: number, at: EventTarget | null): void => {
      dataset['inputs'] = String(Number(dataset['inputs']) + inputs)
      reached = at
    }
    const isText = (at: EventTarget | null): boolean =>
      at instanceof HTMLTextAreaElement ||
      (at instanceof HTMLInputElement && !TURNED.includes(at.type)) ||
      (at instanceof HTMLElement && at.isContentEditable)
    const isHeld = (key: string): boolean => ['Control', 'Shift', 'Alt', 'Meta'].includes(key)
    const onKey = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): void => {
      const isLetter = key.length === 1 && !ctrlKey && !altKey && !metaKey && isText(target)
      count(isHeld(key) || (isLetter && !withLetters) ? 0 : 1, target)
    }
    const onInput = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement) count(withLetters ? 1 : 2, target)
      else if (isText(target)) count(target === reached ? 0 : 1, target)
    }
    addEventListener('pointerdown', ({ target }) => count(1, target), { capture: true })
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('input', onInput, { capture: true })
  }, letters)
  return () =>
    page.evaluate(() => {
      const inputs = Number(document.body.dataset['inputs'])
      document.body.dataset['inputs'] = '0'
      return inputs
    })
}
