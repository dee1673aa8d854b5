import { expect, test } from 'vitest'
import type { Sheet } from '../sheet-model.ts'
import type { TypesetSheet } from './measure.ts'
import { listPrintPages } from './print-pages.ts'

const sheet = (id: string, form: Sheet['form']): Sheet => ({
  id,
  form,
  kicker: '',
  title: id,
  subtitle: '',
  figure: null,
  portraitId: null,
  path: null,
  bands: [],
  pencil: null,
})
const set = (source: Sheet, pages: number): [string, TypesetSheet] => [
  source.id,
  { sheet: source, points: 10, pages: Array.from({ length: pages }, () => ({ bands: [], rest: 0 })) },
]

test('sheets come first, then nine cards a leaf; a card that goes on takes the next place', () => {
  const page = sheet('page', 'page')
  const cards = Array.from({ length: 9 }, (_, index) => sheet(`card${index}`, 'card'))
  const sheets = new Map([set(page, 2), ...cards.map((card, index) => set(card, index === 3 ? 2 : 1))])
  const leaves = listPrintPages({ pages: [page], cards, folds: [] }, sheets)
  expect(leaves.map(({ kind }) => kind)).toEqual(['sheet', 'sheet', 'cards', 'cards'])
  expect(leaves.map((leaf) => (leaf.kind === 'sheet' ? leaf.page : leaf.cards.length))).toEqual([0, 1, 9, 1])
})

test('cards to fold stand in threes with the place of the cover; where one side needs more room the other has a free place', () => {
  const [front, back] = [sheet('front', 'card'), sheet('back', 'card')]
  const leaves = listPrintPages(
    { pages: [], cards: [], folds: [{ front, back }] },
    new Map([set(front, 2), set(back, 1)]),
  )
  const [leaf] = leaves
  const ids = leaf?.kind === 'folds' ? leaf.cards.map((card) => card?.set.sheet.id ?? null) : []
  expect(ids).toEqual(['front', 'back', null, 'front', null, null])
})
