import type * as z from 'zod'
import { isRecord } from '#main/games/kit/json.ts'
import { RefusalError } from '../kit/refusal-error.ts'
import { scanJsonPositions, type JsonScanResult, type JsonPathStep } from './json-positions.ts'

/** A parsed file, and positions of its values in the text. */
export interface ParsedFile<File> {
  readonly file: File
  /** Refuses the file because of the value at a path. */
  readonly refuse: (path: readonly JsonPathStep[], reason: string) => never
}

/** A file format that Orrery exports and imports. */
export interface OrreryFileFormat<File> {
  readonly schema: z.ZodType<File>
  /** The newest known version of the format. */
  readonly format: number
  /** Allowed values of `kind`. */
  readonly kinds: readonly string[]
  /** The kinds in words, such as “a warband or a house pack”. */
  readonly what: string
  /** End of a refusal; by default, that nothing was imported. */
  readonly ending?: string
}

const MOST_FAULTS = 3

/** Parses an exported JSON file. Refuses anything else with line and reason. */
export function parseOrreryFile<File>(given: string, files: OrreryFileFormat<File>): ParsedFile<File> {
  const text = given.replace(/^\u{FEFF}/u, '')
  const { ending = 'Nothing was brought in.' } = files
  const refusal = (reason: string) => new RefusalError('file', `${reason.replace(/\.\.$/, '.')} ${ending}`.trim())
  const value = parseJson(text, refusal)
  requireOurs(value, files, refusal)
  let places: JsonScanResult | null = null
  const lineOf = (path: readonly JsonPathStep[]): number => (places ??= scanJsonPositions(text)).placeOf(path).line
  const refuse = (path: readonly JsonPathStep[], reason: string): never => {
    throw refusal(`Line ${lineOf(path)}: ${reason}`)
  }
  const read = files.schema.safeParse(value)
  if (read.success) return { file: read.data, refuse }
  const faults = read.error.issues.map(({ path, message }) => {
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)))
    return { line: lineOf(steps), text: `${formatJsonPath(steps)}: ${message}` }
  })
  const first = faults.sort((a, b) => a.line - b.line).slice(0, MOST_FAULTS)
  const more = faults.length > first.length ? ` And ${faults.length - first.length} more.` : ''
  throw refusal(`${first.map(({ line, text: words }) => `Line ${line}, ${words}`).join('; ')}.${more}`)
}

type Refusal = (reason: string) => RefusalError

function parseJson(text: string, refusal: Refusal): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { fault } = scanJsonPositions(text)
    if (fault === null) throw refusal('The file is not JSON.')
    throw refusal(`Line ${fault.line}, column ${fault.column}: ${fault.reason}.`)
  }
}

/** Refuses a foreign file with one sentence, instead of a list of missing fields. */
function requireOurs(
  value: unknown,
  { format: known, kinds, what }: OrreryFileFormat<unknown>,
  refusal: Refusal,
): void {
  if (!isRecord(value) || value['app'] !== 'Orrery')
    throw refusal(`This is not a file of Orrery’s: choose ${what} that was exported as JSON.`)
  const { format, kind } = value
  if (typeof format === 'number' && format > known)
    throw refusal(`This file was written by a newer Orrery (format ${format}, known is ${known}): update first.`)
  if (typeof kind !== 'string' || !kinds.includes(kind))
    throw refusal(`The file holds ${JSON.stringify(kind ?? 'nothing known')}: only ${what} can be read.`)
}

/** Formats a path for people: “warband, characters 3, name”, counting from 1. */
function formatJsonPath(steps: readonly JsonPathStep[]): string {
  if (steps.length === 0) return 'the whole file'
  return steps.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text} ${step + 1}`
    return text === '' ? step : `${text}, ${step}`
  }, '')
}
