import * as z from 'zod'
import type { FormatSpecificData } from '#shared/cluster/chart.ts'
import type { InsertSlotsBySection } from './sector-slots.ts'
import type { TextSlot } from './text-slots.ts'
import type { WorldFormat } from './world-file-content.ts'
import { isWorldProfile, type World, WORLD_COLUMNS, type WorldField } from './world.ts'

const Part = z.object({ at: z.number(), text: z.string() }) satisfies z.ZodType<TextSlot>
/** Validates the whole list at once: one issue per entry could fill the memory with millions of issues. */
const Texts = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.every((candidate) => typeof candidate === 'string'),
)

/** List schema that drops invalid entries. Falls back to an empty list if the value is not a list. */
function fitting<Fit>(entry: z.ZodType<Fit>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list): readonly Fit[] =>
      list.flatMap((item) => {
        const read = entry.safeParse(item)
        return read.success ? [read.data] : []
      }),
    )
}

/** Source row of a star, stored under the id of its format. */
export interface StarSource extends TextSlot {
  readonly world: Partial<World>
}

const WorldTexts = Object.fromEntries(WORLD_COLUMNS.map(({ field }) => [field, z.string().catch('')])) as Record<
  WorldField,
  z.ZodCatch<z.ZodString>
>
const Star = Part.extend({ world: z.object(WorldTexts).refine(({ uwp }) => isWorldProfile(uwp)) })

/** Source element of a route, region or label. `was` is its fingerprint when it was read. */
const ElementSource = Part.extend({ was: z.string() })
export type MetadataElementSource = z.infer<typeof ElementSource>

/**
 * A row or element without a place on the chart. A row is written again if `hex` still has a star. A route is written
 * again unless both `ends` are now stars that no route of the chart connects.
 */
const RetainedSource = Part.extend({
  hex: z.string().nullable().catch(null),
  ends: z.tuple([z.string(), z.string()]).nullable().catch(null),
})
export type UnplacedRowOrElementSource = z.infer<typeof RetainedSource>

/** Data kept of every source file. */
const file = {
  file: z.string(),
  hasByteOrderMark: z.boolean().catch(false),
  pieces: Texts,
  kept: fitting(RetainedSource),
}

/** Data kept of a file of worlds. */
const WorldFileSource = z.object({
  ...file,
  rating: z.enum(['starport', 'population']).catch('starport'),
  header: Texts,
})
export type KeptWorldFile = z.infer<typeof WorldFileSource>

/** Names of powers by code. */
const Allegiances = fitting(z.tuple([z.string(), z.string()]).readonly())

/** Data kept of XML metadata. */
const XmlSource = z.object({
  ...file,
  /** Name of the chart when it was read. `name` is its element, if any. */
  chartName: z.string(),
  name: Part.nullable().catch(null),
  allegiances: Allegiances,
  ends: z
    .record(z.string(), z.unknown())
    .catch({})
    .transform(
      (ends) =>
        Object.fromEntries(Object.entries(ends).filter(([, at]) => typeof at === 'number')) as InsertSlotsBySection,
    ),
})
export type XmlSource = z.infer<typeof XmlSource>

/** Data kept of MSEC metadata. */
const MsecSource = z.object({ allegiances: Allegiances })
export type MsecSource = z.infer<typeof MsecSource>

/** Validated source of a star from an `extra`, whose content is untrusted. Null if there is none. */
export function findStarSource(extra: FormatSpecificData, format: WorldFormat): StarSource | null {
  return Star.safeParse(extra[format]).data ?? null
}

/** Validated source of a route, region or label. */
export function findMetadataElementSource(extra: FormatSpecificData): MetadataElementSource | null {
  return ElementSource.safeParse(extra['traveller-xml']).data ?? null
}

/** Validated source of a chart's file of worlds. */
export function findWorldFileSource(extra: FormatSpecificData, format: WorldFormat): KeptWorldFile | null {
  return WorldFileSource.safeParse(extra[format]).data ?? null
}

/** Validated source of a chart's XML metadata. */
export function findXmlSource(extra: FormatSpecificData): XmlSource | null {
  return XmlSource.safeParse(extra['traveller-xml']).data ?? null
}

/** Names of powers from MSEC metadata. */
export function listMsecAllegiances(extra: FormatSpecificData): MsecSource['allegiances'] {
  return MsecSource.safeParse(extra['traveller-msec']).data?.allegiances ?? []
}
