import { expect, test } from '../hosts/test.ts'
import { createDogfight, placeAll } from '../pages/dogfights.ts'

// Space Planes at the table: a battle from the first ship to the last card.

/** Maximum number of keys per turn, and per reoriented ship. */
const MOST_KEYS = 8
/** Maximum number of turns: with a hit chance of one in four, a longer series of misses is practically impossible. */
const MOST_TURNS = 60

test('a whole battle by keyboard, then its story is looked back on and its last order is undone', async ({ page }) => {
  await createDogfight(page, 'Over the shoals', 1)
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })
  let keys = 0
  const press = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key)
    keys += all.length
  }
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText('It may stand there.')).toBeVisible()
  await press('Enter')
  await expect(heading('Azure places ship b')).toBeVisible()
  await expect(page.getByText('It may stand there.')).toBeVisible()
  await press('Enter')
  await expect(heading(/^Brass/)).toContainText('turn 1')

  keys = 0
  await press('1', 'C', '.', 'ArrowLeft')
  await expect(page.getByText('roll to W', { exact: true })).toBeVisible()
  await press('Enter')
  const steps = page.getByRole('region', { name: 'Reorienting' })
  await expect(steps.getByRole('status')).toHaveText(
    'Ship b: a long move along the roll (72 mm), then tip over the west edge: 3 comes up. Its die shows 1.',
  )
  await press('Space')
  await expect(steps).toHaveCount(0)
  expect(keys).toBeLessThanOrEqual(MOST_KEYS + 1)

  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const shot = page.getByRole('list', { name: 'Who may be shot at' }).getByRole('button')
    await expect(shot).toContainText('blue, 67.0 mm')
    await press('S')
    await expect(shot).toHaveAttribute('aria-pressed', 'true')
    keys = 1
    await press('Enter')
    const after = heading(/wins the battle|^Brass|^Azure/)
    if (turn === 1) await expect(after).toContainText(/wins|turn 2/)
    else await expect(page.getByText('Shot this turn.').or(heading(/wins the battle/))).toBeVisible()
    if (await heading(/wins the battle/).isVisible()) break
    if (turn > 1) await press('e')
    await expect(after).toContainText(`turn ${turn + 1}`)
    expect(keys).toBeLessThanOrEqual(MOST_KEYS)
  }
  await expect(heading(/wins the battle/)).toBeVisible()

  await page.getByRole('tab', { name: 'Story' }).click()
  const story = page.getByRole('list', { name: 'Story, the newest first' })
  await expect(story.getByRole('listitem').first()).toContainText(/shoots down/)
  const scrubber = page.getByRole('slider', { name: 'Order' })
  await scrubber.focus()
  await page.keyboard.press('Home')
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^0 of \d+: Before the first order$/)
  await page.getByRole('button', { name: 'To the present' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Undo', exact: true })).not.toBeFocused()
  await expect(heading(/turn \d+$/)).toBeVisible()
})

test('a battle whose cubes stand on the table alone, by keyboard and over a reload', async ({ page }) => {
  await createDogfight(page, 'By hand', 1, { withoutPlaces: true })
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })
  const press = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key)
  }
  const reminders = page.getByRole('list', { name: 'Reminders' })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(reminders).toContainText('1, 2, 3, 4, 5 or 6')
  await press('Enter')
  await expect(heading('Azure puts a ship on the table')).toBeVisible()
  await press('5', 'Enter')
  await expect(heading(/^Brass/)).toContainText('turn 1')
  await expect(reminders).toContainText('no two enemies are on one plane')

  await press('1', 'C', '5')
  await expect(page.getByRole('button', { name: '5 Crossfire up' })).toHaveAttribute('aria-pressed', 'true')
  await press('Enter')
  await expect(page.getByText('4 long moves the way of the roll, then flip once the way of the roll.')).toBeVisible()
  await press('3', 'Enter')
  await expect(page.getByText('Flown this turn.')).toBeVisible()
  await expect(reminders).toContainText('Shoot before you end the turn: ship a may have a line.')

  await page.reload()
  await expect(page.getByText('Flown this turn.')).toBeVisible()
  const ship = page.getByRole('list', { name: 'Ships on the table' }).getByRole('button').filter({ hasText: 'Ship b' })
  await expect(ship).toContainText('plane 1')
  await expect(ship).toContainText('3 Turret')
  await press('S', 'R', 'N')
  await expect(page.getByText('3 cards against 2: 70.7 %, with a full deck 70.7 %.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Cards on the table' }).fill('K 2 3 4 5')
  await page.getByRole('button', { name: 'Shoot', exact: true }).click()
  await expect(heading('Brass wins the battle.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(heading(/^Brass/)).toContainText('turn 1')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('a turn by taps: a ghost on the drawing, then the end of the turn', async ({ page }) => {
    await createDogfight(page, 'Fingers', 3)
    await placeAll(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await button(/Ship [a-f] plane/)
      .first()
      .tap()
    await button('Vector').tap()
    const parts = page.getByRole('list', { name: 'Parts that may come next' })
    await expect(parts.getByRole('button')).toHaveCount(8)
    await page.locator('.sp-ghost:not([data-stopped])').first().tap()
    await expect(parts.getByRole('button', { name: /pivot/ })).toHaveCount(8)
    await button('Fly').tap()
    await expect(page.getByText('Flown this turn.')).toBeVisible()
    await button(/^End the turn/).tap()
    await expect(page.getByRole('heading', { level: 2, name: /^Azure/ })).toContainText('turn 2')
    await page.getByRole('tab', { name: 'Ships' }).tap()
    await expect(page.getByRole('table', { name: 'Ships on the table' }).getByRole('row')).toHaveCount(7)
  })
})
