import { type ResolvedTurn, resolveTurn } from '#main/games/fistful/commands/resolve-turn.ts'
import { sortFleets } from '#main/games/fistful/rules/fleet-ships.ts'
import { createGivenDice } from '#main/games/kit/dice.ts'
import {
  type Colony,
  type Fleet,
  type FleetOrder,
  type GameMap,
  type GameState,
  NO_ORDERS,
  type Orders,
  type Ships,
  type Side,
} from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS, type FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'

const RATINGS = {
  '0203': 5,
  '0205': 3,
  '0304': 2,
  '0506': 4,
  '0708': 3,
  '1005': 1,
  '1208': 5,
  '2509': 2,
  '2710': 4,
  '2812': 3,
  '3014': 5,
} as const

/** Map of the worked examples. */
export const MINI_MAP: GameMap = {
  board: STANDARD_BOARD,
  stars: Object.fromEntries(Object.entries(RATINGS).map(([label, rating]) => [label, { name: label, rating }])),
  routes: [
    ['0203', '0205'],
    ['0205', '0304'],
  ],
}

export function colonyOf(owner: Side, size: number, facts: Partial<Colony> = {}): Colony {
  return { owner, size, fortified: false, fortProgress: null, besieged: 0, founded: 0, ...facts }
}

/** Parses ships such as `2S1C`. */
export function shipsFrom(text: string): Ships {
  const parts = [...text.matchAll(/(\d+)([TSCD])/g)]
  return Object.fromEntries(parts.map(([, count, kind]) => [kind, Number(count)]))
}

/** Parses fleets such as `A:B 0203 2S1C`. */
export function fleetsFrom(...texts: readonly string[]): Fleet[] {
  const fleets = texts.map((text): Fleet => {
    const [name = '', at = '', ships = ''] = text.split(' ')
    return { owner: name.startsWith('A') ? 'A' : 'B', id: name.slice(2), at, ships: shipsFrom(ships) }
  })
  return sortFleets(fleets)
}

/** Options of a test game; homeworlds are 0203 and 3014, and it is turn 5. */
export interface TestGameOptions {
  readonly colonies?: Readonly<Record<string, Colony>>
  readonly fleets?: readonly string[]
  readonly settings?: Partial<FistfulSettings>
  readonly turn?: number
}

export function gameOf({ colonies = {}, fleets = [], settings = {}, turn = 5 }: TestGameOptions = {}): GameState {
  return {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    map: MINI_MAP,
    turn,
    homeworlds: { A: '0203', B: '3014' },
    colonies: { '0203': colonyOf('A', 5), '3014': colonyOf('B', 5), ...colonies },
    fleets: fleetsFrom(...fleets),
    result: null,
  }
}

/** Parses a fleet order such as `A MOVE 0506` or `B RECON 0203,0205`. */
export function orderFrom(text: string): FleetOrder {
  const [fleet = '', verb = '', goal = ''] = text.split(' ')
  if (verb === 'MOVE') return { fleet, order: 'move', to: goal }
  if (verb === 'WITHDRAW') return { fleet, order: 'withdraw', to: goal }
  return verb === 'RECON' ? { fleet, order: 'recon', targets: goal.split(',') } : { fleet, order: 'defend' }
}

/** Orders with fleet orders as texts. */
export function ordersOf({
  fleets = [],
  ...rest
}: Partial<Orders> & { readonly fleets?: readonly string[] } = {}): Orders {
  return { ...NO_ORDERS, fleetOrders: fleets.map(orderFrom), ...rest }
}

/** Resolves a turn with only the given orders, and exactly the dice that are thrown. */
export function resolveTurnWith(
  state: GameState,
  { A = NO_ORDERS, B = NO_ORDERS, dice = [] }: { A?: Orders; B?: Orders; dice?: readonly number[] } = {},
): ResolvedTurn {
  const given = createGivenDice(dice)
  const resolved = resolveTurn(state, { A, B }, given)
  if (given.left() > 0) throw new Error(`${given.left()} dice were not thrown`)
  return resolved
}

export function fleetTexts({ fleets }: Pick<GameState, 'fleets'>): string[] {
  return fleets.map(({ owner, id, at, ships }) => `${owner}:${id} ${at} ${shipText(ships)}`)
}

function shipText(ships: Ships): string {
  return (['T', 'S', 'C', 'D'] as const).map((kind) => (ships[kind] ? `${ships[kind]}${kind}` : '')).join('')
}
