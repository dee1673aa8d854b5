import { expect, test } from '../hosts/test.ts'

// The practice field of Planet 28: terrain drawn by keys and generated, a battle replayed, a balance question answered,
// and a side played against a bot.

test('a field is drawn by keys, a battle of bots is watched with its reasons, and its chances are asked', async ({
  page,
}) => {
  await page.goto(`${new URL(page.url()).origin}/#/battles/practice`)
  await page.getByRole('application').focus()
  for (const key of ['Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space']) await page.keyboard.press(key)
  await page.getByText('Terrain as a list (1)').click()
  await expect(page.getByText('Rough, flat, 5 × 5 cm, at 48 / 48')).toBeVisible()
  await page.getByRole('radio', { name: 'Outlines' }).check({ force: true })
  await page.getByRole('application').focus()
  for (const key of ['Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space', 'Enter'])
    await page.keyboard.press(key)
  await expect(page.getByText('Terrain as a list (2)')).toBeVisible()
  await page.getByRole('button', { name: 'Undo the last change of the terrain' }).click()
  await expect(page.getByText('Terrain as a list (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Generate field' }).click()
  await expect(page.getByText(/^Terrain as a list \(\d\d\)$/)).toBeVisible()

  await page.getByRole('button', { name: 'Fight battle' }).click()
  const battle = page.getByRole('region', { name: 'The battle' })
  await expect(battle).toContainText('Everybody stands ready')
  await page.keyboard.press('.')
  await expect(battle).toContainText('Turn 1 begins.')
  await expect(battle).toContainText('Press: the list of the book knows no other way.')
  await battle.getByRole('slider').fill('3')
  await expect(battle).toContainText(/(Guard|Raider) \d: /)

  await page.getByRole('spinbutton', { name: 'Battles at most' }).fill('4')
  await page.getByRole('button', { name: 'Run battles' }).click()
  await expect(page.getByText('Not clear after 4.')).toBeVisible()
})

test('a person plays a side on the map by keys and by pointing, and the bot the other', async ({ page }) => {
  await page.goto(`${new URL(page.url()).origin}/#/battles/practice`)
  await page.getByRole('button', { name: 'Generate field' }).click()
  await expect(page.getByText(/^Terrain as a list \(\d\d\)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Create battle' }).click()
  const panel = page.locator('.match-panel')
  await expect(panel.getByRole('button', { name: 'Begin turn 1' })).toBeVisible()
  await page.keyboard.press('b')
  const bot = page.getByRole('button', { name: 'Let the bot take its turn' })
  const act = panel.getByRole('button', { name: /^Let Guard \d act/ }).first()
  await expect(bot.or(act).first()).toBeVisible()
  while (await bot.isVisible()) {
    await bot.click()
    await expect(page.getByText('The bot: ')).toBeVisible()
    await expect(bot.and(page.locator('[aria-busy="true"]'))).toHaveCount(0)
    await expect(bot.or(act).first()).toBeVisible()
  }
  await act.click()
  await expect(panel).toContainText('2 of 2 actions left')
  await page.keyboard.press('m')
  await expect(panel).toContainText('Point at the map, or use the arrows.')
  await page.keyboard.press('ArrowDown')
  await expect(panel).toContainText('1 cm.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('moves 1 cm')

  const unit = page.locator('.p28-field__unit--active')
  const box = await unit.boundingBox()
  if (box === null) throw new Error('The acting unit is not on the map.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 2.5)
  await expect(panel.getByRole('spinbutton', { name: 'From the near edge' })).toBeVisible()
  await panel.locator('.match-bar').getByRole('button', { name: /^Move/ }).click()
  await expect(panel).toContainText('0 of 2 actions left')

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Correct a unit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct a unit' })
  await expect(dialog.getByRole('group', { name: 'Where it stands' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Right' }).click()
  await dialog.getByRole('spinbutton', { name: 'From the left' }).fill('45')
  await dialog.getByRole('spinbutton', { name: 'From the near edge' }).fill('45')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('It was put in the middle.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
})
