import type { Page } from '@playwright/test'
import { test } from '../hosts/test.ts'
import { createTableBattle } from '../pages/planet28-table.ts'

const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
] as const
async function shoot(page: Page, name: string) {
  await page.waitForTimeout(600)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const theme of ['void', 'paper']) {
      await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme)
      await page.waitForTimeout(250)
      await page.screenshot({ path: `/tmp/look28/${name}-${width}-${theme}.png`, fullPage: width !== 1440 })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}
test('look', async ({ page }) => {
  test.setTimeout(120_000)
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  await createTableBattle(page, 'The Ford', 4)
  await shoot(page, 'a-begin')
  await page.keyboard.press('B')
  await page.waitForTimeout(800)
  await shoot(page, 'b-turn')
  await page.keyboard.press('A')
  await page.waitForTimeout(800)
  await shoot(page, 'c-acts')
  await page.keyboard.press('S')
  await page.waitForTimeout(800)
  await shoot(page, 'd-shot')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(800)
  await shoot(page, 'e-result')
  for (const k of ['M', '4', 'Enter']) await page.keyboard.press(k)
  await page.waitForTimeout(900)
  await shoot(page, 'f-moved')
  await page.getByRole('radio', { name: 'Tally' }).check()
  await shoot(page, 'g-tally')
  await page.getByRole('radio', { name: 'Sheets' }).check()
  await shoot(page, 'h-sheets')
})
