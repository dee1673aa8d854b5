import type { DeskView, SheetView } from '#shared/contract/fistful/views.ts'
import type { Orders, Side } from '#shared/games/fistful/model.ts'
import { shipCode } from '#shared/games/fistful/ship-words.ts'
import { itemsAt, orderOf } from '../desk/order-edits.ts'

/** A fleet's line on an order sheet (FIST-REP-1). */
export interface FleetRow {
  readonly letter: string
  readonly at: string
  readonly ships: string
  readonly order: string
}

/** A colony's line on an order sheet. */
export interface ColonyRow {
  readonly star: string
  readonly size: string
  readonly state: string
  readonly makes: string
}

/** The fleets of a sheet. */
export function fleetRows(sheet: SheetView | null): readonly FleetRow[] {
  if (sheet === null) return []
  return sheet.fleets.map(({ fleet, at, ships }) => ({
    letter: fleet,
    at,
    ships: shipCode(ships),
    order: orderText(sheet.orders, fleet),
  }))
}

/** An order as the order file writes it. */
function orderText(orders: Orders, fleet: string): string {
  const order = orderOf(orders, fleet)
  if (order === null) return ''
  if (order.order === 'defend') return 'DEFEND'
  return order.order === 'recon' ? `RECON ${order.targets.join(',')}` : `${order.order.toUpperCase()} ${order.to}`
}

/** The colonies of a side with what they make. */
export function colonyRows(
  desk: Pick<DeskView, 'position'> | null,
  sheet: SheetView | null,
  side: Side,
): readonly ColonyRow[] {
  return (desk?.position.colonies ?? [])
    .filter(({ owner }) => owner === side)
    .map(({ star, size, isHomeworld, isFortified, isBesieged, fortProgress }) => ({
      star,
      size: String(size ?? ''),
      state: [
        isHomeworld && 'home',
        isFortified && 'fort',
        fortProgress !== null && 'half a fort',
        isBesieged && 'besieged',
      ]
        .filter(Boolean)
        .join(', '),
      makes: sheet === null ? '' : itemsAt(sheet.orders, star).map(itemText).join(' '),
    }))
}

function itemText(item: Orders['build'][number]['items'][number]): string {
  if (item.kind === 'grow') return 'GROW'
  return item.kind === 'fortify' ? 'FORT' : `${item.kind}>${item.fleet}`
}
