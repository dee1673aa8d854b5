import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_PRINT_OPTIONS, type Planet28PrintOptions } from '#shared/contract/planet28/prints.ts'
import { PRINTED_TABLES } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { GRID_CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import { createClient } from '#tests/bench/client.ts'
import { openTestCampaign, type TestCampaign } from '#tests/support/campaign.ts'
import { listOverlaps, listTextBoxes } from '#tests/support/text-boxes.ts'

const LEAST_MM = 8 * (25.4 / 72)
const UNITS = 35
const MOST_SECTIONS = 36
const LONG_NAME = 'W'.repeat(38)
const TEXTS = { notes: '', background: '', portraitId: null, allowed: [] }
const WARBAND = {
  ...TEXTS,
  pointLimit: 5000,
  play: 'opposed',
  leaderId: null,
  factionId: null,
  state: 'active',
} as const

let campaign: TestCampaign
let units: string[]
let hull: { readonly id: string }
let empty: { readonly id: string }

beforeAll(async () => {
  campaign = openTestCampaign()
  const client = createClient(campaign)
  const warband = await client.warbands.create({
    ...WARBAND,
    allowed: [],
    stash: [],
    name: `${LONG_NAME} ${LONG_NAME}`,
  })
  empty = await client.warbands.create({ ...WARBAND, allowed: [], stash: ['med-kit'], name: 'The Hopeful' })
  const unit = { ...TEXTS, warbandId: warband.id, isArchived: false }
  hull = await client.vehicles.create({ ...unit, name: 'Leviathan', profile: hullOf(MOST_SECTIONS) })
  const twenty = await client.vehicles.create({ ...unit, name: `${LONG_NAME} Barge`, profile: hullOf(20) })
  const profile = {
    skills: { A: 10, F: 10, S: 10, AW: 10, P: 10 },
    hitPoints: 40,
    traits: listRowIds(PRINTED_TABLES.traits).slice(0, 12),
    abilities: [],
    equipment: ['shotgun', 'dagger', 'light-armour'],
  }
  units = [hull.id, twenty.id]
  for (let count = units.length; count < UNITS; count += 1) {
    const { id } = await client.characters.create({ ...unit, name: `${LONG_NAME} ${LONG_NAME} ${count}`, profile })
    units.push(id)
  }
})
afterAll(() => campaign.close())

/** A hull of this many sections of every kind, with a weapon on every fifth. */
function hullOf(count: number) {
  const kinds = listRowIds(PRINTED_TABLES.vehicleSections)
  const sections = GRID_CELLS.slice(0, count).map((cell, index) => {
    if (index === 0) return { cell, section: 'engine' }
    if (index % 5 === 1) return { cell, section: 'hard-point', weapon: 'heavy-machine-gun' }
    return { cell, section: kinds[index % kinds.length] ?? 'crew' }
  })
  return { type: 'ground', A: 4, S: 6, traits: [], abilities: [], weapons: [], sections }
}

function printPages(options: Partial<Planet28PrintOptions>) {
  const { prints } = campaign.orrery.current() ?? campaign.services
  return prints.pages({ ...DEFAULT_PRINT_OPTIONS, units, shareSheets: false, ...options }).sheets
}

test.each([
  { kinds: ['roster'] },
  { kinds: ['portraits'] },
  { format: 'card', paper: 'letter' },
] satisfies Partial<Planet28PrintOptions>[])('%o of 35 units is whole, legible and without overprinting', (options) => {
  const sheets = printPages(options)
  const names = sheets
    .map(({ marks }) =>
      listTextBoxes(marks)
        .map(({ text }) => text)
        .join(''),
    )
    .join('')
  expect(names).toContain('Leviathan')
  for (const { marks, widthMm, heightMm } of sheets) {
    const boxes = listTextBoxes(marks)
    expect(listOverlaps(boxes)).toEqual([])
    for (const { text, sizeMm, left, right, bottom } of boxes) {
      expect(sizeMm, text).toBeGreaterThanOrEqual(LEAST_MM - 0.01)
      expect(Math.min(left, widthMm - right, heightMm - bottom), text).toBeGreaterThan(4)
    }
  }
})

test.each(['a4', 'letter'] as const)(
  'the card of a full hull goes on in a second card with its heading, on %s',
  (paper) => {
    const [sheet, ...others] = printPages({ units: [hull.id], format: 'card', paper })
    expect(others).toEqual([])
    const boxes = listTextBoxes(sheet?.marks ?? [])
    const second = boxes.filter(({ left }) => left > (sheet?.widthMm ?? 0) / 2)
    expect(second[0]?.text).toBe('Leviathan, continued')
    const hitPoints = boxes.filter(({ text }) => /^(?:5|10|15)$/.test(text))
    expect(hitPoints.length).toBeGreaterThanOrEqual(MOST_SECTIONS)
    expect(boxes.map(({ text }) => text)).toEqual(expect.arrayContaining(['Immobile', 'Derelict', 'Hit points']))
  },
)

test('a warband without units has a roster to write in', () => {
  const [sheet, ...others] = printPages({ units: [], warbands: [empty.id], kinds: ['roster'] })
  expect(others).toEqual([])
  const texts = listTextBoxes(sheet?.marks ?? []).map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['The Hopeful', 'STASH', 'weapons and gear', 'Scenario']))
  expect(texts.filter((text) => text === 'Aw')).toHaveLength(6)
})
