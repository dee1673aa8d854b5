import type { Page } from '@playwright/test'
import { expect, soakTest, test } from '../hosts/test.ts'
import { dealByTypedFace } from '../pages/agendas.ts'
import { failAgendas, recordScenario, locateUnitRow } from '../pages/battles.ts'
import { getClient } from '../pages/client.ts'
import { openForce } from '../pages/forces.ts'
import { addMarket, beginOffTable, orderGroup } from '../pages/off-table.ts'
import { openPrint } from '../pages/print.ts'
import { openPlace } from '../pages/shell.ts'

// From one battle to the next: aftermath, three off-table days, a secret, the next battle, and the changed sheets to
// print.

const SCENARIO = 'Fog on the jetty'

test('battle, aftermath, three days off the table, an agenda, the next battle, and only the changed sheets', async ({
  page,
}) => {
  await expect(page.locator('main h1').first()).toBeVisible()
  const client = await getClient(page)

  await test.step('every sheet is printed before the battle, of those too who will not fight', async () => {
    await makeChoir(client)
    await client.prints.mark({ ids: (await client.prints.list()).map(({ id }) => id) })
    expect(await changedSheets(page)).toEqual([])
  })

  await test.step('a battle and its aftermath', async () => {
    await fight(page)
    await openForce(page, 'Mira Voss')
    const between = page.getByRole('region', { name: 'Between battles' })
    await between.getByRole('button', { name: 'Skills', exact: true }).click()
    await between.getByRole('button', { name: /^Buy Shooting 4 to 5/ }).click()
    await expect(between.getByRole('button', { name: /^Buy Shooting 5 to 6/ })).toBeVisible()
  })

  await test.step('three days off the table', async () => {
    await beginOffTable(page, 'Below the docks', ['The Unpaid'])
    await addMarket(page, 'Scrap Row', 'The stalls')
    for (const text of ['Who sells charts here?', 'And who buys them?', 'Then we buy the buyer a drink.']) {
      await orderGroup(page, 'The Unpaid', 'Talk', text)
      await page.getByRole('button', { name: 'End the day' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'End the day' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(page.getByRole('link', { name: /^Below the docks, / })).toHaveCount(3)
  })

  await test.step('an agenda is dealt in private', async () => {
    await openPlace(page, 'Agendas')
    await dealByTypedFace(page, 'Vex Harrow', 3)
  })

  await test.step('the next battle', () => fight(page))

  await test.step('only who changed is printed again', async () => {
    const changed = await changedSheets(page)
    expect(changed).toContain('Mira Voss')
    expect(changed).not.toContain('Gnaw')
    await openPrint(page, '')
    await page.getByRole('checkbox', { name: 'Only what changed since it was last printed' }).check()
    await expect(page.getByRole('list', { name: 'Units to print' })).toContainText('changed since it was printed')
  })
})

soakTest(
  'the enemies of a solo battle earn points, and what is proposed for them is confirmed and bought',
  async ({ page }) => {
    await expect(page.locator('main h1').first()).toBeVisible()
    const client = await getClient(page)
    const choir = await makeChoir(client)

    await test.step('a solo battle against them', async () => {
      await openPlace(page, 'Battles')
      await page.getByRole('link', { name: 'Record a battle' }).first().click()
      await page.getByRole('radio', { name: 'Solo', exact: true }).check()
      for (const name of ['The Unpaid', 'The Choir']) await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('combobox', { name: 'Side of The Choir' }).selectOption({ label: 'Enemies' })
      for (let kills = 0; kills < 4; kills += 1)
        await locateUnitRow(page, 'Gnaw').getByRole('button', { name: 'More: Kills of Gnaw' }).click()
      await page.getByRole('button', { name: 'Save and open aftermath' }).click()
      await failAgendas(page)
      await page.getByRole('button', { name: 'Apply results', exact: true }).click()
      await expect(page.getByText('Applied', { exact: true })).toBeVisible()
    })

    await test.step('what they would buy is changed, confirmed, and undone', async () => {
      await page.getByRole('link', { name: 'Propose for the enemies' }).click()
      const dialog = page.getByRole('dialog', { name: 'The Choir grows' })
      const first = dialog.getByRole('listitem').first()
      await expect(first).toContainText('It hits with the laser rifle 20% of the time instead of 10%.')
      await first.getByRole('combobox', { name: 'What Gnaw buys' }).selectOption({ label: 'Agility 1 to 2, 20 CP' })
      await expect(first).toContainText('Chosen by hand.')
      await dialog.getByRole('checkbox', { name: 'Take the proposal for Gnaw: Shotgun' }).uncheck()
      await dialog.getByRole('button', { name: 'Buy 1 of 2' }).click()
      await expect(dialog).toHaveCount(0)
      expect((await client.characters.get({ id: choir })).profile.skills.A).toBe(2)
      await page.getByRole('button', { name: /^Undo: The Choir grows by 1 purchase: Gnaw/ }).click()
      await openPlace(page, 'Campaign')
      await expect(page.getByText('The Choir of the enemies has points to spend for Gnaw')).toBeVisible()
    })
  },
)

/** Creates an enemy warband of one character with a laser rifle. Returns the id of the character. */
async function makeChoir(client: Awaited<ReturnType<typeof getClient>>): Promise<string> {
  const plain = { notes: '', background: '', portraitId: null, allowed: [] }
  const plan = {
    factionId: null,
    pointLimit: 500,
    play: 'opposed',
    leaderId: null,
    stash: [],
    state: 'active',
  } as const
  const { id: warbandId } = await client.warbands.create({ ...plain, ...plan, stash: [], name: 'The Choir' })
  const skills = { A: 1, F: 1, S: 2, AW: 1, P: 1 }
  const profile = { skills, hitPoints: 20, traits: [], abilities: [], equipment: ['laser-rifle'] }
  const unit = { ...plain, warbandId, name: 'Gnaw', isArchived: false, profile }
  return (await client.characters.create(unit)).id
}

/** Records and settles a battle of the crew in which Tam falls. All pending agendas fail. */
async function fight(page: Page): Promise<void> {
  await recordScenario(page, SCENARIO)
  await page.getByRole('link', { name: 'Record how it went' }).click()
  await locateUnitRow(page, 'Mira Voss').getByRole('button', { name: 'More: Kills of Mira Voss' }).click()
  await page.getByRole('button', { name: 'Save and open aftermath' }).click()
  await failAgendas(page)
  await page.getByRole('button', { name: 'Apply results', exact: true }).click()
  await expect(page.getByText('Applied', { exact: true })).toBeVisible()
}

/** Names of the units whose sheets have changed since they were last printed. */
async function changedSheets(page: Page): Promise<string[]> {
  const states = await (await getClient(page)).prints.list()
  return states.flatMap(({ kind, name, hasChanged }) => (hasChanged && kind !== 'warband' ? [name] : [])).toSorted()
}
