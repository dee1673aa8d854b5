import { findBuildRefusal } from '#main/games/fistful/rules/build-context.ts'
import { listReachableStars, listReconTargets, listRefuges } from '#main/games/fistful/rules/fleet-orders.ts'
import { addShips, countShipsOfKind } from '#main/games/fistful/rules/fleet-ships.ts'
import { resolveUncontestedPhaseOne } from '#main/games/fistful/rules/phase-one.ts'
import { placeHomeworld, createGame, classifyHomeworldStars } from '#main/games/fistful/setup.ts'
import type { Dice } from '#main/games/kit/dice.ts'
import {
  type BuildItem,
  type BuildOrder,
  type Fleet,
  type FleetOrder,
  type GameMap,
  type GameState,
  NO_ORDERS,
  type Orders,
  type ReorganiseOrder,
  type Ships,
  type Side,
  SIDES,
  type StarLabel,
} from '#shared/games/fistful/model.ts'
import {
  FLEET_LETTERS,
  SETTINGS,
  type SettingRow,
  type FistfulSettings,
} from '#shared/games/fistful/tables/settings.ts'
import { SHIP_KINDS } from '#shared/games/fistful/tables/ships.ts'
import { getHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'
import type { SettingChoice } from '#shared/kit/setting-definitions.ts'

export function pick<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice.die(Math.max(1, items.length)) - 1]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

const chance = (percent: number, dice: Dice): boolean => dice.die(100) <= percent

export function shuffled<Item>(items: readonly Item[], dice: Dice): Item[] {
  const keyed = items.map((item) => ({ item, key: dice.die(1_000_000) }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}

/** Random map: stars of any rating on a board, and routes between some that are near. */
export function randomMap(dice: Dice, { stars = 24, rows = 14, columns = 8 } = {}): GameMap {
  const board = { ...STANDARD_BOARD, rows, columns }
  const labels = new Set<string>()
  while (labels.size < stars) labels.add(getHexLabel({ row: dice.die(rows), column: dice.die(columns) }, board))
  const sorted = [...labels].toSorted()
  return {
    board,
    stars: Object.fromEntries(sorted.map((label) => [label, { name: `Star ${label}`, rating: dice.die(5) }])),
    routes: sorted.flatMap((text, at) => sorted.slice(at + 1, at + 4).map((otherText) => [text, otherText] as const)),
  }
}

/** Random settings. Numeric ones are drawn mostly from low values, which a few turns reach. */
export function randomSettings(dice: Dice): FistfulSettings {
  const rows: [string, SettingRow][] = Object.entries(SETTINGS)
  return Object.fromEntries(rows.map(([id, row]) => [id, randomAnswer(row, dice)])) as FistfulSettings
}

function randomAnswer({ choices, numbers }: SettingRow, dice: Dice): SettingChoice['value'] {
  if (numbers === undefined || chance(25, dice)) return pick(choices, dice).value
  return Math.min(numbers.most, numbers.least + dice.die(LOW_NUMBERS) - 1)
}

const LOW_NUMBERS = 60

/** Game with random homeworlds, rarely of rating 1: these build nothing, so there would be no fights. */
export function randomGame(map: GameMap, settings: FistfulSettings, dice: Dice): GameState {
  return SIDES.reduce<GameState>(
    (state, side) => placeHomeworld(state, side, randomHomeworld(state, side, dice)),
    createGame(map, settings),
  )
}

function randomHomeworld(state: GameState, side: Side, dice: Dice): StarLabel {
  const { legal } = classifyHomeworldStars(state, side)
  const able = legal.filter((star) => (state.map.stars[star]?.rating ?? 0) > 1)
  return pick(able.length === 0 || chance(10, dice) ? legal : able, dice)
}

/** Random legal orders of one side; only a landing contested by the other side can be refused. */
export function randomOrders(state: GameState, side: Side, dice: Dice): Orders {
  const land = randomLandings(state, side, dice)
  const landed = resolveUncontestedPhaseOne(state, side, { ...NO_ORDERS, land }).state
  const reorg = randomMakeUps(landed, side, dice)
  const reorganised = resolveUncontestedPhaseOne(state, side, { ...NO_ORDERS, land, reorg }).state
  const build = randomBuilds(reorganised, side, dice)
  const built = resolveUncontestedPhaseOne(state, side, { ...NO_ORDERS, land, reorg, build }).state
  return { land, reorg, build, fleetOrders: fleetsOf(built, side).flatMap((fleet) => randomOrder(built, fleet, dice)) }
}

const fleetsOf = ({ fleets }: GameState, side: Side): Fleet[] => fleets.filter(({ owner }) => owner === side)

function randomLandings(state: GameState, side: Side, dice: Dice): { fleet: string }[] {
  const taken = new Set(Object.keys(state.colonies))
  return fleetsOf(state, side).flatMap(({ id, at, ships }) => {
    if (countShipsOfKind(ships, 'T') === 0 || taken.has(at) || chance(30, dice)) return []
    taken.add(at)
    return [{ fleet: id }]
  })
}

function randomMakeUps(state: GameState, side: Side, dice: Dice): ReorganiseOrder[] {
  const fleets = fleetsOf(state, side)
  const free: string[] = FLEET_LETTERS.filter((letter) => fleets.every(({ id }) => id !== letter))
  const stars = [...new Set(fleets.map(({ at }) => at))]
  return stars.flatMap((star) => {
    if (chance(60, dice)) return []
    const there = fleets.filter(({ at }) => at === star)
    const letters = [...there.map(({ id }) => id), ...free.splice(0, dice.die(3) - 1)]
    return [{ star, fleets: dealOut(there, letters, dice) }]
  })
}

function dealOut(fleets: readonly Fleet[], letters: readonly string[], dice: Dice): Record<string, Ships> {
  const parts: Record<string, Ships> = {}
  for (const kind of SHIP_KINDS) {
    for (let left = fleets.reduce((sum, { ships }) => sum + countShipsOfKind(ships, kind), 0); left > 0; left -= 1) {
      const letter = pick(letters, dice)
      parts[letter] = addShips(parts[letter] ?? {}, { [kind]: 1 })
    }
  }
  return parts
}

function randomBuilds(state: GameState, side: Side, dice: Dice): BuildOrder[] {
  const fleets = fleetsOf(state, side)
  const free: string[] = FLEET_LETTERS.filter((letter) => fleets.every(({ id }) => id !== letter))
  return Object.keys(state.colonies).flatMap((star): BuildOrder[] => {
    const colony = state.colonies[star]
    if (colony?.owner !== side) return []
    const letters = [...fleets.filter(({ at }) => at === star).map(({ id }) => id), ...free.splice(0, 1)]
    const shop = { colony, rating: state.map.stars[star]?.rating ?? 0, turn: state.turn, settings: state.settings }
    const items: BuildItem[] = []
    for (let tries = dice.die(4) - 1; tries > 0; tries -= 1) {
      const item = randomItem(letters, dice)
      if (findBuildRefusal([...items, item], shop) === null) items.push(item)
    }
    return items.length === 0 ? [] : [{ star, items }]
  })
}

function randomItem(letters: readonly string[], dice: Dice): BuildItem {
  const kind = pick(['T', 'T', 'S', 'C', 'D', 'fortify', 'grow', 'grow'] as const, dice)
  if (kind === 'fortify' || kind === 'grow') return { kind }
  return letters.length === 0 ? { kind: 'grow' } : { kind, fleet: pick(letters, dice) }
}

function randomOrder(state: GameState, { owner, id, at, ships }: Fleet, dice: Dice): FleetOrder[] {
  const [reach, refuges] = [listReachableStars(state, owner, ships, at), listRefuges(state, owner, ships, at)]
  const targets = listReconTargets(state, ships, at)
  const throwOf = dice.die(10)
  if (throwOf <= 5 && reach.length > 0) return [{ fleet: id, order: 'move', to: pick(reach, dice) }]
  if (throwOf <= 7 && refuges.length > 0) return [{ fleet: id, order: 'withdraw', to: pick(refuges, dice) }]
  if (throwOf <= 8 && targets.length > 0) return [{ fleet: id, order: 'recon', targets: [pick(targets, dice)] }]
  return throwOf === 10 ? [] : [{ fleet: id, order: 'defend' }]
}

/** Orders with added invalid lines, which must be refused without any other effect. */
export function withNonsense(orders: Orders, state: GameState, dice: Dice): Orders {
  const places = [...Object.keys(state.map.stars), '9999', 'here', '', 'constructor', '__proto__']
  const letters = ['A', 'B', 'C', 'Z', 'AA', 'a', '']
  const [star, secondStar] = [pick(places, dice), pick(places, dice)]
  const odd: Orders = {
    land: [{ fleet: pick(letters, dice) }],
    reorg: [{ star, fleets: { [pick(letters, dice)]: { S: dice.die(3) - 1 } } }],
    build: [{ star: secondStar, items: [{ kind: 'C', fleet: pick(letters, dice) }] }],
    fleetOrders: [
      { fleet: pick(letters, dice), order: 'move', to: star },
      { fleet: pick(letters, dice), order: 'recon', targets: [secondStar, star] },
    ],
  }
  const isNew = <Line>(lines: readonly Line[], line: Line, same: (listed: Line) => boolean) =>
    lines.some(same) ? [...lines] : [...lines, line]
  const [reorg, build, fleetOrders] = [odd.reorg[0], odd.build[0], odd.fleetOrders]
  return {
    land: [...orders.land, ...odd.land],
    reorg: reorg ? isNew(orders.reorg, reorg, (reorganiseOrder) => reorganiseOrder.star === reorg.star) : orders.reorg,
    build: build ? [...orders.build, build] : orders.build,
    fleetOrders: fleetOrders.reduce<readonly FleetOrder[]>(
      (lines, line) => isNew(lines, line, (fleetOrder) => fleetOrder.fleet === line.fleet),
      orders.fleetOrders,
    ),
  }
}

/** The same orders with shuffled lines, and the production of a star split across several lines. */
export function reordered(orders: Orders, dice: Dice): Orders {
  const single = orders.build.flatMap(({ star, items }) => items.map((item) => ({ star, items: [item] })))
  return {
    land: shuffled(orders.land, dice),
    reorg: shuffled(orders.reorg, dice),
    build: shuffled(single, dice),
    fleetOrders: shuffled(orders.fleetOrders, dice),
  }
}

/** Two sides with a fleet for every letter, spread over a map of 60 stars, half of which each side owns. */
export function crowdedGame(dice: Dice, settings: FistfulSettings): GameState {
  const map = randomMap(dice, { stars: 60, rows: 32, columns: 16 })
  const start = randomGame(map, settings, dice)
  const stars = Object.keys(map.stars).toSorted()
  const free = stars.filter((star) => star !== start.homeworlds.A && star !== start.homeworlds.B)
  const ownerOf = (at: number): Side => (at % 2 === 0 ? 'A' : 'B')
  const colonies = free.map((star, at) => {
    const size = map.stars[star]?.rating ?? 1
    const facts = { size, fortified: false, fortProgress: null, besieged: 0, founded: 0 }
    return [star, { owner: ownerOf(at), ...facts }] as const
  })
  const fleets = SIDES.flatMap((owner) =>
    FLEET_LETTERS.map((id, at): Fleet => {
      const star = free[(at * 2 + (owner === 'A' ? 0 : 1)) % free.length] ?? ''
      return { owner, id, at: star, ships: { T: 1, S: dice.die(3), C: dice.die(3), D: dice.die(2) } }
    }),
  )
  return { ...start, colonies: { ...start.colonies, ...Object.fromEntries(colonies) }, fleets }
}
