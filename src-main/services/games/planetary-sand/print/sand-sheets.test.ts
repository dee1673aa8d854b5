import { describe, expect, test } from 'vitest'
import { CHECK_BAR_MM } from '#main/print/pages/cut-outs.ts'
import { renderSheetsPdf } from '#main/print/pdf/sheets-pdf.ts'
import { MM_PER_POINT } from '#main/print/style.ts'
import { PAPER_SIZES } from '#shared/cluster/picture-options.ts'
import { SAND_SHEETS, type SandPrintOptions, type SandSheet } from '#shared/contract/planetary-sand/print.ts'
import { getFigureRow } from '#shared/games/planetary-sand/tables/figures.ts'
import { getMachineRow, type MachineType } from '#shared/games/planetary-sand/tables/machines.ts'
import { OBJECTIVE_HOLD_TURNS } from '#shared/games/planetary-sand/tables/phases.ts'
import { RANGE_BANDS, CORDS } from '#shared/games/planetary-sand/tables/range-bands.ts'
import type { WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import { openTestCampaign } from '#tests/support/campaign.ts'
import { listPageTexts } from '#tests/support/page-texts.ts'
import { HAS_POPPLER, listOverprints, listPdfWords } from '#tests/support/pdf-words.ts'
import type { PrintableArmy, SandPrintJob } from './job.ts'
import { drawSandSheets } from './sand-sheets.ts'

const EDITION = { campaign: 'The Ember Reach', edition: '', date: '28 November 2026', version: '1.0.0' }
const WHOLE: readonly SandSheet[] = ['army', 'firing', 'strips', 'discs', 'tokens', 'pictures']
const OPTIONS: SandPrintOptions = {
  sheets: [],
  paper: 'a4',
  armyId: null,
  unitMm: 305,
  cupMm: 80,
  pailMm: 160,
  measured: { across: 50, down: 50 },
}
const draw = (options: Partial<SandPrintOptions>, job: Partial<SandPrintJob> = {}) =>
  drawSandSheets({ army: null, enemyWeapons: [], ...job, options: { ...OPTIONS, ...options } }, EDITION)
const textsOf = (sheets: ReturnType<typeof draw>) => sheets.flatMap(({ marks }) => listPageTexts(marks))
const joinTexts = (sheets: ReturnType<typeof draw>) =>
  textsOf(sheets)
    .map(({ text }) => text)
    .join(' | ')

interface Line {
  readonly kind?: 'man' | 'robot-infantry'
  readonly weapon: WeaponId | null
  readonly count: number
  readonly grenades?: number
}

/** An army of one unit, whose figures and vehicles all bear the same name. */
function makeArmy(
  name: string,
  lines: readonly Line[],
  types: readonly (readonly [MachineType, WeaponId | null])[] = [],
): PrintableArmy {
  const call = name.slice(0, 30)
  const unit = { id: 'u', name: call, ridesIn: null, figures: [] }
  const figures = lines.map(({ kind = 'man', weapon, count, grenades = 0 }, index) => ({
    id: `r${index}`,
    toyId: 't',
    count,
    hasSuit: false,
    isSpecialist: false,
    grenades,
    post: null,
    unit,
    toy: { id: 't', name, kind, weapon, hasGrenades: grenades > 0, gear: 'none' as const, count },
    row: getFigureRow(kind),
  }))
  const machines = types.map(([type, weapon], index) => {
    const row = getMachineRow(type)
    const toy = {
      id: 'm',
      name,
      type,
      lengthMm: 90,
      widthMm: 50,
      weapon,
      seats: row.seats,
      swims: false,
      hasCrew: true,
      count: 1,
    }
    return { id: `m${index}`, toyId: 'm', name: call, isLoaded: true, spares: 3, toy, row }
  })
  return {
    name,
    notes: name,
    plan: { gravity: 'EG', air: 'HE', units: [unit], machines, helmets: 0 },
    figures,
    machines,
  }
}

test.each(['a4', 'letter'] as const)(
  'the army of the sample with 18 figures and two vehicles takes three pages: %s',
  (paper) => {
    const campaign = openTestCampaign({ sample: true })
    try {
      const { armies, sandPrints } = campaign.services
      const army = armies.list().find(({ name }) => name === 'The Ninth Column') ?? expect.unreachable()
      const { sheets, missingLetters } = sandPrints.pages({ ...OPTIONS, sheets: [...WHOLE], paper, armyId: army.id })
      expect(sheets.map(({ title }) => title)).toEqual([
        'The Ninth Column: 18 figures, 2 vehicles',
        'Cut out: R1 = 305 mm',
        'How to play, in pictures',
      ])
      expect(missingLetters).toEqual([])
      const [first = expect.unreachable(), cut = expect.unreachable()] = sheets
      for (const { name } of [...army.units, ...army.machines]) expect(joinTexts([first])).toContain(name)
      expect(joinTexts([first])).toContain('Gamemaster’s edition')
      expect(joinTexts([cut])).not.toContain('pail')
      const { widthMm, heightMm } = PAPER_SIZES[paper]
      for (const { x, y } of textsOf(sheets)) {
        expect(x > 5 && x < widthMm - 5).toBe(true)
        expect(y > 5 && y < heightMm - 5).toBe(true)
      }
    } finally {
      campaign.close()
    }
  },
)

test('the file says whose it is, which game and which edition', async () => {
  const campaign = openTestCampaign({ sample: true })
  try {
    const { armies, sandPrints } = campaign.services
    const armyId = armies.list().find(({ name }) => name === 'The Ninth Column')?.id ?? null
    const nameOf = async (sheets: SandSheet[], id = armyId) =>
      (await sandPrints.pdf({ ...OPTIONS, sheets, armyId: id })).name
    expect(await nameOf(['firing'])).toBe('the-ninth-column-planetary-sand-gamemasters-edition.pdf')
    expect(await nameOf(['army'])).toBe('the-ninth-column-planetary-sand-players-edition.pdf')
    expect(await nameOf(['army'], null)).toBe('blank-sheets-planetary-sand.pdf')
    await expect(nameOf([])).rejects.toThrow('There is nothing to print')
  } finally {
    campaign.close()
  }
})

const NAMES = {
  'wide letters': 'W'.repeat(60),
  'sixty letters': 'The Second Bell of Bellmouth beyond the Ninth Gate of Marrow',
  Cyrillic: 'Эскадра Большого Дозора за Девятыми Воротами Мирового Океана',
}

describe.each(Object.entries(NAMES))('with names of %s', (_, name) => {
  const army = makeArmy(
    name,
    [
      { weapon: 'zap-rifle', count: 90 },
      { weapon: 'space-bazooka', count: 2, grenades: 4 },
      { kind: 'robot-infantry', weapon: 'zap-rifle', count: 12 },
      { weapon: null, count: 1 },
    ],
    [
      ['tank', 'ray-cannon'],
      ['personnel-carrier', null],
      ['heavy-pad', 'heavy-missile'],
      ['gun', 'heavy-crew-gun'],
    ],
  )
  test.skipIf(!HAS_POPPLER).each(['a4', 'letter'] as const)(
    'nothing overprints and nothing is under 8 pt: %s',
    async (paper) => {
      const sheets = draw({ sheets: [...SAND_SHEETS], paper }, { army })
      const words = listPdfWords(await renderSheetsPdf('Names', sheets, new Date(0)))
      expect(words.length).toBeGreaterThan(500)
      expect(listOverprints(words)).toEqual([])
      expect(Math.min(...textsOf(sheets).map(({ sizeMm }) => sizeMm))).toBeGreaterThan(8 * MM_PER_POINT - 1e-6)
    },
  )
})

test('a unit of any size continues, and everybody has a box', () => {
  const army = makeArmy(
    'Sandpit patrol',
    [90, 25, 25, 25, 35].map((count) => ({ weapon: 'zap-rifle', count })),
  )
  const sheets = draw({ sheets: ['army'] }, { army })
  const boxes = JSON.stringify(sheets).match(/h4\.6v4\.6h-4\.6z|h3\.6a0\.5/g) ?? []
  expect(boxes).toHaveLength(200)
  expect(joinTexts(sheets)).toContain('Sandpit patrol, 3 of 3')
})

test('SAND-HIT-4: the secret firing list names everybody who can fire', () => {
  const army = makeArmy(
    'Patrol',
    [
      { weapon: 'zap-rifle', count: 5 },
      { weapon: null, count: 2, grenades: 2 },
      { weapon: null, count: 9 },
    ],
    [['tank', 'ray-cannon']],
  )
  const list = joinTexts(draw({ sheets: ['firing'] }, { army }))
  for (const who of ['Patrol (5), Patrol, zap rifle', 'Patrol (2), Patrol, atomic grenade', 'Patrol, ray cannon'])
    expect(list).toContain(who)
  expect(list).not.toContain('Patrol (9)')
})

describe('at true size', () => {
  /** Starts of paths of these shapes, in millimetres. */
  const startsOf = (sheets: ReturnType<typeof draw>, shape: RegExp) =>
    sheets.flatMap(({ marks }) =>
      marks.flatMap((mark) => {
        const [, x, y] = (mark.kind === 'path' && shape.exec(mark.d)) || []
        return x === undefined ? [] : [{ x: Number(x), y: Number(y) }]
      }),
    )

  test.each(['a4', 'letter'] as const)('SAND-KIT-1: glued strips have every knot of every cord: %s', (paper) => {
    for (const unitMm of [50, 305, 610, 2000]) {
      const sheets = draw({ sheets: ['strips'], paper, unitMm })
      const strips = sheets.flatMap(({ marks }) =>
        marks.flatMap((mark) => {
          const frame = mark.kind === 'path' && /^M([\d.]+) ([\d.]+)h11\.7v([\d.]+)h-11\.7z$/.exec(mark.d)
          return frame ? [{ x: Number(frame[1]), y: Number(frame[2]), length: Number(frame[3]), marks }] : []
        }),
      )
      let joined = 0
      const knots = strips.flatMap(({ x, y, length, marks }) => {
        const found = marks.flatMap((mark) => {
          const knot = mark.kind === 'path' && mark.paint.lineMm === 0.5 && /^M([\d.]+) ([\d.]+)L/.exec(mark.d)
          return knot &&
            Math.abs(Number(knot[1]) - x) < 0.01 &&
            Number(knot[2]) > y &&
            Number(knot[2]) < y + length + 0.01
            ? [joined + Number(knot[2]) - y]
            : []
        })
        joined += length
        return found
      })
      expect(Math.abs(joined - 6 * unitMm)).toBeLessThan(0.1)
      for (const cord of CORDS)
        for (const { third } of Object.values(RANGE_BANDS)) {
          const place = (cord * third * unitMm) / 3
          expect(Math.min(...knots.map((knot) => Math.abs(knot - place)))).toBeLessThan(0.1)
        }
      const words = joinTexts(sheets)
      for (const cord of CORDS)
        for (const { title } of Object.values(RANGE_BANDS)) expect(words).toContain(`R${cord} ${title.toLowerCase()}`)
    }
  })

  test('SAND-KIT-3: cup and pail are as wide as they say, corrected for the printer', () => {
    const sheets = draw({ sheets: ['discs'], measured: { across: 49, down: 51 } })
    expect(startsOf(sheets, /^M([\d.]+) ([\d.]+)a40 40 0 1 0 80 0/)).toHaveLength(1)
    expect(startsOf(sheets, /^M([\d.]+) ([\d.]+)a80 80 0 1 0 160 0/)).toHaveLength(1)
    for (const { scale } of sheets) expect(scale).toEqual({ x: 50 / 49, y: 50 / 51 })
  })

  test('each page of cut-outs has both bars of 50 mm', () => {
    for (const sheet of draw({ sheets: ['strips', 'discs', 'tokens', 'marks'] })) {
      const bars = sheet.marks.flatMap((mark) => {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = mark.kind === 'path' ? (mark.d.match(/[\d.]+/g) ?? []).map(Number) : []
        const isLine = mark.kind === 'path' && /^M[\d. ]+L[\d. ]+$/.test(mark.d)
        return isLine && Math.abs(Math.hypot(x1 - x0, y1 - y0) - CHECK_BAR_MM) < 0.01
          ? [y0 === y1 ? 'across' : 'down']
          : []
      })
      expect(bars.toSorted()).toEqual(['across', 'down'])
    }
  })

  test('a pail is printed where a weapon needs one, and drawn with a string if it is wider than the page', () => {
    const army = makeArmy('Patrol', [{ weapon: 'zap-rifle', count: 5 }])
    const discs = (job: Partial<SandPrintJob>, pailMm = 160) =>
      joinTexts(draw({ sheets: ['discs'], pailMm }, { army, ...job }))
    expect(discs({})).not.toContain('pail 160')
    expect(discs({ enemyWeapons: ['heavy-rocket'] })).toContain('pail 160')
    expect(discs({ army: null }, 400)).toContain('a string of 200')
  })
})

test('SAND-CUP-1: the facing disc shows the drifts of the cup die as the shooter sees them', () => {
  const words = joinTexts(draw({ sheets: ['discs'] }))
  for (const word of ['on: 1, 2', '3 short', '4 long', '5 left', '6 right']) expect(words).toContain(word)
  const texts = textsOf(draw({ sheets: ['discs'] }))
  const find = (word: string) => texts.find(({ text }) => text === word) ?? expect.unreachable(word)
  expect(Math.abs(find('right').x - find('5 left').x)).toBeLessThan(0.01)
  expect(find('3 short').y).toBeLessThan(find('rear').y)
})

test('the pictures say what the tables say (SAND-HIT-1, SAND-ROBO-8, SAND-VIC-2)', () => {
  const words = joinTexts(draw({ sheets: ['pictures'] }))
  for (const { need } of Object.values(RANGE_BANDS)) expect(words).toContain(`${need}+`)
  expect(words.replaceAll(' | ', ' ')).toContain(`Hold the flag ${OBJECTIVE_HOLD_TURNS} turns running`)
  for (const weapon of ['Heavy missile', 'Mortar', 'Ray cannon']) expect(words).toContain(weapon)
  const army = makeArmy('Patrol', [{ weapon: 'zap-rifle', count: 5 }])
  expect(joinTexts(draw({ sheets: ['pictures'] }, { army }))).not.toContain('Heavy missile')
})

test('cards of ground say how far each mover comes in a turn (SAND-TERR-1, SAND-TERR-2, SAND-TERR-5)', () => {
  const texts = textsOf(draw({ sheets: ['terrain'] })).map(({ text }) => text)
  const after = (title: string, words: readonly string[]) => {
    const start = texts.indexOf(title)
    expect(texts.slice(start, start + 80).join(' ')).toContain(words.join(' '))
  }
  after('Gentle slope', ['Infantry', 'R2/3', 'R1', 'R1 1/2', 'R1 1/2'])
  after('Steep slope', ['Wheels', '–', 'R1 1/3', '–', 'R2'])
  after('Ford', ['Carriers', 'R1', 'R1 1/2'])
  after('Space bunker', ['Wall', '7'])
  const army = makeArmy('Patrol', [{ weapon: 'zap-rifle', count: 5 }])
  expect(joinTexts(draw({ sheets: ['terrain'] }, { army }))).not.toContain('Moon')
})

test.each(['a4', 'letter'] as const)('every kind of sheet can be printed blank: %s', (paper) => {
  for (const kind of SAND_SHEETS) {
    const sheets = draw({ sheets: [kind], paper })
    expect(sheets.length, kind).toBeGreaterThan(0)
    expect(sheets.length, kind).toBeLessThan(3)
    for (const sheet of sheets) expect(joinTexts([sheet])).toContain(`of ${sheets.length}`)
  }
})
