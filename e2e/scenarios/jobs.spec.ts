import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { IS_SOAK } from '#tests/support/soak.ts'
import { expect, test } from '../hosts/test.ts'
import { type InputCounter, startInputCounter } from '../pages/counted-tasks.ts'
import { addFactions, addPlayers, beginCampaign, restoreBackup } from '../pages/tasks-campaign.ts'
import { armCharacter, buildVehicle, makeWeapon, musterWarband, writeEntries } from '../pages/tasks-forces.ts'
import { drawMap, exportMap, generateMap, importMap, markStars, nameParts } from '../pages/tasks-map.ts'
import {
  buySkillAndMedKit,
  choosePrintContents,
  dealAgendas,
  playOffTable,
  prepareScenario,
  recordBattle,
  setUpCalendar,
  applyAftermath,
  undoFive,
} from '../pages/tasks-play.ts'
import { lookUpSheet, openReference, playTwoTurns } from '../pages/tasks-tablet.ts'

// The tasks of a first evening from an empty campaign, with all presses and keys counted. None may take more than when
// it was first tried.

test.skip(!IS_SOAK, 'every job is counted in npm run soak')
test.slow()

async function begin(page: Page): Promise<InputCounter> {
  await expect(page.getByRole('heading', { name: 'The Ember Reach', level: 1 })).toBeVisible()
  const hands = await startInputCounter(page)
  await beginCampaign(page, hands)
  return hands
}

test('a campaign is begun and its map drawn in as few presses as at first', async ({ page }) => {
  const hands = await begin(page)
  await addFactions(page, hands)
  await addPlayers(page, hands)
  await drawMap(page, hands)
  await markStars(page, hands)
  await nameParts(page, hands)
})

test('maps are generated, brought in and sent out, and a backup restored, in as few presses as at first', async ({
  page,
}, info) => {
  const hands = await begin(page)
  const file = info.outputPath('far.csv')
  writeFileSync(file, 'hex,name,rating\n0412,Quillon,5\n0414,Tessaly,1\n')
  await generateMap(page, hands)
  await importMap(page, hands, file)
  await exportMap(page, hands)
  await restoreBackup(page, hands)
})

test('a warband is mustered, fights, spends and is printed in as few presses as at first', async ({ page }) => {
  const hands = await begin(page)
  await addPlayers(page, hands)
  await musterWarband(page, hands)
  await makeWeapon(page, hands)
  await armCharacter(page, hands)
  await buildVehicle(page, hands)
  await writeEntries(page, hands)
  await dealAgendas(page, hands)
  await prepareScenario(page, hands)
  await recordBattle(page, hands)
  await applyAftermath(page, hands)
  await buySkillAndMedKit(page, hands)
  await setUpCalendar(page, hands)
  await playOffTable(page, hands)
  await choosePrintContents(page, hands)
  await undoFive(page, hands)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

  test('a sheet, the quick reference and two turns take as few taps as at first', async ({ page }) => {
    const hands = await begin(page)
    await addPlayers(page, hands)
    await musterWarband(page, hands)
    await generateMap(page, hands)
    await lookUpSheet(page, hands, 'Grist')
    await openReference(page, hands)
    await playTwoTurns(page, hands, { A: 'Ann', B: 'Bert' })
  })
})
