import type { DeskView, SheetView } from '#shared/contract/fistful/views.ts'
import { formatShipCode } from '#shared/games/fistful/format-ships.ts'
import type { Orders, Side } from '#shared/games/fistful/model.ts'
import { listBuildItems, findFleetOrder } from '../orders/order-edits.ts'

/** Line of a fleet on an order sheet (FIST-REP-1). */
export interface FleetRow {
  readonly letter: string
  /** Name and hex of the star. */
  readonly at: string
  readonly ships: string
  readonly range: string
  readonly order: string
}

/** Line of a colony on an order sheet. */
export interface ColonyRow {
  /** Name and hex. */
  readonly star: string
  readonly size: string
  /** Production points to spend. */
  readonly points: string
  readonly state: string
  readonly makes: string
}

type Map = Pick<DeskView, 'map'>

function nameAt({ map }: Map, star: string): string {
  return `${map.stars.find((candidate) => candidate.star === star)?.name ?? ''} ${star}`.trim()
}

export function listFleetRows(desk: Map, sheet: SheetView | null): readonly FleetRow[] {
  if (sheet === null) return []
  return sheet.fleets.map(({ fleet, at, ships, range }) => ({
    letter: fleet,
    at: nameAt(desk, at),
    ships: formatShipCode(ships),
    range: String(range),
    order: orderText(sheet.orders, fleet),
  }))
}

/** Formats an order in the order file's notation. */
function orderText(orders: Orders, fleet: string): string {
  const order = findFleetOrder(orders, fleet)
  if (order === null) return ''
  if (order.order === 'defend') return 'DEFEND'
  return order.order === 'recon' ? `RECON ${order.targets.join(',')}` : `${order.order.toUpperCase()} ${order.to}`
}

/** Lists the colonies of a side with their builds. */
export function listColonyRows(
  desk: Pick<DeskView, 'position' | 'map'> | null,
  sheet: SheetView | null,
  side: Side,
): readonly ColonyRow[] {
  if (desk === null) return []
  return desk.position.colonies
    .filter(({ owner }) => owner === side)
    .map(({ star, size, isHomeworld, isFortified, isBesieged, fortProgress }) => ({
      star: nameAt(desk, star),
      size: String(size ?? ''),
      points: String(sheet?.works.find((work) => work.star === star)?.points ?? ''),
      state: [
        isHomeworld && 'home',
        isFortified && 'fort',
        fortProgress !== null && 'half a fort',
        isBesieged && 'besieged',
      ]
        .filter(Boolean)
        .join(', '),
      makes: sheet === null ? '' : listBuildItems(sheet.orders, star).map(itemText).join(' '),
    }))
}

function itemText(item: Orders['build'][number]['items'][number]): string {
  if (item.kind === 'grow') return 'GROW'
  return item.kind === 'fortify' ? 'FORT' : `${item.kind}>${item.fleet}`
}
