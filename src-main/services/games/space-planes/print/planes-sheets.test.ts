import { describe, expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { decide } from '#main/games/space-planes/decide.ts'
import { evolve } from '#main/games/space-planes/evolve.ts'
import { setUpBattle } from '#main/games/space-planes/game.ts'
import { computeHitChance, FULL_PILE } from '#main/games/space-planes/odds/hit-chance.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { MM_PER_POINT } from '#main/print/style.ts'
import { PLANES_SHEETS, type PlanesPrintOptions, type PlanesSheet } from '#shared/contract/space-planes/print.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import { MAX_FLOTILLA_SHIPS } from '#shared/games/space-planes/flotillas.ts'
import { STANDARD_FACES } from '#shared/games/space-planes/tables/faces.ts'
import { openTestCampaign } from '#tests/support/campaign.ts'
import { listPageTexts } from '#tests/support/page-texts.ts'
import { HAS_POPPLER, listOverprints, listPdfWords } from '#tests/support/pdf-words.ts'
import { createPlaceholderShips, type PlanesPrintJob, type PrintableBattle } from './job.ts'
import { drawPlanesSheets } from './planes-sheets.ts'

const EDITION = { campaign: 'The Ember Reach', edition: '', date: '28 November 2026', version: '1.0.0' }
const WHOLE: readonly PlanesSheet[] = ['nets', 'strips', 'cards', 'faces', 'rolls', 'quick', 'scores', 'turns']
const LARK = {
  name: 'Lark',
  captain: 'Ysolde Brand',
  flotilla: 'The Night Watch',
  livery: { hull: '#ffffff', trim: '#235fa8' },
  faces: STANDARD_FACES,
  kills: 2,
}
const OPTIONS: PlanesPrintOptions = {
  sheets: [],
  paper: 'a4',
  flotillaId: null,
  faceSetId: null,
  battleId: null,
  cubeMm: 16,
  cardShortMm: 63,
  cardLongMm: 88,
  tabs: true,
  measured: { across: 50, down: 50 },
}
const draw = (options: Partial<PlanesPrintOptions>, job: Partial<PlanesPrintJob> = {}) =>
  drawPlanesSheets(
    {
      ships: [LARK, { ...LARK, name: 'Wren' }],
      flotilla: null,
      battle: null,
      ...job,
      options: { ...OPTIONS, ...options },
    },
    EDITION,
  )
const textsOf = (sheets: ReturnType<typeof draw>) => sheets.flatMap(({ marks }) => listPageTexts(marks))
const joinTexts = (sheets: ReturnType<typeof draw>) =>
  textsOf(sheets)
    .map(({ text }) => text)
    .join(' | ')

test.each(['a4', 'letter'] as const)('two ships take three pages: %s', (paper) => {
  const sheets = draw({ sheets: [...WHOLE], paper })
  expect(sheets.map(({ title }) => title)).toEqual([
    'Cut and fold: cube 16 mm, cards 63 × 88 mm',
    'How to play, in pictures',
    'Rolls, planes and points, turns',
  ])
})

test('every ship of the longest flotilla stands on every list', () => {
  const ships = Array.from({ length: MAX_FLOTILLA_SHIPS }, (_, index) => ({
    ...LARK,
    name: `Ship number ${index + 1}`,
  }))
  for (const kind of ['nets', 'cards', 'scores', 'flotilla'] as const) {
    const words = textsOf(draw({ sheets: [kind] }, { ships })).map(({ text }) => text)
    const joined = words.join(' ')
    for (const { name } of ships) expect(joined, kind).toContain(name)
  }
})

describe('at true size', () => {
  const rectsOf = (sheets: ReturnType<typeof draw>) =>
    sheets.flatMap(({ marks }) =>
      marks.flatMap((mark) => {
        const [, width, height] =
          (mark.kind === 'path' && /^M[\d.]+ [\d.]+h([\d.]+)v([\d.]+)h-[\d.]+z$/.exec(mark.d)) || []
        return width === undefined ? [] : [`${width} × ${height}`]
      }),
    )

  test.each([10, 16, 25])('SP-FACE-2: the faces of a net of %i mm are as wide as the cube', (cubeMm) => {
    const faces = rectsOf(draw({ sheets: ['nets'], cubeMm })).filter((size) => size === `${cubeMm} × ${cubeMm}`)
    expect(faces).toHaveLength(12)
  })

  test('SP-MOVE-3: the rulers are as long as card and cube make them', () => {
    const sheets = draw({ sheets: ['strips'], cubeMm: 20 })
    expect(rectsOf(sheets)).toEqual(expect.arrayContaining([176, 88, 68, 63, 43].map((mm) => `15.5 × ${mm}`)))
    const words = joinTexts(sheets)
    for (const label of ['Long move 68 mm', 'Short move 43 mm', 'Range, long edge 88 mm', 'over 88, up to 176 mm'])
      expect(words).toContain(label)
  })

  test('cards are of poker size, and pages are corrected for the printer', () => {
    const [sheet] = draw({ sheets: ['cards'], measured: { across: 49.5, down: 50.5 } })
    expect(sheet?.scale).toEqual({ x: 50 / 49.5, y: 50 / 50.5 })
    const frames = sheet?.marks.filter((mark) => mark.kind === 'path' && /h57a3 3 0 0 1 3 3v82a3/.test(mark.d))
    expect(frames).toHaveLength(2)
  })
})

const NAMES = {
  'wide letters': 'W'.repeat(60),
  'sixty letters': 'The Second Bell of Bellmouth beyond the Ninth Gate of Marrow',
  Cyrillic: 'Эскадра Большого Дозора за Девятыми Воротами Мирового Океана',
}

describe.each(Object.entries(NAMES))('with names of %s', (_, name) => {
  const faces = { ...STANDARD_FACES, 1: { ...STANDARD_FACES[1], name: name.slice(0, 40) } }
  const ships = Array.from({ length: 7 }, () => ({ ...LARK, name, captain: name, flotilla: name, kills: 999, faces }))
  test.skipIf(!HAS_POPPLER).each(['a4', 'letter'] as const)(
    'nothing overprints and nothing is under 8 pt: %s',
    async (paper) => {
      const sheets = draw({ sheets: [...PLANES_SHEETS], paper, cubeMm: 10 }, { ships, flotilla: { name, notes: name } })
      const words = listPdfWords(await renderSheetsPdf('Names', sheets, new Date(0)))
      expect(words.length).toBeGreaterThan(500)
      expect(listOverprints(words)).toEqual([])
      expect(Math.min(...textsOf(sheets).map(({ sizeMm }) => sizeMm))).toBeGreaterThan(8 * MM_PER_POINT - 1e-6)
    },
  )
})

test('the rules show the exact chances of a shot', () => {
  const words = joinTexts(draw({ sheets: ['quick'] }))
  for (const range of ['red', 'blue'] as const)
    for (const back of ['none', 'blue', 'red'] as const)
      expect(words).toContain(`${Math.round(100 * computeHitChance(range, back, FULL_PILE))} %`)
})

test.each(['a4', 'letter'] as const)('every kind of sheet but the record can be printed blank: %s', (paper) => {
  const ships = createPlaceholderShips(STANDARD_FACES)
  for (const kind of PLANES_SHEETS) {
    const count = draw({ sheets: [kind], paper }, { ships }).length
    expect(count > 0, kind).toBe(kind !== 'record')
  }
})

/** A battle of two ships side by side, and 30 turns in which nothing is flown. */
function playDrill(): PrintableBattle {
  const start = setUpBattle({ seats: ['brass', 'azure'], settings: { shipsEach: 1 } }, createSeededDice('record'))
  const orders: Command[] = [
    { type: 'place', by: 'brass', x: 300, y: 150, heading: 0, face: 1, plane: 1 },
    { type: 'place', by: 'azure', x: 430.123, y: 150, heading: 0, face: 2, plane: 2 },
    ...Array.from({ length: 30 }, (_, at): Command => ({ type: 'pass', by: at % 2 === 0 ? 'brass' : 'azure' })),
  ]
  let battle = start
  const events = orders.flatMap((order) => {
    const decision = decide(battle, order, createSeededDice('record'))
    if (!decision.ok) throw new Error(decision.refusal.message)
    battle = decision.events.reduce(evolve, battle)
    return decision.events
  })
  return { name: 'The Drill', start, events }
}

test.skipIf(!HAS_POPPLER)('a record has a picture and a sentence a turn, without coordinates', async () => {
  const sheets = draw({ sheets: ['record'] }, { battle: playDrill() })
  const words = joinTexts(sheets)
  for (const text of ['Ships are placed', 'Turn 1: Brass', 'Turn 30: Azure', 'Ship a enters on plane 1'])
    expect(words).toContain(text)
  expect(words).not.toMatch(/430|Apply the results/)
  const pictures = sheets.flatMap(({ marks }) =>
    marks.filter((mark) => mark.kind === 'path' && mark.paint.lineMm === 0.25),
  )
  expect(pictures.length).toBeGreaterThanOrEqual(31)
  expect(listOverprints(listPdfWords(await renderSheetsPdf('Drill', sheets, new Date(0))))).toEqual([])
})

test('a record without a battle is refused, and a file says game and edition', async () => {
  const campaign = openTestCampaign({ sample: true })
  try {
    const { flotillas, planesPrints } = campaign.services
    await expect(planesPrints.pdf({ ...OPTIONS, sheets: ['record'] })).rejects.toThrow('There is nothing to print')
    const flotillaId = flotillas.list().find(({ name }) => name === 'The Collection')?.id ?? null
    const { name } = await planesPrints.pdf({ ...OPTIONS, sheets: ['flotilla'], flotillaId })
    expect(name).toBe('the-collection-space-planes-players-edition.pdf')
  } finally {
    campaign.close()
  }
})
