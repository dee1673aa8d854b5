import * as z from 'zod'
import type { Orders } from './model.ts'
import { SHIP_KINDS } from './tables/ships.ts'

const Label = z.string().regex(/^\d{4}(\d{2})?$/, { message: 'A star is named by its hex, such as 0412.' })
const Letter = z.string().regex(/^[A-Z]$/, { message: 'A fleet is named by one letter, A to Z.' })
const ShipCount = z.int().min(1).max(9999)

/** Number of ships by kind, without zeros. */
export const ShipsSchema = z.partialRecord(z.enum(SHIP_KINDS), ShipCount)

const Build = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(SHIP_KINDS), fleet: Letter }),
  z.strictObject({ kind: z.literal('fortify') }),
  z.strictObject({ kind: z.literal('grow') }),
])

const FleetOrderInput = z.discriminatedUnion('order', [
  z.strictObject({ fleet: Letter, order: z.literal('defend') }),
  z.strictObject({ fleet: Letter, order: z.enum(['move', 'withdraw']), to: Label }),
  z.strictObject({ fleet: Letter, order: z.literal('recon'), targets: z.array(Label).max(200).readonly() }),
])

/** Orders of one side for a turn, in machine-readable form. */
export const OrdersSchema = z.strictObject({
  land: z
    .array(z.strictObject({ fleet: Letter }))
    .max(100)
    .readonly(),
  reorg: z
    .array(z.strictObject({ star: Label, fleets: z.record(Letter, ShipsSchema) }))
    .max(500)
    .readonly(),
  build: z
    .array(z.strictObject({ star: Label, items: z.array(Build).max(20).readonly() }))
    .max(500)
    .readonly(),
  fleetOrders: z.array(FleetOrderInput).max(100).readonly(),
}) satisfies z.ZodType<Orders>
