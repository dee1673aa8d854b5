import type { Page } from '@playwright/test'

/**
 * Counts what a person does with hands, but the letters of texts: presses, other keys, going to a field that is filled
 * (Playwright fills without pressing it), and two for a choice from a list. Answers how many since it was asked last.
 */
export async function countInputs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const TURNED = ['radio', 'checkbox']
    const { dataset } = document.body
    dataset['inputs'] = '0'
    let reached: EventTarget | null = null
    const count = (inputs: number, at: EventTarget | null): void => {
      dataset['inputs'] = String(Number(dataset['inputs']) + inputs)
      reached = at
    }
    const isKey = (key: string): boolean => key.length > 1 && !['Control', 'Shift', 'Alt'].includes(key)
    const onInput = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement) return count(2, target)
      const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
      if (isText && !TURNED.includes(target.type)) count(target === reached ? 0 : 1, target)
    }
    addEventListener('pointerdown', ({ target }) => count(1, target), { capture: true })
    addEventListener('keydown', ({ key, target }) => count(isKey(key) ? 1 : 0, target), { capture: true })
    addEventListener('input', onInput, { capture: true })
  })
  return () =>
    page.evaluate(() => {
      const inputs = Number(document.body.dataset['inputs'])
      document.body.dataset['inputs'] = '0'
      return inputs
    })
}
