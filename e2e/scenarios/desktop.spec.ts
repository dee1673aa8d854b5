import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { copySampleHome } from '../hosts/sample-home.ts'
import { type OpenDialog, type RecordedCall, type StandIn, startStandIn } from '../hosts/stand-in/stand-in.ts'
import { expect, test, watchPage } from '../hosts/test.ts'
import { createHome } from '../hosts/warm-server.ts'
import { drawStar } from '../pages/cluster.ts'
import { beginEntry, locateEntryText, saveEntry, switchWritingMode } from '../pages/journal.ts'
import { openPlace, locateToast } from '../pages/shell.ts'

// The built desktop app on the stand-in for Electron: windows are pages of this browser, dialogs are answered by the
// test. Scenarios tagged @desktop also run in the window of the real Electron.

const CONTEXT = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
const SAMPLE = 'The Ember Reach'

const homes: string[] = []
const troubles: string[] = []
test.afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true })
  expect(troubles, 'errors in the page').toEqual([])
})

async function makeHome(): Promise<{ home: string; campaign: string }> {
  const home = createHome()
  homes.push(home)
  return { home, campaign: await copySampleHome(home) }
}

function start(browser: Browser, home: string, args: readonly string[] = [], primary: StandIn | null = null): StandIn {
  const watch = (page: Page): void => watchPage(page, troubles)
  return startStandIn({ browser, context: CONTEXT, home, args, watch }, primary)
}

const title = (page: Page, name = SAMPLE) => page.getByRole('heading', { name, level: 1, exact: true })

/** Waits for the next dialog. */
async function nextDialog({ dialogs }: StandIn, method: string): Promise<OpenDialog> {
  await expect.poll(() => dialogs.length).toBeGreaterThan(0)
  const dialog = dialogs.shift()
  expect(dialog?.method).toBe(method)
  if (!dialog) throw new Error('No dialog')
  return dialog
}

async function answerBox(app: StandIn, message: string | RegExp, button: string): Promise<void> {
  const dialog = await nextDialog(app, 'showMessageBox')
  const { message: shown, buttons } = dialog.options as { message: string; buttons: string[] }
  expect(shown).toMatch(message)
  expect(buttons).toContain(button)
  await dialog.answer({ response: buttons.indexOf(button) })
}

async function answerSave(app: StandIn, filePath: string): Promise<Record<string, unknown>> {
  const dialog = await nextDialog(app, 'showSaveDialog')
  await dialog.answer({ canceled: filePath === '', filePath })
  return dialog.options
}

const callsOf = ({ recorded }: StandIn, name: string): RecordedCall[] => recorded.filter((call) => call.name === name)

test.describe('while it runs', () => {
  test.describe.configure({ mode: 'serial' })
  let app: StandIn
  let page: Page
  let home = ''
  let campaign = ''

  test.beforeAll(async ({ browser }) => {
    ;({ home, campaign } = await makeHome())
    app = start(browser, home)
    page = await app.page
    await expect(title(page)).toBeVisible()
  })

  test('starts with the campaign of last time, keeps a log, and names the file to the system', async () => {
    const log = readFileSync(join(home, 'Desktop/logs/orrery.log'), 'utf8')
    expect(log).toContain('starts on')
    expect(callsOf(app, 'app.addRecentDocument')).toEqual([{ name: 'app.addRecentDocument', args: [campaign] }])
    await app.click('Help', 'Show Log')
    expect(callsOf(app, 'shell.showItemInFolder').at(-1)?.args).toEqual([join(home, 'Desktop/logs/orrery.log')])
  })

  test('the menu opens places of the page, and its entries follow the open campaign', async () => {
    await app.click('Go', 'Off-table')
    await expect(title(page, 'Off-table')).toBeVisible()
    await app.click('Help', 'About Orrery and Licences')
    await expect(page.getByRole('button', { name: 'All licences' })).toBeInViewport()
    const isOn = async (label: string): Promise<boolean | undefined> =>
      (await app.menu()).flatMap(({ lines }) => lines).find((line) => line.label === label)?.isEnabled
    expect(await isOn('Save a Copy…')).toBe(true)
    await app.click('File', 'Close Campaign')
    await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible()
    await expect.poll(() => isOn('Save a Copy…')).toBe(false)
    await page.getByRole('button', { name: `Remove ${SAMPLE} from the list` }).click()
    await expect.poll(() => isOn('Open Recent')).toBe(false)
  })

  test('a second start hands its campaign over and ends', async ({ browser }) => {
    const second = start(browser, home, [campaign], app)
    expect(await second.ended).toBe(0)
    await expect(title(page)).toBeVisible()
    expect(callsOf(app, 'window.focus')).toHaveLength(1)
  })

  test('copies text, opens web links in the browser, and has a menu for text', async () => {
    expect(await page.evaluate(() => navigator.clipboard.writeText('Vex').then(() => 'copied'))).toBe('copied')
    expect(callsOf(app, 'clipboard.writeText')).toEqual([{ name: 'clipboard.writeText', args: ['Vex'] }])
    await beginEntry(page, 'Links')
    await switchWritingMode(page, 'Markdown')
    await locateEntryText(page).fill('See [the chart](https://example.org/chart).')
    await saveEntry(page, 'Links')
    await page.getByRole('link', { name: 'the chart' }).click()
    await expect.poll(() => callsOf(app, 'shell.openExternal').at(-1)?.args).toEqual(['https://example.org/chart'])
    await page.evaluate(() => void window.open('ftp://example.org/file'))
    await page.evaluate(() => void (window.location.href = 'https://example.org/elsewhere'))
    await expect.poll(() => callsOf(app, 'shell.openExternal').at(-1)?.args).toEqual(['https://example.org/elsewhere'])
    expect(callsOf(app, 'shell.openExternal')).toHaveLength(2)
    expect(troubles.splice(0)).toEqual(['a request to https://example.org/elsewhere']) // stopped before it left
    await expect(title(page, 'Links')).toBeVisible()
    const editFlags = { canCut: true, canCopy: true, canPaste: true, canSelectAll: true }
    await app.link.call('emitContents', 'context-menu', { isEditable: true, selectionText: '', editFlags })
    await expect
      .poll(() => callsOf(app, 'menu.popup')[0]?.args[0])
      .toMatchObject([
        { label: 'cut' },
        { label: 'copy' },
        { label: 'paste' },
        { label: 'separator' },
        { label: 'selectAll' },
      ])
  })

  test('saves a copy and a PDF where the dialogs say, and asks before the ending makes it another file', async () => {
    const folder = join(home, 'Exports')
    const entry = await page.evaluate(() => location.hash)
    mkdirSync(folder)
    await app.click('File', 'Save a Copy…')
    expect(await answerSave(app, join(folder, 'copy'))).toMatchObject({
      defaultPath: expect.stringMatching(/The Ember Reach copy\.orrery$/),
    })
    await expect(locateToast(page, /^Saved as/)).toBeVisible()
    expect(existsSync(join(folder, 'copy.orrery'))).toBe(true)

    // A page with a printed form leads there; any other is written as it is.
    await app.click('File', 'Export PDF…')
    await expect(page.getByRole('button', { name: 'Export PDF' })).toBeVisible()
    await page.evaluate(() => void (location.hash = '#/history'))
    await expect(title(page, 'History')).toBeVisible()
    writeFileSync(join(folder, 'report.pdf'), 'an older report')
    await app.click('File', 'Export PDF…')
    await answerSave(app, join(folder, 'report'))
    await answerBox(app, 'report.pdf is there already. Replace it?', 'Choose Another Name')
    expect(await answerSave(app, join(folder, 'new'))).toMatchObject({ defaultPath: join(folder, 'report.pdf') })
    await expect.poll(() => globSync('new.pdf', { cwd: folder })).toEqual(['new.pdf'])
    expect(readFileSync(join(folder, 'new.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    expect(readFileSync(join(folder, 'report.pdf'), 'utf8')).toBe('an older report')

    mkdirSync(join(folder, 'taken.pdf/full'), { recursive: true })
    await app.click('File', 'Export PDF…')
    await answerSave(app, join(folder, 'taken.pdf'))
    await expect(page.getByText('taken.pdf is a folder. Choose another name.').first()).toBeVisible()

    app.link.handle('printToPDF', () => Promise.reject(new Error('Failed to generate PDF')))
    await app.click('File', 'Export PDF…')
    await answerSave(app, join(folder, 'never.pdf'))
    await expect(page.getByText('This page could not be made into a PDF.').first()).toBeVisible()
    expect(globSync('never*', { cwd: folder })).toEqual([])
    await page.evaluate((hash) => void (location.hash = hash), entry)
    await expect(title(page, 'Links')).toBeVisible()
  })

  test('a page that crashes or hangs is offered a way on, once', async () => {
    const gone = { reason: 'crashed', exitCode: 5 }
    await app.link.call('emitContents', 'render-process-gone', gone)
    await app.link.call('emitContents', 'render-process-gone', gone)
    await answerBox(app, 'The page stopped working.', 'Reload')
    await expect.poll(() => callsOf(app, 'webContents.reload')).toHaveLength(1)
    await expect(title(page, 'Links')).toBeVisible()
    await app.link.call('emitContents', 'unresponsive')
    await answerBox(app, 'The page does not answer.', 'Wait')
    await app.link.call('emitContents', 'unresponsive')
    await answerBox(app, 'The page does not answer.', 'Reload')
    await expect.poll(() => callsOf(app, 'webContents.reload')).toHaveLength(2)
    await expect(title(page, 'Links')).toBeVisible()
    expect(app.dialogs).toEqual([])
    expect(app.stderr()).toContain('The page ended: crashed, exit code 5')
  })

  test('a fault that nothing catches is logged, and told once', async () => {
    await app.link.call('reject', 'first')
    await answerBox(app, 'Orrery made a mistake.', 'Go On')
    await app.link.call('reject', 'second')
    await expect.poll(() => app.stderr()).toContain('second')
    expect(app.dialogs).toEqual([])
  })

  test('closing while something is saved asks first', async () => {
    await openPlace(page, 'Cluster')
    await drawStar(page, 1, 'Quillon')
    await page.evaluate(() => void (window.standInPortMessage = () => new Promise(() => {})))
    await page.getByRole('application', { name: 'Star map' }).focus()
    for (const key of ['ArrowRight', 's', '4', 'Space']) await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: 'Saving' })).toBeVisible()
    void app.quit()
    await answerBox(app, 'Orrery is still saving.', 'Wait')
    expect(page.isClosed()).toBe(false)
    void app.quit()
    await answerBox(app, 'Orrery is still saving.', 'Close Anyway')
    expect(await app.ended).toBe(0)
  })
})

test('opens the campaign of its argument, and says why it could not be closed at the end', async ({ browser }) => {
  const { home, campaign } = await makeHome()
  const movedCampaign = join(home, 'Apart', 'other.orrery')
  mkdirSync(dirname(movedCampaign))
  renameSync(campaign, movedCampaign)
  const app = start(browser, home, [movedCampaign])
  await expect(title(await app.page)).toBeVisible()
  rmSync(dirname(movedCampaign), { recursive: true })
  const folder = dirname(campaign)
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'no folder')
  await app.quit()
  expect(await app.ended).toBe(0)
  expect(callsOf(app, 'dialog.showErrorBox')).toMatchObject([
    { args: ['The campaign could not be closed', expect.stringContaining(basename(movedCampaign))] },
  ])
})

test('a campaign that cannot be opened is told in front of the window', async ({ browser }) => {
  const { home } = await makeHome()
  const app = start(browser, home, ['/nowhere/lost.orrery'])
  await answerBox(app, /lost\.orrery/, 'OK')
  await expect((await app.page).getByRole('heading', { name: 'New campaign' })).toBeVisible()
  await app.quit()
  expect(await app.ended).toBe(0)
})

test('a start that fails says why and ends', async ({ browser }) => {
  const { home } = await makeHome()
  const file = join(home, 'a file')
  writeFileSync(file, '')
  const app = start(browser, file)
  expect(await app.ended).toBe(1)
  expect(callsOf(app, 'dialog.showErrorBox')).toMatchObject([
    { args: ['Orrery could not start', expect.stringContaining('a file')] },
  ])
})
