import * as z from 'zod'
import { CELLS } from '../games/planet28/grid.ts'
import type { CharacterProfile, VehicleProfile } from '../games/planet28/model.ts'
import { ABILITIES } from '../games/planet28/tables/abilities.ts'
import { ARMOUR } from '../games/planet28/tables/armour.ts'
import { ITEMS } from '../games/planet28/tables/items.ts'
import { rowIds } from '../games/planet28/tables/row.ts'
import { TRAITS } from '../games/planet28/tables/traits.ts'
import { VEHICLE_ABILITIES } from '../games/planet28/tables/vehicle-abilities.ts'
import { CORE_SECTIONS, VEHICLE_SECTIONS } from '../games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_TRAITS } from '../games/planet28/tables/vehicle-traits.ts'
import { VEHICLE_TYPES } from '../games/planet28/tables/vehicle-types.ts'
import { VEHICLE_WEAPONS } from '../games/planet28/tables/vehicle-weapons.ts'
import { WEAPONS } from '../games/planet28/tables/weapons.ts'

const MOST_PICKS = 60

const idsOf = <Table extends object>(table: Table) => z.enum(rowIds(table))
const picks = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_PICKS)
/** A skill may be out of the book's range while it is being built: the check says so (P28-BUILD-2). */
const Skill = z.int().min(1).max(10)

/** A character's profile as sent: bounded, every id known. */
export const CharacterProfileInput = z.object({
  skills: z.object({ A: Skill, F: Skill, S: Skill, AW: Skill, P: Skill }),
  hitPoints: z.int().min(1).max(999),
  traits: picks(idsOf(TRAITS)),
  abilities: picks(idsOf(ABILITIES)),
  equipment: picks(z.union([idsOf(WEAPONS), idsOf(ARMOUR), idsOf(ITEMS)])),
}) satisfies z.ZodType<CharacterProfile>

/** A vehicle's profile as sent: bounded, every id known. */
export const VehicleProfileInput = z.object({
  type: idsOf(VEHICLE_TYPES),
  A: Skill,
  S: Skill,
  sections: z
    .array(z.object({ cell: z.enum(CELLS), section: z.union([idsOf(VEHICLE_SECTIONS), idsOf(CORE_SECTIONS)]) }))
    .max(CELLS.length),
  traits: picks(idsOf(VEHICLE_TRAITS)),
  abilities: picks(idsOf(VEHICLE_ABILITIES)),
  weapons: picks(z.union([idsOf(WEAPONS), idsOf(VEHICLE_WEAPONS)])),
}) satisfies z.ZodType<VehicleProfile>

/** A bill: named lines that add up to the cost (P28-BUILD-3). */
export const BillView = z.object({
  lines: z.array(z.object({ part: z.string(), source: z.string(), cost: z.number(), rule: z.string() })),
  formula: z.number(),
  cost: z.number(),
})

/** What is wrong with a build, and what to do (P28-BUILD-6). */
export const ProblemView = z.object({
  rule: z.string(),
  code: z.string(),
  severity: z.enum(['refused', 'flagged']),
  message: z.string(),
  cells: z.array(z.enum(CELLS)).optional(),
})
