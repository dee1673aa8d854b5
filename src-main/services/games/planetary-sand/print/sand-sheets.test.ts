import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRINT_MARGIN_MM } from '#main/print/pages/sheet.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { PAPERS } from '#shared/cluster/picture-options.ts'
import { SAND_SHEETS, type SandPrintOptions } from '#shared/contract/planetary-sand/print.ts'
import { BANDS } from '#shared/games/planetary-sand/tables/bands.ts'
import { HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import { openTestCampaign } from '#tests/support/campaign.ts'
import { IS_SOAK } from '#tests/support/soak.ts'
import type { SandJob } from './job.ts'
import { drawSandSheets } from './sand-sheets.ts'

const DPI = 600
const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined
const OPTIONS: SandPrintOptions = {
  sheets: ['discs'],
  paper: 'a4',
  armyId: null,
  unitMm: 305,
  cupMm: 80,
  pailMm: 160,
  measured: { across: 50, down: 50 },
}
const NO_MISSILES = { 'light-rocket': 0, 'heavy-rocket': 0, 'light-missile': 0, 'heavy-missile': 0 }
const ROW = { hasSuit: false, isSpecialist: false, grenades: 0, post: null }
const jobOf = (options: Partial<SandPrintOptions>): SandJob => ({
  game: 'Planetary Sand',
  options: { ...OPTIONS, ...options },
  army: null,
})

/** Where there is ink along a column of a page, as poppler draws it: the middle of each stroke, in millimetres from the top. */
async function strokes(job: SandJob, page: number, atMm: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-sand-'))
  try {
    writeFileSync(join(folder, 'p.pdf'), await renderSheetsPdf('Sand', drawSandSheets(job), new Date(0)))
    const range = ['-f', String(page), '-l', String(page)]
    const to = join(folder, 'p')
    execFileSync('pdftoppm', ['-r', String(DPI), '-gray', '-singlefile', ...range, `${to}.pdf`, to])
    const image = readFileSync(`${to}.pgm`)
    const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(image.subarray(0, 40).toString('latin1'))
    const [start, width, height] = [head?.[0].length ?? 0, Number(head?.[1]), Number(head?.[2])]
    const column = Math.round((atMm * DPI) / 25.4)
    const found: number[] = []
    let begun: number | null = null
    for (let row = 0; row <= height; row += 1) {
      const isInk = row < height && (image[start + row * width + column] ?? 255) < 128
      if (isInk) begun ??= row
      else if (begun !== null) {
        found.push((((begun + row - 1) / 2) * 25.4) / DPI)
        begun = null
      }
    }
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** To measure a page at 600 dpi takes two seconds; the soak measures both. */
const MEASURED_PAPERS = IS_SOAK ? (['a4', 'letter'] as const) : (['a4'] as const)

test.skipIf(!hasPoppler).each(MEASURED_PAPERS)(
  'SAND-KIT-3: on %s cup and pail measure 80.0 and 160.0 mm at 600 dpi, corrected for one’s own printer',
  async (paper) => {
    // A little beside the middle, where no cross and no words stand, a chord is shorter by a known bit.
    const middle = (PAPERS[paper].widthMm - 8) / 2
    const aside = 39
    const chord = (across: number) => 2 * Math.sqrt((across / 2) ** 2 - aside ** 2)
    for (const [page, across] of [
      [1, 80],
      [2, 160],
    ] as const) {
      const found = (await strokes(jobOf({ paper }), page, middle + aside)).filter((at) => at > PRINT_MARGIN_MM + 14)
      const gaps = found.flatMap((from, at) => found.slice(at + 1).map((to) => to - from))
      expect(gaps.some((gap) => Math.abs(gap - chord(across)) < 0.1 * (across / chord(across)))).toBe(true)
    }
  },
)

test.skipIf(!hasPoppler)('SAND-KIT-1: the knots of the first strip stand where the cords have them', async () => {
  const found = await strokes(jobOf({ sheets: ['strips'] }), 1, PRINT_MARGIN_MM + 18.7)
  const [top = 0] = found.filter((at) => at > PRINT_MARGIN_MM + 15)
  for (const third of [1, 2]) {
    const knot = top + (third * 305) / 3
    expect(Math.min(...found.map((at) => Math.abs(at - knot)))).toBeLessThan(0.1)
  }
})

test('Strips join without a gap: together they are R6 long, and every cord ends on one', () => {
  const words = drawSandSheets(jobOf({ sheets: ['strips'] })).flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text }) => text) : [])),
  )
  for (const cord of [1, 2, 3, 4, 5, 6]) {
    for (const band of ['close', 'medium', 'long']) expect(words).toContain(`R${cord} ${band}`)
  }
})

test('Every sheet of an army keeps to its page, in both papers', () => {
  const campaign = openTestCampaign({ sample: true })
  try {
    for (const paper of ['a4', 'letter'] as const) {
      const armyId = campaign.services.armies.list()[1]?.id ?? null
      const sheets = campaign.services.sandPrints.pages({ ...OPTIONS, sheets: [...SAND_SHEETS], paper, armyId })
      const { widthMm, heightMm } = PAPERS[paper]
      const items = sheets.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items : [])))
      const beside = items.filter(({ x, y }) => x < 0 || x > widthMm || y < 0 || y > heightMm)
      expect(beside).toEqual([])
      expect(sheets.length).toBeGreaterThan(9)
    }
  } finally {
    campaign.close()
  }
})

test('A unit of many rows goes on on further cards, and everybody has a box', () => {
  const toys = ['Green men', 'Yellow men', 'Blue men of the long flower bed behind the shed', 'Red men', 'Tin robots']
  const figures = toys.map((name, at) => ({
    id: `t${at}`,
    name,
    kind: name === 'Tin robots' ? ('robot-infantry' as const) : ('man' as const),
    weapon: 'zap-rifle' as const,
    hasGrenades: false,
    gear: 'none' as const,
    count: at === 0 ? 90 : 25,
  }))
  const campaign = openTestCampaign()
  try {
    const { services, author } = campaign
    const kit = { helmets: 0, missiles: NO_MISSILES, unitMm: 305, cupMm: 80, pailMm: 160, cords: [] }
    const box = services.toyBoxes.create({ name: 'The tin', notes: '', figures, machines: [], kit }, author)
    const rows = figures.map(({ id, count }) => ({ ...ROW, id: `r-${id}`, toyId: id, count }))
    const unit = { id: 'u', name: 'The whole of the sandpit patrol', ridesIn: null, figures: rows }
    const head = { notes: '', factionId: null, toyBoxId: box.id, gravity: 'EG', air: 'HE', helmets: 0 } as const
    const army = services.armies.create({ name: 'A'.repeat(80), ...head, units: [unit], machines: [] }, author)
    const sheets = services.sandPrints.pages({ ...OPTIONS, sheets: ['units', 'robots', 'army'], armyId: army.id })
    const cards = sheets.slice(0, -1)
    const texts = cards.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items : [])))
    const counts = texts.flatMap(({ text }) => /^(\d+) ×/.exec(text)?.[1] ?? []).map(Number)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(190)
    const onCards = texts.filter(({ text }) => !text.startsWith('50 mm'))
    expect(onCards.filter(({ y }) => (y - PRINT_MARGIN_MM) % 88 > 86)).toEqual([])
    expect(texts.some(({ text }) => text.endsWith('1 of 4'))).toBe(true)
    const boxes = sheets.at(-1)?.marks.filter((mark) => mark.kind === 'path' && mark.d.endsWith('z'))
    expect(boxes).toHaveLength(190)
  } finally {
    campaign.close()
  }
})

test('A pail that is wider than the sheet is drawn with a string', () => {
  const words = drawSandSheets(jobOf({ pailMm: 400 })).flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text }) => text) : [])),
  )
  expect(words.join(' ')).toContain('a string of 200 mm')
})

test('SAND-HIT-4: the secret list of an army names everybody who can fire', () => {
  const campaign = openTestCampaign({ sample: true })
  try {
    const { armies, sandPrints } = campaign.services
    const army = armies.list()[1] ?? expect.unreachable()
    const [secret, shots] = sandPrints.pages({ ...OPTIONS, sheets: ['firing'], armyId: army.id })
    const joinTexts = (sheet: typeof secret) =>
      (sheet?.marks ?? []).flatMap((mark) => (mark.kind === 'texts' ? mark.items.map(({ text }) => text) : []))
    const listed = joinTexts(secret)
    expect(listed).toContain(`Secret firing list: ${army.name}`)
    for (const { name } of army.units)
      expect(
        listed.some((text) => text.endsWith(`, ${name}`)),
        name,
      ).toBe(true)
    expect(joinTexts(shots)).toContain('Dice')
  } finally {
    campaign.close()
  }
})

test('The quick reference in pictures says what the tables say (SAND-HIT-1, SAND-ROBO-8, SAND-VIC-2)', () => {
  const [sheet] = drawSandSheets(jobOf({ sheets: ['pictures'] }))
  const words = (sheet?.marks ?? []).flatMap((mark) =>
    mark.kind === 'texts' ? mark.items.map(({ text }) => text) : [],
  )
  for (const { need } of Object.values(BANDS)) expect(words).toContain(`${need}+`)
  expect(words).toContain(`${HOLD_TURNS} turns`)
})

test('Every token has a sign of its own besides its word, within its ring', () => {
  const [sheet] = drawSandSheets(jobOf({ sheets: ['tokens'] }))
  const marks = sheet?.marks ?? []
  const words = ['Helmet', 'Breach', 'Wreck', 'Loaded', 'Again', 'Prisoner', 'Out of R6', 'No air']
  const items = marks.flatMap((mark) => (mark.kind === 'texts' ? mark.items : []))
  const signs = words.map((word) => {
    const { x, y } = items.find(({ text }) => text === word) ?? expect.unreachable(word)
    const spots = marks.flatMap((mark) => {
      if (mark.kind !== 'path' || mark.paint.lineMm === 0.2) return []
      const all = [...mark.d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, dx, dy]) => [Number(dx) - x, Number(dy) - y])
      return all.every(([dx = 0, dy = 0]) => Math.hypot(dx, dy + 6.7) < 11) ? [all] : []
    })
    expect(spots.length, word).toBeGreaterThan(2)
    return JSON.stringify(spots.map((spot) => spot.map(([dx = 0, dy = 0]) => [dx.toFixed(1), dy.toFixed(1)])))
  })
  expect(new Set(signs).size).toBe(words.length)
})
