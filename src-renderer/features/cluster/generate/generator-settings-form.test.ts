import { expect, test } from 'vitest'
import { GENERATOR_PRESETS } from '#shared/cluster/generator-presets.ts'
import { STANDARD_GENERATOR_SETTINGS } from '#shared/cluster/generator-settings.ts'
import {
  createGeneratorSettingsForm,
  findMatchingPresetId,
  computeRatingPercentages,
  type GeneratorSettingsForm,
  parseGeneratorSettingsForm,
  withBoard,
  withPreset,
} from './generator-settings-form.ts'

const standard = createGeneratorSettingsForm(STANDARD_GENERATOR_SETTINGS)

test.each(GENERATOR_PRESETS)(
  '$name: what the form shows is what it was given, and is known again',
  ({ id, settings }) => {
    expect(parseGeneratorSettingsForm(createGeneratorSettingsForm(settings))).toEqual({ settings, problem: null })
    expect(findMatchingPresetId(createGeneratorSettingsForm(settings))).toBe(id)
  },
)

test('An empty field is named', () => {
  const problem = (fields: Partial<GeneratorSettingsForm>) =>
    parseGeneratorSettingsForm({ ...standard, ...fields }).problem
  expect(problem({ stars: null })).toBe('Fill in how many stars there are.')
  expect(problem({ ratings: [1, 1, null, 1, 1] })).toBe('Fill in the weight of rating 3.')
  expect(problem({ homeBands: [{ firstRow: 1, lastRow: null }] })).toBe('Fill in the last row of home band 1.')
  expect(problem({ name: '  ' })).toBe('Give the cluster a name.')
  expect(problem({ amountBy: 'density', stars: null })).toBeNull()
})

test('Settings that make no sense together are told as they are by main', () => {
  expect(parseGeneratorSettingsForm({ ...standard, stars: 61 })).toEqual({
    settings: null,
    problem: 'Half turn: stars come in groups of 2, so ask for 60 or 62 stars.',
  })
})

test('Home bands that were the board’s own follow its rows (FIST-SETUP-2); others stay', () => {
  expect(withBoard(standard, { ...standard.board, rows: 64 }).homeBands).toEqual([
    { firstRow: 1, lastRow: 20 },
    { firstRow: 45, lastRow: 64 },
  ])
  const own = { ...standard, homeBands: [{ firstRow: 3, lastRow: 5 }] }
  expect(withBoard(own, { ...own.board, rows: 64 }).homeBands).toEqual(own.homeBands)
  expect(withBoard(standard, { ...standard.board, rows: null }).homeBands).toEqual(standard.homeBands)
})

test('A preset brings its own name unless somebody gave one', () => {
  expect(withPreset(standard, 'arms').name).toBe('Spiral arms')
  expect(withPreset({ ...standard, name: 'Vex' }, 'arms')).toMatchObject({ name: 'Vex', spread: 'arms' })
  expect(findMatchingPresetId({ ...standard, name: 'Vex' })).toBe('fistful')
  expect(findMatchingPresetId({ ...standard, stars: 62 })).toBeNull()
})

test('Weights are shown as shares of the stars', () => {
  expect(computeRatingPercentages([25, 25, 25, 15, 10])).toEqual([25, 25, 25, 15, 10])
  expect(computeRatingPercentages([1, 1, 0, 0, null])).toEqual([50, 50, 0, 0, 0])
  expect(computeRatingPercentages([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0])
})
