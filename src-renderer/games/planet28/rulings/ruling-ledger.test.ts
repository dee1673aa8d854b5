import { expect, test } from 'vitest'
import { filterRowsAndCountFacets } from '#renderer/ui/tables/filter-rows.ts'
import type { RulingView } from '#shared/contract/planet28/rulings.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULING_CHAPTERS, RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import {
  groupRulingsByChapter,
  getRulingChoiceLabel,
  createRulingForm,
  isRulingChanged,
  isRulingEnforcedByEditors,
  RULING_FACETS,
  getRulingSearchText,
  buildRulingLedger,
} from './ruling-ledger.ts'

const AS_PRINTED = listRowIds(RULINGS).map((id): RulingView => ({
  id,
  value: RULINGS[id].choices[0].value,
  isChosen: false,
  reason: '',
  agreedBy: '',
  agreedOn: null,
  version: 0,
}))
const AGREED = AS_PRINTED.map((ruling): RulingView =>
  ruling.id === 'customFloor'
    ? {
        ...ruling,
        value: 1,
        isChosen: true,
        reason: 'No free guns',
        agreedBy: 'Vex',
        agreedOn: '2026-11-02',
        version: 4,
      }
    : ruling,
)

test('Every switch stands in its chapter once, and no chapter is empty', () => {
  const chapters = groupRulingsByChapter(buildRulingLedger(AS_PRINTED))
  expect(chapters.map(({ chapter }) => chapter)).toEqual([...RULING_CHAPTERS])
  expect(chapters.flatMap(({ lines }) => lines.map(({ id }) => id)).toSorted()).toEqual(listRowIds(RULINGS).toSorted())
})

test('Changed is what differs from the default, and has the words of its answer', () => {
  const changed = buildRulingLedger(AGREED).filter(isRulingChanged)
  expect(changed.map(({ id }) => id)).toEqual(['customFloor'])
  expect(changed.map(({ row, ruling }) => getRulingChoiceLabel(row, ruling.value))).toEqual(['1 credit'])
})

test('The chips narrow the ledger down to what was changed, and to what builders, battles or the campaign follow', () => {
  const lines = buildRulingLedger(AGREED)
  const left = (chosen: readonly string[], text = '') =>
    filterRowsAndCountFacets(lines, { text, chosen, facets: RULING_FACETS, textOf: getRulingSearchText }).rows
  expect(left(['changed']).map(({ id }) => id)).toEqual(['customFloor'])
  expect(left(['builder']).every(isRulingEnforcedByEditors)).toBe(true)
  const obeyed = ['builder', 'battle', 'campaign'].map((who) => left([who]).length)
  expect(obeyed.reduce((sum, count) => sum + count)).toBe(lines.length)
  expect(left([], 'no free guns').map(({ id }) => id)).toEqual(['customFloor'])
  expect(left([], 'P28-GRID-4').map(({ id }) => id)).toContain('corners')
})

test('The form offers today for what nobody agreed on, and the day agreed on for what they did', () => {
  const lines = buildRulingLedger(AGREED)
  const form = (id: string) =>
    lines.filter((line) => line.id === id).map((line) => createRulingForm(line, '2026-11-21'))
  expect(form('corners')).toEqual([{ choice: 0, reason: '', agreedBy: '', agreedOn: '2026-11-21' }])
  expect(form('customFloor')).toEqual([{ choice: 1, reason: 'No free guns', agreedBy: 'Vex', agreedOn: '2026-11-02' }])
})
