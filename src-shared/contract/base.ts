import { oc } from '@orpc/contract'
import * as z from 'zod'
import { normalizeStoredName } from '../kit/normalize-stored-name.ts'
import { THING_KIND_NAMES } from '../things.ts'

/** Why a command was refused, for programs; the message says it for people. */
export const RefusalCode = z.enum(['not-found', 'stale', 'conflict', 'illegal', 'file', 'warned'])
export type RefusalCode = z.infer<typeof RefusalCode>

/** Who may call an endpoint: whoever is signed in, the players of the campaign and the gamemaster, or the gamemaster alone. */
export const AUDIENCES = ['anyone', 'player', 'gamemaster'] as const
export type Audience = (typeof AUDIENCES)[number]

/** What an endpoint says of itself besides its input and output. */
export type EndpointMeta = Readonly<Record<'for', Audience>>

/** What is answered where a campaign is needed and none is open. */
export const NO_CAMPAIGN = { status: 409, message: 'No campaign is open. Open or create one first.' } as const

/** An endpoint with the errors that any of them may answer with. */
const endpointFor = (audience: Audience) =>
  oc.$meta<EndpointMeta>({ for: audience }).errors({
    UNAUTHORIZED: { status: 401, message: 'Sign in first: open the address that Orrery printed when it started.' },
    FORBIDDEN: { status: 403, message: 'Only the gamemaster may do this.' },
    NO_CAMPAIGN,
    REFUSED: {
      status: 409,
      data: z.object({
        code: RefusalCode,
        /** What the rules of a game say, where they refused: their own code, and the rule. */
        refusal: z.object({ code: z.string(), rule: z.string().nullable() }).optional(),
      }),
    },
    CAMPAIGN_FILE: {
      status: 409,
      data: z.object({
        problem: z.string(),
        path: z.string(),
        /** The newest good backup of this campaign, where there is one. */
        backup: z.object({ path: z.string(), madeAt: z.string() }).nullable(),
      }),
    },
  })

// Every endpoint starts with one of these, which says who may call it: there is no other beginning.

/** Whoever is signed in. */
export const forAnyone = endpointFor('anyone')

/** The players of the campaign, and the gamemaster. */
export const forPlayers = endpointFor('player')

/** The gamemaster alone. */
export const forGamemaster = endpointFor('gamemaster')

/** Whether a text is fit to be stored and shown: whole Unicode characters and no control characters but line ends and tabs. */
function isCleanText(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}--[\t\n\r]]/v.test(text)
}

const clean = (longest: number) =>
  z.string().max(longest).refine(isCleanText, { message: 'The text holds characters that cannot be stored.' })

/** The id of a row. */
export const Id = z.string().regex(/^[a-z0-9-]{1,40}$/, { message: 'This is not an id.' })

/** The most characters of a name. */
export const MAX_NAME_LENGTH = 80

/** A name on one line, 1 to 80 characters, kept so that two which look alike are the same. */
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

/** What a person types to find something. */
export const SearchText = clean(200)

/** The version of a row: the id of the last change that touched it. A command carries the one it saw. */
export const Version = z.int().min(0)

/** A row as somebody saw it last. */
export const VersionRef = z.object({ id: Id, version: Version })

/** The id of a change. */
export const ChangeId = z.int().min(1)

/** A file's path on the machine that runs Orrery. */
export const FilePath = clean(1000).pipe(z.string().min(1, { message: 'Choose a file.' }))

/** An ISO time. */
export const Time = z.string()

/** A calendar day, such as 2026-11-21. */
export const Day = z.iso.date()

/** How far long work has come. */
export const Progress = z.object({ done: z.number(), total: z.number(), note: z.string() })
export type Progress = z.infer<typeof Progress>

/** Every kind of thing that has a name: what search finds and the journal links to. */
export const ThingKind = z.enum(THING_KIND_NAMES)
export type ThingKind = z.infer<typeof ThingKind>

/** A named thing. */
export const Thing = z.object({ kind: ThingKind, id: Id, name: z.string() })
export type Thing = z.infer<typeof Thing>
