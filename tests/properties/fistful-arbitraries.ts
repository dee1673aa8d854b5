import fc from 'fast-check'
import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import type { GameStart } from '#shared/games/fistful/game-start.ts'
import type { BuildItem, FleetOrder, Orders, Ships, Side } from '#shared/games/fistful/model.ts'
import { FLEET_LETTERS } from '#shared/games/fistful/tables/settings.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'

const count = fc.integer({ min: 1, max: 9999 })
const letter = fc.constantFrom(...FLEET_LETTERS)
const star = fc.oneof(
  fc.integer({ min: 0, max: 9999 }).map((label) => String(label).padStart(4, '0')),
  fc.integer({ min: 0, max: 999_999 }).map((label) => String(label).padStart(6, '0')),
)

const ships: fc.Arbitrary<Ships> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...SHIP_KINDS), count), { selector: ([kind]) => kind, minLength: 1 })
  .map((pairs) => Object.fromEntries(pairs))

const item: fc.Arbitrary<BuildItem> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...SHIP_KINDS), fleet: letter }),
  fc.constantFrom<BuildItem>({ kind: 'fortify' }, { kind: 'grow' }),
)

const fleetOrder: fc.Arbitrary<FleetOrder> = fc.oneof(
  fc.record({ fleet: letter, order: fc.constant('defend' as const) }),
  fc.record({ fleet: letter, order: fc.constantFrom('move' as const, 'withdraw' as const), to: star }),
  fc.record({ fleet: letter, order: fc.constant('recon' as const), targets: fc.array(star, { maxLength: 6 }) }),
)

/** Arbitrary orders, valid or not, one entry per star or fleet. */
export const anyOrders: fc.Arbitrary<Orders> = fc.record({
  land: fc.array(fc.record({ fleet: letter }), { maxLength: 5 }),
  reorg: fc.uniqueArray(
    fc.record({ star, fleets: fc.dictionary(letter, ships, { maxKeys: 4, noNullPrototype: true }) }),
    { selector: (order) => order.star, maxLength: 4 },
  ),
  build: fc.uniqueArray(fc.record({ star, items: fc.array(item, { minLength: 1, maxLength: 8 }) }), {
    selector: (order) => order.star,
    maxLength: 5,
  }),
  fleetOrders: fc.uniqueArray(fleetOrder, { selector: (order) => order.fleet, maxLength: 10 }),
})

const hash = fc.stringMatching(/^[0-9a-f]{64}$/)
const code = fc.stringMatching(/^[A-Z0-9]{4,20}$/)

const start: fc.Arbitrary<GameStart> = fc.record({
  game: code,
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  mode: fc.constantFrom('mail' as const, 'sealed' as const),
  players: fc.constant({ A: 'Ada', B: 'Björn; END FISTFUL' }),
  areDiceTyped: fc.boolean(),
  settings: fc.constant(DEFAULT_SETTINGS),
  map: fc.record({
    board: fc.constant(STANDARD_BOARD),
    stars: fc.dictionary(
      fc.stringMatching(/^(0[1-9]|[12]\d|3[0-2])0[1-9]$/),
      fc.record({ name: fc.string({ unit: 'grapheme', maxLength: 12 }), rating: fc.integer({ min: 1, max: 5 }) }),
      { maxKeys: 6, noNullPrototype: true },
    ),
    routes: fc.constant([]),
  }),
  homeworlds: fc.constant({ A: null, B: null }),
})

const head = {
  game: code,
  turn: fc.integer({ min: 1, max: 400 }),
  side: fc.constantFrom<Side>('A', 'B'),
}

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${count}}$`))
const plays = fc.record({ settings: digits(16), map: digits(16), position: digits(16) })
const signed = fc.record({ head: hash, plays, signature: digits(128) })

/** A part that is signed in games with keys, and unsigned in others. */
const maybeSigned = <Part extends object>(part: fc.Arbitrary<Part>) =>
  fc.tuple(part, fc.option(signed)).map(([unsigned, by]) => (by === null ? unsigned : { ...unsigned, signed: by }))

export const anyPart: fc.Arbitrary<MailPart> = fc.oneof(
  fc.record({ kind: fc.constant('orders' as const), ...head, orders: anyOrders }),
  maybeSigned(fc.record({ kind: fc.constant('seal' as const), ...head, hash })),
  maybeSigned(fc.record({ kind: fc.constant('reveal' as const), ...head, orders: anyOrders, nonce: hash })),
  fc.record({
    kind: fc.constant('report' as const),
    ...head,
    orders: anyOrders,
    dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 }),
    seed: fc.option(hash),
    stateHash: hash,
  }),
  fc.record({ kind: fc.constant('homeworld' as const), ...head, turn: fc.constant(0), star }),
  fc.record({ kind: fc.constant('homeworld' as const), ...head, turn: fc.constant(0), star, key: hash }),
  maybeSigned(fc.record({ kind: fc.constant('resignation' as const), ...head })),
  fc.record({ kind: fc.constant('invitation' as const), ...head, turn: fc.constant(0), start }),
)
