import type { CommandDraft, Input, Json, InputOption, Refusal } from '#shared/match/protocol.ts'
import { formatCanonicalJson } from './hash.ts'

/** Inputs of a draft, as far as they follow from these values. */
type ListInputs = (draft: CommandDraft) => readonly Input[]

/** Depth of inputs that follow from each other, such as the parts of a manoeuvre. */
const MAX_ROUNDS = 12

/** The inputs of a draft with their values, and why the values are refused, if they are. */
interface ReadDraft {
  readonly inputs: readonly Input[]
  readonly values: CommandDraft['values']
  readonly refusal: Refusal | null
}

/**
 * Reads the values of a draft: entered values, otherwise defaults. They come from a window and are not trusted: a value
 * that does not fit its input refuses the draft, and a value without an input is dropped. A cleared input has no value.
 */
export function readDraftValues(listInputs: ListInputs, draft: CommandDraft): ReadDraft {
  let values: CommandDraft['values'] = {}
  let inputs = listInputs({ ...draft, values })
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = pickValues(inputs, draft.values)
    if (JSON.stringify(next) === JSON.stringify(values)) break
    values = next
    inputs = listInputs({ ...draft, values })
  }
  return { inputs, values, refusal: findMisfit(inputs, draft.values) ?? findOptionRefusal(inputs, values) }
}

/** The first value that does not fit its input. */
function findMisfit(inputs: readonly Input[], given: CommandDraft['values']): Refusal | null {
  const misfit = inputs.find((input) => {
    const value = Object.hasOwn(given, input.path) ? (given[input.path] ?? null) : null
    return value !== null && readValue(input, value) === undefined
  })
  return misfit === undefined
    ? null
    : { code: 'invalid', message: `${misfit.label}: this value is not possible.`, rule: null }
}

/** The value of each input under its key: what was given, null if it was emptied, else its default. */
function pickValues(inputs: readonly Input[], given: CommandDraft['values']): CommandDraft['values'] {
  return Object.fromEntries(
    inputs.map((input) => {
      if (!Object.hasOwn(given, input.path)) return [input.path, input.value]
      return [input.path, readValue(input, given[input.path] ?? null) ?? null]
    }),
  )
}

/**
 * A given value in the shape of its input, or undefined if it does not fit. Null fits only where it is an option. Bounds
 * are checked by the schema of the command.
 */
function readValue(input: Input, value: Json): Json | undefined {
  switch (input.kind) {
    case 'number':
      return typeof value === 'number' ? value : undefined
    case 'toggle':
      return typeof value === 'boolean' ? value : undefined
    case 'text':
      return typeof value === 'string' ? value : undefined
    case 'one-of':
      return findOption(input.options, value)?.value
    case 'some-of':
      return readList(value, input.options.length, (item) => findOption(input.options, item)?.value)
    case 'distance':
      return isDistance(input, value) ? value : undefined
    case 'points': {
      const points = readList(value, input.max, readPoint)
      return points?.length === 0 ? undefined : points
    }
    case 'list':
      return readList(value, input.max, (row) => readRow(input.columns, row))
    case 'rows':
      return readList(value, input.rows.length, (row) => {
        const option = findOption(input.rows, getField(row, input.key))
        const fields = readRow(input.columns, row)
        return option && fields && { ...fields, [input.key]: option.value }
      })
  }
}

/** A list of at most `max` items, or undefined if it is longer or an item does not fit. */
function readList(value: Json, max: number, readItem: (item: Json) => Json | undefined): readonly Json[] | undefined {
  if (!Array.isArray(value) || value.length > max) return undefined
  const items = value.map((item: Json) => readItem(item))
  return items.every((item) => item !== undefined) ? items : undefined
}

/** A row of a list with the defaults of its columns, or undefined if a value is missing that has none. */
function readRow(columns: readonly Input[], row: Json): { readonly [key: string]: Json } | undefined {
  if (!isRecord(row)) return undefined
  const fields = pickValues(columns, row)
  return columns.every(({ path, isOptional }) => isOptional || (fields[path] ?? null) !== null) ? fields : undefined
}

function findOption(options: readonly InputOption[], value: Json): InputOption | undefined {
  const text = formatCanonicalJson(value)
  return options.find((option) => formatCanonicalJson(option.value) === text)
}

function isDistance({ units, named }: Extract<Input, { kind: 'distance' }>, value: Json): boolean {
  if (findOption(named, value)) return true
  const [entry, ...more] = Object.entries(isRecord(value) ? value : {})
  if (entry === undefined || more.length > 0) return false
  const [unit, length] = entry
  return typeof length === 'number' && units.some((known) => known.unit === unit)
}

function readPoint(value: Json): Json | undefined {
  const [x, y] = [getField(value, 'x'), getField(value, 'y')]
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function getField(value: Json, key: string): Json {
  return isRecord(value) && Object.hasOwn(value, key) ? (value[key] ?? null) : null
}

/** Why the chosen option of an input cannot be chosen, or null. */
function findOptionRefusal(inputs: readonly Input[], values: CommandDraft['values']): Refusal | null {
  for (const input of inputs) {
    const value = values[input.path] ?? null
    if (input.kind !== 'one-of' && input.kind !== 'some-of') continue
    const chosen = input.kind === 'some-of' && Array.isArray(value) ? value : [value]
    const refusal = chosen.map((item: Json) => findOption(input.options, item)?.refusal ?? null).find(Boolean)
    if (refusal) return refusal
  }
  return null
}
