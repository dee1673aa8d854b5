import { oc } from '@orpc/contract'
import * as z from 'zod'
import { normalizeStoredName } from '../kit/normalize-stored-name.ts'
import { THING_KIND_NAMES } from '../things.ts'

/** Machine-readable reason of a refusal; the message is for people. */
export const RefusalCode = z.enum(['not-found', 'stale', 'conflict', 'illegal', 'file', 'warned'])
export type RefusalCode = z.infer<typeof RefusalCode>

/**
 * Who may call an endpoint: any signed-in user, the players and the gamemaster of the campaign, or the gamemaster
 * only.
 */
export const ENDPOINT_AUDIENCES = ['anyone', 'player', 'gamemaster'] as const
export type EndpointAudience = (typeof ENDPOINT_AUDIENCES)[number]

/** Metadata of an endpoint. */
export type EndpointMeta = Readonly<Record<'for', EndpointAudience>>

/** Error of an endpoint that needs a campaign when none is open. */
export const NO_CAMPAIGN_ERROR = { status: 409, message: 'No campaign is open. Open or create one first.' } as const

/** Endpoint builder with the errors common to all endpoints. */
const endpointFor = (audience: EndpointAudience) =>
  oc.$meta<EndpointMeta>({ for: audience }).errors({
    UNAUTHORIZED: { status: 401, message: 'Sign in first: open the address that Orrery printed when it started.' },
    FORBIDDEN: { status: 403, message: 'Only the gamemaster may do this.' },
    NO_CAMPAIGN: NO_CAMPAIGN_ERROR,
    REFUSED: {
      status: 409,
      data: z.object({
        code: RefusalCode,
        /** Code and rule of a refusal by the rules of a game. */
        refusal: z.object({ code: z.string(), rule: z.string().nullable() }).optional(),
      }),
    },
    CAMPAIGN_FILE: {
      status: 409,
      data: z.object({
        problem: z.string(),
        path: z.string(),
        /** The newest intact backup of this campaign, if any. */
        backup: z.object({ path: z.string(), madeAt: z.string() }).nullable(),
      }),
    },
  })

// The builders below are the only way to start an endpoint, so that each declares who may call it.

/** Any signed-in user. */
export const forAnyone = endpointFor('anyone')

/** The players and the gamemaster of the campaign. */
export const forPlayers = endpointFor('player')

/** The gamemaster only. */
export const forGamemaster = endpointFor('gamemaster')

/**
 * Whether a text may be stored and shown: well-formed Unicode without control characters other than line breaks and
 * tabs.
 */
function isCleanText(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}--[\t\n\r]]/v.test(text)
}

const clean = (longest: number) =>
  z.string().max(longest).refine(isCleanText, { message: 'The text holds characters that cannot be stored.' })

/** The id of a row. */
export const Id = z.string().regex(/^[a-z0-9-]{1,40}$/, { message: 'This is not an id.' })

/** Maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 80

/** A name on one line, 1 to 80 characters, normalised so that names that look alike are equal. */
export const Name = clean(200)
  .transform(normalizeStoredName)
  .pipe(
    z
      .string()
      .min(1, { message: 'Enter a name.' })
      .max(MAX_NAME_LENGTH, { message: `A name has at most ${MAX_NAME_LENGTH} characters.` }),
  )

/** Notes, up to 20,000 characters. */
export const Notes = clean(20_000)

/** A longer text, up to 500,000 characters. */
export const LongText = clean(500_000)

/** A short text on one or few lines, up to 500 characters. */
export const ShortText = clean(500)

/** A search text. */
export const SearchText = clean(200)

/** Version of a row: the id of the last change that touched it. Commands carry the version the caller has seen. */
export const Version = z.int().min(0)

/** Id of a row and the version the caller has seen. */
export const VersionRef = z.object({ id: Id, version: Version })

export const ChangeId = z.int().min(1)

/** A file path on the machine that runs Orrery. */
export const FilePath = clean(1000).pipe(z.string().min(1, { message: 'Choose a file.' }))

/** A timestamp in ISO 8601. */
export const IsoTimestamp = z.string()

/** A calendar date, such as 2026-11-21. */
export const IsoDate = z.iso.date()

/** Progress of a long-running task. */
export const Progress = z.object({ done: z.number(), total: z.number(), note: z.string() })
export type Progress = z.infer<typeof Progress>

/** Kinds of named things that can be found by search and linked from the journal. */
export const ThingKind = z.enum(THING_KIND_NAMES)
export type ThingKind = z.infer<typeof ThingKind>

export const Thing = z.object({ kind: ThingKind, id: Id, name: z.string() })
export type Thing = z.infer<typeof Thing>
