import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { IS_SOAK } from '#tests/support/soak.ts'
import { findElectronProblem } from '../hosts/desktop-host.ts'
import type { Host } from '../hosts/host.ts'
import { expect, test } from '../hosts/test.ts'
import { countPresses } from '../pages/battles.ts'
import { closeCampaign, openRecent } from '../pages/campaigns.ts'
import { drawRoute, drawStar, openLists, locateStarRow } from '../pages/cluster.ts'
import { beginVehicle, expectReadout, createWarband, makeCharacter, placeSection } from '../pages/forces.ts'
import { countInputs } from '../pages/inputs.ts'
import { writeEntry } from '../pages/journal.ts'
import { searchPalette, openPlace } from '../pages/shell.ts'

// A complete first evening, from the sample campaign and from an empty one.

test.use({ isFirstStart: true })
test.skip(({ hostName }) => hostName === 'desktop' && !IS_SOAK && findElectronProblem() !== null, 'the soak plays it')

const EVENINGS = [
  { from: 'the sample campaign', campaign: 'The Ember Reach', warband: 'The Salt Choir', player: 'Ilka' },
  { from: 'an empty campaign', campaign: 'A dim shore', warband: 'The Lamplighters', player: null },
] as const

/**
 * Maximum number of inputs per task for an experienced user; see countInputs. jobs.spec.ts compares all tasks with
 * their first trial. Here only the tasks of the regular test run are limited.
 */
const MOST_INPUTS = {
  'begin a campaign': 3,
  'create a warband': 4,
  'draw two stars and a route': 25,
  'make a character': 13,
  'build a vehicle': 11,
  'write and find an entry': 12,
  'deal an agenda': 7,
} as const

/** An empty campaign is begun from within the sample, so it shows both; the soak spends a whole evening in each. */
const PLAYED = IS_SOAK ? EVENINGS : EVENINGS.filter(({ from }) => from === 'an empty campaign')

for (const { from, campaign, warband, player } of PLAYED)
  test(`a first evening from ${from} @desktop`, async ({ host, page }, info) => {
    await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
    const inputs = await countInputs(page)
    const took = async (job: keyof typeof MOST_INPUTS) =>
      expect.soft(await inputs(), `inputs to ${job}`).toBeLessThanOrEqual(MOST_INPUTS[job])
    if (campaign !== 'The Ember Reach') await beginElsewhere(page, campaign)
    await took('begin a campaign')
    await createWarband(page, warband) // one that has fought builds no more: it recruits and buys
    await took('create a warband')

    await test.step('draw two stars and a route, and see them saved', async () => {
      await drawStar(page, 1, 'Quillon')
      await drawStar(page, 3, 'Tessaly')
      await drawRoute(page, 1, 3)
    })
    await took('draw two stars and a route')

    await test.step('make a character, costed by the book (P28-BUILD-2)', async () => {
      // 10 points, 10 per step of each skill above 1, 10 per 2 hit points above 20.
      await makeCharacter(page, {
        warband,
        name: 'Ilse Marrow',
        skills: { Agility: 3, Shooting: 5 },
        hitPoints: 24,
        cost: 90,
      })
      await openPlace(page, 'Forces')
      await expect(page.getByRole('row').filter({ hasText: 'Ilse Marrow' })).toContainText('90')
    })
    await took('make a character')

    await test.step('place sections on a vehicle’s grid (P28-GRID, P28-VEH-PROF-1)', async () => {
      await beginVehicle(page, 'Patient Anvil', warband)
      await expectReadout(page, 'Size', /^small, 2 sections/)
      await placeSection(page, 'Armour plating', 'C4')
      await placeSection(page, 'Crew', 'D4')
      await placeSection(page, 'Radio', 'E3')
      await expectReadout(page, 'Size', /^medium, 5 sections/)
      await expectReadout(page, 'Hit points', '50')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Patient Anvil', level: 1 })).toBeVisible()
    })
    await took('build a vehicle')

    await test.step('write an entry that links to a star and a character, and find it', async () => {
      await writeEntry(page, 'Lamps over Quillon', 'Somebody lit the third lamp.', ['Quillon', 'Ilse Marrow'])
      const hits = await searchPalette(page, 'thrid lamp')
      await expect(hits.filter({ hasText: 'Lamps over Quillon' })).toBeVisible()
      await page.keyboard.press('Escape')
    })
    await took('write and find an entry')

    await test.step('give the character a hidden agenda by a typed roll (P28-AGENDA-1)', async () => {
      await dealAgenda(page, { character: 'Ilse Marrow', player, face: 2 })
      await expect(page.getByRole('main')).not.toContainText('The mule')
    })
    await took('deal an agenda')

    await test.step('print the character’s sheet: one page', () => printSheet(host, info.outputPath('sheet.pdf')))

    await test.step('undo all of it step by step from History, and redo it', () => undoAndRedo(page))

    await test.step('close, reopen and find everything, also after a restart', async () => {
      await closeCampaign(page, campaign)
      await openRecent(page, campaign)
      await expectEverything(page)
      await host.restart()
      await expectEverything(host.page())
    })
  })

/** Creates a campaign from within the open one. The menu item leads straight to the name field. */
async function beginElsewhere(page: Page, campaign: string): Promise<void> {
  await page.getByRole('button', { name: 'The Ember Reach', exact: true }).click()
  await page.getByRole('menuitem', { name: 'New campaign' }).click()
  await expect(page.getByRole('textbox', { name: /Name of the campaign/ })).toBeFocused()
  await page.keyboard.type(campaign)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: campaign, level: 1 })).toBeVisible()
}

/** Maximum number of presses to undo five changes, from any page. */
const MOST_UNDO_PRESSES = 10

/** An agenda to deal. `player` is null if the campaign has no players yet. */
interface Dealing {
  readonly character: string
  readonly player: string | null
  readonly face: number
}

async function dealAgenda(page: Page, { character, player, face }: Dealing): Promise<void> {
  await openPlace(page, 'Agendas')
  await page.getByRole('button', { name: /^Deal/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Character' }).selectOption({ label: await optionOf(page, character) })
  if (player !== null) await dialog.getByRole('radio', { name: player }).check()
  await dialog.getByRole('radio', { name: String(face), exact: true }).check()
  await dialog.getByRole('button', { name: 'Deal it' }).click()
  await expect(page.getByRole('main')).toContainText(character)
}

/** Full text of the option that begins with a name. */
async function optionOf(page: Page, name: string): Promise<string> {
  const texts = await page.getByRole('dialog').getByRole('option').allInnerTexts()
  return texts.find((text) => text.startsWith(name)) ?? name
}

async function printSheet(host: Host, path: string): Promise<void> {
  const page = host.page()
  await openPlace(page, 'Print room')
  await page.getByRole('link', { name: 'Ilse Marrow' }).click()
  await page.locator('[data-ready]').waitFor()
  await host.printPdf(path)
  const facts = execFileSync('pdfinfo', [path], { encoding: 'utf8' })
  expect(facts).toMatch(/^Pages:\s+1$/m)
  expect(facts).toMatch(/^Page size:.*A4/m)
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
  for (const word of ['Ilse Marrow', 'Agility', 'Shooting', '90']) expect(text).toContain(word)
  expect(text).not.toContain('The mule')
}

async function undoAndRedo(page: Page): Promise<void> {
  const presses = await countPresses(page)
  await openPlace(page, 'History')
  const undo = page.getByRole('main').getByRole('button', { name: /^Undo: / })
  await expect(undo.first()).toBeVisible()
  const changes = await undo.count()
  expect(changes).toBeGreaterThanOrEqual(9)
  for (let left = changes; left > 0; left -= 1) {
    await undo.first().click()
    await expect(undo).toHaveCount(left - 1)
    if (left === changes - 4) expect(await presses()).toBeLessThanOrEqual(MOST_UNDO_PRESSES)
  }
  await openPlace(page, 'Cluster')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(locateStarRow(page, 'Quillon')).toHaveCount(0)
  await openPlace(page, 'History')
  const redo = page.getByRole('main').getByRole('button', { name: /^Redo: / })
  for (let left = changes; left > 0; left -= 1) {
    await expect(redo).toHaveCount(left)
    await page.keyboard.press('Control+Shift+Z')
  }
  await expect(redo).toHaveCount(0)
}

async function expectEverything(page: Page): Promise<void> {
  await openPlace(page, 'Cluster')
  await openLists(page)
  await expect(locateStarRow(page, 'Quillon')).toContainText('0101')
  await expect(locateStarRow(page, 'Tessaly')).toContainText('1')
  await openPlace(page, 'Forces')
  await expect(page.getByRole('row').filter({ hasText: 'Ilse Marrow' })).toContainText('90')
  await expect(page.getByRole('row').filter({ hasText: 'Patient Anvil' })).toContainText('50')
  await openPlace(page, 'Journal')
  await page.getByRole('link', { name: /Lamps over Quillon/ }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ilse Marrow' }).first()).toBeVisible()
  await openPlace(page, 'Agendas')
  await expect(page.getByRole('main')).toContainText('Ilse Marrow')
}
