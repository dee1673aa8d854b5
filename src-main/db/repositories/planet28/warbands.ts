import { eq } from 'drizzle-orm'
import type { Orm } from '#main/db/file/orm.ts'
import { warband } from '#main/db/schema/schema.ts'
import { prepareNamedRowOperations } from '../prepared-statements.ts'

export type Warband = typeof warband.$inferSelect

/** A warband as built, without the effects of play. */
export type BuiltWarband = Omit<Warband, (typeof PLAYED)[number]>

type PlayedWarband = Pick<Warband, (typeof PLAYED)[number]>

/** Columns that building and editing do not change. */
const PLAYED = ['playerId', 'hasFought', 'waivers', 'vehiclePoints'] as const satisfies (keyof Warband)[]

export function createWarbandRepository(orm: Orm) {
  return {
    /** Removal cascades to its units. */
    ...prepareNamedRowOperations(orm, warband, PLAYED),
    /** Stores the effects of battles. */
    play: (id: string, played: Partial<Omit<PlayedWarband, 'playerId'>>): void =>
      void orm.update(warband).set(played).where(eq(warband.id, id)).run(),
  }
}
