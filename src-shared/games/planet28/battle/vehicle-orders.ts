import * as z from 'zod'
import { GRID_CELLS } from '../vehicle-grid.ts'
import { FireSchema, VehicleFightSchema } from './attack-orders.ts'
import {
  createOrderSchema,
  PreferredCells,
  Centimetres,
  Contacts,
  FallHeight,
  Ground,
  MoveLength,
  MAP_DESTINATION_FIELDS,
  OrderRerollPreference,
  UnitId,
  EnteredZones,
} from './table-input.ts'

/** Height of an obstacle that a vehicle drives over (P28-VEH-CLIMB). */
const Obstacle = Centimetres.meta({ label: 'Drives over something of', unit: 'cm', step: 0.5 }).exactOptional()

/** Order schemas of vehicles, boarding units and saboteurs. */
export const VEHICLE_ORDERS = [
  /** Vehicles: their moves, and other actions of the crew (P28-VEH-ACT-1). */
  createOrderSchema('drive', {
    unit: UnitId,
    cm: MoveLength,
    turnDegrees: z.int().min(0).max(360).meta({ label: 'Turns by', unit: '°' }),
    isBackwards: z.boolean().meta({ label: 'Backwards' }),
    ground: Ground,
    obstacleCm: Obstacle,
    zones: EnteredZones,
    wishes: PreferredCells,
    ...MAP_DESTINATION_FIELDS,
    rerolls: OrderRerollPreference,
  }),
  FireSchema,
  /** Reloads mounted weapons, up to the number of crew (P28-VEH-ACT-1). */
  createOrderSchema('load-mounts', { unit: UnitId, cells: z.array(z.enum(GRID_CELLS)).min(1).max(40) }),
  VehicleFightSchema,
  /** A move into contact: the charge of a vehicle (P28-VEH-FIGHT-2). */
  createOrderSchema('ram', {
    unit: UnitId,
    charge: UnitId,
    contacts: Contacts,
    cm: MoveLength,
    turnDegrees: z.int().min(0).max(360).meta({ label: 'Turns by', unit: '°' }),
    isBackwards: z.boolean().meta({ label: 'Backwards' }),
    ground: Ground,
    obstacleCm: Obstacle,
    zones: EnteredZones,
    wishes: PreferredCells,
    ...MAP_DESTINATION_FIELDS,
    rerolls: OrderRerollPreference,
  }),
  /** Leaves a combat straight backwards: free fights first, then the distance in `back-off` (P28-VEH-FIGHT-3). */
  createOrderSchema('break-away', { unit: UnitId }),
  createOrderSchema('back-off', {
    unit: UnitId,
    cm: MoveLength,
    ground: Ground,
    obstacleCm: Obstacle,
    zones: EnteredZones,
    wishes: PreferredCells,
    ...MAP_DESTINATION_FIELDS,
    rerolls: OrderRerollPreference,
  }),
  /** The height of a fall, as reported from the table (P28-VEH-FALL-1). */
  createOrderSchema('drop', { unit: UnitId, dropCm: FallHeight, wishes: PreferredCells }),
  createOrderSchema('right', { unit: UnitId }),
  createOrderSchema('change-height', { unit: UnitId, isFlying: z.boolean() }),
  createOrderSchema('boost', { unit: UnitId }),
  createOrderSchema('steady', { unit: UnitId }),
  createOrderSchema('lay-smoke', { unit: UnitId }),
  createOrderSchema('mend', { unit: UnitId, cell: z.enum(GRID_CELLS) }),
  /** Sets the driver from the next turn on: a Pilot aboard, or the vehicle itself (P28-TR-pilot). */
  createOrderSchema('let-drive', { unit: UnitId, pilot: UnitId }),
  createOrderSchema('embark', { unit: UnitId, vehicle: UnitId, cell: z.enum(GRID_CELLS) }),
  createOrderSchema('disembark', { unit: UnitId }),
  createOrderSchema('sabotage', { unit: UnitId, vehicle: UnitId, distanceCm: Centimetres, wishes: PreferredCells }),
] as const
