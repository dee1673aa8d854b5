import { expect, type Page } from '@playwright/test'
import { getClient } from './client.ts'
import { createDogfight, placeAll, surrender } from './dogfights.ts'
import { createTableBattle } from './planet28-table.ts'
import { createSandBattle } from './sand-battles.ts'

/** A page of the app, with the name of its screenshot. */
export interface AppPage {
  readonly name: string
  readonly path: string
}

/** Loads a page and waits until its data is loaded. */
export async function openPage(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await page.goto(`${origin}/#${path}`)
  await page.evaluate(whenRead, null)
}

/** Navigates to a page within the app, as a link does, and waits until its data is loaded. */
export async function navigateWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate(whenRead, `#${path}`)
}

/** Waits until the page is rendered and neither loads nor saves anything. */
export async function waitUntilRead(page: Page): Promise<void> {
  await page.evaluate(whenRead, null)
}

interface VueApp {
  readonly config: {
    readonly globalProperties: { readonly $router: { readonly currentRoute: { readonly value: { fullPath: string } } } }
  }
}

/**
 * Navigates to a path, if given, and waits until the page is rendered and neither loads nor saves anything during six
 * frames. Runs in the window.
 */
async function whenRead(address: string | null): Promise<void> {
  const LONGEST = 1800
  // The URL changes at once, the page only once its code is loaded. Until then the old heading is shown.
  const before = address === null || `#${shownPath()}` === address ? null : shownPath()
  if (address !== null) location.hash = address
  let calm = 0
  const watch = new MutationObserver(() => (calm = 0))
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let pictures = 0; calm < 6; pictures += 1) {
    if (pictures > LONGEST) throw new Error(`${location.hash} was never read to its end`)
    await new Promise((painted) => requestAnimationFrame(painted))
    calm = isRead() ? calm + 1 : 0
  }
  watch.disconnect()

  function isRead(): boolean {
    const isThere = shownPath() !== before && document.querySelector('main h1')?.checkVisibility() === true
    return isThere && !/reading…/i.test(document.body.textContent)
  }

  /** Path of the page shown by the router. */
  function shownPath(): string | null {
    const root = document.querySelector('#app') as unknown as { __vue_app__?: VueApp } | null
    return root?.__vue_app__?.config.globalProperties.$router.currentRoute.value.fullPath ?? null
  }
}

/** Lists all pages, with records of the sample campaign where needed. */
export async function listPages(page: Page): Promise<AppPage[]> {
  return [...(await listPreparationPages(page)), ...(await listPlayPages(page))]
}

/** Lists the pages for writing, drawing and mustering a campaign. */
export async function listPreparationPages(page: Page): Promise<AppPage[]> {
  await isInSample(page)
  const character = await findPath(page, '/forces', /^Mira Voss$/)
  return [
    { name: 'faction', path: await findPath(page, '/campaign', /^The Lantern League$/) },
    { name: 'cluster', path: '/cluster' },
    { name: 'gazetteer', path: '/cluster/gazetteer' },
    { name: 'system', path: await newSystem(page) },
    { name: 'over-time', path: await changeMap(page) },
    { name: 'forces', path: '/forces' },
    { name: 'warband', path: await findPath(page, '/forces', /^The Unpaid$/) },
    { name: 'new-warband', path: '/forces/warbands/new' },
    { name: 'character', path: character },
    { name: 'new-character', path: '/forces/characters/new' },
    { name: 'squad', path: await findPath(page, '/forces', /^The Jetty Hands$/) },
    { name: 'vehicle', path: await findPath(page, '/forces', /^Grandmother Rust$/) },
    { name: 'armies', path: '/forces/armies' },
    { name: 'army', path: await findPath(page, '/forces/armies', /^The Ninth Column$/) },
    { name: 'toy-boxes', path: '/forces/toy-boxes' },
    { name: 'battlefields', path: '/forces/battlefields' },
    { name: 'toy-box', path: await findPath(page, '/forces/toy-boxes', /^The biscuit tin$/) },
    { name: 'armoury', path: '/armoury' },
    { name: 'armoury-row', path: '/armoury/weapons/plasma-rifle' },
    { name: 'new-weapon', path: '/armoury/weapons/new' },
    { name: 'price-audit', path: '/armoury/audit' },
    { name: 'scenarios', path: '/scenarios' },
    { name: 'scenario', path: await findPath(page, '/scenarios', /^Fog on the jetty$/) },
    { name: 'rulings', path: '/rulings' },
    { name: 'sessions', path: '/sessions' },
    { name: 'session', path: await findPath(page, '/sessions', /^Lamps out along the ring$/) },
    { name: 'off-table', path: '/off-table' },
    { name: 'calendar', path: '/calendar' },
    { name: 'calendar-settings', path: '/calendar/settings' },
    { name: 'journal', path: '/journal' },
    { name: 'entry', path: await findPath(page, '/journal', /The third bell/) },
    { name: 'new-entry', path: '/journal/new' },
    { name: 'relations', path: '/journal/relations' },
    { name: 'chronicle', path: '/journal/chronicle' },
    { name: 'agendas', path: '/agendas' },
    { name: 'print-room', path: '/print' },
    { name: 'sand-print', path: '/print/planetary-sand' },
    { name: 'sheet', path: character.replace('/forces/', '/print/') },
    { name: 'backups', path: '/backups' },
    { name: 'settings', path: '/settings' },
    { name: 'whats-new', path: '/whats-new' },
    { name: 'welcome', path: '/welcome' },
  ]
}

/** Lists the pages of battles and the strategic game, and their reports. Starts the games to be shown first. */
export async function listPlayPages(page: Page): Promise<AppPage[]> {
  await isInSample(page)
  const game = await findPath(page, '/turns', /^The lamp war$/)
  const dogfight = await newDogfight(page)
  const sandBattle = await newSandBattle(page)
  await createTableBattle(page, 'The ford', 2)
  const table = new URL(page.url()).hash.slice(1)
  return [
    { name: 'campaign', path: '/campaign' },
    { name: 'battles', path: '/battles' },
    { name: 'battle', path: await findPath(page, '/battles', /^The locked hull$/) },
    { name: 'new-battle', path: '/battles/new' },
    { name: 'new-table-battle', path: '/battles/table/new' },
    { name: 'practice-field', path: '/battles/practice' },
    { name: 'table-battle', path: table },
    { name: 'dogfights', path: '/battles/space-planes' },
    { name: 'new-dogfight', path: '/battles/space-planes/new' },
    { name: 'sand-battles', path: '/battles/planetary-sand' },
    { name: 'new-sand-battle', path: '/battles/planetary-sand/new' },
    { name: 'sand-battle', path: sandBattle },
    { name: 'dogfight', path: dogfight },
    { name: 'dogfight-results', path: `${await endedDogfight(page)}?tab=turn` },
    {
      name: 'dogfight-applied',
      path: `${await findPath(page, '/battles/space-planes', /^Collection at Cinder Gate$/)}?tab=turn`,
    },
    { name: 'turns', path: '/turns' },
    { name: 'turns-desk', path: game },
    { name: 'turns-archive', path: `${game}?tab=archive` },
    { name: 'turns-plots', path: `${game}?tab=plots` },
    { name: 'turns-settings', path: `${game}?tab=game` },
    { name: 'turns-print', path: `${game}/print` },
    { name: 'new-game', path: '/turns/new' },
    { name: 'odds', path: '/turns/odds' },
    { name: 'verify', path: '/turns/verify' },
    { name: 'history', path: '/history' },
  ]
}

async function isInSample(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'The Ember Reach', exact: true })).toBeVisible()
}

/** Creates a battle of Space Planes with all ships placed. */
async function newDogfight(page: Page): Promise<string> {
  await createDogfight(page, 'Over the shoals', 3)
  await placeAll(page)
  return new URL(page.url()).hash.slice(1)
}

/** Generates the system of a star. */
async function newSystem(page: Page): Promise<string> {
  const { cluster, starSystems } = await getClient(page)
  const { stars } = await cluster.get({ id: null })
  const starId = stars.find(({ name }) => name === 'Ember')?.id ?? ''
  await starSystems.generate({ starId, version: 0, seed: 'tavor', style: 'wayfarer' })
  return `/cluster/systems/${starId}`
}

/** Changes the map, so that it has a time to go back to. */
async function changeMap(page: Page): Promise<string> {
  const { cluster } = await getClient(page)
  const { head, stars } = await cluster.get({ id: null })
  const { id = '', version = 0 } = stars.find(({ name }) => name === 'Nettle') ?? {}
  await cluster.edit({ id: head.id, label: null, edits: [{ type: 'change-star', id, version, fields: { rating: 2 } }] })
  return `/cluster/${head.id}/over-time`
}

/** Ends the running Space Planes battle of the sample campaign. */
async function endedDogfight(page: Page): Promise<string> {
  const path = await findPath(page, '/battles/space-planes', /^Two lamps over Marrow$/)
  await openPage(page, path)
  await surrender(page)
  await expect(page.getByRole('button', { name: 'Apply results' })).toBeVisible()
  return path
}

/** Creates a battle of Planetary Sand in the deployment phase. */
async function newSandBattle(page: Page): Promise<string> {
  await createSandBattle(page, 'Raid on the sandbox', 8)
  return new URL(page.url()).hash.slice(1)
}

/** Returns the target of a link on a page. */
export async function findPath(page: Page, list: string, name: RegExp): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/#${list}`)
  const href = await page.getByRole('main').getByRole('link', { name }).first().getAttribute('href')
  if (!href) throw new Error(`The link ${String(name)} leads nowhere`)
  return href.replace(/^.*#/, '')
}
