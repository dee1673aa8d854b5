import type { Orm } from '../orm.ts'
import { faction } from '../schema.ts'
import { prepareNamedTable } from './prepared-statements.ts'

/** A row of the faction table. */
export type Faction = typeof faction.$inferSelect

/** What a person writes of a faction. */
export type FactionRow = Omit<Faction, (typeof LEFT_ALONE)[number]>

/** Columns that editing leaves alone. */
const LEFT_ALONE = ['playerId'] as const satisfies (keyof Faction)[]

/** The factions of a campaign. */
export const createFactionRepository = (orm: Orm) => prepareNamedTable(orm, faction, LEFT_ALONE)
