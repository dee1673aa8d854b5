import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_ORDERS } from '#shared/games/fistful/model.ts'
import { OrdersSchema } from '#shared/games/fistful/orders-schema.ts'
import { anyOrders } from '#tests/properties/fistful-arbitraries.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { normalizeOrders } from './collect-orders.ts'
import { parseOrderSheet, formatOrderSheet } from './order-sheet-text.ts'

const HEADER = { game: 'KXMRTQPA', turn: 3, side: 'A' } as const
const lines = (...texts: string[]) => parseOrderSheet(texts.join('\n'))

describe('an order sheet as text (FIST-REP-1)', () => {
  it('comes back exactly', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        expect(parseOrderSheet(formatOrderSheet(HEADER, orders))).toEqual({
          header: { ...HEADER, seal: null, word: null },
          orders,
          problems: [],
          hasQuotedOrders: false,
        })
        expect(OrdersSchema.parse(orders)).toEqual(orders)
        expect(normalizeOrders(orders)).toEqual(orders)
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it('reads capitals, small letters, comments and lines in any order', () => {
    const { header, orders, problems } = lines(
      'order a move 0506   # to the gate',
      '  GROW 0412',
      'player b',
      'Turn 12',
      'game kxmr7',
      '',
      '# only words',
      'reorg 0412 b=1t a = 2s1c',
      'LAND C; fort 0412',
      'Order B Recon 0205 0506, 0708',
      'order d withdraw 0101',
      'ORDER e DEFEND',
    )
    expect(problems).toEqual([])
    expect(header).toEqual({ game: 'KXMR7', turn: 12, side: 'B', seal: null, word: null })
    expect(orders).toEqual({
      land: [{ fleet: 'C' }],
      reorg: [{ star: '0412', fleets: { A: { S: 2, C: 1 }, B: { T: 1 } } }],
      build: [{ star: '0412', items: [{ kind: 'grow' }, { kind: 'fortify' }] }],
      fleetOrders: [
        { fleet: 'A', order: 'move', to: '0506' },
        { fleet: 'B', order: 'recon', targets: ['0205', '0506', '0708'] },
        { fleet: 'D', order: 'withdraw', to: '0101' },
        { fleet: 'E', order: 'defend' },
      ],
    })
  })

  it('adds up what a star makes', () => {
    const { orders } = lines('BUILD 0412 T>A', 'FORT 0412', 'BUILD 0203 D>B', 'BUILD 0412 C>D S>E')
    expect(orders.build).toEqual([
      {
        star: '0412',
        items: [{ kind: 'T', fleet: 'A' }, { kind: 'fortify' }, { kind: 'C', fleet: 'D' }, { kind: 'S', fleet: 'E' }],
      },
      { star: '0203', items: [{ kind: 'D', fleet: 'B' }] },
    ])
  })

  it('takes the second order for a fleet and says so', () => {
    const { orders, problems } = lines('ORDER A MOVE 0506', 'ORDER A DEFEND')
    expect(orders.fleetOrders).toEqual([{ fleet: 'A', order: 'defend' }])
    expect(problems).toEqual([
      { line: 2, text: 'ORDER A DEFEND', why: 'Fleet A had an order: this one counts instead.' },
    ])
  })

  it('takes the second list of the fleets at a star and says so', () => {
    const { orders, problems } = lines('REORG 0412 A=1S', 'REORG 0412 B=1S')
    expect(orders.reorg).toEqual([{ star: '0412', fleets: { B: { S: 1 } } }])
    expect(problems.map(({ line }) => line)).toEqual([2])
  })

  it.each([
    ['Hello Bert', 'This is no order'],
    ['ORDER A FLY 0506', 'Write ORDER A MOVE 0506'],
    ['ORDER AB DEFEND', 'Write ORDER A MOVE 0506'],
    ['ORDER A MOVE 506', 'Write ORDER A MOVE 0506'],
    ['LAND 7', 'Write LAND and one fleet'],
    ['REORG 0412 A=0S', 'Write a star and all fleets there'],
    ['REORG 0412 A=1S1S', 'Write a star and all fleets there'],
    ['REORG 0412 A=1S A=1C', 'Write a star and all fleets there'],
    ['BUILD 0412 X>A', 'Write a star, then kinds of ship'],
    ['GROW', 'Write GROW and one star'],
    ['TURN 0', 'Write TURN and a number'],
    ['PLAYER C', 'Write PLAYER A or PLAYER B'],
    ['SEAL 12', 'A seal is 64 digits'],
  ])('reports %s and keeps the rest', (line, why) => {
    const { orders, problems } = lines('GROW 0203', line, 'LAND B')
    expect(problems).toEqual([{ line: 2, text: line, why: expect.stringContaining(why) }])
    expect(orders).toEqual({
      ...NO_ORDERS,
      build: [{ star: '0203', items: [{ kind: 'grow' }] }],
      land: [{ fleet: 'B' }],
    })
  })

  it('reports a header that says two things, and takes the first', () => {
    const { header, problems } = lines('TURN 3', 'TURN 4', 'GAME AAAA', 'GAME AAAA')
    expect(header).toEqual({ game: 'AAAA', turn: 3, side: null, seal: null, word: null })
    expect(problems.map(({ line }) => line)).toEqual([2])
  })

  it('reads the seal', () => {
    expect(lines(`SEAL ${'0aF9'.repeat(16)}`).header.seal).toBe('0af9'.repeat(16))
  })

  it('takes the head of a quoted sheet, and never its orders', () => {
    const { header, orders, hasQuotedOrders } = lines('> GAME KXMR', '> TURN 3', '>PLAYER B', '> > GROW 0412', 'LAND A')
    expect(header).toMatchObject({ game: 'KXMR', turn: 3, side: 'B' })
    expect([orders, hasQuotedOrders]).toEqual([{ ...NO_ORDERS, land: [{ fleet: 'A' }] }, true])
    expect(lines('GAME AAAA', '> GAME BBBB', '> WORD ACDEFHJK').header).toMatchObject({
      game: 'AAAA',
      word: 'ACDEFHJK',
    })
  })

  it('ends where another sheet begins, quoted or not', () => {
    const sheet = ['GAME KXMR', 'TURN 3', 'PLAYER A', 'ORDER A DEFEND', 'BUILD 0412 T>A']
    const older = ['GAME KXMR', 'TURN 3', 'PLAYER A', 'ORDER A MOVE 0506', 'BUILD 0412 C>A', 'LAND B']
    const { orders } = lines(...sheet)
    for (const old of [older, older.map((line) => `> ${line}`)])
      expect(lines(...sheet, '-----Original Message-----', ...old).orders).toEqual(orders)
    expect(lines(...sheet, ...older).problems).toMatchObject([
      { line: 6, why: expect.stringContaining('Another order') },
    ])
  })

  it.each<readonly [string, (times: number) => string, number]>([
    ['spaces behind a recon', (times) => `ORDER A RECON 1${' '.repeat(times)}x`, 47_500],
    ['many gaps in a recon', (times) => `ORDER A RECON ${'1 , '.repeat(times)}x`, 12_000],
    ['remarks that a sign between lines ends', (times) => `${'#'.repeat(times)}\u2028x`, 47_500],
    ['marks of two kinds in turns', (times) => 'a\u0301\u0323'.repeat(times), 16_250],
    ['letters and marks', (times) => `ORDER ${'\u0301\u0323'.repeat(times)}`, 23_750],
    ['quotes', (times) => '> '.repeat(times), 24_750],
    ['fleets of a reorganisation', (times) => `REORG 0412 ${'A=1S'.repeat(times)}!`, 11_250],
    ['ships', (times) => `BUILD 0412 ${'T>A'.repeat(times)}!`, 15_000],
    ['lines', (times) => 'ORDER A DEFEND\n'.repeat(times), 3_250],
  ])('takes time by the length of the worst text, not by its square: %s', (_, text, size) => {
    expect(isRunTimeLinear((times) => parseOrderSheet(text(times)), size)).toBe(true)
  })

  it('is bounded, however long the text', () => {
    const { orders, problems } = parseOrderSheet('ORDER A MOVE 0506\nLAND A\njunk\n'.repeat(200_000))
    expect(orders.land).toHaveLength(100)
    expect(problems.length).toBeLessThanOrEqual(200)
    expect(problems[0]?.why).toContain('too long')
  })

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(() => parseOrderSheet(text)).not.toThrow()
      }),
      { seed: 2, numRuns: 500 },
    )
  })

  it('brings orders into the form in which they are read', () => {
    expect(
      normalizeOrders({
        land: [{ fleet: 'A' }, { fleet: 'A' }],
        reorg: [{ star: '0412', fleets: { A: {} } }],
        build: [
          { star: '0412', items: [{ kind: 'grow' }] },
          { star: '0203', items: [] },
          { star: '0412', items: [{ kind: 'fortify' }] },
        ],
        fleetOrders: [
          { fleet: 'A', order: 'defend' },
          { fleet: 'A', order: 'move', to: '0506' },
        ],
      }),
    ).toEqual({
      land: [{ fleet: 'A' }, { fleet: 'A' }],
      reorg: [{ star: '0412', fleets: {} }],
      build: [{ star: '0412', items: [{ kind: 'grow' }, { kind: 'fortify' }] }],
      fleetOrders: [{ fleet: 'A', order: 'move', to: '0506' }],
    })
  })
})
