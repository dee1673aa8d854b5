import { expect, type Page } from '@playwright/test'
import type { Client } from '#shared/contract/contract.ts'
import type { VehicleProfile } from '#shared/games/planet28/model.ts'
import { PRINTED } from '#shared/games/planet28/rulebook.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { clientWith } from '../hosts/gamemaster.ts'

/** The longest name there may be. */
const LONGEST = 80
/** As many traits and weapons as a sheet must bear. */
const MANY = 10
const SKILLS = { A: 10, F: 10, S: 10, AW: 10, P: 10 }

/** A name of eighty characters that begins with what tells it apart. */
export function longName(start: string): string {
  const end = ' of the Long Watch beyond the Ninth Gate, Warden of Lamps and Keeper of the Cinders'
  return `${start}${end}`.slice(0, LONGEST).trimEnd().padEnd(LONGEST, 'x')
}

/** A name of eighty wide letters without a space. */
export const UNBROKEN = 'W'.repeat(LONGEST)

/** What was made to be printed. */
export interface FullWarband {
  readonly warband: string
  /** Names of every unit. */
  readonly units: readonly string[]
  /** The character with ten traits and ten weapons, and their names. */
  readonly laden: {
    readonly id: string
    readonly name: string
    readonly weapons: readonly string[]
    readonly talents: readonly string[]
  }
  readonly vehicle: { readonly id: string; readonly sections: readonly string[] }
  readonly notes: string
}

/** The gamemaster's client beside the page: what would take an evening to type is made at once. */
export async function clientOf(page: Page): Promise<Client> {
  const { origin } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const key = await page.evaluate(() => localStorage.getItem('orrery-key') ?? '')
  return clientWith({ origin, cookie, key })
}

/** A new campaign with one warband of the longest names, ten traits, ten weapons, 200 rounds and long notes. */
export async function makeFullWarband(client: Client): Promise<FullWarband> {
  await client.campaigns.create({ name: longName('The Campaign'), path: null })
  const trait = await client.house.add({
    table: 'traits',
    kind: 'own',
    rowId: null,
    fields: { name: longName('Lamp-eyed'), cost: 5, summary: `Sees in the dark. ${'And further. '.repeat(30)}` },
    notes: '',
  })
  const weapon = await client.house.add({
    table: 'weapons',
    kind: 'own',
    rowId: null,
    fields: {
      name: longName('Lance'),
      type: 'ranged',
      hands: 2,
      damage: '2D10+4',
      rangeCm: 60,
      specialRules: rowIds(PRINTED.weaponRules).slice(0, 6),
      ammo: null,
      keywords: ['energy'],
      summary: 'A long arm.',
    },
    notes: '',
  })
  const plan = { pointLimit: 5000, play: 'opposed', leaderId: null, stash: ['med-kit', 'shotgun'] } as const
  const texts = { notes: '', background: '', portraitId: null, allowed: [] }
  const { id: warbandId, name: warband } = await client.warbands.create({
    ...plan,
    ...texts,
    stash: [...plan.stash],
    name: longName('The Warband'),
    factionId: null,
    state: 'active',
  })
  const unit = { ...texts, warbandId, isArchived: false }
  const traits = [...rowIds(PRINTED.traits).slice(0, MANY - 1), trait.rowId]
  const weapons = [...rowIds(PRINTED.weapons).slice(-MANY + 1), weapon.rowId]
  const notes = Array.from(
    { length: 40 },
    (_, at) => `Note ${at + 1}. ${'The lamp was out again. '.repeat(9)}End ${at + 1}.`,
  )
  const laden = await client.characters.create({
    ...unit,
    name: longName('Laden'),
    profile: {
      skills: SKILLS,
      hitPoints: 60,
      traits,
      abilities: rowIds(PRINTED.abilities),
      equipment: [...weapons, 'power-armour', ...rowIds(PRINTED.items).slice(3)],
    },
  })
  const plain = { skills: SKILLS, hitPoints: 20, traits: [], abilities: [] }
  const wordy = await client.characters.create({
    ...unit,
    name: longName('Wordy'),
    notes: notes.join('\n'),
    profile: { ...plain, equipment: ['dagger'] },
  })
  const armed = await client.characters.create({
    ...unit,
    name: UNBROKEN,
    profile: { ...plain, traits: ['minor-arcana'], equipment: Array.from({ length: 200 }, () => 'ammo-basic') },
  })
  const squad = await client.squads.create({
    ...unit,
    name: longName('Squad'),
    profile: {
      ...plain,
      hitPoints: 40,
      traits,
      loadouts: [
        { members: 8, equipment: weapons },
        {
          members: 2,
          equipment: ['heavy-slug-rifle', 'light-armour', ...Array.from({ length: 12 }, () => 'ammo-basic')],
        },
      ],
    },
  })
  const vehicle = await client.vehicles.create({ ...unit, name: longName('Vehicle'), profile: VEHICLE })
  await client.agendas.deal({ characterId: laden.id, roll: { source: 'typed', face: 2 } })
  await client.agendas.deal({ characterId: wordy.id, roll: { source: 'typed', face: 6 } })
  const { rules } = await client.rulings.rules({ warbandId })
  const nameOf = (table: 'traits' | 'weapons' | 'abilities', id: string) => rules.tables[table][id]?.name ?? id
  return {
    warband,
    units: [laden, wordy, armed, squad, vehicle].map(({ name }) => name),
    laden: {
      id: laden.id,
      name: laden.name,
      weapons: weapons.map((id) => nameOf('weapons', id)),
      talents: [
        ...traits.map((id) => nameOf('traits', id)),
        ...rowIds(PRINTED.abilities).map((id) => nameOf('abilities', id)),
      ],
    },
    vehicle: { id: vehicle.id, sections: VEHICLE.sections.map(({ cell }) => cell) },
    notes: notes.join(' '),
  }
}

const VEHICLE = {
  type: 'walker',
  A: 4,
  S: 6,
  traits: ['camo', 'hardened-crew', 'ramshackle'],
  abilities: ['repair', 'turbo-boost'],
  weapons: ['mortar'],
  sections: [
    { cell: 'C3', section: 'engine' },
    { cell: 'D3', section: 'crew' },
    { cell: 'C2', section: 'dozer-blade' },
    { cell: 'D2', section: 'hard-point', weapon: 'battle-cannon' },
    { cell: 'B2', section: 'radio' },
    { cell: 'E2', section: 'smoke-launchers' },
    { cell: 'B3', section: 'hard-point', weapon: 'heavy-machine-gun' },
    { cell: 'E3', section: 'armour-plating' },
    { cell: 'C4', section: 'turret-hard-point', weapon: 'sniper-rifle' },
    { cell: 'D4', section: 'transport-section', facing: 'rear' },
    { cell: 'B4', section: 'scrambler-array' },
    { cell: 'E4', section: 'crew' },
  ],
} satisfies VehicleProfile

/** Opens the print room on one unit or warband. */
export async function openPrint(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await page.goto(`${origin}/#/print${path}`)
  await expect(page.getByRole('list', { name: 'Units to print' })).toBeVisible()
}

/** Ticks exactly these kinds of sheets and blanks. */
export async function chooseKinds(page: Page, wanted: readonly string[]): Promise<void> {
  const boxes = page.getByRole('group', { name: /^(Sheets and cards|Blanks)/ }).getByRole('checkbox')
  for (const box of await boxes.all()) {
    const label = await box.evaluate((input) => input.closest('label')?.textContent?.trim() ?? '')
    await box.setChecked(wanted.includes(label))
  }
}

/** Sets a switch of the look. */
export async function setLook(page: Page, label: string, isOn: boolean): Promise<void> {
  await page.getByRole('checkbox', { name: label, exact: true }).setChecked(isOn)
}

/** Chooses the paper. */
export async function choosePaper(page: Page, paper: 'A4' | 'Letter'): Promise<void> {
  await page.getByRole('radio', { name: paper, exact: true }).check()
}

/** Waits until the pages stand as they were asked for. */
export async function pagesStand(page: Page): Promise<void> {
  await page.locator('[data-ready]').waitFor()
  await page.waitForFunction(
    () =>
      document.querySelector('[data-ready]') !== null &&
      document.querySelector('.leaf-galley')?.childElementCount === 0,
  )
}

/** Leaves on the desk whose text is cut off, or reaches into their foot, or out of its card. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const say = (where: Element, what: string) => faults.push(`${what}: ${where.textContent?.trim().slice(0, 60)}`)
    for (const sheet of document.querySelectorAll('.paper-desk .sheet')) {
      const foot = sheet.querySelector('.leaf-foot')?.getBoundingClientRect()
      const edge = sheet.getBoundingClientRect()
      for (const part of sheet.querySelectorAll(':scope > .leaf-band, :scope > .leaf-pencil')) {
        const { bottom, right } = part.getBoundingClientRect()
        if (foot && bottom > foot.top + 0.5)
          say(sheet, `${Math.ceil(bottom - foot.top)} px into the foot, ${part.className}`)
        if (right > edge.right) say(sheet, 'over the edge')
      }
      for (const card of sheet.querySelectorAll('.leaf-card')) {
        const box = card.getBoundingClientRect()
        if (box.bottom > edge.bottom || box.right > edge.right) say(card, 'a card over the edge')
        if (card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
          say(card, 'out of its card')
      }
      for (const part of sheet.querySelectorAll('.leaf-column, td, th, .leaf-line, .leaf-text'))
        if (part.scrollWidth > part.clientWidth + 1) say(part, 'out of its column')
    }
    return faults
  })
}
