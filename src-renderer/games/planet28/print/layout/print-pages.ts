import { chunkList } from '../content/parts.ts'
import type { FoldCard, PrintJob } from '../sheet-model.ts'
import type { TypesetSheet } from './measure.ts'

const CARDS_A_LEAF = 9
const FOLDS_A_LEAF = 3

/** A page of a set sheet. */
export interface SheetPage {
  readonly set: TypesetSheet
  readonly page: number
}

/** A leaf with cards; null leaves a place free. Cards to fold stand in threes: the front, the secret, and a place for the pattern that covers it. */
export interface CardsPage {
  readonly kind: 'cards' | 'folds'
  readonly title: string
  readonly cards: readonly (SheetPage | null)[]
  readonly page: number
  readonly of: number
}

/** A leaf of paper as it comes out of the printer. */
export type PrintPage = { readonly key: string } & (({ readonly kind: 'sheet' } & SheetPage) | CardsPage)

/** Every leaf of a set job: sheets, then nine cards a leaf, then three cards to fold a leaf. */
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
