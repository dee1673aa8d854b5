import type { Draft, Input, Json, Option, Refusal } from '#shared/match/protocol.ts'

/** Inputs of a draft, as far as they follow from these values. */
type ListInputs = (draft: Draft) => readonly Input[]

/** Depth of inputs that follow from each other, such as the parts of a manoeuvre. */
const MAX_ROUNDS = 12

/**
 * The inputs of a draft and their values: what was entered, else the defaults. Values that do not fit their input, or
 * have none, are dropped: they come from a window and may be anything.
 */
export function readValues(
  listInputs: ListInputs,
  draft: Draft,
): { inputs: readonly Input[]; values: Draft['values'] } {
  let values: Draft['values'] = {}
  let inputs = listInputs({ ...draft, values })
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = pickValues(inputs, draft.values)
    if (JSON.stringify(next) === JSON.stringify(values)) break
    values = next
    inputs = listInputs({ ...draft, values })
  }
  return { inputs, values }
}

function pickValues(inputs: readonly Input[], given: Draft['values']): Draft['values'] {
  return Object.fromEntries(
    inputs.map((input) => {
      const value = given[input.path] ?? null
      const isGiven = Object.hasOwn(given, input.path) && fits(input, value)
      return [input.path, isGiven ? value : input.value]
    }),
  )
}

/** Whether a value has the shape of an input. Null fits only where it is an option. Bounds are checked by the schema of the command. */
function fits(input: Input, value: Json): boolean {
  switch (input.kind) {
    case 'number':
      return typeof value === 'number'
    case 'toggle':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string'
    case 'one-of':
      return findOption(input.options, value) !== undefined
    case 'some-of':
      return isList(value, input.options.length) && value.every((item) => findOption(input.options, item) !== undefined)
    case 'distance':
      return isDistance(input, value)
    case 'points':
      return isList(value, input.max) && value.every(isPoint)
    case 'list':
      return isList(value, input.max) && value.every((row) => isRow(input.columns, row))
    case 'rows':
      return (
        isList(value, input.rows.length) &&
        value.every(
          (row) => isRow(input.columns, row) && findOption(input.rows, getField(row, input.key)) !== undefined,
        )
      )
  }
}

function findOption(options: readonly Option[], value: Json): Option | undefined {
  const text = JSON.stringify(value)
  return options.find((option) => JSON.stringify(option.value) === text)
}

function isDistance({ units, named }: Extract<Input, { kind: 'distance' }>, value: Json): boolean {
  if (findOption(named, value)) return true
  const [entry, ...more] = Object.entries(isRecord(value) ? value : {})
  return (
    more.length === 0 &&
    entry !== undefined &&
    typeof entry[1] === 'number' &&
    units.some(({ unit }) => unit === entry[0])
  )
}

function isList(value: Json, max: number): value is readonly Json[] {
  return Array.isArray(value) && value.length <= max
}

function isPoint(value: Json): boolean {
  return typeof getField(value, 'x') === 'number' && typeof getField(value, 'y') === 'number'
}

function isRow(columns: readonly Input[], row: Json): boolean {
  return (
    isRecord(row) &&
    columns.every((column) => {
      const value = getField(row, column.path)
      return value === null ? column.isOptional || column.value !== null : fits(column, value)
    })
  )
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function getField(value: Json, key: string): Json {
  return isRecord(value) && Object.hasOwn(value, key) ? (value[key] ?? null) : null
}

/** Why the chosen option of an input cannot be chosen, or null. */
export function findOptionRefusal(inputs: readonly Input[], values: Draft['values']): Refusal | null {
  for (const input of inputs) {
    const value = values[input.path] ?? null
    if (input.kind !== 'one-of' && input.kind !== 'some-of') continue
    const chosen = input.kind === 'some-of' && Array.isArray(value) ? value : [value]
    const refusal = chosen.map((item: Json) => findOption(input.options, item)?.refusal ?? null).find(Boolean)
    if (refusal) return refusal
  }
  return null
}
