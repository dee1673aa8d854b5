import { expect, soakTest, test } from '../hosts/test.ts'
import { ALL_RULES, listAccessibilityFaults } from '../pages/accessibility-faults.ts'
import { locateButton, locateQuestion, startSandMap, waitUntilIdle } from '../pages/sand-battles.ts'

// A battle of Planetary Sand on a generated map: deployment and movement by keyboard and pointer, and advice of a bot.

soakTest('figures go where the ground lets them on the map, by arrow keys and by pointing at it', async ({ page }) => {
  await startSandMap(page, 'Harbour', 'harbour')
  const press = async (name: string | RegExp) => {
    await waitUntilIdle(page)
    await locateButton(page, name).press('Enter')
  }
  await press(/^Red rifles/)
  await expect(locateQuestion(page, 'Red rifles Set up 8 figures')).toBeVisible()
  await press('Set up 8 figures') // without a place
  await expect(page.locator('.ui-field__error')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(locateQuestion(page, 'Red: who is set up, and where?')).toBeVisible()
  for (const side of ['Red', 'Blue']) {
    await expect(locateQuestion(page, `${side}: who is set up, and where?`)).toBeVisible()
    await press('Set up all 8')
    await press('Done')
  }
  await press('Red moves first')
  for (const [side, arrow, steps] of [
    ['Red', 'Shift+ArrowUp', 3],
    ['Blue', 'Shift+ArrowDown', 1], // a stone wall is in the way of more
  ] as const) {
    await expect(locateQuestion(page, `${side}: who moves?`)).toBeVisible()
    await press(new RegExp(`^${side} rifles`))
    await expect(locateQuestion(page, `${side} rifles Move`)).toBeVisible()
    await expect(page.getByText('Point out where the first of them goes.')).toBeVisible()
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(arrow)
    await expect(page.getByRole('status').filter({ hasText: /They go R0\.\d+/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(locateButton(page, new RegExp(`^Done: ${side} rifles 8 of 8 done`))).toBeVisible()
    expect(await listAccessibilityFaults(page, ALL_RULES)).toEqual([])
    await press('Done')
  }
  await expect(locateQuestion(page, 'Pass the screen to Red or Blue')).toBeVisible()
})

test('a unit is dragged on the map, and a bot gives its order', async ({ page }) => {
  await startSandMap(page, 'By pointer', 'harbour')
  await locateButton(page, /^Red rifles/).click()
  await expect(locateQuestion(page, 'Red rifles Set up 8 figures')).toBeVisible()
  const board = page.getByRole('img', { name: /^The field from above/ })
  const box = await board.boundingBox()
  await board.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) * 0.8 } })
  await expect(board.locator('.sand-map__ghost')).toHaveCount(8)
  await locateButton(page, 'Set up 8 figures').click()
  await expect(page.locator('.result-card')).toContainText('Red 1')
  await waitUntilIdle(page)
  await page.getByText('What would a bot do?').click()
  await locateButton(page, 'Do it').click()
  await expect(page.locator('.result-card')).toBeVisible()
})
