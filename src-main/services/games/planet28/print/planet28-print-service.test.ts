import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  BLANK_SHEET_KINDS,
  DEFAULT_PRINT_OPTIONS,
  GAME_NIGHT_SHEET_KINDS,
  type Planet28PrintOptions,
  SHEET_KINDS,
  UNIT_SHEET_FORMATS,
} from '#shared/contract/planet28/prints.ts'
import type { PrintedSheet } from '#shared/contract/printed-sheet.ts'
import { createClient } from '#tests/bench/client.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { type FullWarband, makeFullWarband } from '#tests/support/full-warband.ts'
import { listPageTexts } from '#tests/support/page-texts.ts'
import { listOverlaps, listTextBoxes } from '#tests/support/text-boxes.ts'

const LEAST_MM = 8 * (25.4 / 72)
const squeeze = (text: string) => text.replaceAll(/\s+/g, '')
const textOf = (sheets: readonly PrintedSheet[]) =>
  squeeze(sheets.flatMap(({ marks }) => listTextBoxes(marks).map(({ text }) => text)).join(''))
const countOf = (text: string, part: string) => text.split(squeeze(part)).length - 1

/** A picture of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Extent of the straight lines of a page, such as cut marks and boxes. */
function getExtent(sheet: PrintedSheet | undefined) {
  const points = (sheet?.marks ?? []).flatMap((mark) =>
    mark.kind === 'path'
      ? [...mark.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
      : [],
  )
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

let campaign: TestCampaign
afterAll(() => campaign.close())

describe('the sample', () => {
  let units: string[]
  beforeAll(() => {
    campaign = openTestCampaign({ sample: true })
    const { warbands } = campaign.services
    const { id } = warbands.list().find(({ name }) => name === 'The Unpaid') ?? { id: '' }
    units = warbands.units({ id }).flatMap((unit) => (unit.isArchived ? [] : unit.id))
  })
  afterAll(() => campaign.close())
  const pages = (options: Partial<Planet28PrintOptions>) =>
    campaign.services.prints.pages({ ...DEFAULT_PRINT_OPTIONS, units, ...options }).sheets

  test.each(['a4', 'letter'] as const)(
    'prints six units on three half-page sheets, or as six cards, on %s',
    (paper) => {
      expect(units).toHaveLength(6)
      expect(pages({ paper })).toHaveLength(3)
      expect(pages({ paper, format: 'card' })).toHaveLength(1)
      expect(pages({ paper, kinds: ['roster'] })).toHaveLength(1)
      expect(pages({ paper, kinds: ['reference'] })).toHaveLength(1)
    },
  )

  test('prints the kit for a game night as one PDF: roster, sheets on three pages, reference, cards and agendas', async () => {
    const kit = pages({ kinds: GAME_NIGHT_SHEET_KINDS })
    const hasText = (part: string) =>
      kit.filter(({ marks }) => listTextBoxes(marks).some(({ text }) => text.includes(part)))
    expect(hasText('Warband roster')).toHaveLength(1)
    expect(kit.filter(({ widthMm, heightMm }) => widthMm > heightMm)).toHaveLength(3)
    for (const part of ['quick reference', 'MELEE WEAPON', 'TRAIT', 'ITEM', 'HIDDEN AGENDA'])
      expect(hasText(part).length, part).toBeGreaterThan(0)
    const { data } = await campaign.services.prints.pdf({
      ...DEFAULT_PRINT_OPTIONS,
      units,
      kinds: GAME_NIGHT_SHEET_KINDS,
      pictures: {},
    })
    expect(
      Buffer.from(data, 'base64')
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(kit.length)
  })

  test('lists the games of the warband on its roster', () => {
    const text = textOf(pages({ kinds: ['roster'] }))
    for (const word of ['The painted door', 'Counters of the Tithe', 'goal reached'])
      expect(text).toContain(squeeze(word))
  })

  test('says on each page whose it is and which of how many', () => {
    const sheets = pages({ kinds: ['roster', 'units', 'reference'] })
    for (const [index, { marks }] of sheets.entries()) {
      const text = listTextBoxes(marks).map((box) => box.text)
      expect(text.some((line) => line.includes('The Ember Reach'))).toBe(true)
      expect(text.some((line) => line.endsWith(`${index + 1} of ${sheets.length}`))).toBe(true)
    }
  })

  test('folds the quick reference into a booklet of half pages with its contents on the cover', () => {
    for (const paper of ['a4', 'letter'] as const) {
      const sheets = pages({ paper, kinds: ['reference'], reference: 'booklet' })
      expect(sheets).toHaveLength(2)
      for (const { marks, widthMm, heightMm } of sheets) {
        expect(widthMm).toBeGreaterThan(heightMm)
        const boxes = listTextBoxes(marks)
        expect(listOverlaps(boxes)).toEqual([])
        for (const { text, sizeMm } of boxes) expect(sizeMm, text).toBeGreaterThanOrEqual(LEAST_MM - 1e-6)
      }
      const cover = listTextBoxes(sheets[0]?.marks ?? []).filter(({ left }) => left > (sheets[0]?.widthMm ?? 0) / 2)
      for (const word of ['The Unpaid', 'Contents', 'The turn', 'What they carry', 'After the game'])
        expect(cover.map(({ text }) => text)).toContain(word)
    }
  })

  test('tells no secret and no rule id on players’ sheets (P28-AGENDA-1)', () => {
    const text = textOf(pages({ kinds: SHEET_KINDS.filter((kind) => kind !== 'secrets') }))
    for (const { agenda } of campaign.services.agendas.list())
      expect(text.toLowerCase()).not.toContain(squeeze(agenda.replaceAll('-', ' ')))
    expect(text).not.toMatch(/P28-/)
    expect(textOf(pages({ kinds: ['secrets'] }))).toContain('Hiddenagenda')
  })

  test('cards of vehicle sections have their hit points and what they carry (P28-VEH-PROF-1)', () => {
    const text = textOf(pages({ kinds: ['sections'] }))
    expect(text).toContain('Transportsection')
    expect(text).toMatch(/10hitpoints/)
    expect(text).toMatch(/3seats/)
  })

  test('pp. 83-84: every sheet has campaign points, a blank one also injuries or damage', () => {
    for (const { marks } of pages({ format: 'page' }))
      if (listTextBoxes(marks).some(({ text }) => /^(Leader|Character|Squad|Ground)/.test(text)))
        expect(listTextBoxes(marks).some(({ text }) => text === 'Campaign')).toBe(true)
    const blanks = pages({ kinds: [], blanks: ['character', 'squad', 'vehicle'] }).map(({ marks }) =>
      listTextBoxes(marks).map(({ text }) => text),
    )
    for (const [index, heading] of ['INJURIES', 'SCARS', 'DAMAGE'].entries())
      expect(blanks[index]).toEqual(expect.arrayContaining(['Campaign', heading]))
  })

  test('sheets of squads tell how squads break and what becomes of the fallen (P28-SQ-11, P28-SQ-14)', () => {
    const squad = campaign.services.squads.list()[0]?.id ?? ''
    expect(textOf(pages({ units: [squad] }))).toMatch(/quarterofallhitpoints.*Afterthegame/s)
    expect(textOf(pages({ units: [squad], format: 'card' }))).toContain('quarterofallhitpoints')
  })

  test('the roster has what was agreed beside the stash, and room for new figures', () => {
    const text = textOf(pages({ kinds: ['roster'] }))
    for (const word of ['STASH', 'AGREEDATTHISTABLE', 'GAMES']) expect(text).toContain(word)
  })

  test('the reference tells how a turn goes, for squads and vehicles where there are some (P28-SQ-11, P28-VEH-BREAK-1)', () => {
    const text = textOf(pages({ kinds: ['reference'] }))
    for (const word of ['SHOOT', 'Cover:1D6morearmour.', 'Squads:', 'Vehicles:']) expect(text).toContain(word)
    const person = campaign.services.characters.list()[0]?.id ?? ''
    const alone = textOf(pages({ kinds: ['reference'], units: [person] }))
    expect(alone).toContain('BREAKTESTS')
    expect(alone).not.toMatch(/Squads:|Vehicles:/)
  })

  test('the reference tells the rules in use, the arcana for those who draw on them, and no others', () => {
    const text = textOf(pages({ kinds: ['reference'] }))
    expect(text).toContain('INJURIES,1D8')
    expect(text).toContain('Ironskin')
    expect(text).not.toContain('ARCANA')
    expect(text).not.toContain('Sniperrifle')
  })

  test('prints the backs of cards on the other side of each page, mirrored for the long edge', () => {
    const [front, back] = pages({ kinds: ['weapons'], backs: 'long-edge' })
    const firstLetter = listTextBoxes(front?.marks ?? []).find(({ text }) => text === 'M')
    const firstBack = listTextBoxes(back?.marks ?? []).find(({ text }) => text === 'Melee weapon')
    expect((firstLetter?.left ?? 0) < 100 && (firstBack?.left ?? 0) > 100).toBe(true)
  })

  test('has a foot below cards where the printer reaches, on their backs as well', () => {
    const feetOf = (options: Partial<Planet28PrintOptions>) =>
      pages({ kinds: ['portraits'], backs: 'short-edge', ...options }).map(({ marks, heightMm }) =>
        listTextBoxes(marks).flatMap(({ text, bottom }) => (bottom > heightMm - 12 ? text : [])),
      )
    const [face, back] = feetOf({ paper: 'a4' })
    expect(face).toEqual(['Cards', 'The Ember Reach', expect.stringMatching(/2026.* · 1 of 2$/)])
    expect(back?.at(-1)).toMatch(/ · 2 of 2$/)
    expect(feetOf({ paper: 'letter', bleedMm: 3 })[0]?.[0]).toBe('Cards')
  })

  test('has a foot beside cards where there is no room below, so that secret ones say so', () => {
    for (const options of [{ paper: 'letter' }, { paper: 'a4', bleedMm: 3 }] as const)
      for (const { marks } of pages({ kinds: ['secrets'], backs: 'long-edge', ...options }))
        expect(
          listPageTexts(marks)
            .map(({ text }) => text)
            .join('|'),
        ).toContain('Gamemaster’s edition')
  })

  test('backs of cards lie behind their cards: an odd page before them is followed by an empty one', () => {
    const titles = pages({ kinds: ['roster', 'weapons'], backs: 'long-edge' }).map(({ title }) => title)
    expect(titles.indexOf('Empty page') % 2).toBe(1)
    expect(titles.findIndex((title) => title === 'Backs of cards') % 2).toBe(1)
  })

  test('names of hidden agendas stand in no title of a page', () => {
    const agendas = pages({ kinds: ['secrets'], backs: 'long-edge' }).map(({ title }) => title)
    expect(new Set(agendas)).toEqual(new Set(['Secret cards, Secret cards', 'Backs of cards']))
  })

  test('cards with bleed fit between their cut marks, and no drawing leaves the reach of printers', () => {
    for (const [paper, columns, rows] of [
      ['a4', 4, 2],
      ['letter', 3, 2],
    ] as const) {
      const [sheet] = pages({ paper, kinds: ['portraits', 'weapons'], bleedMm: 3 })
      const letters = listTextBoxes(sheet?.marks ?? []).filter(({ text }) => /^[UMRV]$/.test(text))
      expect(letters).toHaveLength(columns * rows)
      expect(new Set(letters.map(({ left, right }) => Math.round(left + right))).size).toBe(columns)
      const { left, right, top, bottom } = getExtent(sheet)
      for (const margin of [left, top, (sheet?.widthMm ?? 0) - right, (sheet?.heightMm ?? 0) - bottom])
        expect(margin, paper).toBeGreaterThan(6.3)
    }
  })

  test('a card of a unit shows its picture under its name, and its sign without one', () => {
    const { images, characters } = campaign.services
    const [first] = characters.list()
    const { check: _check, hasAgenda: _agenda, ...view } = characters.get({ id: first?.id ?? '' })
    const { id: portraitId } = images.add({ data: PICTURE })
    characters.update({ ...view, portraitId }, campaign.author)
    const [withPictures] = pages({ kinds: ['portraits'] })
    const [without] = pages({ kinds: ['portraits'], portraits: false })
    const picturesOf = (sheet: PrintedSheet | undefined) =>
      JSON.stringify(sheet?.marks).split('data:image/png').length - 1
    expect(picturesOf(withPictures)).toBe(1)
    expect(picturesOf(without)).toBe(0)
    for (const sheet of [withPictures, without])
      expect(listTextBoxes(sheet?.marks ?? []).map(({ text }) => text)).toContain(first?.name)
    characters.update({ ...view, portraitId: null, version: characters.get({ id: view.id }).version }, campaign.author)
  })

  test('leaves out what has not changed since it was printed', () => {
    const { prints } = campaign.services
    const before = prints.pages({ ...DEFAULT_PRINT_OPTIONS, units })
    prints.mark({ ids: before.printed }, campaign.author)
    expect(prints.pages({ ...DEFAULT_PRINT_OPTIONS, units, onlyChanged: true }).sheets).toEqual([])
  })

  test('refuses ids of no unit or warband, and names them', () => {
    expect(() => pages({ units: [...units, 'gone-1'], warbands: ['gone-2'] })).toThrow('gone-1, gone-2')
  })

  test.each(['table', 'javascript:alert(1)', 'http://', 'http://table/\ud800'])(
    'refuses codes that lead to %j',
    (to) => {
      expect(() => pages({ codesLeadTo: to })).toThrow('begins with http://')
      expect(pages({ codesLeadTo: 'http://10.0.0.5:4173' }).length).toBeGreaterThan(0)
    },
  )

  test('marks units as printed by their sheets or their cards', () => {
    const { prints } = campaign.services
    for (const kind of ['units', 'portraits'] as const)
      expect(prints.pages({ ...DEFAULT_PRINT_OPTIONS, units, kinds: [kind] }).printed.toSorted()).toEqual(
        units.toSorted(),
      )
    expect(prints.pages({ ...DEFAULT_PRINT_OPTIONS, units, kinds: ['weapons'] }).printed).toEqual([])
  })

  test('refuses what is no picture', () => {
    const pictures = { portrait: Buffer.from('not a picture').toString('base64') }
    expect(() => campaign.services.prints.pdf({ ...DEFAULT_PRINT_OPTIONS, units, pictures })).toThrow(
      'not a picture that Orrery knows',
    )
  })

  test('is a tagged PDF with the name of the warband', async () => {
    const { name, data } = await campaign.services.prints.pdf({ ...DEFAULT_PRINT_OPTIONS, units, pictures: {} })
    expect(name).toBe('the-unpaid-planet-28.pdf')
    expect(Buffer.from(data, 'base64').subarray(0, 8).toString('latin1')).toBe('%PDF-1.7')
  })
})

describe('a warband of longest names, ten traits and forty notes', () => {
  let full: FullWarband
  let units: string[]
  beforeAll(async () => {
    campaign = openTestCampaign()
    full = await makeFullWarband(createClient(campaign))
    const { warbands } = campaign.orrery.current() ?? campaign.services
    const { id } = warbands.list().find(({ name }) => name === full.warband) ?? { id: '' }
    units = warbands.units({ id }).map((unit) => unit.id)
  })
  const pages = (options: Partial<Planet28PrintOptions>) =>
    (campaign.orrery.current() ?? campaign.services).prints.pages({ ...DEFAULT_PRINT_OPTIONS, units, ...options })
      .sheets

  const LAYOUTS = UNIT_SHEET_FORMATS.flatMap((format) => [
    { format },
    { format, hitPoints: 'numbers', inkLight: true, bleedMm: 3 } as const,
  ])
  test.each(['a4', 'letter'] as const)('prints whole and without overprinting on %s', (paper) => {
    for (const layout of [...LAYOUTS, { largePrint: true }]) {
      const sheets = pages({ ...layout, paper, kinds: [...SHEET_KINDS], blanks: [...BLANK_SHEET_KINDS] })
      const name = JSON.stringify(layout)
      for (const { marks, widthMm, heightMm } of sheets) {
        const boxes = listTextBoxes(marks)
        expect(listOverlaps(boxes), name).toEqual([])
        expect(
          boxes.filter(({ sizeMm }) => sizeMm < LEAST_MM - 0.01).map(({ text }) => text),
          name,
        ).toEqual([])
        const outside = boxes.filter(
          ({ left, right, top, bottom }) => left < 4 || top < 4 || right > widthMm - 4 || bottom > heightMm - 4,
        )
        expect(
          outside.map(({ text }) => text),
          name,
        ).toEqual([])
      }
    }
  })

  test('keeps every name, weapon, trait and note', () => {
    const text = textOf(pages({}))
    for (const name of full.units) expect(text).toContain(squeeze(name))
    for (const name of [...full.laden.weapons, ...full.laden.talents]) expect(text, name).toContain(squeeze(name))
    for (const note of full.notes.match(/End \d+\./g) ?? []) expect(countOf(text, note), note).toBe(1)
    for (const cell of full.vehicle.sections) expect(text).toContain(cell)
  })
})
