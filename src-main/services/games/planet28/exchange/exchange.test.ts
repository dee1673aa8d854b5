import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { WarbandFile } from '#shared/contract/planet28/exchange-file.ts'
import { WarbandFile as WarbandFileSchema } from '#shared/contract/planet28/exchange-file.ts'
import { BARE_UNIT, BARE_VEHICLE, FOUR_DAGGERS, BARE_CHARACTER } from '#tests/support/builds.ts'
import { openTestForces, type TestForces } from '#tests/support/forces.ts'
import { AUTHOR } from '#tests/support/test-world.ts'
import { createWarbandExchangeService } from './exchange.ts'

let here: TestForces
let there: TestForces
beforeEach(() => {
  here = openTestForces()
  there = openTestForces()
})
afterEach(() => {
  here.close()
  there.close()
})

const exchangeOf = (forces: TestForces) => createWarbandExchangeService(forces.tools)
const choose = (forces: TestForces, id: 'traitRepeats' | 'customFloor', value: boolean | number) =>
  forces.rulings.choose({ id, value, version: 0, reason: '', agreedBy: '', agreedOn: null }, AUTHOR)
const exported = (forces: TestForces, id: string) => exchangeOf(forces).warband({ id, format: 'json' }).text
const parsed = (text: string): WarbandFile => WarbandFileSchema.parse(JSON.parse(text))

/** A warband with one of everything, house rows and a ruling that matters. */
function build(forces: TestForces): string {
  forces.house('weaponRules', 'scorching', 'own', { name: 'Scorching', cost: 12, summary: 'Sets grass alight.' })
  forces.house('weapons', 'ember-lance', 'own', {
    name: 'Ember lance',
    type: 'ranged',
    damage: '2D8',
    rangeCm: 30,
    specialRules: ['scorching'],
  })
  forces.house('weapons', 'dagger', 'patch', { cost: 7 })
  forces.house('traits', 'idle', 'own', { name: 'Idle', cost: 1 })
  choose(forces, 'traitRepeats', true)
  choose(forces, 'customFloor', 1)
  const warbandId = forces.muster({ name: 'The Cinders', stash: ['ember-lance'], background: 'From *ash*.' })
  const vex = { ...BARE_CHARACTER, traits: ['brave', 'brave'], equipment: ['ember-lance', 'ammo-basic', 'ammo-basic'] }
  const { id } = forces.characters.create({ ...BARE_UNIT, warbandId, name: 'Vex', profile: vex, notes: '=1+1' }, AUTHOR)
  forces.characters.create({ ...BARE_UNIT, warbandId, name: 'Bo "the" Odd, sir', profile: BARE_CHARACTER }, AUTHOR)
  forces.squads.create({ ...BARE_UNIT, warbandId, name: 'Sparks', profile: FOUR_DAGGERS }, AUTHOR)
  const weapons = ['mortar']
  forces.vehicles.create({ ...BARE_UNIT, warbandId, name: 'Mule', profile: { ...BARE_VEHICLE, weapons } }, AUTHOR)
  const { version, ...warband } = forces.warbands.get({ id: warbandId })
  forces.warbands.update({ ...warbandFields(warband), id: warbandId, version, leaderId: id }, AUTHOR)
  return warbandId
}
function warbandFields(view: Omit<ReturnType<TestForces['warbands']['get']>, 'version'>) {
  const { name, factionId, pointLimit, play, leaderId, stash, notes, background, portraitId, allowed, state } = view
  return { name, factionId, pointLimit, play, leaderId, stash, notes, background, portraitId, allowed, state }
}

describe('a warband file', () => {
  test('holds the units, and of the house rows and rulings only what the force uses', () => {
    const { rows, rulings, warband } = parsed(exported(here, build(here)))
    expect(rows.map(({ table, rowId, kind }) => [table, rowId, kind])).toEqual([
      ['weapons', 'dagger', 'patch'],
      ['weapons', 'ember-lance', 'own'],
      ['weaponRules', 'scorching', 'own'],
    ])
    expect(rulings).toEqual([{ id: 'traitRepeats', value: true }])
    expect(warband).toMatchObject({ name: 'The Cinders', leader: 1, stash: ['ember-lance'], faction: null })
    expect(warband.characters.map(({ name }) => name)).toEqual(['Bo "the" Odd, sir', 'Vex'])
    expect(JSON.stringify(warband)).not.toContain('id-1-')
  })

  test('comes back equal from another campaign, with the same costs and problems', () => {
    const text = exported(here, build(here))
    const report = exchangeOf(there).import({ text }, AUTHOR)
    expect(report).toMatchObject({ what: 'warband', name: 'The Cinders', notes: [] })
    expect(report.brings).toEqual([
      '2 characters',
      '1 squad',
      '1 vehicle',
      '1 of the group’s own weapon special rules',
      '1 of the group’s own weapons',
      '1 patch of a printed row',
    ])
    const id = report.warbandId ?? ''
    expect(exported(there, id)).toBe(text)
    const before = here.warbands.list()[0]
    const after = there.warbands.get({ id })
    expect(after.cost).toBe(before?.cost)
    expect(after.unitProblems).toEqual(before?.unitProblems)
    expect(there.lastLabel()).toBe('Bring in the Cinders')
    expect(after.isBehindRules).toBe(true) // the other group does not allow a trait twice
    there.history.undo({ id: null }, AUTHOR)
    expect(there.warbands.list()).toEqual([])
    expect(there.file.db.prepare('SELECT count(*) FROM house_row').pluck().get()).toBe(0)
  })

  test('follows the rules of a campaign that has the same', () => {
    const text = exported(here, build(here))
    const again = exchangeOf(here).import({ text }, AUTHOR)
    expect(again.name).toBe('The Cinders (2)')
    expect(again.brings).toEqual(['2 characters', '1 squad', '1 vehicle'])
    expect(again.notes).toEqual(['There is a warband of this name here: it comes in as The Cinders (2).'])
    expect(here.warbands.get({ id: again.warbandId ?? '' })).toMatchObject({ isBehindRules: false })
  })

  test('brings its faction and its pictures', () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const file = parsed(exported(here, build(here)))
    const text = JSON.stringify({ ...file, warband: { ...file.warband, portrait: png, faction: 'The Ember League' } })
    const { warbandId, brings } = exchangeOf(there).import({ text }, AUTHOR)
    expect(brings).toContain('The faction The Ember League')
    const again = parsed(exported(there, warbandId ?? ''))
    expect(again.warband).toMatchObject({ portrait: png, faction: 'The Ember League' })
    expect(exchangeOf(there).look({ text }).brings.join()).not.toContain('faction')
  })

  test('a row of the same name but other content gets a number, and the force has the right one', () => {
    there.house('weapons', 'ember-lance', 'own', { name: 'Ember lance', type: 'melee', damage: '1D4' })
    there.house('weapons', 'dagger', 'patch', { cost: 20 })
    const text = exported(here, build(here))
    const { warbandId, notes } = exchangeOf(there).import({ text }, AUTHOR)
    expect(notes).toEqual([
      'Dagger is patched in another way here: your patch stays.',
      'There is another Ember lance here: that of the file becomes Ember lance 2.',
    ])
    const after = parsed(exported(there, warbandId ?? ''))
    expect(after.warband.stash).toEqual(['ember-lance-2'])
    expect(there.warbands.get({ id: warbandId ?? '' }).cost).toBe(here.warbands.list()[0]?.cost)
    expect(after.rows.find(({ rowId }) => rowId === 'dagger')?.fields).toEqual({ cost: 7 })
    const twice = exchangeOf(there).import({ text }, AUTHOR)
    expect(twice.brings).toEqual(['2 characters', '1 squad', '1 vehicle'])
  })
})

describe('bad files are refused with line and reason and change nothing', () => {
  const broken = (text: string, change: (file: WarbandFile) => unknown) => JSON.stringify(change(parsed(text)), null, 2)
  const cases: [string, (text: string) => string, RegExp][] = [
    [
      'no JSON',
      (text) => text.replace('"stash": [', '"stash": ['.replace('[', '{[')),
      /^Line \d+, column \d+: a name in double quotes/,
    ],
    ['cut off', (text) => text.slice(0, 200), /^Line \d+, column \d+: the file ends where/],
    ['another program’s', () => '{"warband": {}}', /not a file of Orrery/],
    ['a list', () => '[]', /not a file of Orrery/],
    ['a newer format', (text) => text.replace('"format": 1', '"format": 2'), /newer Orrery \(format 2, known is 1\)/],
    ['an unknown kind', (text) => text.replace('"kind": "warband"', '"kind": "fleet"'), /The file holds "fleet"/],
    [
      'a skill of 11',
      (text) => text.replace('"AW": 1', '"AW": 11'),
      /^Line \d+, warband, characters 1, profile, skills, AW: /,
    ],
    ['a column too much', (text) => text.replace('"isArchived"', '"isRetired"'), /Line \d+, warband, characters 1/],
    [
      'an unknown trait',
      (text) => text.replace('"brave"', '"lucky"'),
      /^Line \d+: Vex has the trait "lucky", which neither the book nor the file has\./,
    ],
    ['unknown gear', (text) => broken(text, (file) => ({ ...file, rows: [] })), /gear "ember-lance"/],
    [
      'a wrong house row',
      (text) => text.replace('"2D8"', '"2D9"'),
      /^Line \d+: The house row “Ember lance”: Its damage/,
    ],
    [
      'a house row twice',
      (text) => broken(text, (file) => ({ ...file, rows: [...file.rows, ...file.rows] })),
      /^Line \d+: The house row “.*”: It stands in the file twice/,
    ],
    [
      'a wrong answer',
      (text) => text.replace('"value": true', '"value": "sometimes"'),
      /^Line \d+: The ruling “.*” cannot be "sometimes"/,
    ],
    [
      'a leader who is not there',
      (text) => text.replace('"leader": 1', '"leader": 7'),
      /^Line \d+: The leader is number 7/,
    ],
    [
      'a picture that is none',
      (text) => text.replace('"portrait": null', '"portrait": "aGVsbG8="'),
      /^Line \d+: The picture of .*: This is not a picture/,
    ],
  ]
  test.each(cases)('%s', (_name, spoil, why) => {
    const good = exported(here, build(here))
    const text = spoil(good)
    expect(text).not.toBe(good)
    const before = there.file.changes.count()
    for (const act of [() => exchangeOf(there).look({ text }), () => exchangeOf(there).import({ text }, AUTHOR)]) {
      expect(act).toThrow(RefusalError)
      expect(act).toThrow(why)
      expect(act).toThrow('Nothing was brought in.')
    }
    expect(there.file.changes.count()).toBe(before)
    expect(there.file.db.prepare('SELECT count(*) FROM image').pluck().get()).toBe(0)
  })

  test('the line is the line of the text', () => {
    const text = exported(here, build(here)).replace('"hitPoints": 20', '"hitPoints": 0')
    const line = text.split('\n').findIndex((candidate) => candidate.includes('"hitPoints": 0')) + 1
    expect(() => exchangeOf(there).look({ text })).toThrow(`Line ${line}, `)
  })
})

test('looking changes nothing and says what an import would do', () => {
  const text = exported(here, build(here))
  const before = there.file.changes.count()
  const looked = exchangeOf(there).look({ text })
  expect(there.file.changes.count()).toBe(before)
  const { warbandId, ...done } = exchangeOf(there).import({ text }, AUTHOR)
  expect(looked).toEqual({ ...done, warbandId: null })
  expect(warbandId).not.toBeNull()
})

test('a house pack carries every row, comes back equal, and brings nothing twice', () => {
  build(here)
  const { name, text } = exchangeOf(here).housePack()
  expect(name).toMatch(/house-rows\.json$/)
  const report = exchangeOf(there).import({ text }, AUTHOR)
  expect(report).toMatchObject({ what: 'house-pack', notes: [], warbandId: null })
  expect(report.brings).toHaveLength(4)
  const rowsOf = (pack: string): unknown => (JSON.parse(pack) as { rows: unknown }).rows
  expect(rowsOf(exchangeOf(there).housePack().text)).toEqual(rowsOf(text))
  const count = there.file.changes.count()
  expect(exchangeOf(there).import({ text }, AUTHOR).notes).toEqual(['There is nothing new in it.'])
  expect(there.file.changes.count()).toBe(count)
})

describe('names in the effects of a pack', () => {
  const packed = (...weapons: string[]) => {
    here.house('weapons', 'ember', 'own', { name: 'Ember', type: 'melee', damage: '1D8' })
    const effects = [{ shape: 'weapon-damage', dice: '1D4', weapons: ['ember'] }] as const
    here.house('traits', 'ember-born', 'own', { name: 'Ember born', cost: 2, effects: [...effects] })
    const { text } = exchangeOf(here).housePack()
    return weapons.length === 0
      ? text
      : text.replace(/"weapons": \[\s*"ember"\s*\]/, `"weapons": ${JSON.stringify(weapons)}`)
  }

  test('follow a row that gets another name here', () => {
    there.house('weapons', 'ember', 'own', { name: 'Ember', type: 'melee', damage: '1D4' })
    exchangeOf(there).import({ text: packed() }, AUTHOR)
    const born = there.file.rows.houseRows.list().find(({ rowId }) => rowId === 'ember-born')
    expect(born?.fields.effects).toEqual([{ shape: 'weapon-damage', dice: '1D4', weapons: ['ember-2'] }])
  })

  test.each(['__proto__', 'constructor', 'stick', '💥'])(
    '%s is refused with its line, and nothing comes in',
    (name) => {
      const text = packed('ember', name)
      const before = there.file.changes.count()
      const why = `The house row “Ember born”: An effect names “${name}”, which no table has: choose another.`
      expect(() => exchangeOf(there).import({ text }, AUTHOR)).toThrow(why)
      expect(() => exchangeOf(there).look({ text })).toThrow(/^Line \d+: /)
      expect(there.file.changes.count()).toBe(before)
    },
  )
})

test('the schema is published as it is: resources/schemas has it for other programs', () => {
  const { name, text } = exchangeOf(here).schema()
  expect(JSON.parse(readFileSync(join('resources/schemas', name), 'utf8'))).toEqual(JSON.parse(text))
})

describe('readable formats', () => {
  const formatted = (format: 'markdown' | 'csv' | 'text') => exchangeOf(here).warband({ id: build(here), format })

  test('Markdown has a heading a unit and keeps the person’s words', () => {
    const { name, text } = formatted('markdown')
    expect(name).toBe('the-cinders.md')
    expect(text).toMatch(/^# The Cinders\n\n\d+ of 500 points\n\nFrom \*ash\*\.\n\n## Bo/)
    expect(text).toContain('## Vex (leader, ')
    expect(text).toContain('- Traits: Brave ×2')
    expect(text).toContain('- Carries: Ember lance, Ammo - basic ×2')
    expect(text).toContain('## Stash\n\nEmber lance')
  })

  test('CSV has a row a unit; quotes, commas and formulas are safe', () => {
    const lines = formatted('csv').text.split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[0]).toBe('Kind,Name,Role,Points,Size,Hit points,A,F,S,AW,P,Traits,Abilities,Equipment,Sections,Notes')
    expect(lines[1]).toMatch(/^character,"Bo ""the"" Odd, sir",,10,1,20,1,1,1,1,1,/)
    expect(lines[2]).toMatch(/,'=1\+1$/)
    expect(lines[4]).toMatch(/^vehicle,Mule,,60,2,20,2,3,2,,,/)
  })

  test('plain text is a line a unit', () => {
    const lines = formatted('text').text.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^The Cinders \(\d+\/500 pts\)$/)
    expect(lines.find((line) => line.startsWith('- Sparks'))).toBe(
      '- Sparks (squad of 4, 68 pts): A 1, F 1, S 1, AW 1, P 1, 20 HP; Carries: 4 with Dagger',
    )
    expect(lines.at(-1)).toBe('Stash: Ember lance')
  })
})
