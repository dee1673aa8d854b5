import { expect, soakTest } from '../hosts/test.ts'
import { countInputs } from '../pages/inputs.ts'
import { locateChoices, locateResult } from '../pages/planet28-table.ts'

// A solo battle on a table, where the gamemaster measures and the list of enemies decides (P28-SOLO-2, P28-AI-2).

/** Maximum number of inputs, without letters of names. */
const MOST_INPUTS = { 'set up a battle': 14, 'five enemies act': 15, 'record 14 damage': 3 }
const ENEMIES = 5

soakTest('a solo battle: set up, five enemies act by distances, 14 damage is one number', async ({ page }) => {
  await page.goto(`${new URL(page.url()).origin}/#/battles/table/new`)
  await expect(page.getByRole('heading', { name: 'New battle', level: 1 })).toBeVisible()
  const inputs = await countInputs(page)
  const took = async (job: keyof typeof MOST_INPUTS) => {
    const count = await inputs()
    console.log(`${job}: ${count} of ${MOST_INPUTS[job]} inputs`)
    expect.soft(count, job).toBeLessThanOrEqual(MOST_INPUTS[job])
  }
  await page.getByRole('textbox', { name: 'Name · required' }).fill('The long watch')
  await page.getByRole('radio', { name: 'Solo', exact: true }).check()
  await page.getByRole('region', { name: 'Side 1', exact: true }).getByRole('button', { name: 'The Unpaid' }).click()
  const enemies = page.getByRole('region', { name: 'Side 2', exact: true })
  await enemies.getByRole('button', { name: 'Add quick units' }).click()
  await enemies.getByRole('spinbutton', { name: 'How many' }).fill(String(ENEMIES))
  await page.getByRole('button', { name: 'Create battle' }).click()
  await expect(page.getByRole('heading', { name: 'The long watch', level: 1 })).toBeVisible()
  const choices = locateChoices(page)
  await choices.getByRole('button', { name: /^Begin turn 1/ }).click()
  await took('set up a battle')

  const ready = choices.getByRole('button', { name: /act by the list|^Let .* act/ }).first()
  const sight = choices.getByRole('spinbutton', { name: 'Mira Voss' })
  let acts = 0
  for (let acted = 0; acted < ENEMIES;) {
    await expect(ready).toBeVisible()
    await expect(choices).not.toHaveAttribute('aria-busy')
    await inputs()
    if (/by the list/.test((await ready.textContent()) ?? '')) {
      acted += 1
      if (!(await sight.isVisible())) await page.keyboard.press('W') // the last one is asked for at once
      await sight.fill(String(90 + acted)) // out of reach: it moves, and nobody runs
      await sight.press('Enter')
      await expect(locateResult(page)).toContainText(`Guard ${acted}`)
      acts += await inputs()
    } else {
      await page.keyboard.press('A')
      await expect(choices).toContainText('actions left')
      await page.keyboard.press('D')
      await expect(choices).not.toContainText('actions left')
    }
  }
  console.log(`five enemies act: ${acts} of ${MOST_INPUTS['five enemies act']} inputs`)
  expect.soft(acts, 'five enemies act').toBeLessThanOrEqual(MOST_INPUTS['five enemies act'])

  await page.getByRole('radio', { name: 'Tally' }).check()
  const tally = page.getByRole('region', { name: 'Tally' })
  await inputs()
  await tally.getByRole('button', { name: 'Damage: Vex Harrow' }).click()
  const damage = page.getByRole('dialog', { name: 'Damage to Vex Harrow' })
  await damage.getByRole('spinbutton', { name: 'Damage' }).fill('14')
  await damage.getByRole('spinbutton', { name: 'Damage' }).press('Enter')
  await expect(damage).toHaveCount(0)
  await took('record 14 damage')
  await expect(page.getByRole('list', { name: /^Story/ })).toContainText('14')
})
