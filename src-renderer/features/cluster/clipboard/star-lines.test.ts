import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import { parseStarLines } from './star-lines.ts'

const read = (text: string) =>
  parseStarLines(text, {
    board: STANDARD_BOARD,
    nameAt: ({ row, column }) => (row === 4 && column === 12 ? 'Vex' : null),
  })
const starOf = (line: string) => read(line)?.stars[0]
const reasonOf = (line: string) => read(`0101 Ember\n${line}`)?.unread[0]?.reason

test.each([
  ['0102 Regina', 'Regina', null],
  ['0102 Regina 3', 'Regina', 3],
  ['0102 3 Regina', 'Regina', 3],
  ['0102 A5 Regina', 'Regina', 5],
  ['0102 B788899-C Regina', 'Regina', 4],
  ['0102 X000 Nowhere at all', 'Nowhere at all', 1],
  ['0102\tTarn Hollow\t2', 'Tarn Hollow', 2],
  ['0102, "Tarn Hollow", 2', 'Tarn Hollow', 2],
  ['0102,,2', '', 2],
  ['0102', '', null],
  ['0102 Station 12', 'Station 12', null],
  ['0102 DEAD END', 'DEAD END', null],
])('%s', (line, name, rating) => {
  expect(starOf(line)).toEqual({ place: { row: 1, column: 2 }, name, rating })
})

test.each([
  ['0199 Far', 'This board has 0101 to 3216.'],
  ['Hex Name', 'It does not begin with a hex.'],
  ['0412 Second', 'Vex is there already.'],
  ['0101 Again', 'Line 1 puts a star there already.'],
  ['0102 Regina 9', 'Ratings are 1 to 5.'],
  [`0102 ${'x'.repeat(81)}`, 'A name has at most 80 letters.'],
])('%s cannot be read', (line, reason) => {
  expect(reasonOf(line)).toBe(reason)
})

test('Lines are counted as they were typed; empty lines and remarks are passed over', () => {
  expect(read('# my stars\r\n\r\n0101 Ember 5\r\nand so on\r\n')).toEqual({
    stars: [{ place: { row: 1, column: 1 }, name: 'Ember', rating: 5 }],
    unread: [{ line: 4, text: 'and so on', reason: 'It does not begin with a hex.' }],
  })
})

test('A text without a hex at the beginning of any line is no list of stars', () => {
  expect(read('Dear diary,\nin 1205 we met.')).toBeNull()
  expect(read('')).toBeNull()
})

test('A long list is read to its two-thousandth line', () => {
  const found = read(Array.from({ length: 2002 }, () => '0199 Far').join('\n'))
  expect(found?.unread).toHaveLength(2001)
  expect(found?.unread.at(-1)).toMatchObject({ line: 2001, reason: expect.stringContaining('import a file') })
})
