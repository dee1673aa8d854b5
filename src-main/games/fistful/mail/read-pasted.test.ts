import { expect, test } from 'vitest'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { writeMail } from './blocks.ts'
import { readPasted } from './read-pasted.ts'

const HEAD = { game: 'KXMRTQPA', turn: 3, side: 'A' } as const
const orders = { ...NO_ORDERS, build: [{ star: '0412', items: [{ kind: 'S' as const, fleet: 'A' }] }] }
const mail = writeMail([{ kind: 'orders', ...HEAD, orders }])
const SHEET = 'GAME KXMRTQPA\nTURN 3\nPLAYER A\n'

test('a mail, and a sheet that a person typed', () => {
  expect(readPasted(mail)).toEqual({ parts: [{ kind: 'orders', ...HEAD, orders }], problems: [] })
  expect(readPasted(`Hello\n${SHEET}BUILD 0412 S>A\nWORD ACDEFHJK`).parts).toEqual([
    { kind: 'orders', ...HEAD, orders, typed: { word: 'ACDEFHJK' } },
  ])
})

test('a block whose marks are damaged is no sheet that a person typed: what was changed in it is not taken', () => {
  const changed = mail
    .replace('BEGIN FISTFUL', 'BEG1N FISTFUL')
    .replace('END FISTFUL', 'END FISTFU')
    .replace('S>A', 'D>A')
  const { parts, problems } = readPasted(changed)
  expect(parts).toEqual([])
  expect(problems.join()).toMatch(/Paste the whole mail/)
})

test('the corrected sheet on top of the one that it answers counts alone', () => {
  const old = `${SHEET}ORDER A MOVE 0506\nBUILD 0412 D>A`
  const quoted = old.replaceAll(/^/gm, '> ')
  for (const below of [old, quoted])
    expect(readPasted(`${SHEET}ORDER A DEFEND\nBUILD 0412 S>A\n\n${below}`).parts).toMatchObject([
      { orders: { ...orders, fleetOrders: [{ fleet: 'A', order: 'defend' }] } },
    ])
  expect(readPasted(quoted)).toEqual({
    parts: [],
    problems: [expect.stringContaining('All orders of this sheet are quoted')],
  })
})

test.each([
  ['marks in turns', '\u0301\u0323'.repeat(250_000)],
  ['letters with marks', 'e\u0301\u0323'.repeat(160_000)],
  ['one sign for many', '\uFDFA'.repeat(100_000)],
  ['spaces behind an equals sign', `=${' '.repeat(400_000)}`],
  ['equals signs', '='.repeat(499_999)],
  ['beginnings of blocks', 'BEGIN FISTFUL '.repeat(35_000)],
  ['blocks', 'BEGIN FISTFUL END FISTFUL '.repeat(19_000)],
  ['semicolons', `BEGIN FISTFUL${';'.repeat(480_000)}END FISTFUL`],
  ['places', ';PART1OF1IN'.repeat(45_000)],
  ['an invitation', `BEGIN FISTFUL INVITATION; GAME AAAA; TURN 0; PLAYER A; DATA ${'AC'.repeat(240_000)}; END FISTFUL`],
])('half a million of the worst signs are read within two seconds: %s', (_, text) => {
  const begin = performance.now()
  expect(readPasted(text).parts).toEqual([])
  expect(performance.now() - begin).toBeLessThan(2000)
})
