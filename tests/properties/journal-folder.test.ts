import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toFileName } from '#main/journal/file-names.ts'
import type { FolderFile } from '#shared/contract/journal.ts'
import { normalizeStoredName } from '#shared/kit/normalize-stored-name.ts'
import { runs } from '#tests/support/soak.ts'
import { BARE_WARBAND } from '../support/builds.ts'
import { openTestCampaign, type TestCampaign } from '../support/campaign.ts'

const RUNS = runs({ part: 2, whole: 150 })
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const open: TestCampaign[] = []
const fresh = (seed: number): TestCampaign => {
  const campaign = openTestCampaign({ seed })
  open.push(campaign)
  return campaign
}
let first: TestCampaign
beforeEach(() => void (first = fresh(1)))
afterEach(() => {
  for (const campaign of open.splice(0)) campaign.close()
})

/** Titles that clash, that no file may bear, and that look like links' own marks. */
const TITLES = [
  'Vex',
  'vex',
  'Vex (2)',
  'Vex?',
  'Vex-',
  'CON',
  'Unit #5',
  'A|B',
  '[old] guard',
  'star: Ember',
  'journal: Log',
  '.hidden',
  'ends.',
  'é and e\u0301',
  'true',
  '2026-01-01',
  '- dash: # "quoted"',
  '\u{1f680} launch',
  'ünïcode ﬁle',
  'x'.repeat(80),
]
const title = fc.oneof(
  fc.constantFrom(...TITLES),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter((text) => /\S/.test(text) && !/\p{Cc}/u.test(text)),
)
const link = fc
  .tuple(
    fc.constantFrom('', '', '!', '\\!'),
    fc.constantFrom('', '', 'journal:', 'star:', 'warband:', 'Folder/', 'A/', 'a/'),
    fc.constantFrom(...TITLES, 'Nobody', 'The Crew', 'Vex (3)', '', 'A-B', 'Unit -5', 'picture.png'),
    fc.constantFrom('', '', '#Past', '#', '#a#b'),
    fc.constantFrom('', '', '|vex', '|the words', '|', '|A|B'),
  )
  .map(([mark, kind, name, heading, shown]) => `${mark}[[${kind}${name}${heading}${shown}]]`)
const piece = fc.oneof(
  link,
  link,
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replace(/[\p{Cc}]/gu, ' ')),
  fc.constantFrom(
    '\n',
    '\n\n',
    '\r\n',
    '---\n',
    '---\nfoo: bar\n---\n',
    '---\nfoo: [a,\n  b]\n# why\nodd: |\n  x\n---\n\n',
    ':::secret\n',
    ':::\n',
    '```\n',
    '- ',
    '# ',
    '![a](image:PICTURE)',
    '![a](pictures/x.png)',
    '[b](Vex.md)',
    '[c](<Vex (2).md>)',
    '[d](https://x.example)',
    '<!-- c -->',
    '\\',
    '!',
    '[[',
    ']]',
    '|',
    '#tag',
  ),
)
const body = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
const tag = fc.constantFrom('npc', 'Places/Cities', 'ends: here', 'true', '- x', "it's", 'é')
const entry = fc.record({
  title,
  body,
  kind: fc.constantFrom('entry', 'person', 'place', 'organisation', 'item', 'template'),
  audience: fc.constantFrom('gamemaster', 'chosen', 'all'),
  tags: fc.array(tag, { maxLength: 3 }),
  isPinned: fc.boolean(),
  day: fc.option(fc.integer({ min: -1000, max: 1000 })),
  readers: fc.subarray([0, 1]),
  hasPortrait: fc.boolean(),
  folder: fc.constantFrom('', '', '', 'A', 'a', 'A/Folder'),
})
type Drawn = typeof entry extends fc.Arbitrary<infer Value> ? Value : never

/** Warbands that entries link to; two of them share their names with entries. */
function addWarbands({ services, author }: TestCampaign): void {
  for (const name of ['The Crew', 'Vex', 'A|B']) services.warbands.create({ ...BARE_WARBAND, name }, author)
}

function fill({ services, author }: TestCampaign, entries: readonly Drawn[]): void {
  const picture = services.images.add({ data: PIXEL }).id
  const players = ['Mira', 'Tom: "the #1"'].map((name) => services.players.create({ name, notes: '' }, author).id)
  for (const drawn of entries) {
    const { readers, hasPortrait, title: name, body: text, ...fields } = drawn
    services.journal.create(
      {
        ...fields,
        title: normalizeStoredName(name.slice(0, 80).toWellFormed()),
        body: text.replaceAll('PICTURE', picture).toWellFormed(),
        readers: readers.flatMap((at) => players[at] ?? []),
        portraitId: hasPortrait ? picture : null,
      },
      author,
    )
  }
}

const exported = ({ services }: TestCampaign): FolderFile[] =>
  services.journal.exportFolder({ edition: { for: 'gamemaster' } }).files

// Both campaigns have the same warbands: a name that only one thing bears there may be linked without saying which.
test('A folder that is exported, imported into a campaign without entries and exported again is the same, byte by byte', async () => {
  let seed = 10
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 12 }), async (entries) => {
      const [a, b] = [fresh((seed += 1)), fresh((seed += 1))]
      addWarbands(a)
      addWarbands(b)
      fill(a, entries)
      const files = exported(a)
      const report = await b.services.journal.importFolder({ files, clashes: 'rename' }, b.author)
      expect(exported(b)).toEqual(files)
      expect(report.entries.every(({ fate }) => fate === 'new')).toBe(true)
      for (const campaign of [a, b]) {
        campaign.close()
        open.splice(open.indexOf(campaign), 1)
      }
    }),
    { numRuns: RUNS },
  )
})

test.each([
  ['[[Vex]]', '[[Vex]]'],
  ['[[vex]]', '[[vex]]'],
  ['[[Vex|vex]]', '[[vex]]'],
  ['[[vex|the words]]', '[[Vex|the words]]'],
  ['[[vex#Past|the past]]', '[[Vex#Past|the past]]'],
])('A link %s that several things could mean keeps its words through export and import', async (written, linked) => {
  const [a, b] = [fresh(2), fresh(3)]
  for (const campaign of [a, b]) addWarbands(campaign)
  for (const [name, text] of [
    ['Vex', ''],
    ['Vex', ''],
    ['Log', written],
  ] as const)
    a.services.journal.create({ title: name, body: text }, a.author)
  const files = exported(a)
  const log = files.find(({ path }) => path === 'Log.md')
  expect(log && 'text' in log ? log.text.split('---\n').at(-1)?.trim() : null).toBe(linked)
  await b.services.journal.importFolder({ files, clashes: 'rename' }, b.author)
  expect(exported(b)).toEqual(files)
})

test('File names are safe on every system, and none twice', () => {
  fc.assert(
    fc.property(title, (text) => {
      const name = toFileName(text)
      expect(name).not.toMatch(/[<>:"/\\|?*#^[\]\p{Cc}]|^[\s.]|[\s.]$|^$/u)
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(201)
    }),
  )
  for (const name of ['Vex', 'VEX', 'vex?', 'vex:'])
    first.services.journal.create({ title: name, body: '' }, first.author)
  expect(exported(first).map(({ path }) => path)).toEqual(['VEX (2).md', 'Vex.md', 'vex- (2).md', 'vex-.md'])
})

test('No folder breaks the import, whatever is in it', async () => {
  const hostile = fc.record({
    path: fc.oneof(
      fc.constantFrom(
        '../x.md',
        '/x.md',
        'C:\\x.md',
        'a//b.md',
        '.obsidian/x.md',
        'a\0.md',
        'a.md',
        'A.md',
        'x.png',
        '~',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => `${text}.md`),
    ),
    text: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), body, matter()),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { maxLength: 6 }), async (files) => {
      const { services, author } = first
      const look = await services.journal.lookAtFolder({ files, clashes: 'skip' })
      const report = await services.journal.importFolder({ files, clashes: 'rename' }, author)
      expect(report.entries.length).toBe(look.entries.length)
      for (const { title: name } of report.entries) expect(name).toMatch(/^\S.{0,79}$/su)
    }),
    { numRuns: RUNS },
  )
})

function matter(): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.constantFrom(
      '[a, "b',
      '{x: 1}',
      '&a *b',
      '!!js x',
      '|',
      '>-',
      '"\\u0000"',
      '"\\ud800"',
      '[[]]',
      '999999999999',
      'yes',
      "'it''s'",
    ),
    fc.string({ maxLength: 20 }),
  )
  const key = fc.constantFrom(
    'title',
    'tags',
    'kind',
    'audience',
    'readers',
    'day',
    'created',
    'aliases',
    'portrait',
    'odd',
  )
  return fc
    .array(fc.tuple(key, value), { maxLength: 6 })
    .map((pairs) => `---\n${pairs.map(([name, text]) => `${name}: ${text}`).join('\n')}\n---\nText [[a]] ![[x.png]]`)
}
