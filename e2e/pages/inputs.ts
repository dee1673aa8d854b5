import type { Page } from '@playwright/test'

/**
 * Counts what a person does with hands, but the letters of texts: presses, other keys, going to a field that is filled
 * (Playwright fills without pressing it), and two for a choice from a list. Answers how many since it was asked last.
 */
export async function countInputs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.body
    dataset['inputs'] = '0'
    let isByHand = false
    const count = (inputs: number): void => void (dataset['inputs'] = String(Number(dataset['inputs']) + inputs))
    const byHand = (inputs: number): void => {
      isByHand = true
      setTimeout(() => (isByHand = false))
      count(inputs)
    }
    addEventListener('pointerdown', () => byHand(1), { capture: true })
    addEventListener(
      'keydown',
      ({ key }) => byHand(key.length > 1 && !['Control', 'Shift', 'Alt'].includes(key) ? 1 : 0),
      {
        capture: true,
      },
    )
    addEventListener('input', ({ target }) => count(target instanceof HTMLSelectElement ? 2 : 0), { capture: true })
    let filled: EventTarget | null = null
    const onFill = ({ target }: Event): void => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isText && !isByHand && target !== filled) count(1)
      filled = target
    }
    addEventListener('input', onFill, { capture: true })
  })
  return () =>
    page.evaluate(() => {
      const inputs = Number(document.body.dataset['inputs'])
      document.body.dataset['inputs'] = '0'
      return inputs
    })
}
