import { NO_ORDERS, type BuildItem, type Orders } from '#shared/games/fistful/model.ts'
import { formatOrderStatements, parseOrderStatement, type OrderStatement } from './order-statements.ts'

/** Maximum number of orders of each kind in a sheet, and of items built at one star. */
const MOST = { land: 100, reorg: 500, build: 500, fleetOrders: 100, items: 20 } as const

/** The orders collected so far, and a warning about the last statement, or null. */
export interface OrdersWithWarning {
  readonly orders: Orders
  readonly warning: string | null
}

/**
 * Adds a statement to the orders. Items built at the same star are added up; a later order for a fleet replaces the
 * earlier one.
 */
export function addOrderStatement(orders: Orders, statement: OrderStatement): OrdersWithWarning {
  switch (statement.word) {
    case 'LAND':
      return bounded({ ...orders, land: [...orders.land, { fleet: statement.fleet }] }, orders, null)
    case 'REORG': {
      const { star, fleets } = statement
      const others = orders.reorg.filter((reorg) => reorg.star !== star)
      const isSecond = others.length < orders.reorg.length
      const warning = isSecond ? `The fleets at ${star} were listed before: this line counts instead.` : null
      return bounded({ ...orders, reorg: [...others, { star, fleets }] }, orders, warning)
    }
    case 'BUILD':
      return bounded({ ...orders, build: addBuild(orders.build, statement.star, statement.items) }, orders, null)
    case 'ORDER': {
      const others = orders.fleetOrders.filter(({ fleet }) => fleet !== statement.order.fleet)
      const isSecond = others.length < orders.fleetOrders.length
      const warning = isSecond ? `Fleet ${statement.order.fleet} had an order: this one counts instead.` : null
      return bounded({ ...orders, fleetOrders: [...others, statement.order] }, orders, warning)
    }
    case 'GAME':
    case 'TURN':
    case 'PLAYER':
    case 'SEAL':
    case 'WORD':
      return { orders, warning: null }
  }
}

/**
 * Normalises orders as if written and parsed again: one entry per star or fleet, none empty. Seal and send this form.
 */
export function normalizeOrders(orders: Orders): Orders {
  return formatOrderStatements(orders).reduce<Orders>((normal, line) => {
    const statement = parseOrderStatement(line.replace(/[ =>]/g, ''))
    return statement ? addOrderStatement(normal, statement).orders : normal
  }, NO_ORDERS)
}

function addBuild(build: Orders['build'], star: string, items: readonly BuildItem[]): Orders['build'] {
  if (!build.some((order) => order.star === star)) return [...build, { star, items }]
  return build.map((order) => (order.star === star ? { star, items: [...order.items, ...items] } : order))
}

function bounded(after: Orders, before: Orders, warning: string | null): OrdersWithWarning {
  const isTooMuch =
    after.land.length > MOST.land ||
    after.reorg.length > MOST.reorg ||
    after.build.length > MOST.build ||
    after.fleetOrders.length > MOST.fleetOrders ||
    after.build.some(({ items }) => items.length > MOST.items)
  return isTooMuch
    ? { orders: before, warning: 'These are more orders than a sheet holds: left out.' }
    : { orders: after, warning }
}
