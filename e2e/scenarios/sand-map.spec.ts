import { expect, test } from '../hosts/test.ts'
import { ALL_RULES, listAccessibilityFaults } from '../pages/accessibility-faults.ts'
import { startSandMap, locateQuestion } from '../pages/sand-battles.ts'

// A battle of Planetary Sand on a generated map: deployment, movement and fire by keyboard, and advice of a bot.

test('figures go where the ground lets them on the map, and the map says how far a shot is', async ({ page }) => {
  await startSandMap(page, 'Harbour', 'harbour')
  const press = async (name: string | RegExp) => {
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0)
    const button = page
      .getByRole('main')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
    await button.focus()
    await page.keyboard.press('Enter')
  }
  for (const side of ['Red', 'Blue']) {
    await press('Set up the other 8')
    await press(`${side} is done`)
  }
  await press('Red moves first')
  for (const [side, arrow, steps] of [
    ['Red', 'Shift+ArrowUp', 3],
    ['Blue', 'Shift+ArrowDown', 1], // a stone wall is in the way of more
  ] as const) {
    await expect(locateQuestion(page, `${side}: who moves?`)).toBeVisible()
    await press(/^Red rifles 8$|^Blue rifles 8$/)
    await page.getByRole('button', { name: 'Choose nobody' }).focus()
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(arrow)
    await expect(page.getByRole('status').filter({ hasText: /^R0\.\d+ \(/ })).toBeVisible()
    await press('Move 8 figures there')
    await expect(page.getByRole('button', { name: `${side} rifles 8 of 8 moved` })).toBeDisabled()
    expect(await listAccessibilityFaults(page, ALL_RULES)).toEqual([])
    await press(`${side} is done`)
  }
  await expect(locateQuestion(page, 'Pass the screen to Red or Blue')).toBeVisible()
})
