import { type Page } from '@playwright/test'
import { expect, soakTest, test } from '../hosts/test.ts'
import { ALL_RULES, listAccessibilityFaults } from '../pages/accessibility-faults.ts'
import { createSandBattle, locateButton, locateQuestion, waitUntilIdle } from '../pages/sand-battles.ts'
import { tapAfterPause } from '../pages/taps.ts'

// Planetary Sand at the table: a battle of eight a side, on a phone and by keyboard only.

/** Maximum number of touches of a shot, and of its dice rolled at the table, including the coin. */
const MOST_ROLLED = 3
const MOST_TYPED = 5

/** From the first question to the first firing lists: both sides deploy, and one of them moves within R1. */
async function toTheLists(page: Page, press: (name: string | RegExp) => Promise<void>): Promise<void> {
  await expect(locateQuestion(page, 'Red: who is set up, and where?')).toBeVisible()
  await press('Done')
  await expect(locateQuestion(page, 'Blue: who is set up, and where?')).toBeVisible()
  await press('Done')
  await expect(locateQuestion(page, 'who moves first?')).toBeVisible()
  await press('Red moves first')
  await expect(locateQuestion(page, 'Red: who moves?')).toBeVisible()
  await press(/^Red rifles/)
  await expect(locateQuestion(page, 'Red rifles Move')).toBeVisible()
  await expect(page.getByText('Reach on flat ground: R1, to its end')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Blue rifles' })).toBeVisible()
  await press('Move')
  await expect(locateButton(page, /^Done: Red rifles 8 of 8 done/)).toBeVisible()
  await press('Done')
  await expect(locateQuestion(page, 'Blue: who moves?')).toBeVisible()
  await press('Done')
  await expect(locateQuestion(page, 'Pass the screen to Red or Blue')).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a battle of eight a side by finger: lists in secret, three touches a shot, five more with dice of the table', async ({
    page,
  }) => {
    await createSandBattle(page, 'Raid on the sandbox', 8)
    let touches = 0
    const tap = async (name: string | RegExp) => {
      await waitUntilIdle(page)
      await tapAfterPause(locateButton(page, name))
      touches += 1
    }
    await toTheLists(page, tap)

    await tap('Show Blue')
    await expect(locateQuestion(page, 'Blue: who fires?')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Blue 4: atomic grenade' }).tap()
    await tap('Close the list: 1 shooter')
    await expect(locateQuestion(page, 'Pass the screen to Red')).toBeVisible()
    await page.reload()
    const heard: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/matches/')) heard.push(await response.text().catch(() => ''))
    })
    await tap('Show Red')
    await expect(locateQuestion(page, 'Red: who fires?')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Red \d: / })).toHaveCount(10)
    await expect.poll(() => heard.some((body) => body.includes('Red 4'))).toBe(true)
    expect(heard.filter((body) => /"shooter":"Blue/.test(body))).toEqual([])
    await tap('All who can')
    await tap('Close the list: 8 shooters')
    await expect(locateQuestion(page, 'Red: who fires?')).toBeVisible()
    expect(await listAccessibilityFaults(page, ALL_RULES)).toEqual([])

    touches = 0
    await tap(/^Red 1/)
    await expect(page.getByRole('heading', { name: 'At whom?' })).toBeVisible()
    expect(await listAccessibilityFaults(page, ALL_RULES)).toEqual([])
    await tap(/^Blue 1/)
    await tap(/^Close/)
    await expect(page.locator('.result-card')).toContainText('Red 1 aims zap rifle at Blue 1')
    expect(touches).toBeLessThanOrEqual(MOST_ROLLED)
    const declared = page.getByRole('list', { name: 'Declared shots' })
    await expect(declared).toContainText('Zap rifle at Blue 1: close, 72.2 %')
    expect(await listAccessibilityFaults(page, ALL_RULES)).toEqual([])
    await tap('Take back the shots of Red 1')
    await expect(declared).toHaveCount(0)
    await tap(/^Red 1/)
    await tap(/^Blue 1/)
    await tap(/^Close/)
    await tap(/^Red 2/)
    await tap(/^Blue 2/)
    await tap(/^Long/)
    await waitUntilIdle(page)
    await page.getByRole('radio', { name: 'Blue' }).tap()
    await expect(locateQuestion(page, 'Blue: who fires?')).toBeVisible()
    await tap(/^Blue 4/)
    await tap(/^Lob /)
    await tap(/^Red 4/)
    await tapAfterPause(page.locator('.match-bar').getByRole('button', { name: /^Lob / }))
    await expect(page.locator('.result-card')).toContainText('Blue 4')
    await tap('Confirm 1 shot')
    await expect(locateQuestion(page, 'Red: who fires?')).toBeVisible()
    await tap('Confirm 2 shots and roll')
    await page.getByRole('radio', { name: 'We roll' }).tap()
    await tap('Confirm 2 shots and roll')
    await expect(locateQuestion(page, 'Roll 1 of 3: Red 1 at Blue 1')).toBeVisible()
    expect(await listAccessibilityFaults(page, ALL_RULES)).toEqual([])
    await tap('6 and 5')
    await expect(locateQuestion(page, 'Roll 2 of 3: Red 2 at Blue 2')).toBeVisible()
    touches = 0
    await tap('6 and 5')
    await tap('Heads')
    expect(touches).toBeLessThanOrEqual(MOST_TYPED)
    await expect(locateQuestion(page, 'Roll 3 of 3: Blue 4 at Red 4')).toBeVisible()
    await tap('1')
    await expect(locateQuestion(page, 'Blue: who lies under the blast of Blue 4?')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Red 4', exact: true }).tap()
    await tap('1 under the blast')
    await expect(locateQuestion(page, 'Red: who moves?')).toBeVisible()

    await tap(/^Undo/)
    await expect(locateQuestion(page, 'Blue: who lies under the blast of Blue 4?')).toBeVisible()
    await tap('Nobody lies there')
    await expect(locateQuestion(page, 'Red: who moves?')).toBeVisible()
    await page.getByRole('heading', { name: 'Forces' }).tap()
    await expect(page.getByRole('row', { name: /^Blue 2 .* killed/ })).toBeVisible()
    await page.getByRole('heading', { name: 'Story' }).tap()
    await expect(
      page.getByRole('list', { name: 'Story, the newest first' }).getByRole('listitem').first(),
    ).toContainText(/Blue 2 out of the battle|Blue 1 and Blue 2 out/)
  })
})

soakTest('a volley by keyboard alone, a surrender, and the way back', async ({ page }) => {
  await createSandBattle(page, 'By keys', 8)
  const press = async (name: string | RegExp) => {
    await waitUntilIdle(page)
    await locateButton(page, name).press('Enter')
  }
  await toTheLists(page, press)
  for (const [side, enemy] of [
    ['Red', 'Blue'],
    ['Blue', 'Red'],
  ] as const) {
    await press(`Show ${side}`)
    await expect(locateQuestion(page, `${side}: who fires?`)).toBeVisible()
    await expect(page.getByText(`${enemy} 1:`)).toHaveCount(0)
    await press('All who can')
    await press(/^Close the list/)
  }
  await expect(locateQuestion(page, 'Red: who fires?')).toBeVisible()
  await press('All 7 of Red rifles: Zap rifle')
  await press(/^Blue 1/)
  await expect(locateButton(page, /^Close/)).toContainText('100.0 %')
  await press(/^Close/)
  await expect(locateQuestion(page, 'Red: who fires?')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Who acts' }).getByRole('button')).toHaveCount(1)
  await expect(locateButton(page, /^Undo: .*Blue 1/)).toBeEnabled()

  await page.getByRole('radio', { name: 'Blue' }).check()
  await expect(locateQuestion(page, 'Blue: who fires?')).toBeVisible()
  await page.keyboard.press('3') // 1 stands for the whole unit
  await expect(locateQuestion(page, /^Blue 2/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'At whom?' })).toBeVisible()
  await page.keyboard.press('3')
  await expect(page.getByRole('heading', { name: 'Red 3', level: 3 })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('3')
  await expect(page.getByRole('heading', { name: 'How far' })).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.locator('.result-card')).toContainText('Blue 2 aims zap rifle at Red 3')
  await press('Confirm 1 shot')
  await press('Confirm 7 shots and roll')
  await page.getByRole('radio', { name: 'We roll' }).check()
  await press('Confirm 7 shots and roll')
  await expect(locateQuestion(page, /^Roll 1 of 8/)).toBeVisible()
  await press('Cancel')
  await page.getByRole('radio', { name: 'Orrery rolls' }).check()
  await press('Confirm 7 shots and roll')
  await expect(locateQuestion(page, 'Red: who moves?')).toBeVisible()
  await press('Done')
  await press('Done')
  for (const side of ['Red', 'Blue']) {
    await press(`Show ${side}`) // in the second turn too, when the page has seen that side’s list before
    await expect(locateQuestion(page, `${side}: who fires?`)).toBeVisible()
    if (side === 'Red') await press('Cover the screen')
  }
  await press('More')
  await page.getByRole('menuitem', { name: 'Blue: Surrender' }).press('Enter')
  await page.getByRole('button', { name: 'Surrender', exact: true }).press('Enter')
  await expect(locateQuestion(page, 'Red wins the battle')).toBeVisible()
  const scrubber = page.getByRole('slider', { name: 'Order' })
  await scrubber.focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('As it stood after order 0')).toBeVisible()
  await press('To the present')
  await press(/^Undo/)
  await expect(locateQuestion(page, 'Red wins the battle')).toHaveCount(0)
})
