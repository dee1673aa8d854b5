import { readFileSync } from 'node:fs'
import { expect, soakTest, test } from '../hosts/test.ts'
import { beginCampaign, closeCampaign } from '../pages/campaigns.ts'
import { openForce } from '../pages/forces.ts'
import { createTypist } from '../pages/keyboard.ts'
import { openPlace, locateToast } from '../pages/shell.ts'

// A warband prepared for play: by keyboard only, by its own rules, exported to a file and imported again.

/** Five minutes at two seconds per step. */
const MOST_STEPS = 150

const CREW = ['Ada', 'Bo', 'Cy', 'Dee', 'Eno', 'Fay'] as const

test('a warband of six from nothing, by the keyboard alone', async ({ page }, info) => {
  await closeCampaign(page, 'The Ember Reach')
  await beginCampaign(page, 'A dim shore')
  const { press, type, steps } = createTypist(page)
  const h1 = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const points = page
    .getByRole('region', { name: 'Cost', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Total' })

  await press('g', 'f')
  await h1('Forces')
  await press('n')
  await h1('New warband')
  await type('The Quick')
  await press('Control+s')
  await h1('The Quick')
  await press('n')
  for (const [at, name] of CREW.entries()) {
    await h1('New character')
    await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
    await type(name)
    await press('Tab', 'Tab', 'Tab') // past the warband and the leader's mark, to Agility
    await type('2')
    await press('Tab')
    await type('3')
    await press('Tab')
    await type('2')
    await press('Alt+e')
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const gear of ['dagger', 'laser pistol']) {
      await type(gear)
      await press('Enter')
    }
    await press('Escape')
    // 10 points, 40 for four skill steps, and 5 + 25 credits of gear (P28-BUILD-2, P28-BUILD-4).
    await expect(points).toHaveText(/^\s*Total\s*80\s*$/)
    const isLast = at === CREW.length - 1
    await press(isLast ? 'Control+s' : 'Control+Enter')
    if (isLast) await h1(name)
  }
  await press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused()
  await type('The Quick')
  await expect(page.getByRole('option', { name: /The Quick/ }).first()).toBeVisible()
  await press('Enter')
  await h1('The Quick')
  for (const name of CREW) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('480')
  await info.attach('steps', { body: String(steps()) })
  console.log(`A warband of six took ${steps()} steps.`)
  expect(steps()).toBeLessThan(MOST_STEPS)
})

test('a ruling changes nothing that was built before its warband takes it; then one click mends it, and undo brings all back', async ({
  page,
}) => {
  const problems = page.getByRole('complementary', { name: 'Cost and problems' })

  await test.step('choose a ruling that bars the lamp hooks of the squad (P28-CW-3)', async () => {
    await openPlace(page, 'Rulings')
    await page.getByRole('searchbox').fill('custom weapons')
    await page.getByRole('button', { name: /^Custom weapons/ }).click()
    await page.getByRole('radio', { name: /^Not at all|^None|^Never|^Off/i }).check()
    await page.getByRole('textbox', { name: 'Why' }).fill('The league has banned them')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(locateToast(page, 'Custom weapons').first()).toBeVisible()
  })

  await test.step('the squad stays as it was, and its warband says what would change', async () => {
    await openForce(page, 'The Jetty Hands')
    await expect(problems).toContainText('ready to play')
    await openForce(page, 'The Unpaid')
    await page.getByRole('button', { name: 'What would change…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('The Jetty Hands')
    await expect(dialog).toContainText('New: ')
    await dialog.getByRole('button', { name: 'Take the new rules' }).click()
    await expect(page.getByText('Built by older rules')).toHaveCount(0)
  })

  await test.step('let the problem pass by a ruling, and take that back', async () => {
    await openForce(page, 'The Jetty Hands')
    await expect(problems).toContainText('Lamp hook')
    await problems.getByRole('button', { name: 'Allow by ruling…' }).first().click()
    await problems.getByRole('textbox', { name: 'Why it may pass' }).fill('They had them before the ban')
    await problems.getByRole('button', { name: 'Allow it' }).click()
    await expect(problems).toContainText('They had them before the ban')
    await problems.getByRole('button', { name: 'Take the ruling back' }).first().click()
    await expect(problems.getByRole('button', { name: 'Take the ruling back' })).toHaveCount(0)
  })

  await test.step('mend every problem by the first click offered', async () => {
    const fixes = problems.getByRole('button', { name: /^Remove/ })
    await expect(fixes.first()).toBeVisible()
    const found = await fixes.count()
    for (let left = found; left > 0; left -= 1) {
      await fixes.first().click()
      await expect(fixes).toHaveCount(left - 1)
    }
    await expect(problems).toContainText('ready to play')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('undo all of it', async () => {
    await openPlace(page, 'History')
    const undo = page.getByRole('main').getByRole('button', { name: /^Undo: / })
    await expect(undo.first()).toBeVisible()
    for (let left = await undo.count(); left > 0; left -= 1) {
      await undo.first().click()
      await expect(undo).toHaveCount(left - 1)
    }
    await openForce(page, 'The Jetty Hands')
    await expect(page.getByRole('main')).toContainText('Lamp hook')
    await expect(problems).toContainText('ready to play')
  })
})

soakTest('a warband goes out to a file and comes in again; a bad file changes nothing', async ({ page }, info) => {
  await openForce(page, 'The Unpaid')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /JSON/ }).click()
  const file = info.outputPath('warband.json')
  await (await download).saveAs(file)

  const text = readFileSync(file, 'utf8')
  await openPlace(page, 'Forces')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(text.replace('"hitPoints": 20', '"hitPoints": "many"'))
  await dialog.getByRole('button', { name: /^Look/ }).click()
  await expect(dialog.getByRole('alert')).toContainText(/line \d+/i)

  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: /^Look/ }).click()
  await expect(dialog).toContainText('4 characters')
  await dialog.getByRole('button', { name: /^Import|^Bring/ }).click()
  await expect(page.getByRole('heading', { name: 'The Unpaid (2)', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('969')
})
