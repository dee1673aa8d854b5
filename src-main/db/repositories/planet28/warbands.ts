import { eq } from 'drizzle-orm'
import type { Orm } from '#main/db/orm.ts'
import { warband } from '#main/db/schema.ts'
import { prepareNamedTable } from '../prepared-statements.ts'

/** A row of the warband table. */
export type Warband = typeof warband.$inferSelect

/** A warband as built, without what play made of it. */
export type BuiltWarband = Omit<Warband, (typeof PLAYED)[number]>

type PlayedWarband = Pick<Warband, (typeof PLAYED)[number]>

/** Columns that building and editing leave alone. */
const PLAYED = ['playerId', 'hasFought', 'waivers', 'vehiclePoints'] as const satisfies (keyof Warband)[]

/** The warbands of a campaign. */
export function createWarbandRepository(orm: Orm) {
  return {
    /** Removed, its units go with it. */
    ...prepareNamedTable(orm, warband, PLAYED),
    /** What battles made of it. */
    play: (id: string, played: Partial<Omit<PlayedWarband, 'playerId'>>): void =>
      void orm.update(warband).set(played).where(eq(warband.id, id)).run(),
  }
}
