import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SendMethod, ShownLink } from '#shared/games/space-planes/by-mail.ts'
import type { CubeShip } from '#shared/games/space-planes/flotillas.ts'
import type { FaceSet } from '#shared/games/space-planes/model.ts'
import { faction, player } from './campaign.ts'
import { id, json, jsonList, name, notes } from './columns.ts'
import { match } from './matches.ts'

/** Named cubes that fly together. */
export const flotilla = sqliteTable(
  'flotilla',
  {
    id: id(),
    name: name(),
    notes: notes(),
    factionId: text('faction_id').references(() => faction.id, { onDelete: 'set null' }),
    /** Who plays it; null for the gamemaster's own. */
    playerId: text('player_id').references(() => player.id, { onDelete: 'set null' }),
    ships: jsonList<CubeShip>('ships'),
    /** The names of its ships and captains, one ship a line: what search reads of the ships. */
    roster: text().notNull().default(''),
  },
  (t) => [
    index('flotilla_faction').on(t.factionId),
    index('flotilla_player').on(t.playerId),
    check('flotilla_named', sql`length(${t.name}) > 0`),
    check('flotilla_json', sql`json_valid(${t.ships})`),
  ],
)

/** A drawing of the six faces of a cube (SP-FACE-1). */
export const faceSet = sqliteTable(
  'face_set',
  { id: id(), name: name(), notes: notes(), faces: json<FaceSet>('faces') },
  (t) => [check('face_set_named', sql`length(${t.name}) > 0`), check('face_set_json', sql`json_valid(${t.faces})`)],
)

/** A part of a mail that has left for the other table: where in the log it begins, a sum of what it says, and how it left; nothing where it was copied. */
export interface SentPart {
  readonly at: number
  readonly sum: string
  readonly how?: SendMethod
}

/** What one table of a battle by mail knows besides the battle (SP-MAIL-2). */
export const planesMail = sqliteTable(
  'planes_mail',
  {
    /** The match's. */
    id: id().references(() => match.id, { onDelete: 'cascade' }),
    /** What names the battle in both files. */
    code: text().notNull().unique(),
    /** The seat that is flown at this table. */
    seat: text().notNull(),
    /** What the player here is called in mails, and the one at the other table. */
    ownName: text('own_name').notNull(),
    otherName: text('other_name').notNull(),
    /** Of the other player; may be empty. */
    address: text().notNull().default(''),
    /** The secret of the own chain. It never leaves the file. */
    secret: text().notNull(),
    /** What has left this table, and the newest link that was shown. */
    copied: jsonList<SentPart | ShownLink>('copied'),
  },
  (t) => [
    check('planes_mail_secret', sql`length(${t.secret}) = 64`),
    check('planes_mail_json', sql`json_valid(${t.copied})`),
  ],
)
