import { expect, test } from '../hosts/test.ts'
import { beginCampaign, closeCampaign } from '../pages/campaigns.ts'
import { createTypist } from '../pages/keyboard.ts'

// A warband prepared for the table: by the keyboard alone, by its rules, out to a file and in again.

/** Five minutes at two seconds a step. */
const MOST_STEPS = 150

const CREW = ['Ada', 'Bo', 'Cy', 'Dee', 'Eno', 'Fay'] as const

test('a warband of six from nothing, by the keyboard alone', async ({ host }, info) => {
  const page = host.page()
  await closeCampaign(page, 'The Ember Reach')
  await beginCampaign(page, 'A dim shore')
  const { press, type, steps } = createTypist(page)
  const h1 = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  const points = page.getByRole('region', { name: 'The bill' }).getByRole('listitem').filter({ hasText: 'Total' })

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
