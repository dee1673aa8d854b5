import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SendMethod, RevealedChainLink } from '#shared/games/space-planes/by-mail.ts'
import type { FlotillaCube } from '#shared/games/space-planes/flotillas.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import { faction, player } from './campaign.ts'
import {
  createIdColumn,
  createJsonColumn,
  createJsonListColumn,
  createNameColumn,
  createNotesColumn,
} from './columns.ts'
import { match } from './matches.ts'

/** A named fleet of cubes. */
export const flotilla = sqliteTable(
  'flotilla',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    factionId: text('faction_id').references(() => faction.id, { onDelete: 'set null' }),
    /** The player who controls it, or null for the gamemaster. */
    playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
    ships: createJsonListColumn<FlotillaCube>('ships'),
    /** Names of its ships and captains, one ship per line, for the search index. */
    roster: text().notNull().default(''),
  },
  (t) => [
    index('flotilla_faction').on(t.factionId),
    index('flotilla_player').on(t.playerId),
    check('flotilla_named', sql`length(${t.name}) > 0`),
    check('flotilla_json', sql`json_valid(${t.ships})`),
  ],
)

/** A set of the six faces of a cube (SP-FACE-1). */
export const faceSet = sqliteTable(
  'face_set',
  {
    id: createIdColumn(),
    name: createNameColumn(),
    notes: createNotesColumn(),
    faces: createJsonColumn<FaceSet>('faces'),
  },
  (t) => [check('face_set_named', sql`length(${t.name}) > 0`), check('face_set_json', sql`json_valid(${t.faces})`)],
)

/**
 * A part of a mail that was sent to the other table: its first log entry, a checksum of its content and how it was
 * sent; absent if it was copied.
 */
export interface SentMailPart {
  readonly at: number
  readonly sum: string
  readonly how?: SendMethod
}

/** What one table of a battle by mail knows in addition to the battle (SP-MAIL-2). */
export const planesMail = sqliteTable(
  'planes_mail',
  {
    /** Id of the match. */
    id: createIdColumn().references(() => match.id, { onDelete: 'cascade' }),
    /** Identifies the battle in both files. */
    code: text().notNull().unique(),
    /** The seat played at this table. */
    seat: text().notNull(),
    /** Name of the local player in mails; `otherName` is the player at the other table. */
    ownName: text('own_name').notNull(),
    otherName: text('other_name').notNull(),
    /** Address of the other player; may be empty. */
    address: text().notNull().default(''),
    /** Secret of our own hash chain. Never leaves the file. */
    secret: text().notNull(),
    /** The parts sent from this table, and the newest chain link shown. */
    copied: createJsonListColumn<SentMailPart | RevealedChainLink>('copied'),
  },
  (t) => [
    check('planes_mail_secret', sql`length(${t.secret}) = 64`),
    check('planes_mail_json', sql`json_valid(${t.copied})`),
  ],
)
