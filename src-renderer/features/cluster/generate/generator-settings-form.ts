import { GENERATOR_PRESETS } from '#shared/cluster/generator-presets.ts'
import {
  type GeneratorSettings,
  computeHomeBands,
  type RatingWeights,
  findGeneratorSettingsProblem,
  STANDARD_GENERATOR_SETTINGS,
} from '#shared/cluster/generator-settings.ts'
import type { BoardDraft } from '../board/board-draft.ts'

/** Row range of a home band as typed. */
export interface HomeBandFields {
  firstRow: number | null
  lastRow: number | null
}

/** Generator settings as form fields: an empty field is null, and both forms of the amount are kept. */
export interface GeneratorSettingsForm extends Omit<
  GeneratorSettings,
  'board' | 'amount' | 'ratings' | 'homeBands' | 'fivesPerBand' | 'apartHexes' | 'reachHexes'
> {
  board: BoardDraft
  amountBy: GeneratorSettings['amount']['by']
  stars: number | null
  percent: number | null
  ratings: [number | null, number | null, number | null, number | null, number | null]
  fivesPerBand: number | null
  apartHexes: number | null
  reachHexes: number | null
  homeBands: HomeBandFields[]
}

/** Defaults: the density for settings given as a number of stars, and the number for settings given as a density. */
const USUAL = { percent: 10, stars: 60 } as const

export function createGeneratorSettingsForm(settings: GeneratorSettings): GeneratorSettingsForm {
  const { board, amount, ratings, homeBands, ...rest } = settings
  const [first, second, third, fourth, fifth] = ratings
  return {
    ...rest,
    board: { ...board },
    amountBy: amount.by,
    stars: amount.by === 'count' ? amount.stars : USUAL.stars,
    percent: amount.by === 'density' ? amount.percent : USUAL.percent,
    ratings: [first, second, third, fourth, fifth],
    homeBands: homeBands.map((band) => ({ ...band })),
  }
}

/** Result of parsing the form: the settings, or the first validation error as a sentence. */
export type GeneratorSettingsParseResult =
  | { readonly settings: GeneratorSettings; readonly problem: null }
  | { readonly settings: null; readonly problem: string }

export function parseGeneratorSettingsForm(form: GeneratorSettingsForm): GeneratorSettingsParseResult {
  const empty = emptyField(form)
  if (empty !== null) return { settings: null, problem: `Fill in ${empty}.` }
  const settings = readForm(form)
  if (settings.name === '') return { settings: null, problem: 'Give the cluster a name.' }
  const problem = findGeneratorSettingsProblem(settings)
  return problem === null ? { settings, problem } : { settings: null, problem }
}

/** First required field that is empty. */
function emptyField(form: GeneratorSettingsForm): string | null {
  const fields: readonly (readonly [string, number | null])[] = [
    ['the rows', form.board.rows],
    ['the columns', form.board.columns],
    form.amountBy === 'count'
      ? ['how many stars there are', form.stars]
      : ['how many percent of the hexes have a star', form.percent],
    ...form.ratings.map((weight, at) => [`the weight of rating ${at + 1}`, weight] as const),
    ['the stars rated 5 in each band', form.fivesPerBand],
    ['the least distance between stars', form.apartHexes],
    ['the reach', form.reachHexes],
    ...form.homeBands.flatMap(({ firstRow, lastRow }, at) => [
      [`the first row of home band ${at + 1}`, firstRow] as const,
      [`the last row of home band ${at + 1}`, lastRow] as const,
    ]),
  ]
  return fields.find(([, value]) => value === null)?.[0] ?? null
}

/** Converts a form without empty fields. */
function readForm(form: GeneratorSettingsForm): GeneratorSettings {
  const { board, amountBy, stars, percent, ratings, fivesPerBand, apartHexes, reachHexes, homeBands, ...rest } = form
  const weights = ratings.map((weight) => weight ?? 0)
  return {
    ...rest,
    name: rest.name.trim(),
    board: { ...board, rows: board.rows ?? 0, columns: board.columns ?? 0 },
    amount: amountBy === 'count' ? { by: 'count', stars: stars ?? 0 } : { by: 'density', percent: percent ?? 0 },
    ratings: [
      weights[0] ?? 0,
      weights[1] ?? 0,
      weights[2] ?? 0,
      weights[3] ?? 0,
      weights[4] ?? 0,
    ] satisfies RatingWeights,
    fivesPerBand: fivesPerBand ?? 0,
    apartHexes: apartHexes ?? 0,
    reachHexes: reachHexes ?? 0,
    homeBands: homeBands.map(({ firstRow, lastRow }) => ({ firstRow: firstRow ?? 0, lastRow: lastRow ?? 0 })),
  }
}

/** Sets another board; home bands that were the defaults of the old board become those of the new one. */
export function withBoard(form: GeneratorSettingsForm, board: BoardDraft): GeneratorSettingsForm {
  const ownBands = (rows: number | null) => computeHomeBands({ ...STANDARD_GENERATOR_SETTINGS.board, rows: rows ?? 0 })
  const isOwn = JSON.stringify(form.homeBands) === JSON.stringify(ownBands(form.board.rows))
  return { ...form, board, homeBands: isOwn && board.rows !== null ? ownBands(board.rows) : form.homeBands }
}

/** The preset that a form equals apart from its name; null if it was changed. */
export function findMatchingPresetId(form: GeneratorSettingsForm): string | null {
  const { settings } = parseGeneratorSettingsForm({ ...form, name: 'x' })
  const same = (otherGeneratorSettings: GeneratorSettings) =>
    JSON.stringify(sorted({ ...otherGeneratorSettings, name: 'x' })) === JSON.stringify(sorted(settings ?? {}))
  return GENERATOR_PRESETS.find((preset) => same(preset.settings))?.id ?? null
}

function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Applies a preset; a name set by the user is kept. */
export function withPreset(form: GeneratorSettingsForm, id: string): GeneratorSettingsForm {
  const preset = GENERATOR_PRESETS.find((generatorPreset) => generatorPreset.id === id)
  if (!preset) return form
  const isUsualName = GENERATOR_PRESETS.some(({ settings }) => settings.name === form.name.trim())
  const next = createGeneratorSettingsForm(preset.settings)
  return { ...next, name: isUsualName || form.name.trim() === '' ? next.name : form.name }
}

/** Percentage of stars per rating. */
export function computeRatingPercentages(ratings: GeneratorSettingsForm['ratings']): number[] {
  const total = ratings.reduce<number>((sum, weight) => sum + (weight ?? 0), 0)
  return ratings.map((weight) => (total === 0 ? 0 : Math.round((100 * (weight ?? 0)) / total)))
}
