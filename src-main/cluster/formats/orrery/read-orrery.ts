import type * as z from 'zod'
import { isRecord } from '#main/games/kit/json.ts'
import type { Chart } from '#shared/cluster/chart.ts'
import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { type ChartFile, type ChartReadGenerator, FormatError, READ_LIMITS, type ReadProgress } from '../chart-file.ts'
import { MAX_ITEM_COUNTS } from '../chart-limits.ts'
import { CHART_DOCUMENT_HEAD, CHART_DOCUMENT_PART_SCHEMAS as PARTS } from './chart-document.ts'

/** Whether a parsed JSON file declares itself an Orrery document. */
export function isChartDocument(value: unknown): boolean {
  return isRecord(value) && value['format'] === CHART_DOCUMENT_HEAD.format
}

/** Reads an Orrery document from parsed JSON. Errors name the path, such as `stars[3].rating`. */
export function* readOrrery(file: ChartFile, value: unknown): ChartReadGenerator {
  refuseNewer(file, value)
  const { format: _format, version: _version, ...head } = parse(PARTS.head, value, { file, path: '' })
  const chart: Chart = {
    ...head,
    fog: readRuns(head.fog, { file, path: 'fog' }),
    stars: yield* readList(PARTS.star, head.stars, { file, path: 'stars', most: READ_LIMITS.stars }),
    routes: yield* readList(PARTS.route, head.routes, { file, path: 'routes', most: READ_LIMITS.routes }),
    regions: readRegions(head.regions, file),
    labels: yield* readList(PARTS.label, head.labels, { file, path: 'labels', most: MAX_ITEM_COUNTS.labels }),
    fleets: yield* readList(PARTS.fleet, head.fleets, { file, path: 'fleets', most: MAX_ITEM_COUNTS.fleets }),
  }
  const { stars, routes, regions } = chart
  return {
    format: 'orrery',
    chart,
    routes: routes.flatMap(({ from, to }) => {
      const [start, end] = [stars[from], stars[to]]
      return start === undefined || end === undefined ? [] : [{ from: placeOf(start), to: placeOf(end) }]
    }),
    borders: regions.map(({ name, hexes }) => ({
      name,
      hexes: hexes.reduce((sum, [, first, last]) => sum + last - first + 1, 0),
    })),
    losses: [],
  }
}

const placeOf = ({ row, column }: { row: number; column: number }) => ({ row, column })

function refuseNewer(file: ChartFile, value: unknown): void {
  const version = isRecord(value) ? value['version'] : undefined
  if (typeof version === 'number' && version > CHART_DOCUMENT_HEAD.version)
    throw new FormatError(file.name, null, `it was written by a newer Orrery (version ${version}): update first.`)
}

/** Location of a value. */
interface At {
  readonly file: ChartFile
  readonly path: string
}

function parse<T>(schema: z.ZodType<T>, value: unknown, { file, path }: At): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const steps = (issue?.path ?? []).map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
  const place = `${path}${steps.join('')}`.replace(/^\./, '')
  throw new FormatError(file.name, null, `${place === '' ? 'the file' : place}: ${issueWords(issue)}.`)
}

const STEP = 2_000

function* readList<T>(
  schema: z.ZodType<T>,
  values: readonly unknown[],
  { file, path, most }: At & { readonly most: number },
): Generator<ReadProgress, T[]> {
  refuseMany(values, { file, path, most })
  const read: T[] = []
  for (const [index, value] of values.entries()) {
    if (index % STEP === 0) yield { done: index, total: values.length, note: `Reading ${path}` }
    const at = { file, path: `${path}[${index}]` }
    if (isRecord(value) && Array.isArray(value['tags']))
      refuseMany(value['tags'], { file, path: `${at.path}.tags`, most: MAX_ITEM_COUNTS.tags })
    read.push(parse(schema, value, at))
  }
  return read
}

function readRegions(values: readonly unknown[], file: ChartFile): Chart['regions'] {
  refuseMany(values, { file, path: 'regions', most: MAX_ITEM_COUNTS.regions })
  return values.map((value, index) => {
    const path = `regions[${index}]`
    const region = parse(PARTS.region, value, { file, path })
    return { ...region, hexes: readRuns(region.hexes, { file, path: `${path}.hexes` }) }
  })
}

function readRuns(values: readonly unknown[], { file, path }: At): HexRuns {
  refuseMany(values, { file, path, most: MAX_ITEM_COUNTS.runs })
  return values.map((value, index) => parse(PARTS.run, value, { file, path: `${path}[${index}]` }))
}

function refuseMany(values: readonly unknown[], { file, path, most }: At & { readonly most: number }): void {
  if (values.length > most)
    throw new FormatError(file.name, null, `${path}: there are more than ${most.toLocaleString('en-GB')} entries.`)
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

/** Describes the expected value. */
function issueWords(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'it is wrong'
  const allowed = allowedValues(issue).map((value) => JSON.stringify(value))
  if (allowed.length > 0) return `it must be ${allowed.join(' or ')}`
  if (issue.code === 'invalid_type') return `it must be ${TYPE_WORDS[issue.expected] ?? issue.expected}`
  return issue.message
}

function allowedValues(issue: z.core.$ZodIssue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values
  return issue.code === 'invalid_union' ? issue.errors.flatMap((issues) => issues.flatMap(allowedValues)) : []
}
