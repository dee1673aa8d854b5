import * as z from 'zod'
import type { Extra } from '#shared/cluster/chart.ts'
import type { WorldFormat } from './sector-rows.ts'
import type { Sections } from './sector-slots.ts'
import type { Source } from './slots.ts'
import { isProfile, type World, WORLD_COLUMNS, type WorldField } from './world.ts'

const Part = z.object({ at: z.number(), text: z.string() }) satisfies z.ZodType<Source>
/** Asked of all at once: a fault told of each of millions of entries would fill the memory. */
const Texts = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.every((candidate) => typeof candidate === 'string'),
)

/** A list of what fits; anything else in it is left out, and so is a list that is none. */
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

/** What a star keeps of its row, under its format's id. */
export interface StarSource extends Source {
  readonly world: Partial<World>
}

const WorldTexts = Object.fromEntries(WORLD_COLUMNS.map(({ field }) => [field, z.string().catch('')])) as Record<
  WorldField,
  z.ZodCatch<z.ZodString>
>
const Star = Part.extend({ world: z.object(WorldTexts).refine(({ uwp }) => isProfile(uwp)) })

/** What a route, region or label keeps of its element; `was` is how it stood on the chart when it was read. */
const ElementSource = Part.extend({ was: z.string() })
export type ThingSource = z.infer<typeof ElementSource>

/** A row or element that has no place on the chart; it is written again where `hex` still has a star, or where no route joins `ends` but one on the chart. */
const RetainedSource = Part.extend({
  hex: z.string().nullable().catch(null),
  ends: z.tuple([z.string(), z.string()]).nullable().catch(null),
})
export type KeptSource = z.infer<typeof RetainedSource>

/** What a chart keeps of any of its files. */
const file = {
  file: z.string(),
  hasByteOrderMark: z.boolean().catch(false),
  pieces: Texts,
  kept: fitting(RetainedSource),
}

/** What a chart keeps of its file of worlds. */
const DataSource = z.object({ ...file, rating: z.enum(['starport', 'population']).catch('starport'), header: Texts })
export type DataSource = z.infer<typeof DataSource>

/** Names of powers by their codes. */
const Allegiances = fitting(z.tuple([z.string(), z.string()]).readonly())

/** What a chart keeps of its description in XML. */
const XmlSource = z.object({
  ...file,
  /** The chart's name as it was read, and its element where there is one. */
  chartName: z.string(),
  name: Part.nullable().catch(null),
  allegiances: Allegiances,
  ends: z
    .record(z.string(), z.unknown())
    .catch({})
    .transform(
      (ends) => Object.fromEntries(Object.entries(ends).filter(([, at]) => typeof at === 'number')) as Sections,
    ),
})
export type XmlSource = z.infer<typeof XmlSource>

/** What a chart keeps of MSEC metadata. */
const MsecSource = z.object({ allegiances: Allegiances })
export type MsecSource = z.infer<typeof MsecSource>

/** What an `extra` holds under a format's id, whoever wrote it; null where it is nothing of ours. */
export function findStarSource(extra: Extra, format: WorldFormat): StarSource | null {
  return Star.safeParse(extra[format]).data ?? null
}

/** The same for a route, region or label. */
export function findElementSource(extra: Extra): ThingSource | null {
  return ElementSource.safeParse(extra['traveller-xml']).data ?? null
}

/** The same for a chart's file of worlds. */
export function findDataSource(extra: Extra, format: WorldFormat): DataSource | null {
  return DataSource.safeParse(extra[format]).data ?? null
}

/** The same for a chart's description. */
export function findXmlSource(extra: Extra): XmlSource | null {
  return XmlSource.safeParse(extra['traveller-xml']).data ?? null
}

/** Names of powers that came with MSEC metadata. */
export function listMsecAllegiances(extra: Extra): MsecSource['allegiances'] {
  return MsecSource.safeParse(extra['traveller-msec']).data?.allegiances ?? []
}
