import * as z from 'zod'
import { CELLS } from '../grid.ts'
import { FireSchema, VehicleFightSchema } from './attack-orders.ts'
import { createOrderSchema, Cells, Centimetres, Contacts, Rerolls, UnitId, Zones } from './table-input.ts'

/** How high what a vehicle drives over stands (P28-VEH-CLIMB). */
const Obstacle = Centimetres.exactOptional()

/** Orders of vehicles, of those who get in and out of them, and of saboteurs. */
export const VEHICLE_ORDERS = [
  /** Vehicles: their moves, and what else their crew does (P28-VEH-ACT-1). */
  createOrderSchema('drive', {
    unit: UnitId,
    cm: Centimetres,
    turnDegrees: z.int().min(0).max(360),
    isBackwards: z.boolean(),
    ground: z.enum(['even', 'rough', 'hazardous']),
    obstacleCm: Obstacle,
    zones: Zones,
    wishes: Cells,
    rerolls: Rerolls,
  }),
  FireSchema,
  /** Loads weapons of mounts again, as many as there is crew (P28-VEH-ACT-1). */
  createOrderSchema('load-mounts', { unit: UnitId, cells: z.array(z.enum(CELLS)).min(1).max(40) }),
  VehicleFightSchema,
  /** A move into contact: the charge of a vehicle (P28-VEH-FIGHT-2). */
  createOrderSchema('ram', {
    unit: UnitId,
    charge: UnitId,
    contacts: Contacts,
    cm: Centimetres,
    turnDegrees: z.int().min(0).max(360),
    isBackwards: z.boolean(),
    ground: z.enum(['even', 'rough', 'hazardous']),
    obstacleCm: Obstacle,
    zones: Zones,
    wishes: Cells,
    rerolls: Rerolls,
  }),
  /** Out of a combat, straight backwards: the free fights first, then as far as `back-off` says (P28-VEH-FIGHT-3). */
  createOrderSchema('break-away', { unit: UnitId }),
  createOrderSchema('back-off', {
    unit: UnitId,
    cm: Centimetres,
    ground: z.enum(['even', 'rough', 'hazardous']),
    obstacleCm: Obstacle,
    zones: Zones,
    wishes: Cells,
    rerolls: Rerolls,
  }),
  /** It falls so far, as the table says (P28-VEH-FALL-1). */
  createOrderSchema('drop', { unit: UnitId, dropCm: Centimetres, wishes: Cells }),
  createOrderSchema('right', { unit: UnitId }),
  createOrderSchema('change-height', { unit: UnitId, isFlying: z.boolean() }),
  createOrderSchema('boost', { unit: UnitId }),
  createOrderSchema('steady', { unit: UnitId }),
  createOrderSchema('lay-smoke', { unit: UnitId }),
  createOrderSchema('mend', { unit: UnitId, cell: z.enum(CELLS) }),
  /** Who drives it from the next turn on: a Pilot aboard, or the vehicle by itself (P28-TR-pilot). */
  createOrderSchema('let-drive', { unit: UnitId, pilot: UnitId }),
  createOrderSchema('embark', { unit: UnitId, vehicle: UnitId, cell: z.enum(CELLS) }),
  createOrderSchema('disembark', { unit: UnitId }),
  createOrderSchema('sabotage', { unit: UnitId, vehicle: UnitId, distanceCm: Centimetres, wishes: Cells }),
] as const
