import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  BUILDER_RULING_IDS,
  CAMPAIGN_RULING_IDS,
  RULING_CHAPTERS,
  type RulingChapter,
  RULINGS,
  type RulingRow,
} from '#shared/games/planet28/tables/rulings.ts'
import { parseRecord } from '../kit/json.ts'
import { DEFAULT_SETTINGS, readSettings, SETTING_CHOICES } from './settings.ts'

const rulings: [string, RulingRow][] = Object.entries(RULINGS)

test('the defaults are the first choices and exactly those of the worked examples', () => {
  const file = new URL('../../../tests/vectors/planet28.json', import.meta.url)
  const vectors = parseRecord(JSON.parse(readFileSync(file, 'utf8')), 'vectors')
  const asked = { dissolvedPoints: 'equal' } // no worked example comes to it
  expect(DEFAULT_SETTINGS).toEqual({ ...parseRecord(vectors['settings'], 'settings'), ...asked })
  expect(rulings).toHaveLength(82)
})

test('stored values win and other names are left alone', () => {
  expect(readSettings({ corners: 'leftRight', minCharacters: undefined, weather: 'rain' })).toEqual({
    ...DEFAULT_SETTINGS,
    corners: 'leftRight',
  })
})

test('every choice can be stored', () => {
  for (const [id, { choices }] of rulings) {
    for (const { value } of choices) expect(readSettings({ [id]: value })).toMatchObject({ [id]: value })
  }
})

test.each([
  [{ corners: 'round' }, 'Setting corners cannot be "round". Choose "frontRear", "leftRight" or "ownerChooses".'],
  [{ minCharacters: '2' }, 'Setting minCharacters cannot be "2". Choose 2 or "free".'],
  [{ traitRepeats: null }, 'Setting traitRepeats cannot be null. Choose false or true.'],
])('an unknown choice is an error that lists the choices: %j', (stored, message) => {
  expect(() => readSettings(stored)).toThrow(message)
})

describe.each(rulings)('ruling %s', (id, { title, rule, question, reason, choices }) => {
  test('cites a rule and offers choices', () => {
    expect(rule).toMatch(/^P28-[A-Z]+(-[A-Z]+)*-[a-z0-9][a-z0-9-]*$/)
    expect(choices.length).toBeGreaterThan(1)
    expect(SETTING_CHOICES).toMatchObject({ [id]: choices.map(({ value }) => value) })
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
  })

  test('speaks in plain words', () => {
    expect(question).toMatch(/^[A-Z].*\?$/)
    expect(reason).toMatch(/^[A-Z].*\.$/)
    expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
    for (const text of [title, question, reason, ...choices.map(({ label }) => label)]) {
      expect(text).toMatch(/^[A-Z0-9]/)
      expect(text).not.toMatch(/P28-|[a-z][A-Z]/)
    }
  })
})

test('titles differ, chapters come in display order, none is empty', () => {
  expect(new Set(rulings.map(([, { title }]) => title)).size).toBe(rulings.length)
  const chapters: RulingChapter[] = rulings.map(([, { chapter }]) => chapter)
  expect([...new Set(chapters)]).toEqual(RULING_CHAPTERS)
  expect(chapters).toEqual(chapters.toSorted((a, b) => RULING_CHAPTERS.indexOf(a) - RULING_CHAPTERS.indexOf(b)))
})

test('the rulings that the builders follow are marked', () => {
  expect(BUILDER_RULING_IDS.toSorted()).toEqual(
    [
      'minCharacters',
      'profileFloor',
      'traitRepeats',
      'complexArmour',
      'vehicleFloor',
      'corners',
      'gridFill',
      'gridPreset',
      'ramshackleMinSections',
      'customFloor',
      'customWeapons',
      'fistsAlways',
    ].toSorted(),
  )
})

test('the rulings that a campaign follows between battles are marked', () => {
  expect(CAMPAIGN_RULING_IDS.toSorted()).toEqual(
    [
      'actionPoints',
      'unwounded',
      'destroyedBy',
      'dissolvedPoints',
      'fledCounts',
      'negativeTraitRefund',
      'recruitsPaidFrom',
      'injuryGames',
      'squadSpend',
      'vehicleDamagePersists',
      'agendasPerWarband',
      'agendaAtZero',
      'haggleScope',
      'psykaEqual',
    ].toSorted(),
  )
})
