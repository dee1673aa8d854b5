import { expect, soakTest, test } from '../hosts/test.ts'
import { createDogfight, fillPlace, locateQuestion, placeAll, waitUntilIdle } from '../pages/dogfights.ts'

// Space Planes at the table: a battle from the first ship to the last card.

/** Maximum number of keys of a corkscrew with the reorientation of one ship, and of a turn without one. */
const MAX_KEYS = 5
/** Maximum number of turns: with a hit chance of one in four, a longer series of misses is practically impossible. */
const MAX_TURNS = 60

test('a whole battle by keyboard, then its story is looked back on and its last order is undone', async ({ page }) => {
  await createDogfight(page, 'Over the shoals', 1)
  const nothing = page.locator('.match-page').getByRole('button', { name: 'Undo' })
  await expect(nothing).toBeDisabled()
  await expect(nothing).toHaveAccessibleDescription('No order was given yet.')
  await page.locator('.match-page').getByRole('button', { name: 'More', exact: true }).click()
  const correct = page.getByRole('menuitem', { name: 'Correct a ship', exact: true })
  await expect(correct).toBeDisabled()
  await expect(correct).toHaveAccessibleDescription('No piece is on the table yet.')
  await page.keyboard.press('Escape')
  let keys = 0
  const press = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key)
    keys += all.length
  }
  const leaveFields = () => page.getByRole('heading', { level: 1 }).click()
  for (const [ship, x] of [
    ['a', 300],
    ['b', 448],
  ] as const) {
    await expect(locateQuestion(page, `where does ship ${ship} stand?`)).toBeVisible()
    await fillPlace(page, { ship, x, y: 150, plane: ship === 'a' ? 1 : 2 })
    await expect(page.getByRole('button', { name: `Place ship ${ship}` })).toBeEnabled()
    await leaveFields()
    await press('Enter')
  }
  await expect(locateQuestion(page, 'Brass: who flies, and who shoots?')).toBeVisible()
  await expect(page.getByText('Brass against Azure. Turn 1.')).toBeVisible()

  keys = 0
  await press('1')
  await expect(locateQuestion(page, /^Ship a/)).toBeVisible()
  await press('1')
  await expect(
    page.getByRole('combobox', { name: 'First part' }).or(page.getByRole('group', { name: 'First part' })),
  ).toBeVisible()
  await press('Shift+ArrowLeft')
  await expect(page.getByText('Roll to W: face 3 comes up.')).toBeVisible()
  await press('Enter')
  const steps = page.getByRole('region', { name: 'Reorienting' })
  await expect(steps.getByRole('status')).toHaveText(
    'Ship b: a long move along the roll (72 mm), then tip over the west edge: 3 comes up. Its die shows 1.',
  )
  await press('Space')
  await expect(steps).toHaveCount(0)
  expect(keys).toBeLessThanOrEqual(MAX_KEYS)

  const won = locateQuestion(page, /wins the battle/)
  const shoot = page.getByRole('button', { name: /^Shoot ·/ })
  for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
    keys = 0
    await press('S')
    await expect(page.getByText('blue, 67.0 mm')).toBeVisible()
    await expect(shoot).toBeEnabled()
    await press('Enter')
    const after = page.getByText(turn === 1 ? 'Turn 2.' : `Turn ${turn}.`)
    await expect(shoot).toHaveCount(0)
    const result = page.getByRole('region', { name: 'What happened' })
    await expect(result).toContainText(turn % 2 === 1 ? 'Ship a shoots at ship b' : 'Ship b shoots at ship a')
    await expect(result).toContainText(/Hit|Missed/)
    await waitUntilIdle(page)
    await expect(won.or(after)).toBeVisible()
    if (await won.isVisible()) break
    if (turn > 1) await press('E')
    await expect(page.getByText(`Turn ${turn + 1}.`)).toBeVisible()
    expect(keys).toBeLessThanOrEqual(MAX_KEYS)
  }
  await expect(won).toBeVisible()

  const story = page.getByRole('list', { name: 'Story, the newest first' })
  await expect(story.getByRole('listitem').first()).toContainText(/shoots down/)
  const scrubber = page.getByRole('slider', { name: 'Order' })
  await scrubber.focus()
  await page.keyboard.press('Home')
  await expect(scrubber).toHaveAttribute('aria-valuetext', /^0 of \d+: Before the first order$/)
  await page.getByRole('button', { name: 'To the present' }).click()
  const undo = page.getByRole('main').getByRole('button', { name: /^Undo/ })
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(undo).not.toBeFocused()
  await expect(won).toHaveCount(0)
  await expect(locateQuestion(page, /who (flies|shoots)/)).toBeVisible()
  await expect(steps).toHaveCount(0)
})

soakTest('a battle whose cubes stand on the table alone, by keyboard and over a reload', async ({ page }) => {
  await createDogfight(page, 'By hand', 1, { withoutPlaces: true })
  const press = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key)
  }
  const cards = page.getByRole('list', { name: 'Ships on the table' })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('radiogroup', { name: 'Plane die' }).getByRole('radio')).toHaveCount(6)
  await press('Enter')
  await expect(locateQuestion(page, 'Azure: what does ship b show?')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Plane die' }).getByRole('radio')).toHaveCount(5)
  await press('5', 'Enter')
  await expect(locateQuestion(page, /^Brass: who flies/)).toBeVisible()
  const reminders = page.getByRole('list', { name: 'What is due' })
  await expect(reminders).toContainText('no two enemies are on one plane')

  await press('1', 'C')
  await expect(page.getByRole('combobox', { name: 'Face that the roll brought up' })).toBeVisible()
  await press('5', 'Enter')
  await expect(page.getByText('4 long moves the way of the roll, then flip once the way of the roll.')).toBeVisible()
  await press('3', 'Enter')
  await expect(reminders).toContainText('Shoot before you end the turn: ship a may have a line.')

  await page.reload()
  await expect(locateQuestion(page, 'Brass: who shoots?')).toBeVisible()
  const ship = cards.getByRole('button').filter({ hasText: 'Ship b' })
  await expect(ship).toContainText('plane 1')
  await expect(ship).toContainText('3 Turret')
  await ship.click()
  await expect(locateQuestion(page, 'Ship a Shoot')).toBeVisible()
  await page
    .getByRole('radiogroup', { name: 'Line of ship a, by the ruler' })
    .getByRole('radio', { name: /^Red/ })
    .check()
  await page
    .getByRole('radiogroup', { name: 'Line back of ship b, by the ruler' })
    .getByRole('radio', { name: /^No line/ })
    .check()
  const flipped = page.getByRole('radiogroup', { name: /^Card of Ship/ })
  await expect(flipped).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'Forecast' })).toContainText('With a full deck 70.7 %')
  for (const [index, card] of ['K', '2', '3', '4', '5'].entries())
    await flipped.nth(index).getByRole('radio', { name: card, exact: true }).check()
  await page.getByRole('button', { name: /^Shoot ·/ }).click()
  await expect(locateQuestion(page, 'Brass wins the battle.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: /^Undo/ }).click()
  await expect(locateQuestion(page, 'Brass: who shoots?')).toBeVisible()
})

soakTest('a shot along measured lines goes from the menu into the draft', async ({ page }) => {
  await createDogfight(page, 'By the ruler', 1)
  for (const [ship, y, plane] of [
    ['a', 90, 1],
    ['b', 200, 2],
  ] as const) {
    await expect(locateQuestion(page, `where does ship ${ship} stand?`)).toBeVisible()
    await fillPlace(page, { ship, x: 300, y, plane })
    await page.getByRole('button', { name: `Place ship ${ship}` }).click()
  }
  await expect(locateQuestion(page, /^Brass: who flies/)).toBeVisible()
  await page.keyboard.press('C')
  await expect(locateQuestion(page, 'Ship a Corkscrew')).toBeVisible()
  await page.getByRole('button', { name: /^Roll to E/ }).click()
  await page.getByRole('button', { name: /^Fly the corkscrew/ }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Brass: Shoot along measured lines' }).click()
  await expect(locateQuestion(page, 'Shoot along measured lines')).toBeVisible()
  await page
    .getByRole('button', { name: /^Ship b/ })
    .last()
    .click()
  await page
    .getByRole('radiogroup', { name: 'Line of ship a, by the ruler' })
    .getByRole('radio', { name: /^Blue/ })
    .check()
  await page.getByRole('button', { name: /^Shoot along measured lines ·/ }).click()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/Hit|Missed/)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  soakTest('a turn by taps: a ghost on the drawing, then the end of the turn', async ({ page }) => {
    await createDogfight(page, 'Fingers', 3)
    await placeAll(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await button(/^Ship a plane/).tap()
    await button(/^Vector/).tap()
    const ghosts = page.locator('.sp-ghost')
    await expect(ghosts).toHaveCount(16)
    await page.locator('.sp-ghost:not([data-stopped])').first().tap()
    await expect(page.locator('.sp-ghost[data-chosen]')).toHaveCount(1)
    await expect(ghosts).toHaveCount(9)
    await button(/^Fly the vector/).tap()
    await expect(locateQuestion(page, 'Brass: who shoots?')).toBeVisible()
    await button('End the turn').tap()
    await expect(page.getByText('Turn 2.')).toBeVisible()
    await page.getByRole('heading', { level: 2, name: 'Forces' }).tap()
    await expect(page.getByRole('table', { name: 'Ships on the table' }).getByRole('row')).toHaveCount(7)
  })
})
