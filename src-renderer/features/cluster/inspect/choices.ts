import type { Choice } from '#renderer/ui/types.ts'
import { LABEL_SIZES, LINE_STYLES, type LineStyle, STAR_SIZES } from '#shared/cluster/chart.ts'
import type { FactionView } from '#shared/contract/campaign.ts'
import { STAR_SHAPES } from '#shared/kit/star-glyph.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const choicesOf = <V extends string>(values: readonly V[]): readonly Choice<V>[] =>
  values.map((value) => ({ value, label: capital(value) }))

/** How big stars are drawn. */
export const SIZE_CHOICES = choicesOf(STAR_SIZES)
/** How lines are drawn. */
export const STYLE_CHOICES = choicesOf(LINE_STYLES)
/** How large labels are. */
export const LABEL_SIZE_CHOICES = choicesOf(LABEL_SIZES)
/** How ratings are drawn. */
export const SHAPE_CHOICES = choicesOf(STAR_SHAPES)

/** The border of a region, or none. */
export const BORDER_CHOICES: readonly Choice<LineStyle | 'none'>[] = [
  ...STYLE_CHOICES,
  { value: 'none', label: 'None' },
]

/** Factions to choose an owner from. */
export function listOwnerChoices(factions: readonly FactionView[]): readonly Choice[] {
  return factions.map(({ id, name }) => ({ value: id, label: name }))
}

/** Yes or no, for what several things may have in common. */
export const YES_NO_CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Choice[]

/** The owner that means nobody, where no choice at all means that there are several. */
export const NO_OWNER = 'nobody'

/** Owners to choose from for several things. */
export function listBulkOwnerChoices(factions: readonly FactionView[]): readonly Choice[] {
  return [{ value: NO_OWNER, label: 'Nobody' }, ...listOwnerChoices(factions)]
}
