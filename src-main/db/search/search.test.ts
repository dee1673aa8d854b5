import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestFile, type TestFile } from '#tests/support/campaign-file.ts'
import { runs } from '#tests/support/soak.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { createSearchQueries, type IndexHit } from './search.ts'

let campaign: TestFile
let find: (text: string, limit?: number) => IndexHit[]
beforeEach(() => {
  campaign = openTestFile()
  const index = createSearchQueries(campaign.file.db)
  find = (text, limit = 20) => index.find({ text, limit })
})
afterEach(() => campaign.close())

let ids = 0
const add = (name: string, text = ''): void => {
  const { db, changes } = campaign.file
  const insert = db.prepare(
    `INSERT INTO journal_entry (id, title, body, created_at, updated_at) VALUES (?, ?, ?, 'now', 'now')`,
  )
  changes.record('Write', AUTHOR, () => void insert.run(`j${(ids += 1)}`, name, text))
}
const names = (text: string): string[] => find(text).map(({ name }) => name)

test('the very name comes first, then names that begin so, then names and texts that hold it', () => {
  add('A long letter', 'Vex and Vex again, and Vex once more')
  add('The road to Vex')
  add('Vexed')
  add('Vex')
  add('Vex Minor')
  expect(names('vex')).toEqual([
    'Vex',
    expect.stringMatching(/^Vex/),
    expect.stringMatching(/^Vex/),
    'The road to Vex',
    'A long letter',
  ])
})

test('every word must be there, the last one may be unfinished', () => {
  add('Moonshine runners', 'They trade in the Ember Reach')
  add('Moonshine', 'Brewed on Bo')
  expect(names('moonshine rea')).toEqual(['Moonshine runners'])
  expect(names('Moonshin')).toEqual(['Moonshine', 'Moonshine runners'])
  expect(names('moon ember')).toEqual([])
})

test('accents and capitals make no difference', () => {
  add('Éambrël', 'Ñandú')
  expect(names('eambrel')).toEqual(['Éambrël'])
  expect(names('ÉAMBREL nandu')).toEqual(['Éambrël'])
})

test('the excerpt shows where the words stand, marked; a name needs none', () => {
  add('Vex')
  add('Letter', `${'word '.repeat(60)}we land on Vex at dawn ${'word '.repeat(60)}`)
  const [vex, letter] = find('vex')
  expect(vex).toMatchObject({ name: 'Vex', excerpt: '', isGuess: false })
  expect(letter?.excerpt).toContain('on \u2068Vex\u2069 at')
  expect(letter?.excerpt.length).toBeLessThan(200)
})

test.each([
  ['Vekx', 'Vex'],
  ['vx', null],
  ['Evx', 'Vex'],
  ['moonshien', 'Moonshine'],
  ['mooonshnie', 'Moonshine'],
  ['monshine runers', 'Moonshine runners'],
  ['zzzzzz', null],
])('a slip of the fingers is forgiven: %s finds %s', (typed, meant) => {
  for (const name of ['Vex', 'Moonshine', 'Moonshine runners', 'Bo']) add(name)
  const found = find(typed)
  expect(found.every(({ isGuess }) => isGuess)).toBe(true)
  if (meant === null) expect(found).toEqual([])
  else expect(found[0]?.name === meant || found.some(({ name }) => name === meant)).toBe(true)
})

test('guesses come after what was found, and only when little was found', () => {
  add('Vex')
  add('Vox')
  expect(find('vex')).toMatchObject([
    { name: 'Vex', isGuess: false },
    { name: 'Vox', isGuess: true },
  ])
  for (let count = 0; count < 5; count += 1) add(`Vex ${count}`)
  expect(names('vex')).not.toContain('Vox')
})

test('among several words only those that nothing holds are guessed', () => {
  add('Vex', 'moonshine')
  add('Vox', 'moonshine')
  expect(names('vex monshine')).toEqual(['Vex'])
  expect(names('vekx moonshine')).toEqual(['Vex'])
})

test('what is changed, removed or undone is found as it stands', () => {
  campaign.change('Found', `INSERT INTO faction (id, name, notes) VALUES ('ember', 'Ember', '')`)
  campaign.change('Rename', `UPDATE faction SET name = 'Ashes'`)
  expect([names('ember'), names('ashes')]).toEqual([[], ['Ashes']])
  campaign.file.changes.undo(3, AUTHOR)
  expect([names('ember'), names('ashes')]).toEqual([['Ember'], []])
  expect(find('ember')).toMatchObject([{ kind: 'faction', refId: 'ember' }])
})

test('no more than asked for', () => {
  for (let count = 0; count < 30; count += 1) add(`Entry ${count}`, 'entry')
  expect(find('entry', 7)).toHaveLength(7)
  expect(find('entry', 1)).toHaveLength(1)
})

test.each([
  '',
  '   ',
  '"',
  '"""',
  'vex"',
  'vex AND',
  'AND OR NOT NEAR',
  'NEAR(vex bo, 2)',
  'name:vex',
  '{name text}:vex',
  '^vex',
  'vex*',
  '-vex +bo',
  "vex'); DROP TABLE star; --",
  '🚀',
  '🚀 vex 🚀',
  '\u2068\u2069',
  '\u0301',
  'x'.repeat(200),
  'a '.repeat(100),
  '漢字',
  '(((((',
  'vex:bo:',
  '\\',
])('any text is searched for without a fault: %j', (text) => {
  add('Vex', 'Bo')
  expect(Array.isArray(find(text))).toBe(true)
})

test('words stand apart at whatever is neither letter nor digit', () => {
  add("Vex's-landing")
  for (const text of ['vex', 'landing', "vex's", 'vex landing', '"vex-landing"'])
    expect(names(text)).toEqual(["Vex's-landing"])
})

test('no text at all makes a fault (seeded)', () => {
  add('Vex', 'Bo')
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => Array.isArray(find(text))),
    { seed: 20261121, numRuns: runs({ part: 150, whole: 500 }) },
  )
})

test('of a long text the first place is shown, however many there are', () => {
  add('Long', `Axle and ${'ox\nx\n'.repeat(90_000)}`)
  const [hit] = find('x')
  expect(hit?.excerpt).toBe(`…Axle and ox\n\u2068x\u2069\n${'ox\nx\n'.repeat(10).slice(0, 49)}…`)
  add('Grown', `${'İ '.repeat(2000)}the ox x`)
  expect(find('x').find(({ excerpt }) => excerpt.includes('İ'))?.excerpt).toMatch(/the ox \u2068x\u2069…$/)
  add('Short', 'The lamp by the x')
  expect(find('x').map(({ excerpt }) => excerpt.includes('\u2068x\u2069'))).toEqual([true, true, true])
})
