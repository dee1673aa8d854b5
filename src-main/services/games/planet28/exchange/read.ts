import { isRecord } from '#main/games/kit/json.ts'
import { findJsonPlaces, type JsonPlaces, type JsonStep } from '#main/services/json-places.ts'
import { Refused } from '#main/services/refused.ts'
import { ExchangeFile, EXCHANGE_FORMAT } from '#shared/contract/planet28/exchange-file.ts'

/** A file that could be read, and where in its text a value stands. */
export interface ReadFile {
  readonly file: ExchangeFile
  /** Refuses the file for what stands at the end of a path. */
  readonly refuse: (path: readonly JsonStep[], reason: string) => never
}

const MOST_FAULTS = 3

/** Reads an exchange file; refused with line and reason where it is none. */
export function readExchangeFile(given: string): ReadFile {
  const text = given.replace(/^\u{FEFF}/u, '')
  const value = parseJson(text)
  requireOurs(value)
  let places: JsonPlaces | null = null
  const lineOf = (path: readonly JsonStep[]): number => (places ??= findJsonPlaces(text)).placeOf(path).line
  const refuse = (path: readonly JsonStep[], reason: string): never => {
    throw refusal(`Line ${lineOf(path)}: ${reason}`)
  }
  const read = ExchangeFile.safeParse(value)
  if (read.success) return { file: read.data, refuse }
  const faults = read.error.issues.map(({ path, message }) => {
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)))
    return { line: lineOf(steps), text: `${wordsOf(steps)}: ${message}` }
  })
  const first = faults.sort((one, other) => one.line - other.line).slice(0, MOST_FAULTS)
  const more = faults.length > first.length ? ` And ${faults.length - first.length} more.` : ''
  throw refusal(`${first.map(({ line, text: words }) => `Line ${line}, ${words}`).join('; ')}.${more}`)
}

function refusal(reason: string): Refused {
  return new Refused('file', `${reason.replace(/\.\.$/, '.')} Nothing was brought in.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { fault } = findJsonPlaces(text)
    if (fault === null) throw refusal('The file is not JSON.')
    throw refusal(`Line ${fault.line}, column ${fault.column}: ${fault.reason}.`)
  }
}

/** Says in one sentence what is wrong with a file of something else, in place of a list of what it lacks. */
function requireOurs(value: unknown): void {
  if (!isRecord(value) || value['app'] !== 'Orrery')
    throw refusal('This is not a file of Orrery’s: choose a warband or a house pack that was exported as JSON.')
  const { format, kind } = value
  if (typeof format === 'number' && format > EXCHANGE_FORMAT)
    throw refusal(
      `This file was written by a newer Orrery (format ${format}, known is ${EXCHANGE_FORMAT}): update first.`,
    )
  if (kind !== 'warband' && kind !== 'house-pack')
    throw refusal(
      `The file holds ${JSON.stringify(kind ?? 'nothing known')}: only a warband or a house pack can be read.`,
    )
}

/** “warband, characters 3, name”: people count from 1. */
function wordsOf(steps: readonly JsonStep[]): string {
  if (steps.length === 0) return 'the whole file'
  return steps.reduce<string>((words, step) => {
    if (typeof step === 'number') return `${words} ${step + 1}`
    return words === '' ? step : `${words}, ${step}`
  }, '')
}
