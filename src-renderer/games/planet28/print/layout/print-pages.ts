import { chunkList } from '../content/sheet-sections.ts'
import type { FoldCard, PrintJob } from '../sheet-model.ts'
import type { TypesetSheet } from './measure.ts'

const CARDS_A_LEAF = 9
const FOLDS_A_LEAF = 3

export interface SheetPage {
  readonly set: TypesetSheet
  readonly page: number
}

/**
 * A page of cards. Null leaves a position empty. Folded cards take three positions: the front, the secret, and the
 * pattern that covers it.
 */
export interface CardsPage {
  readonly kind: 'cards' | 'folds'
  readonly title: string
  readonly cards: readonly (SheetPage | null)[]
  readonly page: number
  readonly of: number
}

export type PrintPage = { readonly key: string } & (({ readonly kind: 'sheet' } & SheetPage) | CardsPage)

/** Lists all pages of a typeset job: sheets, then nine cards per page, then three folded cards per page. */
export function listPrintPages(
  { pages, cards, folds }: PrintJob,
  sheets: ReadonlyMap<string, TypesetSheet>,
): PrintPage[] {
  const pagesOf = (id: string): SheetPage[] => {
    const set = sheets.get(id)
    return set ? set.pages.map((_, page) => ({ set, page })) : []
  }
  const threesOf = ({ front, back }: FoldCard) => {
    const [fronts, backs] = [pagesOf(front.id), pagesOf(back.id)]
    const longer = fronts.length > backs.length ? fronts : backs
    return longer.map((_, at) => [fronts[at] ?? null, backs[at] ?? null, null])
  }
  const ofCards = chunkList(
    cards.flatMap(({ id }) => pagesOf(id)),
    CARDS_A_LEAF,
  )
  const ofFolds = chunkList(folds.flatMap(threesOf), FOLDS_A_LEAF).map((threes) => threes.flat())
  return [
    ...pages.flatMap(({ id }) =>
      pagesOf(id).map((leaf) => ({ kind: 'sheet' as const, key: `${id}#${leaf.page}`, ...leaf })),
    ),
    ...cardLeaves('cards', 'Cards', ofCards),
    ...cardLeaves('folds', 'Hidden agendas: for one pair of eyes each', ofFolds),
  ]
}

function cardLeaves(kind: CardsPage['kind'], title: string, groups: readonly CardsPage['cards'][]): PrintPage[] {
  return groups.map((cards, page) => ({ kind, key: `${kind}#${page}`, title, cards, page, of: groups.length }))
}
