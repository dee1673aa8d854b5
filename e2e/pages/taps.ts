import { type Locator } from '@playwright/test'

/**
 * Taps after a pause, as a user who looks first. A tap at the same position too soon after another would count as a
 * double tap.
 */
export async function tapAfterPause(target: Locator): Promise<void> {
  await target.page().locator('h1').first().dispatchEvent('pointerdown', { pointerType: 'touch' }) // elsewhere
  await target.tap()
}
