import * as z from 'zod'
import { GRID_CELLS } from '../vehicle-grid.ts'
import { VehicleFireOrderSchema, VehicleFightOrderSchema } from './attack-orders.ts'
import {
  createOrderSchema,
  PreferredCellsSchema,
  CentimetresSchema,
  ContactsSchema,
  FallHeightSchema,
  GroundSchema,
  MoveLengthSchema,
  MAP_DESTINATION_SCHEMAS,
  OrderRerollPreferenceSchema,
  UnitIdSchema,
  EnteredZonesSchema,
} from './table-input.ts'

/** Height of an obstacle that a vehicle drives over (P28-VEH-CLIMB). */
const Obstacle = CentimetresSchema.meta({ label: 'Drives over something of', unit: 'cm', step: 0.5 }).exactOptional()

/** Order schemas of vehicles, boarding units and saboteurs. */
export const VEHICLE_ORDER_SCHEMAS = [
  /** Vehicles: their moves, and other actions of the crew (P28-VEH-ACT-1). */
  createOrderSchema('drive', {
    unit: UnitIdSchema,
    cm: MoveLengthSchema,
    turnDegrees: z.int().min(0).max(360).meta({ label: 'Turns by', unit: '°' }),
    isBackwards: z.boolean().meta({ label: 'Backwards' }),
    ground: GroundSchema,
    obstacleCm: Obstacle,
    zones: EnteredZonesSchema,
    wishes: PreferredCellsSchema,
    ...MAP_DESTINATION_SCHEMAS,
    rerolls: OrderRerollPreferenceSchema,
  }),
  VehicleFireOrderSchema,
  /** Reloads mounted weapons, up to the number of crew (P28-VEH-ACT-1). */
  createOrderSchema('load-mounts', { unit: UnitIdSchema, cells: z.array(z.enum(GRID_CELLS)).min(1).max(40) }),
  VehicleFightOrderSchema,
  /** A move into contact: the charge of a vehicle (P28-VEH-FIGHT-2). */
  createOrderSchema('ram', {
    unit: UnitIdSchema,
    charge: UnitIdSchema,
    contacts: ContactsSchema,
    cm: MoveLengthSchema,
    turnDegrees: z.int().min(0).max(360).meta({ label: 'Turns by', unit: '°' }),
    isBackwards: z.boolean().meta({ label: 'Backwards' }),
    ground: GroundSchema,
    obstacleCm: Obstacle,
    zones: EnteredZonesSchema,
    wishes: PreferredCellsSchema,
    ...MAP_DESTINATION_SCHEMAS,
    rerolls: OrderRerollPreferenceSchema,
  }),
  /** Leaves a combat straight backwards: free fights first, then the distance in `back-off` (P28-VEH-FIGHT-3). */
  createOrderSchema('break-away', { unit: UnitIdSchema }),
  createOrderSchema('back-off', {
    unit: UnitIdSchema,
    cm: MoveLengthSchema,
    ground: GroundSchema,
    obstacleCm: Obstacle,
    zones: EnteredZonesSchema,
    wishes: PreferredCellsSchema,
    ...MAP_DESTINATION_SCHEMAS,
    rerolls: OrderRerollPreferenceSchema,
  }),
  /** The height of a fall, as reported from the table (P28-VEH-FALL-1). */
  createOrderSchema('drop', { unit: UnitIdSchema, dropCm: FallHeightSchema, wishes: PreferredCellsSchema }),
  createOrderSchema('right', { unit: UnitIdSchema }),
  createOrderSchema('change-height', { unit: UnitIdSchema, isFlying: z.boolean() }),
  createOrderSchema('boost', { unit: UnitIdSchema }),
  createOrderSchema('steady', { unit: UnitIdSchema }),
  createOrderSchema('lay-smoke', { unit: UnitIdSchema }),
  createOrderSchema('mend', { unit: UnitIdSchema, cell: z.enum(GRID_CELLS) }),
  /** Sets the driver from the next turn on: a Pilot aboard, or the vehicle itself (P28-TR-pilot). */
  createOrderSchema('let-drive', { unit: UnitIdSchema, pilot: UnitIdSchema }),
  createOrderSchema('embark', { unit: UnitIdSchema, vehicle: UnitIdSchema, cell: z.enum(GRID_CELLS) }),
  createOrderSchema('disembark', { unit: UnitIdSchema }),
  createOrderSchema('sabotage', {
    unit: UnitIdSchema,
    vehicle: UnitIdSchema,
    distanceCm: CentimetresSchema,
    wishes: PreferredCellsSchema,
  }),
] as const
