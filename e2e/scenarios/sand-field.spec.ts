import { expect, test } from '../hosts/test.ts'
import { ALL_RULES, listAccessibilityFaults } from '../pages/accessibility-faults.ts'

// A custom battlefield of Planetary Sand: drawn by pointer and by keys, repaired, saved, and used in a battle.

test('a battlefield is drawn, mended by a click, undone stroke by stroke, and a battle is begun on it', async ({
  page,
}) => {
  await page.goto(`${new URL(page.url()).origin}/#/forces/battlefields?new=1`)
  await page.getByRole('textbox', { name: /^Name/ }).fill('The back lawn')
  await page.getByRole('button', { name: 'Create battlefield' }).click()
  await expect(page.getByRole('heading', { name: 'The back lawn', level: 1 })).toBeVisible()

  const board = page.getByRole('application')
  const tool = (name: string) => page.getByRole('radio', { name, exact: true }).check()
  const drag = async (name: string, from: readonly [number, number], to = from) => {
    await tool(name)
    const box = await board.boundingBox()
    if (!box) throw new Error('The board is not on the screen')
    const { x, y, width, height } = box
    await page.mouse.move(x + from[0] * width, y + from[1] * height)
    await page.mouse.down()
    await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 4 })
    await page.mouse.up()
  }
  const list = page.getByRole('region', { name: 'The battlefield as a list' })
  await drag('Building', [0.42, 0.15], [0.58, 0.3])
  await drag('Divide room', [0.5, 0.16], [0.5, 0.29])
  await expect(list.getByText('1 building')).toBeVisible()
  const problems = page.getByRole('region', { name: 'To mend' })
  await expect(problems.getByRole('listitem')).toHaveCount(2)
  await problems.getByRole('button', { name: 'Add a door' }).first().click()
  await expect(problems.getByRole('listitem')).toHaveCount(1)
  await problems.getByRole('button', { name: 'Add a door' }).click()
  await expect(problems).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('Defensive')
  await expect(problems).toContainText('The second side needs an objective to keep.')
  await problems.getByRole('button', { name: 'Put one there' }).click()
  await expect(problems).toHaveCount(0)

  await tool('Wall')
  await board.focus()
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowUp', ' ', 'Shift+ArrowRight', 'Shift+ArrowRight', ' '])
    await page.keyboard.press(key)
  await expect(list.getByText('1 wall')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(list.getByText('1 wall')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await list.getByText('1 wall').click()
  const wall = list.getByRole('group', { name: 'Wall 1' })
  await wall.getByRole('spinbutton', { name: 'To, left' }).fill('2.5')
  await page.getByRole('radio', { name: 'mm', exact: true }).check()
  await expect(wall.getByRole('spinbutton', { name: 'To, left' })).toHaveValue('763')
  expect(await listAccessibilityFaults(page, ALL_RULES)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'New battle here' }).click()
  await expect(page.getByRole('img', { name: / 1 wall, 1 building/ })).toBeVisible()
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('On the back lawn')
  await page.getByRole('button', { name: 'Let bots fight it' }).click()
  await expect(page.getByRole('region', { name: 'Fairness' })).toContainText(/Blue wins.*%/)
  await page
    .getByRole('button', { name: 'Stop' })
    .or(page.getByRole('button', { name: 'Let bots fight it' }))
    .click()
  expect(await listAccessibilityFaults(page, ALL_RULES)).toEqual([])
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name: 'On the back lawn', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up all 8' })).toBeVisible()
})
