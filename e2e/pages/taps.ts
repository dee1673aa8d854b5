import { type Locator } from '@playwright/test'

/** Taps what a person takes a look at first: a tap at the same place so soon after another would be half of a double one. */
export async function tapAfterPause(target: Locator): Promise<void> {
  await target.page().locator('h1').first().dispatchEvent('pointerdown', { pointerType: 'touch' }) // elsewhere
  await target.tap()
}
