import { expect, test } from 'vitest'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { formatMail } from './fistful-mail.ts'
import { parsePastedText } from './parse-pasted-text.ts'

const HEAD = { game: 'KXMRTQPA', turn: 3, side: 'A' } as const
const orders = { ...NO_ORDERS, build: [{ star: '0412', items: [{ kind: 'S' as const, fleet: 'A' }] }] }
const mail = formatMail([{ kind: 'orders', ...HEAD, orders }])
const SHEET = 'GAME KXMRTQPA\nTURN 3\nPLAYER A\n'

test('a mail, and a sheet that a person typed', () => {
  expect(parsePastedText(mail)).toEqual({ parts: [{ kind: 'orders', ...HEAD, orders }], problems: [] })
  expect(parsePastedText(`Hello\n${SHEET}BUILD 0412 S>A\nWORD ACDEFHJK`).parts).toEqual([
    { kind: 'orders', ...HEAD, orders, typed: { word: 'ACDEFHJK' } },
  ])
})

test('a block whose marks are damaged is no sheet that a person typed: what was changed in it is not taken', () => {
  const changed = mail
    .replace('BEGIN FISTFUL', 'BEG1N FISTFUL')
    .replace('END FISTFUL', 'END FISTFU')
    .replace('S>A', 'D>A')
  const { parts, problems } = parsePastedText(changed)
  expect(parts).toEqual([])
  expect(problems.join()).toMatch(/Paste the whole mail/)
})

test('the corrected sheet on top of the one that it answers counts alone', () => {
  const old = `${SHEET}ORDER A MOVE 0506\nBUILD 0412 D>A`
  const quoted = old.replaceAll(/^/gm, '> ')
  for (const below of [old, quoted])
    expect(parsePastedText(`${SHEET}ORDER A DEFEND\nBUILD 0412 S>A\n\n${below}`).parts).toMatchObject([
      { orders: { ...orders, fleetOrders: [{ fleet: 'A', order: 'defend' }] } },
    ])
  expect(parsePastedText(quoted)).toEqual({
    parts: [],
    problems: [expect.stringContaining('All orders of this sheet are quoted')],
  })
})

test.each<readonly [string, (times: number) => string, number]>([
  ['marks in turns', (times) => '\u0301\u0323'.repeat(times), 62_500],
  ['letters with marks', (times) => 'e\u0301\u0323'.repeat(times), 40_000],
  ['one sign for many', (times) => '\uFDFA'.repeat(times), 25_000],
  ['spaces behind an equals sign', (times) => `=${' '.repeat(times)}`, 100_000],
  ['equals signs', (times) => '='.repeat(times), 124_999],
  ['beginnings of blocks', (times) => 'BEGIN FISTFUL '.repeat(times), 8_750],
  ['blocks', (times) => 'BEGIN FISTFUL END FISTFUL '.repeat(times), 4_750],
  ['semicolons', (times) => `BEGIN FISTFUL${';'.repeat(times)}END FISTFUL`, 120_000],
  ['places', (times) => ';PART1OF1IN'.repeat(times), 11_250],
  [
    'an invitation',
    (times) => `BEGIN FISTFUL INVITATION; GAME AAAA; TURN 0; PLAYER A; DATA ${'AC'.repeat(times)}; END FISTFUL`,
    60_000,
  ],
])('time grows with the length of the worst signs, up to half a million: %s', (_, text, size) => {
  expect(isRunTimeLinear((times) => expect(parsePastedText(text(times)).parts).toEqual([]), size)).toBe(true)
})
