import type { Choice } from '#renderer/ui/types.ts'
import { LABEL_SIZES, LINE_STYLES, type LineStyle, STAR_RANKS, STAR_SIZES } from '#shared/cluster/chart.ts'
import type { FactionView } from '#shared/contract/campaign.ts'
import { STAR_SHAPES } from '#shared/kit/star-glyph.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const choicesOf = <V extends string>(values: readonly V[]): readonly Choice<V>[] =>
  values.map((value) => ({ value, label: capital(value) }))

export const STAR_SIZE_CHOICES = choicesOf(STAR_SIZES)
/** Ranks, most important first. */
export const STAR_RANK_CHOICES = choicesOf(STAR_RANKS.toReversed())
export const LINE_STYLE_CHOICES = choicesOf(LINE_STYLES)
export const LABEL_SIZE_CHOICES = choicesOf(LABEL_SIZES)
export const STAR_SHAPE_CHOICES = choicesOf(STAR_SHAPES)

/** Borders of a region, including none. */
export const REGION_BORDER_CHOICES: readonly Choice<LineStyle | 'none'>[] = [
  ...LINE_STYLE_CHOICES,
  { value: 'none', label: 'None' },
]

export function listOwnerChoices(factions: readonly FactionView[]): readonly Choice[] {
  return factions.map(({ id, name }) => ({ value: id, label: name }))
}

/** Yes and no, for a field of several things. */
export const YES_NO_CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Choice[]

/** Value of the choice “no owner”; null means different owners. */
export const NO_OWNER_CHOICE_VALUE = 'nobody'

/** Owner choices for several things. */
export function listBulkOwnerChoices(factions: readonly FactionView[]): readonly Choice[] {
  return [{ value: NO_OWNER_CHOICE_VALUE, label: 'Nobody' }, ...listOwnerChoices(factions)]
}
